import type { ResourceLimits } from './resource-limits.ts'

/**
 * Becomes the command, inside the boundary and without any right: closes descriptors that whoever started us left open, and
 * sets the limits that the kernel keeps. Arguments: the size of a file in KB, the number of processes, the command's script.
 *
 * No file of dumped memory, and the first to go when the machine has no memory left.
 */
export const enterScript = String.raw`
for path in /proc/self/fd/*; do
  fd=${'$'}{path##*/}
  [ "$fd" -le 2 ] || eval "exec $fd>&-"
done
ulimit -c 0
ulimit -f "$1" 2>/dev/null
ulimit -u "$2" 2>/dev/null
echo 1000 2>/dev/null > /proc/self/oom_score_adj
exec /bin/bash -c "$3"
`

/**
 * The kernel's limit on processes is a wall behind the one that `watchUsage` keeps, which can say why it ended the command:
 * so it is twice as far away.
 *
 * @param others how many processes beside those of the command the kernel counts
 */
export function enterArguments(script: string, limits: ResourceLimits, others: number): string[] {
  const processes = 2 * limits.processes + others
  return ['/bin/bash', '-c', enterScript, 'sandbox', `${limits.fileMb * 1024}`, `${processes}`, script]
}
