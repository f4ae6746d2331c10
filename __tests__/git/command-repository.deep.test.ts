import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { Fixture } from '../support/git-fixture.ts'
import { startGitServer, type GitServer } from '../support/git-server.ts'
import { cloneWithSubmodules, on, openBoth, openSandboxed, output, TOKEN } from '../support/sandboxed-checkout.ts'
import { unaborted, workingSandboxes } from '../support/temporary-workspace.ts'

const sandboxes = await workingSandboxes()
type Sandbox = (typeof sandboxes)[number]

let fixture: Fixture
let server: GitServer

beforeEach(async () => {
  fixture = new Fixture()
  server = await startGitServer(fixture.remotes, TOKEN)
})

afterEach(async () => {
  await server.close()
  fixture.discard()
})

/** A branch with two commits, and a base that moved on after it left. */
function history() {
  const mergeBase = fixture.commit({ 'a.txt': 'one\ntwo\n' })
  fixture.commit({ 'a.txt': 'one\nTWO\n' }, 'feature')
  const start = fixture.commit({ 'a.txt': 'one\nTWO\n', 'new.txt': 'new\n' }, 'feature')
  fixture.continueFrom(mergeBase)
  const baseSha = fixture.commit({ 'a.txt': 'one\ntwo\n', 'elsewhere.txt': 'x\n' })
  return { branch: 'feature', base: 'main', start, baseSha, mergeBase }
}

const workspaces = [
  { workspace: 'no checkout', cloneOptions: undefined },
  { workspace: 'a shallow checkout', cloneOptions: ['--depth=1'] },
  { workspace: 'a whole checkout', cloneOptions: [] }
] as const

// The weaker sandbox mounts the same folders, so one workspace is enough there.
const places = sandboxes.flatMap((sandbox: Sandbox, index) =>
  workspaces.slice(0, index === 0 ? undefined : 1).map((workspace) => ({ sandbox, ...workspace }))
)

describe.each(places)('git in the sandbox $sandbox, in a workspace with $workspace', (place) => {
  const { sandbox, cloneOptions } = place
  const prepare = () => {
    if (cloneOptions) fixture.clone(...cloneOptions)
  }

  it('shows what the branch changes', async () => {
    const refs = history()
    prepare()
    const workspace = await openSandboxed({ fixture, server, sandbox }, refs)
    expect(await output(workspace, 'git status --short --branch')).toBe('## feature')
    expect(await output(workspace, 'git diff --stat origin/main...HEAD | tail -1')).toBe(
      '2 files changed, 2 insertions(+), 1 deletion(-)'
    )
    expect(await output(workspace, 'git merge-base origin/main HEAD')).toBe(refs.mergeBase)
    // Without the history between them, the merge base is the parent.
    const count = place.workspace === 'a whole checkout' ? '2' : '1'
    expect(await output(workspace, 'git rev-list --count origin/main..HEAD')).toBe(count)
    expect(await output(workspace, 'git show --stat --format=%s HEAD')).toContain('new.txt')
  })

  it('shows a change as committed in a copy of the work tree, and as not committed in the work tree', async () => {
    const refs = history()
    prepare()
    const { workspace, checkout } = await openBoth({ fixture, server, sandbox }, refs)
    const copy = await workspace.copy(unaborted)
    if (typeof copy === 'string') throw new Error(copy)
    fixture.write({ 'a.txt': 'one\nthree\n', 'folder/b.txt': 'b\n' })
    const { tree } = await checkout.snapshot()
    const copied = await checkout.openCopy(copy.root)
    await copied.applyDifference(refs.start, tree)
    await copied.commitForCommands(tree)
    expect(await output(copy, 'git status --short --branch && git diff-index HEAD && git diff-files')).toBe(
      '## feature'
    )
    expect(await output(copy, 'pwd')).toBe(copy.shownRoot)
    expect(await output(copy, 'git ls-files && git rev-parse HEAD^ HEAD^{tree}')).toBe(
      ['a.txt', 'folder/b.txt', 'new.txt', refs.start, tree].join('\n')
    )
    expect(await output(copy, 'git diff --stat origin/main...HEAD | tail -1')).toContain('3 files changed')
    expect(await output(copy, 'git show HEAD:folder/b.txt && git reset --hard')).toMatch(/^b\n[^]*[Rr]ead-only/)
    expect(await output(workspace, 'git status --short && git rev-parse HEAD')).toBe(
      ['M a.txt', '?? folder/', refs.start].join('\n')
    )
  })

  it('shows changes of the work tree, and can neither change the repository nor read a token', async () => {
    prepare()
    fixture.write({ '.git/config': `[http]\n\textraheader = ${TOKEN}\n` })
    const workspace = await openSandboxed({ fixture, server, sandbox }, history())
    expect(await output(workspace, 'echo more >> a.txt; git diff --shortstat; git status --short')).toBe(
      '1 file changed, 1 insertion(+)\n M a.txt'
    )
    const writes = ['git commit -qam x', 'git stash', 'git config a.b c', 'touch .git/x', 'rm .git/HEAD']
    const attempts = writes.map((command) => `${command} >/dev/null 2>&1 && echo "${command}"`).join('\n')
    expect(await output(workspace, `${attempts}\ntrue`)).toBe('')
    expect(existsSync(join(fixture.workTree, '.git', 'x'))).toBe(false)
    expect(await output(workspace, 'git config --list; git remote -v; cat .git/config; env')).not.toContain(TOKEN)
    expect(await output(workspace, `grep -rlaF ${TOKEN} .git; true`)).toBe('')
  })
})

