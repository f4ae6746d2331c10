/**
 * Runs as the first process of new namespaces, with permission to mount. Builds the command's file system below the mount point,
 * makes it the root, and drops all privileges before the command starts. Starts few programs, because each one takes a
 * millisecond.
 *
 * Arguments: the mount point; the working folder; `network` or `no-network`; `stdin` or `stderr`, the parent-death pipe; `sealed`
 * to forbid nested user namespaces (only in a user namespace of our own, because otherwise the setting applies to the whole
 * machine); the highest process number or 0; the table of mounts; mounts to make read-only
 * after that; `--`; and the program to execute. sudo closes all descriptors but the first three, so the pipe must be one of them.
 */
export const namespacesScript = String.raw`
set -eu
export PATH=/usr/bin:/bin:/usr/sbin:/sbin
new=$1 cwd=$2 network=$3
if [ "$4" = stdin ]; then exec 3<&0 </dev/null; else exec 3<&2; fi
if [ "$5" = sealed ]; then echo 0 > /proc/sys/user/max_user_namespaces; fi
max_pid=$6 table=$7
shift 7

mount --all --fstab "$table"
while [ "$1" != -- ]; do
  mount -o remount,bind,ro,nosuid,nodev "$1"
  shift
done
shift

# ulimit does not stop root, but the namespace has no process numbers beyond this one.
if [ "$max_pid" -gt 0 ]; then echo "$max_pid" > "$new/proc/sys/kernel/pid_max"; fi
# Root can write there without capabilities, and make the machine run a program (core_pattern).
mount -o bind,ro,nosuid,nodev,noexec "$new/proc/sys" "$new/proc/sys"

if [ "$network" = no-network ]; then
  # Tests that listen on 127.0.0.1 need the loopback device of the new network.
  ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null || true
fi

cd "$new"
pivot_root . .
umount -l .
cd "$cwd"

# Kill everything when the parent-death pipe closes. Started before privileges are dropped, so that the command, which then is
# another user, can neither kill nor stop it. In a loop, because the command may not have started yet.
(while read -r _ <&3; do :; done; while :; do kill -KILL -1; done) >/dev/null 2>&1 &
exec 3<&-

exec "$@"
`
