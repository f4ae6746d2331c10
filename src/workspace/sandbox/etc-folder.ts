import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
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
import type { Mount } from './mount.ts'

/**
 * The part of /etc that programs need to run: accounts and hosts by name, certificates, libraries, time zones, fonts, and the configuration
 * of toolchains. Not there: passwords, keys of services, and settings of daemons.
 */
const FILES =
  /^(bash\.bashrc|ca-certificates\.conf|debian_version|gai\.conf|group|host\.conf|hostname|hosts|inputrc|ld\.so\.(cache|conf|preload)|locale\.(alias|conf|gen)|localtime|login\.defs|lsb-release|magic|mailcap|mime\.types|mtab|netconfig|networks|nsswitch\.conf|.*-release|passwd|profile|protocols|resolv\.conf|rpc|services|shells|timezone)$/
const FOLDERS =
  /^(alternatives|crypto-policies|fonts|java.*|jvm.*|ld\.so\.conf\.d|maven|mono|OpenCL|perl|php.*|profile\.d|python.*|R|terminfo|texmf|xdg)$/
const CERTIFICATES = ['ssl/certs', 'ssl/cert.pem', 'ssl/openssl.cnf', 'pki/ca-trust', 'pki/java', 'pki/tls']
/** They name package registries, and are there unless a line of them looks like a credential. */
const SETTINGS = ['npmrc', 'pip.conf', 'gitconfig', 'gemrc']
const CREDENTIAL = /:\/\/[^\s/"']*@|token|passw|secret|credential|_auth/i

/**
 * Writes what commands see as /etc: copies of files, because each mount takes time, and mounts of folders inside.
 *
 * @param folder of ours, outside of the work tree
 */
export function etcMounts(folder: string): Mount[] {
  const names = unlessFailed(() => readdirSync('/etc')) ?? []
  const wanted = [...names.filter((name) => FILES.test(name) || FOLDERS.test(name)), ...CERTIFICATES]
  const settings = withoutCredentials(SETTINGS.map((name) => join('/etc', name)))
  const paths = [...wanted.map((name) => join('/etc', name)), ...settings]
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  // Without one, the umount of an ordinary user fails.
  writeFileSync(join(folder, 'fstab'), '')
  const mounts = paths.flatMap((path) => addEntry(path, join(folder, path.slice('/etc/'.length))) ?? [])
  return [{ kind: 'readable', path: '/etc', source: folder }, ...mounts]
}

/** The files that exist and hold no credential. */
export function withoutCredentials(paths: readonly string[]): string[] {
  return paths.filter((path) => {
    const text = unlessFailed(() => readFileSync(path, 'utf8'))
    return text !== undefined && !CREDENTIAL.test(text)
  })
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
    return { kind: 'readable', path, source: path }
  } else
    unlessFailed(() => {
      copyFileSync(real, copy)
    })
  return undefined
}
