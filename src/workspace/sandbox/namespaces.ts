import { initArguments, isKernel } from './init-script.ts'
import { lockArguments } from './lock-script.ts'
import { mountsFor, type MountPlan } from './mounts.ts'
import { deathPipeScript, namespacesScript } from './namespaces-script.ts'
import { writeMountTable } from './mount-table.ts'
import { SHELL } from './shell.ts'
import { HAS_PERL } from './install-filter.ts'
import { backgroundFilter, seccompFilter } from './seccomp-filter.ts'
import type { SpawnArguments, Sandbox, SandboxedCommand } from './sandbox.ts'
import { expectedMounts } from './tree-mounts.ts'
import type { ResourceLimits } from '../../domain/resource-limits.ts'
import type { TrustContexts } from './trust-contexts.ts'

export interface NamespacesParts {
  /** `sudo` with its options, if it is needed. */
  readonly elevate: readonly string[]
  /** The command line that creates namespaces. */
  readonly unshare: readonly string[]
  readonly limits: ResourceLimits
  readonly plan: MountPlan
  readonly contexts: TrustContexts
  /** An empty folder that becomes the root folder of the command. */
  readonly mountPoint: string
  /** The folder that is mounted there, with a mount point for each mount. */
  readonly skeleton: string
  /** Replaces masked files. */
  readonly emptyFile: string
  /** The user that the command runs as; undefined for our own. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined
}

/** A sandbox made with util-linux, which every Linux has. For systems where bubblewrap is missing or not allowed. */
export function namespacesSandbox(parts: NamespacesParts): Sandbox {
  const { elevate, unshare, plan, contexts, mountPoint, skeleton, emptyFile, user, limits: defaultLimits } = parts
  const identity = user ? ['--reuid', `${user.uid}`, '--regid', `${user.gid}`, '--clear-groups'] : []
  // CAP_SYS_ADMIN until the command has its own user namespace, which some systems refuse to ordinary users.
  const switchUser = user
    ? ['setpriv', ...identity, '--inh-caps=-all,+sys_admin', '--ambient-caps=-all,+sys_admin', '--']
    : []
  return {
    kind: 'namespaces',
    description:
      'Linux namespaces. Commands write only in the work tree; they have no network, no capabilities and no sight of ' +
      'other processes.',
    home: plan.home,
    contexts,
    limits: defaultLimits,
    endsWholeTree: true,
    usesParentDeathPipe: true,
    wrap(command: SandboxedCommand): SpawnArguments {
      const { script, cwd, network, environment, limits = defaultLimits, isBackground = false } = command
      const place = { mountPoint, skeleton, emptyFile, temporaryMb: limits.temporaryMb }
      const mounts = mountsFor(command, plan)
      const { table, readOnly } = writeMountTable(mounts, place)
      const filter = isBackground ? backgroundFilter(process.arch) : HAS_PERL ? seccompFilter(process.arch) : undefined
      const init = initArguments(script, { limits, expected: expectedMounts(plan.tree, command, emptyFile) })
      const [file = '', ...args] = [
        ...elevate,
        ...[...SHELL, deathPipeScript, 'sandbox', isBackground ? 'stderr' : 'stdin'],
        ...unshare,
        ...['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child', ...(network ? [] : ['--net'])],
        ...['--', ...SHELL, namespacesScript, 'sandbox', mountPoint, cwd, network ? 'network' : 'no-network'],
        ...[`${maxPid(limits)}`, table, ...readOnly, '--'],
        ...switchUser,
        ...lockArguments({ command: init, environment, filter, hasWritableDevices: false })
      ]
      return { file, args, environment: {}, inputs: [] }
    }
  }
}

/**
 * The highest process number; 0 for no limit. Before Linux 6.14 the setting would apply to the whole machine. The first 300 numbers
 * are never reused, so it is well above the limit on processes.
 */
function maxPid({ processes }: ResourceLimits): number {
  return isKernel(6, 14) ? 2 * processes + 1_000 : 0
}
