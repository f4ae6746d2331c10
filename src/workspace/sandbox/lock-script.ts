import type { Environment } from '../../domain/settings.ts'
import { filteredBy } from './seccomp-filter.ts'
import { SHELL } from './spawn.ts'

/**
 * Runs inside the built file system, with permission to create a user namespace, and starts the command in one of its own, without
 * privileges. There, the kernel locks all mounts. Attack: a command passes an open folder to a process of another sandbox, and ends; mounts
 * that are not locked then come apart, and the folder shows what they hid. No further user namespace can be created: in one, a command could
 * mount, and so reach the control groups of the job. The shell waits for the command, because a command cannot trace a process with
 * privileges. Attack: it traces process 1 and makes it outlive the job.
 */
const lockScript = `
export PATH=/usr/bin:/bin
# Root could change the rights of the machine's devices. At once, because each mount takes milliseconds.
if [ "$1" = writable-devices ] && [ -O /dev/null ]; then
  for name in null zero full random urandom tty; do mount -o remount,bind,ro,nosuid,noexec /dev/$name & done
  wait
fi
shift
echo 0 > /proc/sys/user/max_user_namespaces || exit
exec 4>&2 2> /dev/null
setpriv --no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all "$@" 2>&4 4>&- 5>&-
status=$?
echo "$status" >&5
exit "$status"
`

export interface LockedCommand {
  readonly command: readonly string[]
  /**
   * Of the command alone. Attack: LD_LIBRARY_PATH leads into the work tree, and a library there runs with privileges. The command and
   * other users can read arguments, and none of the variables is a secret.
   */
  readonly environment: Environment
  /** A system call filter to install, if the launcher does not. See `seccompFilter`. */
  readonly filter?: Uint8Array | undefined
  /** Whether devices of the machine are mounted so that their owner can change them. */
  readonly hasWritableDevices: boolean
}

/** The command line that starts another one so. It may have CAP_SETFCAP, which root needs to be root there, and CAP_SYS_ADMIN. */
export function lockArguments({ command, environment, filter, hasWritableDevices }: LockedCommand): string[] {
  const unshare = ['/usr/bin/unshare', '--user', '--map-current-user', '--keep-caps', '--mount', '--']
  const devices = hasWritableDevices ? 'writable-devices' : 'read-only-devices'
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value ?? ''}`)
  const own = ['env', '-i', ...variables, ...command]
  return [...unshare, ...SHELL, lockScript, 'sandbox', devices, ...(filter ? filteredBy(filter) : []), ...own]
}
