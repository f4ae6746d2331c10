import { alsoReadable, writableOnlyIn, type Mount } from './mounts.ts'
import { firstProcessScript, namespacesScript } from './namespaces-script.ts'
import type { Launch, Sandbox, SandboxedCommand } from './sandbox.ts'

export interface NamespacesParts {
  /** How to get the right to make namespaces, up to and with `unshare` and the options that belong to it. */
  readonly unshare: readonly [string, ...string[]]
  readonly home: string
  /** An empty folder that becomes the root of what the command sees. */
  readonly mountPoint: string
  readonly mounts: readonly Mount[]
  /** Who the command runs as; undefined to stay who we are. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined
}

/** A boundary made with util-linux only, which each Linux has: for where bubblewrap is missing or not allowed. */
export function namespacesSandbox({ unshare, home, mountPoint, mounts, user }: NamespacesParts): Sandbox {
  const become = user ? ['--reuid', `${user.uid}`, '--regid', `${user.gid}`, '--clear-groups'] : []
  return {
    kind: 'namespaces',
    description:
      'Linux namespaces: commands write only in the work tree, have no network, no capabilities and no sight of other ' +
      'processes.',
    home,
    endsWholeTree: true,
    hasLifeline: true,
    wrap({ script, cwd, network, environment, isService = false, readable }: SandboxedCommand): Launch {
      const [file, ...before] = unshare
      const plan = alsoReadable(isService ? writableOnlyIn(home, mounts) : mounts, readable)
      const lifeline = isService ? 'errors' : 'input'
      const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
      return {
        file,
        environment: {},
        args: [
          ...before,
          ...['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child', ...(network ? [] : ['--net'])],
          ...['--', '/bin/sh', '-c', namespacesScript, 'sandbox', mountPoint, cwd, network ? 'network' : 'no-network'],
          ...[lifeline, ...plan.flatMap(({ kind, path }) => [kind, path]), '--'],
          ...['setpriv', ...become, '--no-new-privs', '--inh-caps=-all', '--ambient-caps=-all', '--bounding-set=-all'],
          // They stand in argv, which the command and other users can read; none is a secret.
          ...['env', '-i', ...variables, '/bin/sh', '-c', firstProcessScript, 'sandbox', '/bin/bash', '-c', script]
        ]
      }
    }
  }
}
