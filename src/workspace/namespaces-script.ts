/**
 * Runs as the first process of fresh namespaces, with the rights to mount: builds what the command sees below the mount
 * point, makes that the root, and gives all rights up before the command starts.
 *
 * Arguments: the mount point, the working folder, `network` or `no-network`, `input` or `errors` for where the lifeline is,
 * `sealed` to forbid further user namespaces (in one of our own only: elsewhere it would be the whole machine's setting), the
 * size of what lies in memory in MB, the last number that a process may have or 0, pairs of a mount's kind and path, `--`, and the program to become. The lifeline is kept as descriptor 3; sudo closes all
 * other descriptors, so it has to be one of the first three.
 */
export const namespacesScript = String.raw`
set -eu
export PATH=/usr/sbin:/usr/bin:/sbin:/bin
new=$1 cwd=$2 network=$3
if [ "$4" = input ]; then exec 3<&0 </dev/null; else exec 3<&2; fi
if [ "$5" = sealed ]; then echo 0 > /proc/sys/user/max_user_namespaces; fi
size=$6 numbers=$7
shift 7

# All that is mounted, once more below the mount point; there, and only there, it is made read-only.
mount --rbind / "$new"
mount --make-rprivate "$new"
table=$(cat /proc/self/mountinfo)
while read -r _ _ _ _ point _; do
  case $point in *\\*) point=$(printf %b "$point") ;; esac
  case $point in
    "$new"/dev/* | "$new"/proc/*) ;; # will be covered
    "$new" | "$new"/*) mount -o remount,bind,ro,nosuid,nodev "$point" ;;
  esac
done <<TABLE
$table
TABLE

# Devices that are nobody's; the disks' own would be a way around every mount.
mount -t tmpfs -o nosuid,mode=0755,size=64k tmpfs "$new/dev"
for name in null zero full random urandom tty; do
  : > "$new/dev/$name"
  mount --bind "/dev/$name" "$new/dev/$name"
done
mkdir "$new/dev/pts" "$new/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620 devpts "$new/dev/pts"
mount -t tmpfs -o nosuid,nodev,mode=1777,size="$size"m tmpfs "$new/dev/shm"
ln -s pts/ptmx "$new/dev/ptmx"
ln -s /proc/self/fd "$new/dev/fd"
ln -s /proc/self/fd/0 "$new/dev/stdin"
ln -s /proc/self/fd/1 "$new/dev/stdout"
ln -s /proc/self/fd/2 "$new/dev/stderr"
mount -t proc -o nosuid,nodev,noexec proc "$new/proc"
# Root may start any number of processes, but none beyond the last number of the namespace.
if [ "$numbers" -gt 0 ]; then echo "$numbers" > "$new/proc/sys/kernel/pid_max"; fi
newline='
' holders=

while [ "$1" != -- ]; do
  kind=$1 path=$2 place=$new$2
  shift 2
  if [ ! -e "$place" ]; then
    mkdir -p "$(dirname "$place")"
    if [ -d "$path" ]; then mkdir "$place"; else : > "$place"; fi
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
    readable) mount --bind "$path" "$place" && mount -o remount,bind,ro,nosuid,nodev "$place" ;;
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
# where this matters, can neither kill nor stop it.
(cat <&3; kill -KILL -1) >/dev/null 2>&1 &
exec 3<&-

exec "$@"
`

/**
 * Runs as process 1 from then on, without any right, and waits for the command given as its arguments. Its end is the end
 * of all processes of the namespace.
 */
export const firstProcessScript = String.raw`
"$@"
exit $?
`
