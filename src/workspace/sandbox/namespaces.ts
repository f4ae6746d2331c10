import { initArguments, isKernel } from './init-script.ts'
import { withReadable, writableOnlyIn, type Mount } from './mounts.ts'
import { namespacesScript } from './namespaces-script.ts'
import type { ResourceLimits } from './resource-limits.ts'
import type { SpawnArguments, Sandbox, SandboxedCommand } from './sandbox.ts'

export interface NamespacesParts {
  /** How to get the right to make namespaces, up to and with `unshare` and the options that belong to it. */
  readonly unshare: readonly [string, ...string[]]
  readonly home: string
  readonly limits: ResourceLimits
  /** An empty folder that becomes the root of what the command sees. */
  readonly mountPoint: string
  readonly mounts: readonly Mount[]
  /** Who the command runs as; undefined to stay who we are. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined
  /** True when `unshare` makes a user namespace too: processes are counted for the command alone then. */
  readonly hasOwnUsers: boolean
}

/** A boundary made with util-linux only, which each Linux has: for where bubblewrap is missing or not allowed. */
export function namespacesSandbox(parts: NamespacesParts): Sandbox {
  const { unshare, home, mountPoint, mounts, user, hasOwnUsers, limits: usual } = parts
  const become = user ? ['--reuid', `${user.uid}`, '--regid', `${user.gid}`, '--clear-groups'] : []
  return {
    kind: 'namespaces',
    description:
      'Linux namespaces: commands write only in the work tree, have no network, no capabilities and no sight of other ' +
      'processes.',
    home,
    limits: usual,
    endsWholeTree: true,
    usesParentDeathPipe: true,
    wrap({
      script,
      cwd,
      network,
      environment,
      limits = usual,
      isBackground = false,
      readable
    }: SandboxedCommand): SpawnArguments {
      const [file, ...before] = unshare
      const plan = withReadable(isBackground ? writableOnlyIn(home, mounts) : mounts, readable)
      const lifeline = isBackground ? 'errors' : 'input'
      const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
      return {
        file,
        environment: {},
        inputs: [],
        args: [
          ...before,
          ...['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child', ...(network ? [] : ['--net'])],
          ...['--', '/bin/sh', '-c', namespacesScript, 'sandbox', mountPoint, cwd, network ? 'network' : 'no-network'],
          ...[lifeline, hasOwnUsers ? 'sealed' : 'open', `${limits.temporaryMb}`, `${lastNumber(limits)}`],
          ...[...plan.flatMap((mount) => [kindOf(mount, plan), mount.path]), '--'],
          ...['setpriv', ...become, '--no-new-privs', '--inh-caps=-all', '--ambient-caps=-all', '--bounding-set=-all'],
          // They stand in argv, which the command and other users can read; none is a secret.
          ...['env', '-i', ...variables, ...initArguments(script, limits, hasOwnUsers)]
        ]
      }
    }
  }
}

/** A folder that others are mounted in is made unwritable only once they are. */
function kindOf({ kind, path }: Mount, plan: readonly Mount[]): Mount['kind'] | 'holder' {
  return kind === 'empty' && plan.some((other) => other.path.startsWith(`${path}/`)) ? 'holder' : kind
}

/**
 * For the last number that a process may have: 0 where that would be the setting of the whole machine, as before Linux 6.14.
 * The first 300 are not given again, so it is well above the limit.
 */
function lastNumber({ processes }: ResourceLimits): number {
  return isKernel(6, 14) ? 2 * processes + 1_000 : 0
}
