import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessSystemError } from '../errors.ts'
import { isValidBranchName } from '../text/branch-names.ts'
import { isObjectId } from '../text/near-name.ts'
import { isRealFolder, readUntrustedFile } from './untrusted-files.ts'

/** Full names, with the object that each names. */
export type Refs = ReadonlyMap<string, string>

/** The commit of the HEAD of a git directory, read as data; undefined if it is not readable. */
export async function readHead(gitDir: string): Promise<string | undefined> {
  const head = (await readUntrustedFile(join(gitDir, 'HEAD')))?.toString().trim()
  if (head === undefined || isObjectId(head)) return head
  const ref = /^ref: (refs\/[\w./+@#-]+)$/.exec(head)?.[1]
  if (ref === undefined || ref.includes('..')) return undefined
  return (await readLooseRef(gitDir, ref)) ?? (await readPackedRefs(gitDir)).get(ref)
}

/** A limit for hostile repositories. */
const MAX_LOOSE_REFS = 20_000
const FOLDERS = ['refs/heads', 'refs/tags', 'refs/remotes/origin']

/** The branches and tags of a git directory, read as data. Do not trust them: nobody has checked that the objects exist. */
export async function readRefs(gitDir: string): Promise<Refs> {
  if (!(await isRealFolder(join(gitDir, 'refs')))) return new Map()
  const packed = [...(await readPackedRefs(gitDir))].filter(([name]) => isCopied(name))
  const refs = new Map(packed)
  for (const name of await looseRefNames(gitDir)) {
    const id = await readLooseRef(gitDir, name)
    if (id !== undefined) refs.set(name, id)
  }
  return refs
}

function isCopied(name: string): boolean {
  const folder = FOLDERS.find((each) => name.startsWith(`${each}/`))
  return folder !== undefined && isValidBranchName(name.slice(folder.length + 1))
}

async function looseRefNames(gitDir: string): Promise<string[]> {
  const pending = [...FOLDERS]
  const names: string[] = []
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    const parent = folder
    if (!(await isRealFolder(join(gitDir, parent)))) continue
    for (const entry of await unlessSystemError(readdir(join(gitDir, parent), { withFileTypes: true }), [])) {
      const name = `${parent}/${entry.name}`
      if (entry.isDirectory()) pending.push(name)
      else if (isCopied(name)) names.push(name)
      if (names.length + pending.length >= MAX_LOOSE_REFS) return names
    }
  }
  return names
}

async function readLooseRef(gitDir: string, ref: string): Promise<string | undefined> {
  const id = (await readUntrustedFile(join(gitDir, ref)))?.toString().trim()
  return id !== undefined && isObjectId(id) ? id : undefined
}

async function readPackedRefs(gitDir: string): Promise<Refs> {
  const lines = ((await readUntrustedFile(join(gitDir, 'packed-refs'))) ?? '').toString().split('\n')
  return new Map(
    lines.flatMap((line) => (isObjectId(line.slice(0, 40)) ? [[line.slice(41), line.slice(0, 40)] as const] : []))
  )
}
