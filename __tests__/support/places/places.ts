import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import type { FilterName } from './seccomp.ts'

/** A machine or container as others have it, imitated on this machine by root. */
export interface Place {
  /** What it is, for readers. */
  readonly name: string
  /** A command line that starts the rest of its arguments there. It can name `FOLDER` and `SETTINGS`. */
  readonly enter: readonly string[]
  /** A system call filter, which bubblewrap installs. */
  readonly filter?: FilterName
}

/** Replaced by folders of the test: one that is empty, and one with the files of `SETTING_FILES`. */
export const FOLDER = '@FOLDER@'
export const SETTINGS = '@SETTINGS@'
/** Settings of a kernel with AppArmor, as Ubuntu has them since 24.04. */
export const SETTING_FILES = {
  overflowuid: '65534',
  overflowgid: '65534',
  apparmor_restrict_unprivileged_userns: '1',
  // Of a user with passwordless sudo, as hosted runners have one.
  passwd: 'root:x:0:0:root:/root:/bin/bash\nrunner:x:12345:12345::/:/bin/bash\n',
  shadow: 'runner:*:20000:0:99999:7:::\n',
  sudoers: 'runner ALL=(ALL) NOPASSWD: ALL\n'
}
/** The user of places that are not root's; no account of this machine has it. */
export const USER = 12_345

const asUser = ['setpriv', '--reuid', `${USER}`, '--regid', `${USER}`, '--clear-groups', '--']

/** The root folder of this machine, without or with the file that tells a container. */
function rootFolder(isContainer: boolean): readonly string[] {
  const entries = readdirSync('/', { withFileTypes: true }).filter(({ name }) => name !== '.dockerenv')
  const shown = entries.flatMap((entry) => {
    const path = `/${entry.name}`
    return entry.isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--dev-bind', path, path]
  })
  // Nobody is allowed to use it, except in the place with sudo.
  const sudo = existsSync('/usr/bin/sudo') ? ['--ro-bind', '/dev/null', '/usr/bin/sudo'] : []
  return ['bwrap', ...shown, ...sudo, ...(isContainer ? ['--ro-bind', '/dev/null', '/.dockerenv'] : [])]
}

const machine = rootFolder(false)
const filtered = [...machine, '--seccomp', '3', '--']
const masked = (...paths: readonly string[]) =>
  paths.filter((path) => existsSync(path)).flatMap((path) => ['--ro-bind', '/dev/null', path])
const readOnlyProc = [...machine, '--ro-bind', '/proc', '/proc', '--']

/** What Docker keeps of the rights of root, and what it mounts over its own /proc. CAP_SYS_ADMIN is not among the rights. */
const CAPABILITIES =
  'CHOWN DAC_OVERRIDE FSETID FOWNER MKNOD NET_RAW SETGID SETUID SETFCAP SETPCAP NET_BIND_SERVICE SYS_CHROOT KILL AUDIT_WRITE'
const container = [
  ...rootFolder(true),
  ...['sys', 'irq', 'bus', 'fs'].flatMap((name) => ['--ro-bind', `/proc/${name}`, `/proc/${name}`]),
  ...masked('/proc/kcore', '/proc/keys', '/proc/timer_list'),
  ...['--tmpfs', '/proc/acpi', '--cap-drop', 'ALL'],
  ...CAPABILITIES.split(' ').flatMap((name) => ['--cap-add', `CAP_${name}`])
]
const filteredContainer = [...container, '--seccomp', '3', '--']

/** Runs shell lines in a mount namespace of its own first. */
function prepared(lines: string, options: readonly string[] = []): readonly string[] {
  return ['unshare', '--mount', ...options, '--', 'sh', '-ec', `${lines}\nexec "$@"`, 'sh']
}

/** A /dev with the usual devices and nothing else. */
const withoutShm = prepared(`mount -t tmpfs -o mode=755 tmpfs ${FOLDER}
for name in null zero full random urandom tty; do : > ${FOLDER}/$name; mount --bind /dev/$name ${FOLDER}/$name; done
ln -s /proc/self/fd ${FOLDER}/fd
mount --rbind ${FOLDER} /dev`)
const noexec = prepared('mount -t tmpfs -o noexec,nosuid,nodev,mode=1777 tmpfs "$TMPDIR"')
const hidepid = prepared('mount -t proc -o hidepid=2 proc /proc', ['--pid', '--fork', '--kill-child'])
const withoutBubblewrap = [...machine, ...masked('/usr/bin/bwrap'), '--']
const withSudo = prepared(`chmod 0440 ${SETTINGS}/sudoers
mount --bind ${SETTINGS}/sudoers /etc/sudoers
mount --bind ${SETTINGS}/passwd /etc/passwd
mount --bind ${SETTINGS}/shadow /etc/shadow
mount --bind /dev/null /usr/bin/bwrap`)
/** A hosted runner. */
export const SUDO_PLACE: Place = { name: 'a user with `sudo`, no bubblewrap', enter: [...withSudo, ...asUser] }
const inBubblewrap = ['bwrap', '--unshare-user', '--unshare-pid', '--dev-bind', '/', '/', '--proc', '/proc']

