import type { ResourceLimits } from '../../domain/settings.ts'
import { isKernel } from './init-script.ts'
import { backgroundFilter, seccompFilter, HAS_PERL } from './seccomp-filter.ts'
import { lockArguments } from './lock-script.ts'
import { writeMountTable } from './mount-table.ts'
import { plannedSandbox, type PlannedParts } from './planned-sandbox.ts'
import type { Sandbox } from './sandbox.ts'
import { SHELL } from './spawn.ts'
import type { User } from './trust-contexts.ts'

/**
 * Runs outside of the namespaces, with permission to create them: starts a command line that does, waits for it, and kills it when the
 * parent-death pipe closes. Attack: as the same user, a command kills or stops whatever waits for the pipe and is visible to it, and so outlives
 * the job. Arguments: `stdin` or `stderr`, the pipe; and the command line. sudo closes all descriptors but the first three, so the pipe must be
 * one of them. The command is not the background process, because that would ignore interrupts.
 */
const deathPipeScript = `
export PATH=/usr/bin:/bin
if [ "$1" = stdin ]; then exec 3<&0 < /dev/null; else exec 3<&2; fi
shift
(
  while read -r _ <&3; do :; done
  # In a loop, because the command may not have started yet.
  while [ -e "/proc/$$" ]; do
    for child in $(< "/proc/$$/task/$$/children"); do [ "$child" = "$BASHPID" ] || kill -KILL "$child"; done
  done
) < /dev/null > /dev/null 2>&1 &
watcher=$!
exec 4>&2 2> /dev/null
setpriv --pdeathsig KILL "$@" 2>&4 3<&- 4>&-
status=$?
kill -KILL "$watcher"
exit "$status"
`

/**
 * Runs as process 1 of new namespaces, with permission to mount. Builds the command's file system below the mount point, makes it the
 * root, and waits for the command, which drops all privileges. All processes in the sandbox die with process 1, and a command cannot trace one
 * with privileges. Starts few programs, because each one takes a millisecond.
 *
 * Arguments: the mount point; the working folder; `network` or `no-network`; the highest process number or 0; the table of mounts; mounts to
 * make read-only after that; `--`; and the program to execute.
 */
const namespacesScript = String.raw`
set -eu
export PATH=/usr/bin:/bin:/usr/sbin:/sbin
new=$1 cwd=$2 network=$3 max_pid=$4 table=$5
shift 5

mount --all --fstab "$table"
while [ "$1" != -- ]; do
  mount -o remount,bind,ro,nosuid,nodev "$1"
  shift
done
shift

# ulimit does not stop root, but the namespace has no process numbers beyond this one.
if [ "$max_pid" -gt 0 ]; then echo "$max_pid" > "$new/proc/sys/kernel/pid_max"; fi
# Root can write there without capabilities, and make the machine run a program (core_pattern).
mount --bind "$new/proc/sys/user" "$new/proc/sys/user"
mount -o rbind,ro,nosuid,nodev,noexec "$new/proc/sys" "$new/proc/sys"

if [ "$network" = no-network ]; then
  # Tests that listen on 127.0.0.1 need the loopback device of the new network.
  ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null || true
fi

cd "$new"
pivot_root . .
umount -l .
cd "$cwd"

# A command can end the shell that waits for it, which then reports nothing.
exec 4>&2 2> /dev/null 6>&1
status=$("$@" 5>&1 >&6 2>&4 4>&- 6>&-) || true
exit "${'$'}{status:-137}"
`

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
