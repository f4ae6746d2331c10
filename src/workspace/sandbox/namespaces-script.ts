/**
 * Runs as the first process of fresh namespaces, with the rights to mount: builds what the command sees below the mount
 * point, makes that the root, and gives all rights up before the command starts. Each program that it starts takes a
 * millisecond, so it starts few.
 *
 * Arguments: the mount point, the working folder, `network` or `no-network`, `input` or `errors` for where the lifeline is,
 * `sealed` to forbid further user namespaces (in one of our own only: elsewhere it would be the whole machine's setting), the
 * size of what lies in memory in MB, the last number that a process may have or 0, pairs of a mount's kind and path, `--`,
 * and the program to become. The lifeline is kept as descriptor 3; sudo closes all other descriptors, so it has to be one of
 * the first three.
 */
export const namespacesScript = String.raw`
set -eu
export PATH=/usr/bin:/bin:/usr/sbin:/sbin
new=$1 cwd=$2 network=$3
if [ "$4" = input ]; then exec 3<&0 </dev/null; else exec 3<&2; fi
if [ "$5" = sealed ]; then echo 0 > /proc/sys/user/max_user_namespaces; fi
size=$6 numbers=$7
shift 7
newline='
'

# All that is mounted, once more below the mount point; there, and only there, it is made read-only.
mount --rbind / "$new"
# Alone, without the many mounts in it, where the kernel lets us: not in a user namespace, where they may hide something.
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

# Devices that are nobody's; the disks' own would be a way around every mount. Only root may make them.
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
# Root may start any number of processes, but none beyond the last number of the namespace.
if [ "$numbers" -gt 0 ]; then echo "$numbers" > "$new/proc/sys/kernel/pid_max"; fi

holders=
while [ "$1" != -- ]; do
  kind=$1 path=$2 place=$new$2
  shift 2
  if [ ! -e "$place" ]; then
    if [ -d "$path" ]; then mkdir -p "$place"; else
      [ -d "${'$'}{place%/*}" ] || mkdir -p "${'$'}{place%/*}"
      : > "$place"
    fi
  fi
  case $kind in
    scratch) mount -t tmpfs -o "nosuid,nodev,mode=1777,size=$size"m tmpfs "$place" ;;
    empty) mount -t tmpfs -o ro,nosuid,nodev,mode=0755,size=64k tmpfs "$place" ;;
    holder)
      mount -t tmpfs -o nosuid,nodev,mode=0755,size=64k tmpfs "$place"
      holders="$holders$place$newline"
      ;;
    masked) mount --bind "$new/dev/null" "$place" ;;
    writable) mount --rbind "$path" "$place" ;;
    readable) mount -o bind,ro,nosuid,nodev "$path" "$place" ;;
  esac
done
shift
# All is in them that they have to hold.
mount -o remount,bind,ro,nosuid "$new/dev"
while read -r place; do
  if [ -n "$place" ]; then mount -o remount,bind,ro,nosuid,nodev "$place"; fi
done <<HOLDERS
$holders
HOLDERS

if [ "$network" = no-network ]; then
  # Tests that listen on 127.0.0.1 need the loopback device of the new, otherwise empty network.
  ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null || true
fi

cd "$new"
pivot_root . .
umount -l .
cd "$cwd"

# When the lifeline ends, so does everything. Started before the rights are given up: the command, which is another user
# where this matters, can neither kill nor stop it. Again and again, for the command may only be about to start.
(while read -r _ <&3; do :; done; while :; do kill -KILL -1; done) >/dev/null 2>&1 &
exec 3<&-

exec "$@"
`
