import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isSystemError, unlessSystemError } from '../errors.ts'
import { isValidBranchName } from '../forge/branch-names.ts'
import { GitFailure, type Git } from './git.ts'

/** A git directory for commands, without a token. They see it, read-only, in place of the work tree's own. */
export interface CommandRepository {
  readonly folder: string
  /** Object stores that it borrows from, each with the name of the folder in it where commands must find the store. */
  readonly objects: readonly { readonly name: string; readonly folder: string }[]
}

/** What its refs name. The commits must have been fetched. */
export interface CommandRefs {
  /** The branch that HEAD names, at `start`. */
  readonly branch: string
  readonly start: string
  readonly base: string
  readonly baseSha: string
  /** Undefined if the histories have nothing in common. */
  readonly mergeBase: string | undefined
}

export const MERGE_BASE_REF = 'refs/forgehand/merge-base'

interface Source {
  readonly git: Git
  /** The repository's page, which is also the URL of `origin`; undefined without a remote. */
  readonly url: string | undefined
}

/**
 * Writes the repository beside our own git directory, whose index must hold the files of `start`.
 *
 * Fetched commits have no history, so each end is given the merge base as its parent, unless the history is there. Then
 * `origin/base...HEAD` is true. Older commits are missing.
 */
export async function writeCommandRepository({ git, url }: Source, refs: CommandRefs): Promise<CommandRepository> {
  const gitDir = git.directory
  const folder = join(dirname(gitDir), 'command-repository')
  const borrowed = await unlessSystemError(readFile(join(gitDir, 'objects', 'info', 'alternates'), 'utf8'), '')
  const objects = [join(gitDir, 'objects'), ...borrowed.split('\n').filter(Boolean)].map((store, index) => ({
    name: `objects-${index + 1}`,
    folder: store
  }))
  const grafts = await missingLinks(git, refs)
  // Left over from an earlier attempt.
  await rm(folder, { recursive: true, force: true })
  for (const name of ['objects/info', 'objects/pack', 'refs/heads', 'info', ...objects.map(({ name }) => name)]) {
    await mkdir(join(folder, name), { recursive: true })
  }
  await Promise.all([
    writeFile(join(folder, 'HEAD'), isValidBranchName(refs.branch) ? `ref: ${headOf(refs)}\n` : `${refs.start}\n`),
    writeFile(join(folder, 'config'), configOf(url)),
    writeFile(join(folder, 'packed-refs'), packedRefs(refs)),
    // Relative to the folder of objects.
    writeFile(join(folder, 'objects', 'info', 'alternates'), objects.map(({ name }) => `../${name}\n`).join('')),
    writeFile(join(folder, 'info', 'grafts'), grafts.map(({ commit, parent }) => `${commit} ${parent}\n`).join('')),
    writeFile(join(folder, 'shallow'), await shallowWithout(gitDir, new Set(grafts.map(({ commit }) => commit)))),
    copyIfExists(join(gitDir, 'index'), join(folder, 'index')),
    copyIfExists(join(gitDir, 'info', 'exclude'), join(folder, 'info', 'exclude'))
  ])
  return { folder, objects }
}

interface Graft {
  readonly commit: string
  readonly parent: string
}

/** The ends of the history whose way to the merge base we do not have. */
async function missingLinks(git: Git, { start, baseSha, mergeBase }: CommandRefs): Promise<Graft[]> {
  if (mergeBase === undefined) return []
  const ends = [...new Set([start, baseSha])].filter((commit) => commit !== mergeBase)
  const linked = await Promise.all(ends.map((commit) => isAncestor(git, mergeBase, commit)))
  return ends.filter((_, index) => !linked[index]).map((commit) => ({ commit, parent: mergeBase }))
}

async function isAncestor(git: Git, ancestor: string, commit: string): Promise<boolean> {
  try {
    await git.run(['merge-base', '--is-ancestor', ancestor, commit])
    return true
  } catch (error) {
    if (error instanceof GitFailure) return false
    throw error
  }
}

/** A commit of this file has no parents, so a graft on it would have no effect. */
async function shallowWithout(gitDir: string, grafted: ReadonlySet<string>): Promise<string> {
  const shallow = await unlessSystemError(readFile(join(gitDir, 'shallow'), 'utf8'), '')
  const commits = shallow.split('\n').filter((commit) => commit !== '' && !grafted.has(commit))
  return commits.map((commit) => `${commit}\n`).join('')
}

async function copyIfExists(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to)
  } catch (error) {
    if (!isSystemError(error) || error.code !== 'ENOENT') throw error
  }
}

function headOf({ branch }: CommandRefs): string {
  return `refs/heads/${branch}`
}

function packedRefs(refs: CommandRefs): string {
  const { branch, start, base, baseSha, mergeBase } = refs
  const all = [
    ...(mergeBase === undefined ? [] : [[MERGE_BASE_REF, mergeBase]]),
    ...(isValidBranchName(branch) ? [[headOf(refs), start]] : []),
    [`refs/remotes/origin/${base}`, baseSha]
  ]
  return all.map(([name = '', commit = '']) => `${commit} ${name}\n`).join('')
}

// The sandbox limits what commands can do with git. This only keeps output and speed the same everywhere.
function configOf(url: string | undefined): string {
  return `[core]
	repositoryFormatVersion = 0
	bare = false
	fileMode = true
	symlinks = true
	autocrlf = false
	fsmonitor = false
	untrackedCache = false
	hooksPath = /dev/null
	logAllRefUpdates = false
	pager = cat
[advice]
	graftFileDeprecated = false
[gc]
	auto = 0
[maintenance]
	auto = false
${url === undefined ? '' : `[remote "origin"]\n\turl = ${JSON.stringify(url)}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`}`
}
