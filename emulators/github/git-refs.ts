import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Git } from './git.ts'
import { objectType } from './git-objects.ts'
import { readLooseObject } from './loose-objects.ts'

export interface Ref {
  /** In full, such as `refs/heads/main`. */
  readonly name: string
  readonly sha: string
  readonly type: string
}

// Whether git takes any other name is for git to say.
const PLAIN_REF = /^refs(?:\/[a-z0-9_-]+)+$/i

/** All refs whose full name starts with the prefix, by name. Reads their files: starting git would take most of the time of a request. */
export async function listRefs(git: Git, prefix: string): Promise<Ref[]> {
  if (hasPackedRefs(git)) return listPackedRefs(git, prefix)
  const entries = readdirSync(join(git.directory, 'refs'), { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.lock'))
    .map(({ parentPath, name }) => relative(git.directory, join(parentPath, name)))
    .filter((name) => name.startsWith(prefix))
  const refs = await Promise.all(names.sort().map((name) => readRefFile(git, name)))
  return refs.filter((ref) => ref !== undefined)
}

function hasPackedRefs(git: Git): boolean {
  return existsSync(join(git.directory, 'packed-refs'))
}

async function readRefFile(git: Git, name: string): Promise<Ref | undefined> {
  const sha = readId(join(git.directory, name))
  if (sha === undefined) return undefined
  const type = await objectType(git, sha)
  return type === undefined ? undefined : { name, sha, type }
}

/** Undefined without such a file. It may have been deleted just now. */
function readId(file: string): string | undefined {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
  } catch {
    return undefined
  }
}

async function listPackedRefs(git: Git, prefix: string): Promise<Ref[]> {
  const lines = await git.text(['for-each-ref', '--format=%(refname) %(objectname) %(objecttype)'])
  return lines
    .split('\n')
    .filter((line) => line.startsWith(prefix))
    .map((line) => {
      const [name = '', sha = '', type = ''] = line.split(' ')
      return { name, sha, type }
    })
}

export async function readRef(git: Git, name: string): Promise<Ref | undefined> {
  if (PLAIN_REF.test(name) && !hasPackedRefs(git)) return readRefFile(git, name)
  const refs = await listRefs(git, name)
  return refs.find((ref) => ref.name === name)
}

export async function isValidRefName(git: Git, name: string): Promise<boolean> {
  return PLAIN_REF.test(name) || (await git.tryText(['check-ref-format', name])) !== undefined
}

/** Sets a ref that only the server itself moves, without starting git. */
export async function setRef(git: Git, name: string, sha: string): Promise<void> {
  const file = join(git.directory, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.lock`, `${sha}\n`)
  await rename(`${file}.lock`, file)
}

/**
 * Moves a ref only if it still points to `from`.
 *
 * @param move.from undefined to create the ref
 * @returns whether it was moved
 */
export async function moveRef(
  git: Git,
  name: string,
  { from, to }: { from: string | undefined; to: string }
): Promise<boolean> {
  const isCommit = readLooseObject(git, to)?.type === 'commit'
  const moved = isCommit ? await replaceRefFile(git, name, { from, to }) : undefined
  return moved ?? (await git.tryText(['update-ref', name, to, from ?? '0'.repeat(40)])) !== undefined
}

export async function deleteRef(git: Git, { name, sha }: Ref): Promise<void> {
  if (await replaceRefFile(git, name, { from: sha, to: undefined })) return
  await git.run(['update-ref', '-d', name, sha])
}

/**
 * Replaces or deletes the file of a ref if it has `from`, under the lock that git uses, too. Starting git would take most of the time of a
 * request. Undefined if only git can do it, such as when something is in the way.
 */
async function replaceRefFile(
  git: Git,
  name: string,
  { from, to }: { readonly from: string | undefined; readonly to: string | undefined }
): Promise<boolean | undefined> {
  if (!PLAIN_REF.test(name) || hasPackedRefs(git)) return undefined
  const file = join(git.directory, name)
  const lock = `${file}.lock`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(lock, `${to ?? ''}\n`, { flag: 'wx' })
  } catch {
    return undefined
  }
  try {
    const isThere = existsSync(file)
    if ((isThere ? (await readFile(file, 'utf8')).trim() : undefined) !== from) return false
    if (to !== undefined) await rename(lock, file)
    else await rm(file)
    return true
  } catch {
    return undefined
  } finally {
    await rm(lock, { force: true })
  }
}

/** The commit of a branch, a tag, HEAD or an id. */
export async function resolveCommit(git: Git, name: string): Promise<string | undefined> {
  for (const candidate of [`refs/heads/${name}`, `refs/tags/${name}`, `refs/${name}`]) {
    const sha = await peelRef(git, candidate)
    if (sha !== undefined) return sha
  }
  if (/^[0-9a-f]{40}$/.test(name) && readLooseObject(git, name)?.type === 'commit') return name
  return /^([0-9a-f]{4,40}|HEAD)$/.test(name) ? peel(git, name) : undefined
}

async function peelRef(git: Git, ref: string): Promise<string | undefined> {
  const found = PLAIN_REF.test(ref) ? await readRef(git, ref) : { type: 'unknown', sha: ref }
  if (found?.type === 'commit') return found.sha
  return found && (await peel(git, ref))
}

/** The commit that git finds behind a name. */
function peel(git: Git, name: string): Promise<string | undefined> {
  return git.tryText(['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
}

/** True while no branch has a commit. */
export async function isEmpty(git: Git): Promise<boolean> {
  return (await listRefs(git, 'refs/heads/')).length === 0
}
