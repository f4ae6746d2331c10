import { copyFile, cp, mkdir, readFile, rm, writeFile, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unlessSystemError } from '../errors.ts'
import { isValidBranchName } from '../text/branch-names.ts'
import { succeeds, type Git } from './git.ts'
import { readRefs, type Refs, readHead } from './read-refs.ts'
import { isObjectId } from '../text/near-name.ts'
import { isRealFolder, isRegularFile, readUntrustedFile } from './untrusted-files.ts'
import type { WorkTree } from './work-tree.ts'

/** A git directory for commands, without a token. They see it, read-only, instead of the work tree's own. */
export interface CommandRepository {
  readonly folder: string
  /** Folders of other repositories, such as object stores. */
  readonly borrowed: readonly BorrowedFolder[]
}

/** The branches and commits that the refs of a command repository name. The commits must have been fetched. */
export interface CommandRefs {
  /** The branch that HEAD names, at `start`. */
  readonly branch: string
  readonly start: string
  readonly base: string
  readonly baseSha: string
  /** Undefined if the histories have nothing in common. */
  readonly mergeBase: string | undefined
}

const MERGE_BASE_REF = 'refs/forgehand/merge-base'

const NAME_OF_FOLDER = 'command-repository'
const NO_REFS: Refs = new Map()

interface Source {
  readonly git: Git
  readonly workTree: string
  /** The repository's page, which is also the URL of `origin`; undefined without a remote. */
  readonly url: string | undefined
}

/**
 * Writes the repository beside our own git directory, whose index must hold the files of `start`.
 *
 * Fetched commits have no history, so each end is given the merge base as its parent, unless the history is there. This makes
 * `origin/base...HEAD` work. Older commits are missing, unless the workspace's own repository has them. Its branches and tags are copied
 * if their commits are there.
 */
export async function writeCommandRepository(
  { git, workTree, url }: Source,
  refs: CommandRefs | undefined
): Promise<CommandRepository> {
  const gitDir = git.directory
  const workspaceGitDir = join(workTree, '.git')
  const folder = join(dirname(gitDir), NAME_OF_FOLDER)
  const alternates = await unlessSystemError(readFile(join(gitDir, 'objects', 'info', 'alternates'), 'utf8'), '')
  const stores = [join(gitDir, 'objects'), ...alternates.split('\n').filter(Boolean)].map((store, index) => ({
    name: `objects-${index + 1}`,
    folder: store
  }))
  const [grafts, shallow, copied] = await Promise.all([
    refs ? missingLinks(git, refs) : [],
    unlessSystemError(readFile(join(gitDir, 'shallow'), 'utf8'), ''),
    refs ? existingRefs(git, await readRefs(workspaceGitDir)) : NO_REFS
  ])
  const grafted = new Set(grafts.map(({ commit }) => commit))
  // Left over from an earlier attempt.
  await rm(folder, { recursive: true, force: true })
  await writeGitFolder(folder, {
    head: headOf(refs),
    url,
    refs: new Map([...copied, ...(refs ? ownRefs(refs) : [])]),
    // A commit of this file has no parents, so a graft on it would have no effect.
    shallow: shallow.split('\n').filter((commit) => commit !== '' && !grafted.has(commit))
  })
  for (const name of ['objects/info', ...stores.map((each) => each.name)]) await mkdir(join(folder, name))
  await Promise.all([
    // Relative to the folder of objects.
    writeFile(join(folder, 'objects', 'info', 'alternates'), stores.map(({ name }) => `../${name}\n`).join('')),
    writeFile(join(folder, 'info', 'grafts'), grafts.map(({ commit, parent }) => `${commit} ${parent}\n`).join('')),
    copyIfExists(join(gitDir, 'index'), join(folder, 'index')),
    copyIfExists(join(gitDir, 'info', 'exclude'), join(folder, 'info', 'exclude'))
  ])
  return { folder, borrowed: [...stores, ...(await borrowFromWorkspace(workspaceGitDir, folder))] }
}

/** Where the repository of a copy of the work tree is. */
export function repositoryOfCopy(root: string): string {
  return `${root}.git`
}

/**
 * Writes what commands see in a copy of the work tree: the same repository with a commit of this tree, whose files the copy has. A check such
 * as `make generate && git diff --exit-code` then fails only for what it changes itself. Does nothing if they see another repository.
 */
