import { lstatSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { unlessFailed } from '../../errors.ts'
import { words } from '../../text/lines.ts'
import { anyOf, findFiles, marked } from './find-on-machine.ts'

/** A value after the name of a credential, or in an address. */
const CREDENTIAL =
  /:\/\/[^\s/"'<>@]+@|\/t\/[\w-]{8}|(token|passw(or)?d|passphrase|secret|credentials?|auth|extraheader|api_?key)\w*["'\]]{0,2}\s*(value\s*)?[=:>]\s*["']?(?!(disabled|enabled|true|false|none|basic)\b)[^\s"'<>#;$(){}]{3}|PRIVATE KEY/i
/** Examples, in files that come with their programs. */
const COMMENT_LINE = /^\s*[#;!]/
const MAX_BYTES = 2 ** 20
/** Of a line. Longer ones are cut, because the expression takes quadratic time. */
const MAX_LINE = 2_000

/** True for a text with a line that sets a credential, and for a file that is too large to tell. False if it cannot be read. */
export function holdsCredential(path: string): boolean {
  if (ALWAYS.test(basename(path))) return true
  if ((unlessFailed(() => lstatSync(path))?.size ?? 0) > MAX_BYTES) return true
  const text = withoutXmlComments(unlessFailed(() => readFileSync(path, 'utf8')) ?? '')
  const lines = text.includes('\0')
    ? []
    : text.split('\n').filter((line) => !COMMENT_LINE.test(line.slice(0, MAX_LINE)))
  return lines.some((line) => CREDENTIAL.test(line.slice(0, MAX_LINE)))
}

/** They have no other purpose. */
const ALWAYS = /^([._]?netrc|auth\.(json|toml)|\.pypirc|credentials(\.(json|toml|xml|ya?ml))?|settings-security\.xml)$/i

function withoutXmlComments(text: string): string {
  const [first = '', ...others] = text.split('<!--')
  return first + others.map((part) => part.slice(part.indexOf('-->') + 3)).join('')
}

/** The global settings of package managers, which have a place in the folder of the toolchain. */
const SETTINGS_FILES = words(`
  npmrc .npmrc .yarnrc .yarnrc.yml pip.conf pip.ini .pypirc netrc .netrc _netrc settings.xml settings-security.xml gradle.properties *.gradle
  condarc .condarc gemrc .gemrc config config.toml config.json auth.json auth.toml credentials credentials.json credentials.toml credentials.xml credentials.yml credentials.yaml nuget.config NuGet.Config .env
`)
/** What packages consist of. It comes from registries, and is most of a toolchain. */
const CONTENT = words(`
  node_modules site-packages repository registry packages mod checkouts hosted lib lib64 share include src test tests doc docs
`)
const DEPTH = 6

/** True for a folder that is not searched for credentials. */
export function isContent(folder: string): boolean {
  return CONTENT.includes(basename(folder))
}

/**
 * What commands must not reach in the folders of toolchains: settings with a credential; in a home folder, all small texts with one; and
 * sockets and named pipes of daemons, which can be used in a folder that is read-only. Neither in packages nor deep inside.
 */
export async function findUnreadable(folders: readonly string[], homes: readonly string[]): Promise<readonly string[]> {
  const named = (names: readonly string[]) => anyOf(names.map((name) => ['-name', name]))
  const toolchains = folders.filter((path) => !isContent(path))
  const found = await findFiles(toolchains, [
    ...['-maxdepth', `${DEPTH}`, '-type', 'd', ...named(CONTENT), '-prune'],
    ...['-o', '-type', 'f', ...named(SETTINGS_FILES), ...marked('f')],
    ...['-o', '-type', 's,p', ...marked('s')],
    ...['-o', '-type', 'f', '-size', '-128k', ...anyOf(homes.map((home) => ['-path', `${home}/*`])), ...marked('f')]
  ])
  return [...found('s'), ...found('f').filter(holdsCredential)]
}

/**
 * The files that are not for everybody or hold a credential. All files are read, so it is for small folders.
 *
 * @param isPublic a folder of certificates: its files are not read
 */
export async function findPrivate(
  folders: readonly string[],
  isPublic: (path: string) => boolean
): Promise<readonly string[]> {
  const closed = ['!', '-perm', '-o=r', ...marked('s')]
  const found = await findFiles(folders, ['-type', 'f', ...anyOf([closed, marked('f')])])
  return [...found('s'), ...found('f').filter((path) => !isPublic(path) && holdsCredential(path))]
}
