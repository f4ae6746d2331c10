import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Refs } from './read-refs.ts'

export interface GitFolder {
  /** A commit, or `ref: ` and the name of a branch. */
  readonly head: string
  /** The URL of `origin`; undefined without a remote. */
  readonly url: string | undefined
  readonly refs: Refs
  /** Commits whose parents are missing. */
  readonly shallow: readonly string[]
}

/** Writes a git directory for commands: nothing in it makes git run a program or use a token. Its objects must be added. */
export async function writeGitFolder(folder: string, { head, url, refs, shallow }: GitFolder): Promise<void> {
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
[submodule]
	active = .
${url === undefined ? '' : `[remote "origin"]\n\turl = ${JSON.stringify(url)}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`}`
}
