import { chmod, mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WorkspaceRepository } from './workspace-repository.ts'

/** Our ref for the workspace's commit, so that a fetch does not download it again. */
const WORKSPACE_REF = 'refs/forgehand/workspace'

/**
 * Creates our own git directory, or repairs one from an earlier run. Written file by file, because `git init` would copy the
 * machine's templates into it.
 *
 * @param shared its objects are borrowed; nothing else of it is used
 * @param isExact records files byte by byte, whatever the attributes of the work tree say
 */
export async function createPrivateRepository(
  gitDir: string,
  shared: WorkspaceRepository | undefined,
  isExact: boolean
): Promise<void> {
  const info = join(gitDir, 'objects', 'info')
  await Promise.all([
    mkdir(info, { recursive: true }),
    mkdir(join(gitDir, 'info'), { recursive: true }),
    mkdir(join(gitDir, 'objects', 'pack'), { recursive: true }),
    mkdir(join(gitDir, 'refs', 'forgehand'), { recursive: true })
  ])
  await chmod(gitDir, 0o700)
  await Promise.all([
    writeFile(join(gitDir, 'HEAD'), 'ref: refs/heads/none\n'),
    writeFile(join(gitDir, 'config'), CONFIG),
    writeFile(join(gitDir, 'info', 'attributes'), isExact ? EXACT : ''),
    writeFile(join(gitDir, 'info', 'exclude'), ''),
    removeLocks(gitDir),
    ...(shared
      ? [writeFile(join(info, 'alternates'), `${shared.objects}\n`), addLines(join(gitDir, 'shallow'), shared.shallow)]
      : [rm(join(info, 'alternates'), { force: true })])
  ])
}

/** Left over if a git was killed. */
export async function removeLocks(gitDir: string): Promise<void> {
  await Promise.all(
    ['index.lock', 'index-of-change.lock', 'shallow.lock'].map((name) => rm(join(gitDir, name), { force: true }))
  )
}

// The file also lists the commits that fetches of an earlier run cut off.
async function addLines(path: string, lines: readonly string[]): Promise<void> {
  await using file = await open(path, 'a+')
  const present = new Set((await file.readFile('utf8')).split('\n'))
  const missing = lines.filter((line) => !present.has(line))
  await file.writeFile(missing.map((line) => `${line}\n`).join(''))
}

/** @param commit undefined if we do not have the workspace's commit */
export async function recordWorkspaceCommit(gitDir: string, commit: string | undefined): Promise<void> {
  const path = join(gitDir, WORKSPACE_REF)
  await (commit === undefined ? rm(path, { force: true }) : writeFile(path, `${commit}\n`))
}

// Overrides every .gitattributes.
const EXACT = '* -text -ident !eol !filter !working-tree-encoding\n'

// Without ignoreCase, a file system that ignores case could take one file for another.
const IGNORES_CASE = process.platform === 'darwin' || process.platform === 'win32'

// What keeps git from running programs is in `hardenedEnvironment`. Here:
// - alternateRefsCommand: otherwise a fetch runs git in the workspace's own repository, under its configuration.
// - bare: a command sees the work tree only if its environment names it.
// - commitGraph, multiPackIndex, readReverseIndex: git trusts what these files of the workspace say about its objects.
// - protocol: HTTP only.
// - followRedirects: the token must reach no other host.
// - fsync: the repository lives no longer than the run.
const CONFIG = `[core]
	repositoryFormatVersion = 0
	bare = true
	fileMode = true
	symlinks = true
	ignoreCase = ${IGNORES_CASE}
	precomposeUnicode = ${IGNORES_CASE}
	untrackedCache = false
	alternateRefsCommand = true
	protectHFS = true
	protectNTFS = true
	autocrlf = false
	safecrlf = false
	bigFileThreshold = 32m
	commitGraph = false
	multiPackIndex = false
	fsync = none
[protocol "https"]
	allow = always
[protocol "http"]
	allow = always
[http]
	followRedirects = false
	lowSpeedLimit = 1000
	lowSpeedTime = 60
[pack]
	readReverseIndex = false
[gc]
	auto = 0
[maintenance]
	auto = false
[fetch]
	recurseSubmodules = false
[checkout]
	workers = 0
`
