import { appendFile, mkdir } from 'node:fs/promises'
import { ignorePattern } from '../text/git-names.ts'
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WorkspaceRepository } from './workspace-repository.ts'

/** Our ref for the workspace's commit, so that a fetch does not download it again. */
const WORKSPACE_REF = 'refs/forgehand/workspace'

/**
 * Creates our own git directory, or repairs one from an earlier run. Written file by file, because `git init` would copy the
 * machine's templates into it.
 *
 * @param shared its objects are borrowed, and its list of shallow commits is copied; nothing else of it is used
 * @param isExact records files byte by byte, whatever the attributes of the work tree say
 */
export function createPrivateRepository(
  gitDir: string,
  shared: WorkspaceRepository | undefined,
  isExact: boolean
): void {
  for (const folder of ['info', 'objects/info', 'objects/pack', 'refs/forgehand'])
    mkdirSync(join(gitDir, folder), { recursive: true })
  chmodSync(gitDir, 0o700)
  writeFileSync(join(gitDir, 'HEAD'), 'ref: refs/heads/none\n')
  writeFileSync(join(gitDir, 'config'), CONFIG)
  writeFileSync(join(gitDir, 'info/attributes'), isExact ? EXACT : '')
  writeFileSync(join(gitDir, 'info/exclude'), '')
  removeLocks(gitDir)
  const alternates = join(gitDir, 'objects/info/alternates')
  if (!shared) rmSync(alternates, { force: true })
  else {
    writeFileSync(alternates, `${shared.objects}\n`)
    addLines(join(gitDir, 'shallow'), shared.shallow)
  }
}

/** Left over if a git was killed. */
export function removeLocks(gitDir: string): void {
  for (const name of ['index.lock', 'index-of-change.lock', 'shallow.lock']) rmSync(join(gitDir, name), { force: true })
}

// The file also lists the commits that fetches of an earlier run cut off.
function addLines(path: string, lines: readonly string[]): void {
  const file = openSync(path, 'a+')
  try {
    const present = new Set(readFileSync(file, 'utf8').split('\n'))
    const missing = lines.filter((line) => !present.has(line))
    writeFileSync(file, missing.map((line) => `${line}\n`).join(''))
  } finally {
    closeSync(file)
  }
}

/** @param commit undefined if we do not have the workspace's commit */
export function recordWorkspaceCommit(gitDir: string, commit: string | undefined): void {
  const path = join(gitDir, WORKSPACE_REF)
  if (commit === undefined) rmSync(path, { force: true })
  else writeFileSync(path, `${commit}\n`)
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
// - fsync: on a runner, the repository lives no longer than the run. On other machines, only a power failure could lose a checkpoint.
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

/**
 * Makes git ignore exactly these paths from now on.
 *
 * @param gitDir a git directory of ours
 * @param paths relative to the work tree; a folder ends with a slash
 */
export async function excludePaths(gitDir: string, paths: readonly string[]): Promise<void> {
  await mkdir(join(gitDir, 'info'), { recursive: true })
  await appendFile(join(gitDir, 'info', 'exclude'), paths.map((path) => `/${ignorePattern(path)}\n`).join(''))
}
