/**
 * Runs inside the built file system, with permission to create a user namespace, and starts the command in one of its own, without privileges.
 * There, the kernel locks all mounts. Attack: a command passes an open folder to a process of another sandbox, and ends; mounts that are not
 * locked then come apart, and the folder shows what they hid. No further user namespace can be created: in one, a command could mount, and
 * so reach the control groups of the job. Root could change the rights of the machine's devices, so they become read-only for it.
 */
const lockScript = `
if [ -O /dev/null ]; then
  for name in null zero full random urandom tty; do mount -o remount,bind,ro,nosuid,noexec /dev/$name; done
fi
echo 0 > /proc/sys/user/max_user_namespaces &&
exec setpriv --no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all "$@"
`

/** The command line that starts another one so. It may have CAP_SETFCAP, which root needs to be root there, and CAP_SYS_ADMIN. */
export function lockArguments(command: readonly string[]): string[] {
  const unshare = ['/usr/bin/unshare', '--user', '--map-current-user', '--keep-caps', '--mount', '--']
  return [...unshare, '/bin/sh', '-c', lockScript, 'sandbox', ...command]
}
