import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

export const MODULE = import.meta.dirname

/** Where the build puts the binary: outside of the repository, so that every checkout shares it. */
export function cachedAct(): string {
  const inputs = ['main.go', 'go.mod', 'go.sum'].map((name) => readFileSync(join(MODULE, name), 'utf8'))
  const version = createHash('sha256').update(inputs.join('\0')).digest('hex').slice(0, 12)
  const cache = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache')
  return join(cache, 'forgehand', `act-${version}`)
}

/** The binary of the cache, else one in PATH; undefined if there is none. */
export function findAct(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return [cachedAct(), ...folders.map((folder) => join(folder, 'act'))].find((path) => existsSync(path))
}
