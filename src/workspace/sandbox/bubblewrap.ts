import { foldersAbove } from '../../text/normalized-path.ts'
import { isWithin } from '../../text/paths.ts'
import { lockArguments } from './lock-script.ts'
import type { Mount } from './mount.ts'
import { plannedSandbox, type PlannedParts } from './planned-sandbox.ts'
import type { Sandbox } from './sandbox.ts'
import { backgroundFilter, seccompFilter } from './seccomp-filter.ts'

export interface BubblewrapParts extends PlannedParts {
  /** Absolute path of `bwrap`. */
  readonly program: string
  /** Command line before `bwrap` that switches to the user of commands. Empty to keep our own user. */
  readonly switchUser: readonly string[]
}

// Root can write there without capabilities, and so change the machine or make it run a program (core_pattern).
const KERNEL_SETTINGS = ['/proc/sys', '/proc/sysrq-trigger', '/proc/irq', '/proc/bus']
const USER_SETTINGS = '/proc/sys/user'

export function bubblewrapSandbox({ program, switchUser, ...parts }: BubblewrapParts): Sandbox {
  return plannedSandbox(parts, {
    kind: 'bubblewrap',
    name: 'bubblewrap',
    usesParentDeathPipe: false,
    launch: ({ cwd, network, environment, limits, isBackground = false, mounts, init }) => {
      const [file, ...before] = switchUser
      const filter = isBackground ? backgroundFilter(process.arch) : seccompFilter(process.arch)
      // bwrap would make them for their owner alone.
      const parents = [...new Set(mounts.flatMap(({ path }) => foldersAbove(path).slice(1)))].filter(isOutside(mounts))
      const size = ['--size', `${limits.temporaryMb * 2 ** 20}`, '--tmpfs']
      const options = [
        ...['--unshare-user', '--unshare-ipc', '--unshare-pid', '--unshare-uts'],
        ...['--unshare-cgroup-try', ...(network ? [] : ['--unshare-net'])],
        // --new-session: otherwise a command could type into our terminal (TIOCSTI).
        // --as-pid-1: bwrap's own first process would report the end of the command while its descendants still run.
        ...['--new-session', '--die-with-parent', '--as-pid-1', '--cap-drop', 'ALL', '--cap-add', 'CAP_SETFCAP'],
        ...['--dev', '/dev', '--proc', '/proc'],
        ...KERNEL_SETTINGS.flatMap((path) => ['--ro-bind-try', path, path]),
        // Each user namespace has its own, which need its privileges.
        ...['--bind', USER_SETTINGS, USER_SETTINGS],
        ...parents.flatMap((path) => ['--perms', '0755', '--dir', path]),
        ...mounts.flatMap((mount) => argumentsOf(mount, size, parts.emptyFile)),
        ...[...size, '/dev/shm', '--remount-ro', '/dev'],
        // Only now, because other mounts may be inside them.
        ...mounts.filter(({ kind }) => kind === 'empty').flatMap(({ path }) => ['--remount-ro', path]),
        ...['--remount-ro', '/'],
        ...['--chdir', cwd, ...(filter ? ['--seccomp', '4'] : [])]
      ]
      return {
        file: file ?? program,
        environment: {},
        // By descriptor: the command and other users of the machine can see arguments.
        inputs: [options.map((option) => `${option}\0`).join(''), ...(filter ? [filter] : [])],
        args: [
          ...(file === undefined ? [] : [...before, program]),
          ...['--args', '3', '--'],
          ...lockArguments({ command: init, environment, hasWritableDevices: true })
        ]
      }
    }
  })
}

function isOutside(mounts: readonly Mount[]): (path: string) => boolean {
  const covered = mounts.filter(({ kind }) => kind !== 'link')
  return (path) => !covered.some((mount) => isWithin(path, mount.path)) && !isWithin(path, '/proc')
}

function argumentsOf(mount: Mount, sized: readonly string[], emptyFile: string): string[] {
  switch (mount.kind) {
    case 'scratch':
      return [...sized, mount.path]
    case 'empty':
      return ['--tmpfs', mount.path]
    case 'masked':
      return ['--ro-bind', emptyFile, mount.path]
    case 'link':
      return ['--symlink', mount.target, mount.path]
    case 'readable':
      // A toolchain that was deleted since is no reason to run nothing.
      return ['--ro-bind-try', mount.source, mount.path]
    case 'writable':
      return ['--bind', mount.source, mount.path]
  }
}
