import {
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  stat,
  symlink,
  writeFile
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unlessSystemError } from '../../errors.ts'
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
export async function etcMounts(folder: string): Promise<Mount[]> {
  const names = await unlessSystemError(readdir('/etc'), [])
  const settings = await withoutCredentials(SETTINGS.map((name) => join('/etc', name)))
  const wanted = [...names.filter((name) => FILES.test(name) || FOLDERS.test(name)), ...CERTIFICATES]
  const paths = [...wanted.map((name) => join('/etc', name)), ...settings]
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o755 })
  // Without one, the umount of an ordinary user fails.
  await writeFile(join(folder, 'fstab'), '')
  const mounts = await Promise.all(paths.map((path) => addEntry(path, join(folder, path.slice('/etc/'.length)))))
  return [{ kind: 'readable', path: '/etc', source: folder }, ...mounts.flatMap((mount) => mount ?? [])]
}

/** The files that exist and hold no credential. */
export async function withoutCredentials(paths: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(paths.map((path) => unlessSystemError(readFile(path, 'utf8'), undefined)))
  return paths.filter((_, index) => texts[index] !== undefined && !CREDENTIAL.test(texts[index]))
}

/** A folder becomes a mount. Of a link to a file, such as resolv.conf, its content is copied; other links stay links. */
async function addEntry(path: string, copy: string): Promise<Mount | undefined> {
  const status = await unlessSystemError(lstat(path), undefined)
  const real = await unlessSystemError(realpath(path), undefined)
  if (!status || real === undefined) return undefined
  await mkdir(dirname(copy), { recursive: true })
  const isFolder = (await stat(real)).isDirectory()
  if (status.isSymbolicLink() && (isFolder || isWithin(real, '/proc'))) await symlink(await readlink(path), copy)
  else if (isFolder) {
    await mkdir(copy)
    return { kind: 'readable', path, source: path }
  } else await unlessSystemError(copyFile(real, copy), undefined)
  return undefined
}
