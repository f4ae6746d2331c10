/**
 * Runs as process 1 of new namespaces, with permission to mount. Builds the command's file system below the mount point, makes it the
 * root, and waits for the command, which drops all privileges, and for the parent-death pipe. All processes in the sandbox die with it.
 * Attack: as the same user, a command kills a process that waits for the pipe, and so outlives the job; but nothing in the
 * sandbox can kill process 1. Starts few programs, because each one takes a millisecond.
 *
 * Arguments: the mount point; the working folder; `network` or `no-network`; `stdin` or `stderr`, the parent-death pipe; the highest
 * process number or 0; the table of mounts; mounts to make read-only after that; `--`; and the program to execute. sudo closes all
 * descriptors but the first three, so the pipe must be one of them.
 */
export const namespacesScript = String.raw`
set -eu
export PATH=/usr/bin:/bin:/usr/sbin:/sbin
new=$1 cwd=$2 network=$3
if [ "$4" = stdin ]; then exec 3<&0 </dev/null; else exec 3<&2; fi
max_pid=$5 table=$6
shift 6

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

(while read -r _ <&3; do :; done) >/dev/null 2>&1 &
"$@" <&0 3<&- &
command=$!
exec 3<&-
if wait -n; then status=0; else status=$?; fi
if kill -0 "$command" 2>/dev/null; then status=137; fi
exit "$status"
`
