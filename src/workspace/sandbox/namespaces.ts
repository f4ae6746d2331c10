import { initArguments, isKernel } from './init-script.ts'
import { mountsFor, type Mount } from './mounts.ts'
import { namespacesScript } from './namespaces-script.ts'
import type { SpawnArguments, Sandbox, SandboxedCommand } from './sandbox.ts'
import type { ResourceLimits } from '../../domain/resource-limits.ts'

export interface NamespacesParts {
  /** The command line that can create namespaces: `unshare` with its options, after `sudo` if needed. */
  readonly unshare: readonly [string, ...string[]]
  readonly home: string
  readonly limits: ResourceLimits
  /** An empty folder that becomes the root folder of the command. */
  readonly mountPoint: string
  readonly mounts: readonly Mount[]
  /** The user that the command runs as; undefined for our own. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined
  /** True if `unshare` also creates a user namespace. Then only the command's processes count against its limit. */
  readonly hasUserNamespace: boolean
}

/** A sandbox made with util-linux, which every Linux has. For systems where bubblewrap is missing or not allowed. */
export function namespacesSandbox(parts: NamespacesParts): Sandbox {
  const { unshare, home, mountPoint, user, hasUserNamespace, limits: defaultLimits } = parts
  const switchUser = user ? ['--reuid', `${user.uid}`, '--regid', `${user.gid}`, '--clear-groups'] : []
  return {
    kind: 'namespaces',
    description:
      'Linux namespaces. Commands write only in the work tree; they have no network, no capabilities and no sight of ' +
      'other processes.',
    home,
    limits: defaultLimits,
    endsWholeTree: true,
    usesParentDeathPipe: true,
    wrap(command: SandboxedCommand): SpawnArguments {
      const { script, cwd, network, environment, limits = defaultLimits, isBackground = false } = command
      const [file, ...before] = unshare
      const plan = mountsFor(command, parts)
      const deathPipe = isBackground ? 'stderr' : 'stdin'
      const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
      return {
        file,
        environment: {},
        inputs: [],
        args: [
          ...before,
          ...['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child', ...(network ? [] : ['--net'])],
          ...['--', '/bin/sh', '-c', namespacesScript, 'sandbox', mountPoint, cwd, network ? 'network' : 'no-network'],
          ...[deathPipe, hasUserNamespace ? 'sealed' : 'open', `${limits.temporaryMb}`, `${maxPid(limits)}`],
          ...[...plan.flatMap((mount) => pointOf(mount, plan)), '--'],
          ...[
            'setpriv',
            ...switchUser,
            '--no-new-privs',
            '--inh-caps=-all',
            '--ambient-caps=-all',
            '--bounding-set=-all'
          ],
          // The command and other users can read argv. None of the variables is a secret.
          ...['env', '-i', ...variables, ...initArguments(script, limits, hasUserNamespace)]
        ]
      }
    }
  }
}

function pointOf(mount: Mount, plan: readonly Mount[]): readonly string[] {
  const { kind, path, source } = mount
  if (source === undefined) return [kindOf(mount, plan), path]
  return [kind === 'readable' ? 'shown-read-only' : 'shown', path, source]
}

/** A folder that other mounts are inside stays writable until they are mounted. */
function kindOf({ kind, path }: Mount, plan: readonly Mount[]): Mount['kind'] | 'holder' {
  return kind === 'empty' && plan.some((other) => other.path.startsWith(`${path}/`)) ? 'holder' : kind
}

/**
 * The highest process number; 0 for no limit. Before Linux 6.14 the setting would apply to the whole machine. The first 300 numbers
 * are never reused, so it is well above the limit on processes.
 */
function maxPid({ processes }: ResourceLimits): number {
  return isKernel(6, 14) ? 2 * processes + 1_000 : 0
}
