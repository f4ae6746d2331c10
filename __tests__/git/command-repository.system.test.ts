import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { chooseSandbox } from '../../src/workspace/sandbox/choose-sandbox.ts'
import { openWorkspace, type Workspace } from '../../src/workspace/workspace.ts'
import { Fixture } from '../support/git-fixture.ts'
import { startGitServer, type GitServer } from '../support/git-server.ts'
import { unaborted, workingSandboxes } from '../support/temporary-workspace.ts'

const TOKEN = 'secret-token-of-the-test'
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
  fixture.resetAuthorTo(mergeBase)
  const baseSha = fixture.commit({ 'a.txt': 'one\ntwo\n', 'elsewhere.txt': 'x\n' })
  return { branch: 'feature', base: 'main', start, baseSha, mergeBase }
}

async function openSandboxed(refs: ReturnType<typeof history>, sandbox: Sandbox) {
  const checkout = await fixture.open({ remote: { url: server.urlOf('origin'), token: TOKEN } })
  await checkout.fetch([refs.start, refs.baseSha, refs.mergeBase])
  await checkout.switchTo(refs.start)
  const repository = await checkout.repositoryForCommands(refs)
  const stateFolder = join(fixture.root, 'state')
  const { PATH } = process.env
  const options = { root: fixture.workTree, stateFolder, hidden: [], readable: [], searchPath: PATH ?? '', repository }
  const chosen = await chooseSandbox(sandbox, options)
  return await openWorkspace({
    root: fixture.workTree,
    stateFolder,
    sandbox: chosen,
    environment: { PATH },
    commands: [],
    verify: []
  })
}

async function output(workspace: Workspace, command: string): Promise<string> {
  const result = await workspace.run(command, { signal: unaborted })
  return result.output.trim()
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
    const workspace = await openSandboxed(refs, sandbox)
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

  it('shows changes of the work tree, and can neither change the repository nor read a token', async () => {
    prepare()
    fixture.write({ '.git/config': `[http]\n\textraheader = ${TOKEN}\n` })
    const workspace = await openSandboxed(history(), sandbox)
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
