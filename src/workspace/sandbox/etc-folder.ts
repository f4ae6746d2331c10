import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { dirname, join } from 'node:path'
import { unlessFailed } from '../../errors.ts'
import { isWithin } from '../../text/paths.ts'
import { words } from '../../text/words.ts'
import { findPrivate, holdsCredential } from './credentials.ts'
import { bind, hide, type Mount } from './mount.ts'

/**
 * The part of /etc that programs need to run: accounts and hosts by name, certificates, libraries, time zones, fonts, and the configuration
 * of toolchains. Not there: keys of services, settings of daemons, and files that are not for everybody or hold a credential.
 */
const FILES =
  /^(ca-certificates\.conf|debian_version|gai\.conf|group|host\.conf|hostname|hosts|inputrc|ld\.so\.(cache|conf|preload)|locale\.(alias|conf|gen)|localtime|login\.defs|lsb-release|magic|mailcap|mime\.types|mtab|netconfig|networks|nsswitch\.conf|.*-release|passwd|protocols|resolv\.conf|rpc|services|shells|timezone)$/
const FOLDERS =
  /^(alternatives|crypto-policies|fonts|java.*|jvm.*|ld\.so\.conf\.d|maven|mono|OpenCL|perl|php.*|profile\.d|python.*|R|terminfo|texmf|xdg)$/
const CERTIFICATE_FOLDER = /^\/etc\/(ssl|pki)\//
const CERTIFICATES = words(
  'ssl/certs ssl/cert.pem ssl/openssl.cnf pki/ca-trust pki/java pki/tls/certs pki/tls/cert.pem pki/tls/openssl.cnf'
)
/** Only if they hold no credential. */
const SETTINGS = ['npmrc', 'pip.conf', 'gitconfig', 'gemrc', 'profile', 'bash.bashrc']

/**
 * Writes what commands see as /etc: copies of files, because each mount takes time, and mounts of folders inside.
 *
 * @param folder of ours, outside of the work tree
 */
export async function etcMounts(folder: string): Promise<Mount[]> {
  const names = unlessFailed(() => readdirSync('/etc')) ?? []
  const wanted = [...names.filter((name) => FILES.test(name) || FOLDERS.test(name)), ...CERTIFICATES]
  const settings = SETTINGS.filter((name) => !holdsCredential(join('/etc', name)))
  const paths = [...wanted, ...settings].map((name) => join('/etc', name))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  // Without one, the umount of an ordinary user fails.
  writeFileSync(join(folder, 'fstab'), '')
  const mounts = paths.flatMap((path) => addEntry(path, join(folder, path.slice('/etc/'.length))) ?? [])
  const folders = mounts.map(({ path }) => path)
  const hidden = hide(await findPrivate(folders, (path) => CERTIFICATE_FOLDER.test(path)))
  return [bind('readable', '/etc', folder), ...mounts, ...hidden]
}

/** A folder becomes a mount. Of a link to a file, such as resolv.conf, its content is copied; other links stay links. */
function addEntry(path: string, copy: string): Mount | undefined {
  const real = unlessFailed(() => realpathSync(path))
  if (real === undefined) return undefined
  mkdirSync(dirname(copy), { recursive: true })
  const isFolder = statSync(real).isDirectory()
  const isLink = lstatSync(path).isSymbolicLink()
  if (isLink && (isFolder || isWithin(real, '/proc'))) symlinkSync(readlinkSync(path), copy)
  else if (isFolder) {
    mkdirSync(copy)
    return bind('readable', path)
  } else if ((statSync(real).mode & 0o004) !== 0) copyFileSync(real, copy)
  return undefined
}
