import type { Environment } from '../../domain/environment.ts'

/**
 * Runs inside the built file system, with permission to create a user namespace, and starts the command in one of its own, without privileges.
 * There, the kernel locks all mounts. Attack: a command passes an open folder to a process of another sandbox, and ends; mounts that are not
 * locked then come apart, and the folder shows what they hid. No further user namespace can be created: in one, a command could mount, and
 * so reach the control groups of the job. Root could change the rights of the machine's devices, so they become read-only for it. The shell
 * waits for the command, because a command cannot trace a process with privileges. Attack: it traces process 1 and makes it outlive the job.
 */
const lockScript = `
export PATH=/usr/bin:/bin
if [ -O /dev/null ]; then
  for name in null zero full random urandom tty; do mount -o remount,bind,ro,nosuid,noexec /dev/$name; done
fi
echo 0 > /proc/sys/user/max_user_namespaces || exit
exec 4>&2 2> /dev/null
setpriv --no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all "$@" 2>&4 4>&-
exit $?
`

/**
 * The command line that starts another one so. It may have CAP_SETFCAP, which root needs to be root there, and CAP_SYS_ADMIN.
 *
 * @param environment of the command alone. Attack: LD_LIBRARY_PATH leads into the work tree, and a library there runs with privileges. The command
 *   and other users can read arguments, and none of the variables is a secret.
 */
export function lockArguments(command: readonly string[], environment: Environment): string[] {
  const unshare = ['/usr/bin/unshare', '--user', '--map-current-user', '--keep-caps', '--mount', '--']
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value ?? ''}`)
  return [...unshare, '/bin/bash', '--norc', '-c', lockScript, 'sandbox', 'env', '-i', ...variables, ...command]
}