describe.each(sandboxes)('git in the sandbox %s, in a checkout with submodules', (sandbox) => {
  it('knows the submodules, and shows none of their tokens', async () => {
    const commit = cloneWithSubmodules(fixture)
    const modules = ['', 'modules/libs/outer/', 'modules/libs/outer/modules/inner/']
    for (const folder of modules) {
      fixture.git(fixture.workTree, 'config', '--file', `.git/${folder}config`, 'http.extraheader', TOKEN)
    }
    const workspace = await openSandboxed({ fixture, server, sandbox }, on(commit))
    expect(await output(workspace, 'git status --short && git submodule status --recursive')).toMatch(
      /^[0-9a-f]{40} libs\/outer \(outer-1\.0\)\n [0-9a-f]{40} libs\/outer\/inner \(inner-1\.0\)$/
    )
    expect(await output(workspace, 'echo more >> libs/outer/inner/lib.txt; git status --short')).toBe('m libs/outer')
    expect(await output(workspace, 'git -C libs/outer diff --submodule=diff')).toContain('+more')
    expect(await output(workspace, `grep -rlaF ${TOKEN} .git libs; git -C libs/outer config --list`)).not.toContain(
      TOKEN
    )
  })
})

// What git finds there was written before any sandbox started.
describe.each(sandboxes.slice(0, 1))('git in the sandbox %s, in a checkout by an earlier step', (sandbox) => {
  it('works in a shallow checkout of submodules', async () => {
    const workspace = await openSandboxed({ fixture, server, sandbox }, on(cloneWithSubmodules(fixture, '--depth=1')))
    expect(await output(workspace, 'git status --short; git -C libs/outer log --format=%s')).toBe('outer')
  })

  it('knows the tags, the branches and the history', async () => {
    fixture.commit({ 'a.txt': 'one\n' })
    fixture.git(fixture.origin, 'tag', 'v1.0.0', 'main')
    const refs = history()
    fixture.git(fixture.origin, 'tag', '-am', 'annotated', '@acme/web@2.0.0', refs.mergeBase)
    fixture.git(fixture.origin, 'branch', 'other', refs.mergeBase)
    fixture.clone()
    fixture.git(fixture.workTree, 'tag', 'loose', refs.mergeBase)
    const workspace = await openSandboxed({ fixture, server, sandbox }, refs)
    expect(await output(workspace, 'git tag')).toBe('@acme/web@2.0.0\nloose\nv1.0.0')
    expect(await output(workspace, 'git describe --tags --match "v*"')).toMatch(/^v1\.0\.0-3-g/)
    expect(await output(workspace, 'git describe')).toMatch(/^@acme\/web@2\.0\.0-2-g/)
    expect(await output(workspace, 'git rev-parse --is-shallow-repository origin/other origin/main main')).toBe(
      `false\n${refs.mergeBase}\n${refs.baseSha}\n${refs.baseSha}`
    )
    expect(await output(workspace, 'git fsck --connectivity-only 2>&1')).not.toMatch(/error|missing/)
  })

  it('finds no refs of which the objects are missing', async () => {
    const refs = history()
    fixture.git(fixture.origin, 'tag', 'v1.0.0', refs.mergeBase)
    fixture.clone('--depth=1')
    fixture.write({ '.git/packed-refs': `${'1'.repeat(40)} refs/tags/gone\n`, '.git/refs/tags/odd': 'no commit\n' })
    const workspace = await openSandboxed({ fixture, server, sandbox }, refs)
    expect(await output(workspace, 'git tag; git log --all --oneline | wc -l')).toBe('3')
  })

  it('shows the files of Git LFS', async () => {
    const refs = history()
    fixture.clone()
    fixture.write({ '.git/lfs/objects/aa/bb/aabb': 'large' })
    const workspace = await openSandboxed({ fixture, server, sandbox }, refs)
    expect(await output(workspace, 'cat .git/lfs/objects/aa/bb/aabb')).toBe('large')
  })
})
