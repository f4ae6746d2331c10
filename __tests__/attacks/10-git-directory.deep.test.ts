import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { Fixture } from '../support/git-fixture.ts'
import { startGitServer, type GitServer } from '../support/git-server.ts'
import { cloneWithSubmodules, on, openSandboxed, output, TOKEN } from '../support/sandboxed-checkout.ts'
import { workingSandboxes } from '../support/temporary-workspace.ts'

const SECRET = 'the content of a hidden file'
const MODULES = ['', 'modules/libs/outer/', 'modules/libs/outer/modules/inner/']
const sandboxes = await workingSandboxes()

let fixture: Fixture
let server: GitServer
/** A folder that commands cannot see. */
let hidden: string

beforeEach(async () => {
  fixture = new Fixture()
  server = await startGitServer(fixture.remotes, TOKEN)
  hidden = join(fixture.root, 'hidden')
  mkdirSync(hidden)
  writeFileSync(join(hidden, 'secret'), SECRET)
})

afterEach(async () => {
  await server.close()
  fixture.discard()
})

const inTree = (path: string) => join(fixture.workTree, path)

/** Reads everything that git and the file system show. */
const SPY = `git status; git submodule status --recursive; git log --all --oneline; git submodule foreach --recursive git log --all
  git config --list; git -C libs/outer config --list; find .git -type f -exec cat {} +; find .git -ls; env`

/** What a link replaces, and where in the hidden folder it leads. All sandboxes get the same list of mounts: the others try the sharp ones. */
const links: readonly (readonly [name: string, path: string, target: string, isSharp?: true])[] = [
  ['the submodules', '.git/modules', ''],
  ['a submodule', '.git/modules/libs/outer', '', true],
  ['the objects of a submodule', '.git/modules/libs/outer/objects', ''],
  ['the index of a submodule', '.git/modules/libs/outer/index', 'secret', true],
  ['the list of refs of a submodule', '.git/modules/libs/outer/packed-refs', 'secret'],
  ['the tags', '.git/refs/tags', ''],
  ['the files of Git LFS', '.git/lfs/objects', ''],
  ['the folder of Git LFS', '.git/lfs', '', true]
]

describe.each(sandboxes)('a hostile git directory of an earlier step, in the sandbox %s', (sandbox) => {
  const spy = async (commit: string) =>
    output(await openSandboxed({ fixture, server, sandbox, closed: [hidden] }, on(commit)), `(${SPY}) 2>&1 | strings`)

  it('runs no program that a configuration or a hook names', async () => {
    const commit = cloneWithSubmodules(fixture)
    const evil = inTree('evil.sh')
    fixture.write({ 'evil.sh': { script: `#!/bin/sh\ntouch '${inTree('ran')}'\n` } })
    const included = `[core]\n\tfsmonitor = ${evil}\n\tpager = ${evil}\n[alias]\n\tstatus = !${evil}\n\tx = !${evil}\n`
    fixture.write({ 'included.config': included })
    for (const folder of MODULES) {
      const config = `${included}[include]\n\tpath = ${inTree('included.config')}\n[diff]\n\texternal = ${evil}\n`
      fixture.write({ [`.git/${folder}config`]: config })
      const hooks = ['post-index-change', 'reference-transaction', 'post-checkout', 'fsmonitor-watchman']
      rmSync(inTree(`.git/${folder}hooks`), { recursive: true, force: true })
      for (const hook of hooks) fixture.write({ [`.git/${folder}hooks/${hook}`]: { script: `#!/bin/sh\n${evil}\n` } })
    }
    for (const folder of ['.', 'libs/outer']) {
      fixture.git(inTree(folder), 'ls-files', '--modified')
      expect(existsSync(inTree('ran'))).toBe(true)
      rmSync(inTree('ran'))
    }
    const workspace = await openSandboxed({ fixture, server, sandbox }, on(commit))
    const commands =
      'git status; git x; git diff; git -C libs/outer status; git submodule foreach --recursive git status'
    expect(await output(workspace, `(${commands}) 2>&1`)).toContain('libs/outer')
    expect(existsSync(inTree('ran'))).toBe(false)
  })

  it.each(sandbox === sandboxes[0] ? links : links.filter(([, , , isSharp]) => isSharp))(
    'shows no hidden file if a link to it replaces %s',
    async (_, path, target) => {
      const commit = cloneWithSubmodules(fixture)
      mkdirSync(join(hidden, 'objects'))
      writeFileSync(join(hidden, 'objects', 'secret'), SECRET)
      replace(path, join(hidden, target))
      const seen = await spy(commit)
      expect(seen).toContain(commit.slice(0, 7))
      expect(seen).not.toContain(SECRET)
    }
  )

  it.each([
    ['.', '.git'],
    ['libs/outer', '.git/modules/libs/outer']
  ])('opens no hidden object store that the alternates of %s name', async (folder, gitDir) => {
    const commit = cloneWithSubmodules(fixture)
    const other = join(hidden, 'repository')
    fixture.git(fixture.root, 'init', '-q', other)
    fixture.git(other, 'commit', '-q', '--allow-empty', '-m', SECRET)
    const id = fixture.git(other, 'rev-parse', 'HEAD')
    fixture.write({ [`${gitDir}/objects/info/alternates`]: `${join(other, '.git', 'objects')}\n` })
    expect(fixture.git(inTree(folder), 'cat-file', 'commit', id)).toContain(SECRET)
    const workspace = await openSandboxed({ fixture, server, sandbox, closed: [hidden] }, on(commit))
    expect(await output(workspace, `git -C ${folder} cat-file commit ${id} 2>&1`)).not.toContain(SECRET)
    expect(await output(workspace, `git -C ${folder} log --format=%H -1 2>/dev/null`)).toMatch(/^[0-9a-f]{40}$/)
  })
})

function replace(path: string, target: string): void {
  rmSync(inTree(path), { recursive: true, force: true })
  mkdirSync(join(inTree(path), '..'), { recursive: true })
  symlinkSync(target, inTree(path))
}