export async function commitInCopy({ git, root, look }: WorkTree, tree: string): Promise<void> {
  const [original, folder] = [join(dirname(git.directory), NAME_OF_FOLDER), repositoryOfCopy(root)]
  const head = (await unlessSystemError(readFile(join(original, 'HEAD'), 'utf8'), '')).trim()
  const ref = /^ref: (.+)/.exec(head)?.[1]
  const parent = ref === undefined ? head : (await readRefs(original)).get(ref)
  if (parent === undefined || !isObjectId(parent)) return
  const [, committer = ''] = /^committer (.+)$/m.exec(await git.run(['cat-file', 'commit', parent])) ?? []
  const input = `tree ${tree}\nparent ${parent}\nauthor ${committer}\ncommitter ${committer}\n\nThe change\n`
  const commit = (await git.run(['hash-object', '-t', 'commit', '-w', '--stdin'], { input })).trim()
  await cp(original, folder, { recursive: true })
  await mkdir(join(folder, 'objects', 'pack'))
  // The object stores of a copy are not mounted.
  await git.run(['pack-objects', '-q', '--revs', join(folder, 'objects', 'pack', 'pack')], {
    input: `${commit}\n^${parent}\n`
  })
  await git.run(['read-tree', '-m', `--index-output=${join(folder, 'index')}`, commit], { look })
  const moved = join(folder, ref ?? 'HEAD')
  await mkdir(dirname(moved), { recursive: true })
  await writeFile(moved, `${commit}\n`)
}

/** Without refs whose object we do not have: git fails on them. */
async function existingRefs(git: Git, refs: Refs): Promise<Refs> {
  const entries = [...refs]
  if (entries.length === 0) return refs
  const output = await git.run(['cat-file', '--batch-check'], { input: entries.map(([, id]) => `${id}\n`).join('') })
  const lines = output.split('\n')
  return new Map(entries.filter((_, index) => !lines[index]?.endsWith(' missing')))
}

/** Links the ends whose history back to the merge base we do not have. */
async function missingLinks(git: Git, { start, baseSha, mergeBase }: CommandRefs) {
  if (mergeBase === undefined) return []
  const ends = [...new Set([start, baseSha])].filter((commit) => commit !== mergeBase)
  const linked = await Promise.all(
    ends.map((commit) => succeeds(git, ['merge-base', '--is-ancestor', mergeBase, commit]))
  )
  return ends.filter((_, index) => !linked[index]).map((commit) => ({ commit, parent: mergeBase }))
}

async function copyIfExists(from: string, to: string): Promise<void> {
  await unlessSystemError(copyFile(from, to), undefined, ['ENOENT'])
}

function headOf(refs: CommandRefs | undefined): string {
  if (!refs) return 'ref: refs/heads/none'
  return isValidBranchName(refs.branch) ? `ref: ${branchRef(refs)}` : refs.start
}

function branchRef({ branch }: CommandRefs): string {
  return `refs/heads/${branch}`
}

function ownRefs(refs: CommandRefs): [string, string][] {
  const { branch, start, base, baseSha, mergeBase } = refs
  return [
    ...(mergeBase === undefined ? [] : [[MERGE_BASE_REF, mergeBase] satisfies [string, string]]),
    ...(isValidBranchName(branch) ? [[branchRef(refs), start] satisfies [string, string]] : []),
    [`refs/remotes/origin/${base}`, baseSha]
  ]
}

/** A folder of another repository. */
interface BorrowedFolder {
  /** Where commands must find it: a path in the git directory. */
  readonly name: string
  readonly folder: string
}

/**
 * Adds to a git directory what the workspace's own one has besides its history: submodules and files of Git LFS. Only data is taken
 * over, because a configuration of the workspace can contain a token or name a program.
 *
 * @returns the folders that must be mounted
 */
