import { readFileSync } from 'node:fs'
import { release } from 'node:os'
import type { ResourceLimits } from '../../domain/settings.ts'
import { SHELL } from './spawn.ts'

/**
 * Runs in the sandbox, without privileges: closes inherited descriptors, sets the limits that the kernel enforces, and waits for the
 * command. Arguments: the size of a file in KB, the number of processes, what it prints before the command, the command's script, and pairs of a
 * path and its expected device and inode. If one differs, the command is not started.
 *
 * Replaces a standard input that is the machine's /dev/null, whose rights root could change. Turns core dumps off, and lets the kernel kill these
 * processes first when memory runs out. Hides the shell's own message about a command that was killed by a signal.
 */
const initScript = String.raw`
for path in /proc/self/fd/*; do
  fd=${'$'}{path##*/}
  [ "$fd" -le 2 ] || eval "exec $fd>&-"
done
[ ! -c /dev/stdin ] || exec < /dev/null
ulimit -c 0
ulimit -f "$1" 2>/dev/null
ulimit -u "$2" 2>/dev/null
echo 1000 2>/dev/null > /proc/self/oom_score_adj
exec 3>&2 2>/dev/null
mark=$3 script=$4
shift 4
paths=() expected=()
while [ $# -gt 0 ]; do
  paths+=("$1") expected+=("$2")
  shift 2
done
if [ "${'$'}{#paths[@]}" -gt 0 ]; then
  mapfile -t found <<< "$(/usr/bin/stat -c %d:%i -- "${'$'}{paths[@]}")"
  replaced=
  [ "${'$'}{#found[@]}" -eq "${'$'}{#paths[@]}" ] || replaced=yes
  for index in "${'$'}{!expected[@]}"; do
    case "${'$'}{expected[index]}" in
      "!${'$'}{found[index]}") replaced=yes ;;
      "${'$'}{found[index]}" | !*) ;;
      *) replaced=yes ;;
    esac
  done
  if [ -n "$replaced" ]; then
    echo 'The command was not run: a folder in the work tree was replaced meanwhile.' >&3
    exit 126
  fi
fi
[ -z "$mark" ] || echo "$mark" >&3
/bin/bash -c "$script" 2>&3 3>&-
exit $?
`

export interface InitOptions {
  readonly limits: ResourceLimits
  /** See `SandboxedCommand`. */
  readonly startMark?: string | undefined
  /** See `expectedMounts`. */
  readonly expected: readonly (readonly [string, string])[]
}

/**
 * The kernel's limit on processes is a second line of defense. It is twice as high as the limit of `monitorUsage`, which can say why
 * it killed the command.
 */
export function initArguments(script: string, { limits, startMark = '', expected }: InitOptions): string[] {
  const processes = 2 * limits.processes + unrelatedProcesses()
  const numbers = [`${limits.fileMb * 1024}`, `${processes}`]
  return [...SHELL, initScript, 'sandbox', ...numbers, startMark, script, ...expected.flat()]
}

/** True for this kernel version and newer ones. */
export function isKernel(major: number, minor: number): boolean {
  const [ownMajor = 0, ownMinor = 0] = release().split('.').map(Number)
  return ownMajor > major || (ownMajor === major && ownMinor >= minor)
}

const SPARE_PROCESSES = 1_000

/** The kernel counts a user's processes on the whole machine. Since Linux 5.14 it counts a user namespace separately. */
function unrelatedProcesses(): number {
  if (isKernel(5, 14)) return 0
  // "0.00 0.01 0.05 running/all last", of all users, including threads.
  return Number(/\/(\d+) /.exec(readFileSync('/proc/loadavg', 'utf8'))?.[1] ?? 0) + SPARE_PROCESSES
}