export const places: readonly Place[] = [
  { name: 'root', enter: [...machine, '--'] },
  { name: 'root, no bubblewrap', enter: withoutBubblewrap },
  { name: 'root, no bash', enter: [...machine, ...masked('/usr/bin/bash', '/bin/bash'), '--'] },
  { name: 'root, a seccomp filter refuses `unshare`', enter: filtered, filter: 'unshare' },
  { name: 'root, a seccomp filter refuses user namespaces', enter: filtered, filter: 'userNamespaces' },
  { name: 'root, a seccomp filter refuses mounting', enter: filtered, filter: 'mount' },
  { name: 'root, `/proc` read-only', enter: readOnlyProc },
  { name: 'root, no `/dev/shm`', enter: withoutShm },
  { name: 'root, temporary folder `noexec`', enter: noexec },
  { name: 'a user', enter: [...machine, '--', ...asUser] },
  { name: 'a user, no bubblewrap', enter: [...withoutBubblewrap, ...asUser] },
  SUDO_PLACE,
  {
    name: 'a user, `user.max_user_namespaces=0`',
    enter: [
      ...[...machine, '--', ...asUser, 'unshare', '--user', '--map-current-user', '--keep-caps', '--', 'sh', '-ec'],
      'echo 0 > /proc/sys/user/max_user_namespaces; exec "$@"',
      ...['sh', 'setpriv', '--ambient-caps=-all', '--inh-caps=-all', '--bounding-set=-all', '--']
    ]
  },
  {
    // AppArmor lets a program create a user namespace, and gives it no rights there.
    name: 'a user, AppArmor restricts user namespaces (imitated)',
    enter: [
      ...[...machine, '--seccomp', '3', '--tmpfs', '/proc/sys/kernel'],
      ...['overflowuid', 'overflowgid', 'apparmor_restrict_unprivileged_userns'].flatMap((name) => {
        return ['--ro-bind', `${SETTINGS}/${name}`, `/proc/sys/kernel/${name}`]
      }),
      ...['--', ...asUser]
    ],
    filter: 'mount'
  },
  { name: 'a user, a seccomp filter refuses `unshare`', enter: [...filtered, ...asUser], filter: 'unshare' },
  {
    name: 'a user, a seccomp filter refuses user namespaces',
    enter: [...filtered, ...asUser],
    filter: 'userNamespaces'
  },
  { name: 'a user, `/proc` read-only', enter: [...readOnlyProc, ...asUser] },
  { name: 'a user, `/proc` with `hidepid=2`', enter: [...hidepid, ...asUser] },
  { name: 'a user, no `/dev/shm`', enter: [...withoutShm, ...asUser] },
  { name: 'a user, temporary folder `noexec`', enter: [...noexec, ...asUser] },
  { name: 'a user, home folder `/tmp`', enter: [...machine, '--', ...asUser, 'env', 'HOME=/tmp'] },
  { name: 'a user, home folder `/tmp`, no bubblewrap', enter: [...withoutBubblewrap, ...asUser, 'env', 'HOME=/tmp'] },
  { name: 'a user, home folder `/var/tmp`', enter: [...machine, '--', ...asUser, 'env', 'HOME=/var/tmp'] },
  { name: 'root, home folder `/`', enter: [...machine, '--', 'env', 'HOME=/'] },
  { name: 'a user, 64 open files, 64 processes', enter: ['prlimit', '--nofile=64', '--nproc=64', '--', ...asUser] },
  { name: 'a user, inside bubblewrap', enter: [...machine, '--', ...asUser, ...inBubblewrap, '--'] },
  {
    name: 'a user, inside bubblewrap with `--disable-userns`',
    enter: [...machine, '--', ...asUser, ...inBubblewrap, '--disable-userns', '--']
  },
  { name: 'container, root', enter: filteredContainer, filter: 'container' },
  { name: 'container, a user', enter: [...filteredContainer, ...asUser], filter: 'container' },
  { name: 'container without a seccomp filter, root', enter: [...container, '--'] },
  { name: 'container without a seccomp filter, a user', enter: [...container, '--', ...asUser] },
  { name: 'privileged container, root', enter: [...rootFolder(true), '--'] }
]