async function borrowFromWorkspace(workspaceGitDir: string, folder: string): Promise<BorrowedFolder[]> {
  const borrowed: BorrowedFolder[] = []
  for (const name of await submodulesIn(workspaceGitDir)) {
    const [from, to] = [join(workspaceGitDir, name), join(folder, name)]
    await writeGitFolder(to, {
      head: (await readHead(from)) ?? 'ref: refs/heads/none',
      url: undefined,
      refs: await readRefs(from),
      shallow: ((await readUntrustedFile(join(from, 'shallow'))) ?? '').toString().split('\n').filter(isObjectId)
    })
    // Attack: the index is a link to a file with a secret.
    if (await isRegularFile(join(from, 'index'))) await copyFile(join(from, 'index'), join(to, 'index'))
    borrowed.push({ name: `${name}/objects`, folder: join(from, 'objects') })
  }
  if (await areRealFolders(workspaceGitDir, ['.', 'lfs', 'lfs/objects'])) {
    await mkdir(join(folder, 'lfs', 'objects'), { recursive: true })
    borrowed.push({ name: 'lfs/objects', folder: join(workspaceGitDir, 'lfs', 'objects') })
  }
  return borrowed
}

/** Each takes a mount. */
const MAX_SUBMODULES = 200
const MAX_FOLDERS = 2_000
const NAME = /^[^\p{Cc}]+$/u

/**
 * The git directories of submodules, as paths in the git directory. A submodule's folder has the name of its path, so it can be at
 * any depth, and have submodules itself. Attack: a folder is a link to one that is hidden from commands.
 */
async function submodulesIn(gitDir: string): Promise<string[]> {
  if (!(await areRealFolders(gitDir, ['.', 'modules']))) return []
  const pending = await foldersIn(gitDir, 'modules')
  const repositories: string[] = []
  for (let count = 0; count < MAX_FOLDERS && repositories.length < MAX_SUBMODULES; count++) {
    const name = pending.shift()
    if (name === undefined) break
    const isRepository =
      (await isRegularFile(join(gitDir, name, 'HEAD'))) && (await isRealFolder(join(gitDir, name, 'objects')))
    if (isRepository) repositories.push(name)
    if (!isRepository) pending.push(...(await foldersIn(gitDir, name)))
    else if (await isRealFolder(join(gitDir, name, 'modules')))
      pending.push(...(await foldersIn(gitDir, `${name}/modules`)))
  }
  return repositories
}

async function foldersIn(gitDir: string, parent: string): Promise<string[]> {
  const entries = await unlessSystemError(readdir(join(gitDir, parent), { withFileTypes: true }), [])
  return entries.filter((entry) => entry.isDirectory() && NAME.test(entry.name)).map(({ name }) => `${parent}/${name}`)
}

async function areRealFolders(parent: string, names: readonly string[]): Promise<boolean> {
  return (await Promise.all(names.map((name) => isRealFolder(join(parent, name))))).every(Boolean)
}

interface GitFolder {
  /** A commit, or `ref: ` and the name of a branch. */
  readonly head: string
  /** The URL of `origin`; undefined without a remote. */
  readonly url: string | undefined
  readonly refs: Refs
  /** Commits whose parents are missing. */
  readonly shallow: readonly string[]
}

/** Writes a git directory for commands: nothing in it makes git run a program or use a token. Its objects must be added. */
async function writeGitFolder(folder: string, { head, url, refs, shallow }: GitFolder): Promise<void> {
  for (const name of ['objects', 'refs/heads', 'info']) await mkdir(join(folder, name), { recursive: true })
  const lines = [...refs].map(([name, id]) => `${id} ${name}\n`)
  await Promise.all([
    writeFile(join(folder, 'HEAD'), `${head}\n`),
    writeFile(join(folder, 'config'), configOf(url)),
    writeFile(join(folder, 'packed-refs'), lines.join('')),
    // With an empty file, git calls the repository shallow.
    ...(shallow.length > 0 ? [writeFile(join(folder, 'shallow'), shallow.map((commit) => `${commit}\n`).join(''))] : [])
  ])
}

// The sandbox limits what commands can do with git. This only keeps output and speed the same everywhere. The index is also that of copies of
// the work tree, whose files have their times and sizes.
function configOf(url: string | undefined): string {
  return `[core]
	repositoryFormatVersion = 0
	bare = false
	fileMode = true
	checkStat = minimal
	trustctime = false
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
[submodule]
	active = .
${url === undefined ? '' : `[remote "origin"]\n\turl = ${JSON.stringify(url)}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`}`
}
