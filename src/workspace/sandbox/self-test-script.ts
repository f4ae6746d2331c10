/** The attacks of the self-test, in the order of the report. */
export const PROBES = [
  ...(['environ', 'proc', 'outside', 'hidden', 'context', 'git', 'moved', 'mask', 'socket'] as const),
  ...(['network', 'rights', 'files', 'usage', 'orphan'] as const)
]
export type ProbeName = (typeof PROBES)[number]

/** The script uses more than this while it waits at its end, with its copies of the shell. This must be visible from outside. */
export const USAGE = { processes: 8, memoryMb: 4 }

/**
 * Tries to escape from its sandbox. Uses little more than the shell, so that it is fast. Prints a line for each attack:
 * `name<tab>what it achieved`, or nothing after the tab. Then starts some processes, prints `ready`, and waits to be killed.
 *
 * Variables: BAIT_A and BAIT_B, which are joined in the environment of a process outside; NAME for the files that it writes, and of the
 * planted files; OUTSIDE, folders with a planted file that must be neither visible nor writable, such as the home folder and the runner's;
 * UNWRITABLE, paths; OTHER_HOME, the HOME of another trust context; TREE, a work tree with a second checkout in `sub`; PORT, SOCKET and
 * SOCKET_FILE, on which we listen.
 */
export const selfTestScript = String.raw`
exec 2>/dev/null
report() { printf '%s\t%s\n' "$1" "$2"; }
(env -i setsid -f sleep 7 &)
unshare --user --map-root-user --mount sh -c 'mount -o remount,rw,bind / || mount -o remount,rw,bind /usr || umount .git' > /dev/null &
nested=$!

got=
for file in /proc/[0-9]*/environ; do
  while IFS= read -r -d '' entry; do
    if [[ $entry == *"$BAIT_A$BAIT_B"* ]]; then got="the environment of a process outside, by $file"; fi
  done < "$file"
done
report environ "$got"

got=
# Not by read, which makes a system call for each character.
mapfile -t mounts < /proc/self/mountinfo
point='^([^ ]+ ){4}([^ ]+) .* - proc '
for mount in "${'$'}{mounts[@]}"; do
  if [[ $mount =~ $point && ! ${'$'}{BASH_REMATCH[2]} =~ ^/proc(/|$) ]]; then got="saw a process file system at ${'$'}{BASH_REMATCH[2]}"; fi
done
report proc "$got"

got=
while IFS= read -r folder; do
  if : > "$folder/$NAME"; then got="wrote to $folder"; fi
done <<< "$OUTSIDE"
while IFS= read -r path; do
  if [[ -w $path ]]; then got="can write to $path"; fi
done <<< "$UNWRITABLE"
report outside "$got"

got=
while IFS= read -r folder; do
  if [[ -e $folder/$NAME ]]; then got="saw a file in $folder"; fi
done <<< "$OUTSIDE"
report hidden "$got"

got=
if [[ -e $OTHER_HOME/$NAME || -e $HOME/$NAME ]]; then got='saw a file of another HOME'; fi
report context "$got"

got=
if : > ".git/$NAME"; then got='wrote to .git'; fi
if [[ ! -e .git && -w . ]]; then got='can create a .git'; fi
report git "$got"

got=
if mv "$TREE/sub" "$TREE/old"; then got='renamed a folder above a mount'; fi
report moved "$got"

got=
for folder in "$TREE/sub" "$TREE/old"; do
  if [[ $(< "$folder/.git/config") == *planted* ]]; then got='read the configuration of another checkout'; fi
  if : > "$folder/.git/hooks/$NAME"; then got='wrote a hook of another checkout'; fi
done
report mask "$got"

got=
if [[ -S $SOCKET_FILE ]]; then got='saw a socket of ours in a readable folder'; fi
report socket "$got"

got=
for host in 127.0.0.1 ::1; do
  if (exec 3<> "/dev/tcp/$host/$PORT"); then got="reached a port of ours on $host"; fi
done
mapfile -t lines < /proc/net/unix
if [[ "${'$'}{lines[*]}" == *"@$SOCKET"* ]]; then got='saw an abstract socket of ours'; fi
for socket in /run/docker.sock /var/run/docker.sock /run/dbus/system_bus_socket; do
  if [[ -S $socket ]]; then got="saw $socket"; fi
done
report network "$got"

got=
while read -r name value; do
  case $name in
    NoNewPrivs:) [[ $value == 1 ]] || got='can become another user with a program such as sudo' ;;
    CapInh: | CapPrm: | CapEff: | CapBnd: | CapAmb:) [[ $value =~ ^0+$ ]] || got="has $name $value" ;;
  esac
done < /proc/self/status
if wait $nested; then got='undid a mount in a nested user namespace'; fi
report rights "$got"

got=
if (printf '%*s' 1200000 '' > "$HOME/$NAME"); then got='wrote a file beyond its limit'; fi
: > "$HOME/$NAME"
for folder in /var/tmp /dev/shm; do
  if printf '%*s' 800000 '' > "$folder/$NAME-1" && printf '%*s' 800000 '' > "$folder/$NAME-2"; then
    got="wrote more to $folder than its limit"
  fi
done
report files "$got"

exec 9<> <(:)
for _ in 1 2 3 4 5 6 7 8; do (read -r -t 7 <&9) & done
report ready ''
read -r -t 7 <&9
`
