import { initArguments } from './init-script.ts'
import { mountsFor, type Mount } from './mounts.ts'
import type { SpawnArguments, Sandbox, SandboxedCommand } from './sandbox.ts'
import { seccompFilter } from './seccomp-filter.ts'
import type { ResourceLimits } from '../../domain/resource-limits.ts'

export interface BubblewrapParts {
  /** Absolute path of `bwrap`. */
  readonly program: string
  readonly home: string
  readonly limits: ResourceLimits
  readonly mounts: readonly Mount[]
  /** Replaces hidden files. Not /dev/null: where devices cannot be opened, git fails on it. */
  readonly emptyFile: string
  /** Command line before `bwrap` that switches to the user of commands. Empty to keep our own user. */
  readonly switchUser: readonly string[]
}

export function bubblewrapSandbox(parts: BubblewrapParts): Sandbox {
  const { program, home, limits: defaultLimits, emptyFile, switchUser } = parts
  return {
    kind: 'bubblewrap',
    description:
      'bubblewrap. Commands write only in the work tree; they have no network, no capabilities and no sight of other processes.',
    home,
    limits: defaultLimits,
    endsWholeTree: true,
    usesParentDeathPipe: false,
    wrap(command: SandboxedCommand): SpawnArguments {
      const { script, cwd, network, environment, limits = defaultLimits } = command
      const [file, ...before] = switchUser
      const filter = seccompFilter(process.arch)
      const plan = mountsFor(command, parts)
      const size = ['--size', `${limits.temporaryMb * 2 ** 20}`, '--tmpfs']
      const options = [
        // No nested user namespaces: they expose the parts of the kernel with the most vulnerabilities.
        ...['--unshare-user', '--disable-userns', '--unshare-ipc', '--unshare-pid', '--unshare-uts'],
        ...['--unshare-cgroup-try', ...(network ? [] : ['--unshare-net'])],
        // --new-session: otherwise a command could type into our terminal (TIOCSTI).
        // --as-pid-1: bwrap's own first process would report the end of the command while its descendants still run.
        ...['--new-session', '--die-with-parent', '--as-pid-1', '--cap-drop', 'ALL'],
        ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
        ...plan.flatMap((mount) => argumentsOf(mount, size, emptyFile)),
        ...[...size, '/dev/shm', '--remount-ro', '/dev'],
        // Only now, because other mounts may be inside them.
        ...plan.filter(({ kind }) => kind === 'empty').flatMap(({ path }) => ['--remount-ro', path]),
        ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
        ...['--chdir', cwd, ...(filter ? ['--seccomp', '4'] : [])]
      ]
      return {
        file: file ?? program,
        environment: {},
        // By descriptor: the command and other users of the machine can see arguments.
        inputs: [options.map((option) => `${option}\0`).join(''), ...(filter ? [filter] : [])],
        args: [
          ...(file === undefined ? [] : [...before, program]),
          ...['--args', '3', '--', ...initArguments(script, limits, true)]
        ]
      }
    }
  }
}

function argumentsOf({ kind, path, source = path }: Mount, sized: readonly string[], emptyFile: string): string[] {
  switch (kind) {
    case 'scratch':
      return [...sized, path]
    case 'empty':
      return ['--tmpfs', path]
    case 'masked':
      return ['--ro-bind', emptyFile, path]
    case 'readable':
      return ['--ro-bind', source, path]
    case 'writable':
      return ['--bind', source, path]
  }
}
