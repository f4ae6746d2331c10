import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CommandRefs } from '../../src/git/command-repository.ts'
import { chooseSandbox } from '../../src/workspace/sandbox/choose-sandbox.ts'
import { openWorkspace, type Workspace } from '../../src/workspace/workspace.ts'
import type { Fixture } from './git-fixture.ts'
import type { GitServer } from './git-server.ts'
import { unaborted } from './temporary-workspace.ts'
import { testOnce } from './test-once.ts'

/** What the git server wants. */
export const TOKEN = 'secret-token-of-the-test'

interface Place {
  readonly fixture: Fixture
  readonly server: GitServer
  readonly sandbox: 'bubblewrap' | 'namespaces'
  readonly closed?: readonly string[]
}

/** Switches the work tree to the start, and opens it as a run does, with the git directory for commands. */
export async function openSandboxed(place: Place, refs: CommandRefs): Promise<Workspace> {
  return (await openBoth(place, refs)).workspace
}

/** The same, with the checkout. */
export async function openBoth({ fixture, server, sandbox, closed = [] }: Place, refs: CommandRefs) {
  const { start, baseSha, mergeBase = start } = refs
  const checkout = await fixture.open({ remote: { url: server.urlOf('origin'), token: TOKEN } })
  await checkout.fetch([...new Set([start, baseSha, mergeBase])])
  await checkout.switchTo(start)
  const repository = await checkout.repositoryForCommands(refs)
  const [root, stateFolder] = [fixture.workTree, join(fixture.root, 'state')]
  const { PATH } = process.env
  const home = join(fixture.root, 'user-home')
  const options = { root, stateFolder, home, closed, readable: [], environment: { PATH }, repository }
  const chosen = await chooseSandbox(sandbox, options, { test: testOnce })
  const nothing = { commands: [], verify: [] }
  const workspace = await openWorkspace({ root, stateFolder, sandbox: chosen, environment: { PATH }, ...nothing })
  return { workspace, checkout }
}

/** What a command prints, without white space around it. */
export async function output(workspace: Workspace, command: string): Promise<string> {
  const result = await workspace.run(command, { context: 'agent', signal: unaborted })
  return result.output.trim()
}

/** Makes the work tree a clone with a submodule that has one of its own, as a checkout step leaves them. Returns the commit. */
export function cloneWithSubmodules(fixture: Fixture, ...options: readonly string[]): string {
  const allow = ['-c', 'protocol.file.allow=always']
  const library = (name: string, submodule?: string) => {
    const folder = join(fixture.root, name)
    fixture.git(fixture.root, 'init', '-q', folder)
    writeFileSync(join(folder, 'lib.txt'), `${name}\n`)
    if (submodule !== undefined) fixture.git(folder, ...allow, 'submodule', '--quiet', 'add', submodule, 'inner')
    fixture.git(folder, 'add', '-A')
    fixture.git(folder, 'commit', '-qm', name)
    fixture.git(folder, 'tag', `${name}-1.0`)
    return folder
  }
  const outer = library('outer', library('inner'))
  fixture.commit({ 'a.txt': 'one\ntwo\n' })
  fixture.clone(...options)
  fixture.git(fixture.workTree, ...allow, 'submodule', '--quiet', 'add', '--name', 'libs/outer', outer, 'libs/outer')
  fixture.git(fixture.workTree, ...allow, 'submodule', '--quiet', 'update', '--init', '--recursive')
  fixture.git(fixture.workTree, 'commit', '-qm', 'submodule')
  fixture.git(fixture.workTree, 'push', '-q', 'origin', 'HEAD:main')
  return fixture.git(fixture.workTree, 'rev-parse', 'HEAD')
}

/** A checkout of this commit of the main branch. */
export const on = (commit: string): CommandRefs => ({
  branch: 'main',
  base: 'main',
  start: commit,
  baseSha: commit,
  mergeBase: commit
})
