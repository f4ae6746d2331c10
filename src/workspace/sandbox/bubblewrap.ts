import { foldersAbove } from '../../text/normalized-path.ts'
import { isWithin } from '../../text/paths.ts'
import { initArguments } from './init-script.ts'
import { lockArguments } from './lock-script.ts'
import type { Mount } from './mount.ts'
import { mountsFor, type MountPlan } from './mounts.ts'
import type { SpawnArguments, Sandbox, SandboxedCommand } from './sandbox.ts'
import { backgroundFilter, seccompFilter } from './seccomp-filter.ts'
import { expectedMounts } from './tree-mounts.ts'
import type { ResourceLimits } from '../../domain/resource-limits.ts'
import type { TrustContexts } from './trust-contexts.ts'

export interface BubblewrapParts {
  /** Absolute path of `bwrap`. */
  readonly program: string
  readonly limits: ResourceLimits
  readonly plan: MountPlan
  readonly contexts: TrustContexts
  /** Replaces masked files. Not /dev/null: where devices cannot be opened, git fails on it. */
  readonly emptyFile: string
  /** Command line before `bwrap` that switches to the user of commands. Empty to keep our own user. */
  readonly switchUser: readonly string[]
}

// Root can write there without capabilities, and so change the machine or make it run a program (core_pattern).
const KERNEL_SETTINGS = ['/proc/sys', '/proc/sysrq-trigger', '/proc/irq', '/proc/bus']
const USER_SETTINGS = '/proc/sys/user'

export function bubblewrapSandbox(parts: BubblewrapParts): Sandbox {
  const { program, limits: defaultLimits, plan, contexts, emptyFile, switchUser } = parts
  return {
    kind: 'bubblewrap',
    description:
      'bubblewrap. Commands write only in the work tree; they have no network, no capabilities and no sight of other processes.',
    home: plan.home,
    contexts,
    limits: defaultLimits,
    endsWholeTree: true,
    usesParentDeathPipe: false,
    wrap(command: SandboxedCommand): SpawnArguments {
      const { script, cwd, network, environment, limits = defaultLimits, isBackground = false } = command
      const [file, ...before] = switchUser
      const filter = isBackground ? backgroundFilter(process.arch) : seccompFilter(process.arch)
      const mounts = mountsFor(command, plan)
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
        ...mounts.flatMap((mount) => argumentsOf(mount, size, emptyFile)),
        ...[...size, '/dev/shm', '--remount-ro', '/dev'],
        // Only now, because other mounts may be inside them.
        ...mounts.filter(({ kind }) => kind === 'empty').flatMap(({ path }) => ['--remount-ro', path]),
        ...['--remount-ro', '/'],
        ...['--chdir', cwd, ...(filter ? ['--seccomp', '4'] : [])]
      ]
      const init = initArguments(script, { limits, expected: expectedMounts(plan.tree, command, emptyFile) })
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
  }
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
