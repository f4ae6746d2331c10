import { alsoReadable, writableOnlyIn, type Mount } from './mounts.ts'
import type { Launch, Sandbox, SandboxedCommand } from './sandbox.ts'

export interface BubblewrapParts {
  /** Absolute path of `bwrap`. */
  readonly program: string
  readonly home: string
  readonly mounts: readonly Mount[]
  /** Put before `bwrap`: how to become the user that commands run as. Empty to stay who we are. */
  readonly become: readonly string[]
}

export function bubblewrapSandbox({ program, home, mounts, become }: BubblewrapParts): Sandbox {
  return {
    kind: 'bubblewrap',
    description:
      'bubblewrap: commands write only in the work tree, have no network, no capabilities and no sight of other processes.',
    home,
    endsWholeTree: true,
    hasLifeline: false,
    wrap({ script, cwd, network, environment, isService = false, readable }: SandboxedCommand): Launch {
      const [file, ...before] = become
      // They stand in argv, which the command and other users can read; none is a secret.
      const variables = Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value])
      return {
        file: file ?? program,
        environment: {},
        args: [
          ...(file === undefined ? [] : [...before, program]),
          ...['--unshare-user-try', '--unshare-ipc', '--unshare-pid', '--unshare-uts', '--unshare-cgroup-try'],
          ...(network ? [] : ['--unshare-net']),
          // --new-session: without it a command could type into the broker's terminal (TIOCSTI).
          ...['--new-session', '--die-with-parent', '--cap-drop', 'ALL'],
          ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
          ...alsoReadable(isService ? writableOnlyIn(home, mounts) : mounts, readable).flatMap(argumentsOf),
          ...variables,
          ...['--chdir', cwd, '--', '/bin/bash', '-c', script]
        ]
      }
    }
  }
}

function argumentsOf({ kind, path }: Mount): string[] {
  switch (kind) {
    case 'empty':
      return ['--tmpfs', path]
    case 'masked':
      return ['--ro-bind', '/dev/null', path]
    case 'readable':
      return ['--ro-bind', path, path]
    case 'writable':
      return ['--bind', path, path]
  }
}
