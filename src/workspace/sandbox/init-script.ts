import { readFileSync } from 'node:fs'
import { release } from 'node:os'
import type { ResourceLimits } from './resource-limits.ts'

/**
 * Runs as process 1 of the boundary, without any right: closes descriptors that whoever started us left open, sets the limits
 * that the kernel keeps, and waits for the command. Its end is the end of all processes in there, and it has ended only when
 * all of them have. Arguments: the size of a file in KB, the number of processes, the command's script.
 *
 * No file of dumped memory, and the first to go when the machine has no memory left. What a shell says of a command that a
 * signal ended is said to nobody.
 */
const enterScript = String.raw`
for path in /proc/self/fd/*; do
  fd=${'$'}{path##*/}
  [ "$fd" -le 2 ] || eval "exec $fd>&-"
done
ulimit -c 0
ulimit -f "$1" 2>/dev/null
ulimit -u "$2" 2>/dev/null
echo 1000 2>/dev/null > /proc/self/oom_score_adj
exec 3>&2 2>/dev/null
/bin/bash -c "$3" 2>&3 3>&-
exit $?
`

/**
 * The kernel's limit on processes is a wall behind the one that `watchUsage` keeps, which can say why it ended the command:
 * so it is twice as far away.
 *
 * @param hasOwnUsers whether the boundary has a user namespace
 */
export function initArguments(script: string, limits: ResourceLimits, hasOwnUsers: boolean): string[] {
  const processes = 2 * limits.processes + othersCounted(hasOwnUsers)
  // --norc: bash takes a socket as its input for a remote shell's, and would run files of its home first.
  return ['/bin/bash', '--norc', '-c', enterScript, 'sandbox', `${limits.fileMb * 1024}`, `${processes}`, script]
}

/** Whether this is the kernel of a version, or a newer one. */
export function isKernel(major: number, minor: number): boolean {
  const [ownMajor = 0, ownMinor = 0] = release().split('.').map(Number)
  return ownMajor > major || (ownMajor === major && ownMinor >= minor)
}

const SPARE_PROCESSES = 1_000

/** The kernel counts a user's processes on the whole machine; those of a user namespace by themselves since Linux 5.14. */
function othersCounted(hasOwnUsers: boolean): number {
  if (hasOwnUsers && isKernel(5, 14)) return 0
  // "0.00 0.01 0.05 running/all last", of all users, threads too.
  return Number(/\/(\d+) /.exec(readFileSync('/proc/loadavg', 'utf8'))?.[1] ?? 0) + SPARE_PROCESSES
}
