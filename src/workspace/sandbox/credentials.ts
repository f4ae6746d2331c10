import { lstatSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { unlessFailed } from '../../errors.ts'
import { words } from '../../text/words.ts'
import { findFiles, marked } from './find-files.ts'

/** A value after the name of a credential, or in an address. */
const CREDENTIAL =
  /:\/\/[^\s/"'<>]*:[^\s/"'<>]*@|(token|passw(or)?d|passphrase|secret|credentials?|_auth|api_?key)\w*["'\]]{0,2}\s*[=:>]\s*["']?[^\s"'<>#;$(){}]{3}|PRIVATE KEY/i
/** Examples, in files that come with their programs. */
const COMMENT = /<!--[^]*?-->|^\s*[#;!].*$/gm
const MAX_BYTES = 2 ** 20

/** True for a file with a line that sets a credential, and for one that is too large to tell. False if it cannot be read. */
export function holdsCredential(path: string): boolean {
  const size = unlessFailed(() => lstatSync(path))?.size ?? 0
  if (size > MAX_BYTES) return true
  const text = unlessFailed(() => readFileSync(path, 'utf8')) ?? ''
  return CREDENTIAL.test(text.replace(COMMENT, ''))
}

/** The global settings of package managers, which have a place in the folder of the toolchain. */
const SETTINGS = words(`
  npmrc .npmrc .yarnrc .yarnrc.yml pip.conf pip.ini .pypirc netrc .netrc _netrc settings.xml settings-security.xml gradle.properties *.gradle
  condarc .condarc gemrc .gemrc config config.toml config.json auth.json auth.toml credentials credentials.* nuget.config NuGet.Config .env
`)
/** What packages consist of. It comes from registries, and is most of a toolchain. */
const CONTENT = words('node_modules site-packages lib lib64 share include src pkgs repository registry packages mod')
const DEPTH = 6

/**
 * What commands must not reach in the folders of toolchains: settings with a credential, and sockets and named pipes of daemons, which can be
 * used in a folder that is read-only. Neither in packages nor deep inside.
 */
export async function findUnreadable(folders: readonly string[]): Promise<readonly string[]> {
  const named = (names: readonly string[]) => ['(', ...names.flatMap((name) => ['-o', '-name', name]).slice(1), ')']
  const special = ['(', '-type', 's', '-o', '-type', 'p', ')']
  const toolchains = folders.filter((path) => !CONTENT.includes(basename(path)))
  const found = await findFiles(toolchains, [
    ...['-maxdepth', `${DEPTH}`, '-mindepth', '1', '-type', 'd', ...named(CONTENT), '-prune'],
    ...['-o', '-type', 'f', ...named(SETTINGS), ...marked('f'), '-o', ...special, ...marked('s')]
  ])
  return found.flatMap((each) => (each.startsWith('s') || holdsCredential(each.slice(1)) ? each.slice(1) : []))
}

/** The files that are not for everybody or hold a credential. All files are read, so it is for small folders. */
export async function findPrivate(folders: readonly string[]): Promise<readonly string[]> {
  const closed = ['!', '-perm', '-o=r', ...marked('s')]
  const found = await findFiles(folders, ['-type', 'f', '(', ...closed, '-o', ...marked('f'), ')'])
  return found.flatMap((each) => (each.startsWith('s') || holdsCredential(each.slice(1)) ? each.slice(1) : []))
}
