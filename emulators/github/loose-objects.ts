import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'
import type { Git } from './git.ts'

export interface LooseObject {
  readonly type: string
  readonly content: Buffer
}

/** Git has it without writing it. */
export const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

/** Reads an object without starting git, which would take most of the time of a request. Undefined if it is in a pack or missing. */
export function readLooseObject(git: Git, sha: string): LooseObject | undefined {
  if (sha === EMPTY_TREE) return { type: 'tree', content: Buffer.alloc(0) }
  const path = pathOf(git, sha)
  if (!existsSync(path)) return undefined
  // Objects are small, and a thread for each step takes longer.
  const bytes = inflateSync(readFileSync(path))
  // `type SPACE size NUL content`
  const headerEnd = bytes.indexOf(0)
  const [type = ''] = bytes.toString('latin1', 0, headerEnd).split(' ')
  return { type, content: bytes.subarray(headerEnd + 1) }
}

/** Writes an object without starting git, and returns its id. */
export function writeLooseObject(git: Git, type: 'blob' | 'commit' | 'tree', content: string | Buffer): string {
  const bytes = Buffer.from(content)
  const object = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes])
  const sha = createHash('sha1').update(object).digest('hex')
  const path = pathOf(git, sha)
  const temporary = join(git.directory, `object-${randomUUID()}`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(temporary, deflateSync(object))
  renameSync(temporary, path)
  return sha
}

function pathOf(git: Git, sha: string): string {
  return join(git.directory, 'objects', sha.slice(0, 2), sha.slice(2))
}
