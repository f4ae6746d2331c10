import { chmod, mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WorkspaceRepository } from './workspace-repository.ts'

/** Our own name for the commit the workspace stood at, so that a fetch need not bring again what is there. */
const WORKSPACE_REF = 'refs/forgehand/workspace'

/**
 * Lays out a git directory of our own, or puts one from an earlier run in order again. Written file by file: `git init` would copy
 * templates of the machine into it.
 *
 * @param shared lends its objects; nothing else of it is used
 * @param isExact has files recorded byte by byte, whatever the attributes of the work tree say
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
    // Left behind when an earlier run was killed.
    rm(join(gitDir, 'index.lock'), { force: true }),
    rm(join(gitDir, 'shallow.lock'), { force: true }),
    ...(shared
      ? [writeFile(join(info, 'alternates'), `${shared.objects}\n`), addLines(join(gitDir, 'shallow'), shared.shallow)]
      : [rm(join(info, 'alternates'), { force: true })])
  ])
}

// The file holds what our own fetches of an earlier run cut off, too.
async function addLines(path: string, lines: readonly string[]): Promise<void> {
  await using file = await open(path, 'a+')
  const present = new Set((await file.readFile('utf8')).split('\n'))
  const missing = lines.filter((line) => !present.has(line))
  await file.writeFile(missing.map((line) => `${line}\n`).join(''))
}

/** @param commit undefined when the workspace stands at none that we have */
export async function recordWorkspaceCommit(gitDir: string, commit: string | undefined): Promise<void> {
  const path = join(gitDir, WORKSPACE_REF)
  await (commit === undefined ? rm(path, { force: true }) : writeFile(path, `${commit}\n`))
}

// This file has the last word over every .gitattributes.
const EXACT = '* -text -ident !eol !filter !working-tree-encoding\n'

// Folding file systems need ignoreCase, or a name that differs in case only could pass for another file.
const FOLDS_CASE = process.platform === 'darwin' || process.platform === 'win32'

// - alternateRefsCommand: a fetch would else run git inside the workspace's own repository, under its configuration.
// - bare: a command sees the work tree only when its environment names it.
// - commitGraph, multiPackIndex, readReverseIndex: git believes what these files of the workspace's say of its objects.
// - protocol: only HTTP; `ext::` would be a shell, a local path would be someone's repository.
// - followRedirects: the token goes to the host it is meant for and to no other.
// - fsync: the repository is as short-lived as the run.
const CONFIG = `[core]
	repositoryFormatVersion = 0
	bare = true
	fileMode = true
	symlinks = true
	ignoreCase = ${FOLDS_CASE}
	precomposeUnicode = ${FOLDS_CASE}
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
