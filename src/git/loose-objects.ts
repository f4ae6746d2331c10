import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'

/**
 * Writes an object as git would, without starting git. Complete or absent at every moment, even if the process is killed.
 *
 * @param gitDir our own git directory
 * @returns the object's id
 */
export function writeObject(gitDir: string, type: 'blob' | 'tree', content: Buffer): string {
  const header = Buffer.from(`${type} ${content.length}\0`)
  const id = objectId(type, content)
  const folder = join(gitDir, 'objects', id.slice(0, 2))
  const path = join(folder, id.slice(2))
  if (existsSync(path)) return id
  mkdirSync(folder, { recursive: true })
  // The name of a temporary object, which `git prune` removes if it is left over.
  const temporary = join(folder, `tmp_obj_${randomUUID()}`)
  writeFileSync(temporary, deflateSync(Buffer.concat([header, content]), { level: 1 }), { flag: 'wx', mode: 0o444 })
  renameSync(temporary, path)
  return id
}

/** The id that git gives to an object. */
export function objectId(type: string, content: Buffer): string {
  return createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex')
}
