import type { ResourceLimits } from '../../domain/resource-limits.ts'
import { isKernel } from './init-script.ts'
import { HAS_PERL } from './install-filter.ts'
import { lockArguments } from './lock-script.ts'
import { writeMountTable } from './mount-table.ts'
import { deathPipeScript, namespacesScript } from './namespaces-script.ts'
import { plannedSandbox, type PlannedParts } from './planned-sandbox.ts'
import type { Sandbox } from './sandbox.ts'
import { backgroundFilter, seccompFilter } from './seccomp-filter.ts'
import { SHELL } from './shell.ts'
import type { User } from './trust-contexts.ts'

export interface NamespacesParts extends PlannedParts {
  /** `sudo` with its options, if it is needed. */
  readonly elevate: readonly string[]
  readonly unshare: readonly string[]
  /** An empty folder that becomes the root folder of the command. */
  readonly mountPoint: string
  /** The folder that is mounted there, with a mount point for each mount. */
  readonly skeleton: string
  /** The user that the command runs as; undefined for our own. */
  readonly user: User | undefined
}

/** The options of setpriv that make it another user. */
export function identityOptions({ uid, gid }: User): string[] {
  return ['--reuid', `${uid}`, '--regid', `${gid}`, '--clear-groups']
}

/** A sandbox made with util-linux, which every Linux has. For systems where bubblewrap is missing or not allowed. */
export function namespacesSandbox(parts: NamespacesParts): Sandbox {
  const { elevate, unshare, mountPoint, skeleton, emptyFile, user } = parts
  // CAP_SYS_ADMIN until the command has its own user namespace, which some systems refuse to ordinary users.
  const capabilities = ['--inh-caps=-all,+sys_admin', '--ambient-caps=-all,+sys_admin', '--']
  const switchUser = user ? ['setpriv', ...identityOptions(user), ...capabilities] : []
  return plannedSandbox(parts, {
    kind: 'namespaces',
    name: 'Linux namespaces',
    usesParentDeathPipe: true,
    launch: ({ cwd, network, environment, limits, isBackground = false, mounts, init }) => {
      const place = { mountPoint, skeleton, emptyFile, temporaryMb: limits.temporaryMb }
      const { table, readOnly } = writeMountTable(mounts, place)
      const filter = isBackground ? backgroundFilter(process.arch) : HAS_PERL ? seccompFilter(process.arch) : undefined
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
  })
}

/**
 * The highest process number; 0 for no limit. Before Linux 6.14 the setting would apply to the whole machine. The first 300 numbers
 * are never reused, so it is well above the limit on processes.
 */
function maxPid({ processes }: ResourceLimits): number {
  return isKernel(6, 14) ? 2 * processes + 1_000 : 0
}
