/**
 * Runs as the first process of new namespaces, with permission to mount. Builds the command's file system below the mount point,
 * makes it the root, and drops all privileges before the command starts. Starts few programs, because each one takes a
 * millisecond.
 *
 * Arguments: the mount point; the working folder; `network` or `no-network`; `stdin` or `stderr`, the parent-death pipe; `sealed`
 * to forbid nested user namespaces (only in a user namespace of our own, because otherwise the setting applies to the whole
 * machine); the size of file systems in memory in MB; the highest process number or 0; pairs of a mount's kind and path (`shown` and
 * `shown-read-only` are followed by the folder to show there); `--`; and the program to execute. sudo closes all descriptors but the first three, so the
 * pipe must be one of them.
 */
export const namespacesScript = String.raw`
set -eu
export PATH=/usr/bin:/bin:/usr/sbin:/sbin
new=$1 cwd=$2 network=$3
if [ "$4" = stdin ]; then exec 3<&0 </dev/null; else exec 3<&2; fi
if [ "$5" = sealed ]; then echo 0 > /proc/sys/user/max_user_namespaces; fi
size=$6 max_pid=$7
shift 7
newline='
'

# Mount everything a second time below the mount point, and make only that read-only.
mount --rbind / "$new"
# Mount /sys without the many mounts in it. The kernel forbids this in a user namespace, where they may hide something.
system=$new/dev
if mount -o bind,ro,nosuid,nodev,noexec /sys "$new/sys" 2>/dev/null; then
  system=$new/sys
  if [ -e /sys/fs/cgroup/cgroup.controllers ]; then
    mount -o bind,ro,nosuid,nodev,noexec /sys/fs/cgroup "$new/sys/fs/cgroup"
  fi
fi
points=
while read -r _ _ _ _ point _; do
  case $point in
    "$new"/dev/* | "$new"/proc/* | "$system"/*) ;; # covered
    "$new" | "$new"/*) points="$points$point$newline" ;;
  esac
done < /proc/self/mountinfo
while read -r point; do
  case $point in
    '') ;;
    *\\*) mount -o remount,bind,ro,nosuid,nodev "$(printf %b "$point")" ;;
    *) mount -o remount,bind,ro,nosuid,nodev "$point" ;;
  esac
done <<POINTS
$points
POINTS

# Only harmless devices: with those of the disks, every mount could be bypassed. Only root can create devices.
mount -t tmpfs -o nosuid,mode=0755,size=64k tmpfs "$new/dev"
mkdir "$new/dev/pts" "$new/dev/shm"
cd /dev
if ! cp -a null zero full random urandom tty "$new/dev" 2>/dev/null; then
  for name in null zero full random urandom tty; do
    [ -e "$new/dev/$name" ] || : > "$new/dev/$name"
    mount --bind "$name" "$new/dev/$name"
  done
fi
ln -s pts/ptmx "$new/dev/ptmx"
ln -s /proc/self/fd "$new/dev/fd"
cd /
ln -s /proc/self/fd/0 "$new/dev/stdin"
ln -s /proc/self/fd/1 "$new/dev/stdout"
ln -s /proc/self/fd/2 "$new/dev/stderr"
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620 devpts "$new/dev/pts"
mount -t tmpfs -o nosuid,nodev,mode=1777,size="$size"m tmpfs "$new/dev/shm"
mount -t proc -o nosuid,nodev,noexec proc "$new/proc"
# ulimit does not stop root, but the namespace has no process numbers beyond this one.
if [ "$max_pid" -gt 0 ]; then echo "$max_pid" > "$new/proc/sys/kernel/pid_max"; fi

holders=
while [ "$1" != -- ]; do
  kind=$1 path=$2 target=$new$2
  shift 2
  if [ ! -e "$target" ]; then
    if [ -d "$path" ]; then mkdir -p "$target"; else
      [ -d "${'$'}{target%/*}" ] || mkdir -p "${'$'}{target%/*}"
      : > "$target"
    fi
  fi
  case $kind in
    scratch) mount -t tmpfs -o "nosuid,nodev,mode=1777,size=$size"m tmpfs "$target" ;;
    empty) mount -t tmpfs -o ro,nosuid,nodev,mode=0755,size=64k tmpfs "$target" ;;
    holder)
      mount -t tmpfs -o nosuid,nodev,mode=0755,size=64k tmpfs "$target"
      holders="$holders$target$newline"
      ;;
    masked) mount --bind "$new/dev/null" "$target" ;;
    writable) mount --rbind "$path" "$target" ;;
    shown)
      mount --bind "$1" "$target"
      mount -o remount,bind,nosuid,nodev "$target"
      shift
      ;;
    shown-read-only)
      mount -o bind,ro,nosuid,nodev "$1" "$target"
      shift
      ;;
    readable) mount -o bind,ro,nosuid,nodev "$path" "$target" ;;
  esac
done
shift
# Everything inside is mounted now.
mount -o remount,bind,ro,nosuid "$new/dev"
while read -r target; do
  if [ -n "$target" ]; then mount -o remount,bind,ro,nosuid,nodev "$target"; fi
done <<HOLDERS
$holders
HOLDERS

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
