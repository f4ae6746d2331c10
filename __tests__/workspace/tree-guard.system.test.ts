import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from '@jest/globals'
import { ToolError } from '../../src/errors.ts'
import { chooseSandbox } from '../../src/workspace/sandbox/choose-sandbox.ts'
import { configuredPaths } from '../../src/workspace/sandbox/tree-mounts.ts'
import { openWorkspace } from '../../src/workspace/workspace.ts'
import { temporaryWorkspace, unaborted, workingSandboxes, writeFiles } from '../support/temporary-workspace.ts'

const SECRET = 'planted-51c8'
const TOKEN = `[http "https://x/"]\n\textraheader = ${SECRET}\n`
const sandboxes = await workingSandboxes()

it('closes to all file tools what is closed to commands, whatever it is called', async () => {
  await using place = await temporaryWorkspace({ files: { 'src/a.ts': 'open' } })
  const files = {
    'sub/.git': 'gitdir: ../store\n',
    ...{ 'store/HEAD': '', 'store/objects/x': '', 'store/config': TOKEN, 'store/hooks/x': SECRET },
    ...{ 'fix.git/HEAD': '', 'fix.git/objects/x': '', 'fix.git/refs/x': '', 'fix.git/config': TOKEN },
    'closed/x': SECRET
  }
  await writeFiles(place.root, files)
  symlinkSync('../store', join(place.root, 'src/way'))
  const workspace = await openWorkspace({
    ...{ root: place.root, stateFolder: join(place.base, 'state'), sandbox: undefined, environment: process.env },
    ...{ closed: [join(place.root, 'closed')], commands: [], verify: [] }
  })
  const { reader } = workspace
  const paths = ['store/config', 'store/hooks/x', 'store/new', 'src/way/config', 'fix.git/config', 'closed/x']
  const uses = paths.flatMap((path) => [
    () => workspace.readFile(path, unaborted),
    () => reader.listFolder(path, unaborted),
    () => reader.readBytes(path, 1_000, unaborted),
    () => workspace.writeFile(path, '', unaborted)
  ])
  const results = await Promise.allSettled(uses.map((use) => use()))
  const isClosed = (each: PromiseSettledResult<unknown>) =>
    each.status === 'rejected' && each.reason instanceof ToolError
  expect(results.filter((each) => !isClosed(each))).toEqual([])
  const query = { pattern: 'open|planted', isLiteral: false, ignoreCase: false, globs: [], context: 0, maxMatches: 9 }
  const found = await reader.search({ ...query, path: '' }, unaborted)
  expect(found.lines.map(({ path }) => path)).toEqual(['src/a.ts'])
  const listed = await reader.files(unaborted)
  expect(listed.filter((path) => /^(store|closed)|config/.test(path))).toEqual([])
  const { entries } = await reader.listFolder('.', unaborted)
  expect(entries.map(({ name }) => name)).toEqual(['fix.git', 'src', 'sub'])
})

it('finds what the configuration of a repository makes git itself read in the work tree, also if it does not exist', async () => {
  await using place = await temporaryWorkspace()
  const { root } = place
  execFileSync('git', ['init', '-q', root])
  await writeFiles(root, {
    'scripts/clean.sh': '',
    'main/x': '',
    'a.inc': '[include]\n\tpath = ../missing.inc\n[core]\n'
  })
  const entries: readonly (readonly [string, string])[] = [
    ['core.hooksPath', '.husky/_'],
    ['core.attributesFile', 'attributes'],
    ['includeIf.onbranch:x.path', '../a.inc'],
    ['filter.x.clean', 'sh -c "scripts/clean.sh %f"'],
    ['core.fsmonitor', `${root}/scripts`],
    ['gitflow.prefix.support', 'scripts/'],
    ['include.path', '/etc/outside.inc'],
    ['alias.c', '!scripts/clean.sh'],
    ['branch.main.merge', 'refs/heads/main'],
    ['init.defaultBranch', 'main']
  ]
  for (const entry of entries) execFileSync('git', ['-C', root, 'config', ...entry])
  await writeFiles(root, { 'a.inc': '[include]\n\tpath = missing.inc\n' })
  const found = [...(await configuredPaths(root, process.env))].map(([path, kind]) => [relative(root, path), kind])
  expect(found.toSorted()).toEqual([
    ['.husky/_', 'folder'],
    ['a.inc', 'file'],
    ['attributes', 'file'],
    ['missing.inc', 'file']
  ])
})

it.each(sandboxes)('lets neither commands in %s nor file tools change what git runs', async (sandbox) => {
  const config = '[core]\n\thooksPath = .husky/_\n[include]\n\tpath = ../.gitconfig\n'
  const git = { '.git/config': config, '.git/objects/x': '', '.git/refs/x': '' }
  await using place = await temporaryWorkspace({ sandbox, files: git })
  const { workspace, root } = place
  const line =
    'echo x > .husky/_/pre-commit; mv .husky h; rm -r .husky; echo x > .gitconfig; mv .gitconfig g; echo x > free'
  await workspace.run(line, { context: 'agent', signal: unaborted })
  expect([existsSync(join(root, '.husky/_/pre-commit')), existsSync(join(root, '.husky/_'))]).toEqual([false, true])
  expect([readFileSync(join(root, '.gitconfig'), 'utf8'), existsSync(join(root, 'free'))]).toEqual(['', true])
  for (const path of ['.husky/_/pre-commit', '.gitconfig'])
    await expect(workspace.writeFile(path, 'x', unaborted)).rejects.toThrow(
      /the configuration of git makes git read it/
    )
})

it('refuses a tree whose git runs what is behind a link, and does not ask for another sandbox', async () => {
  await using place = await temporaryWorkspace({ files: { '.git/config': '[core]\n\thooksPath = hooks\n' } })
  const { root, base } = place
  for (const name of ['.git/objects', '.git/refs', 'real']) mkdirSync(join(root, name))
  symlinkSync('real', join(root, 'hooks'))
  const options = { root, stateFolder: join(base, 'state'), closed: [], readable: [], environment: process.env }
  await expect(chooseSandbox('bubblewrap', { ...options, home: join(base, 'home') })).rejects.toThrow(
    /^No sandbox can protect this work tree\. The configuration of git names .*\/hooks\. Name a path in it/
  )
})

it('names each repository that the work left, whatever its name, and what the next run would refuse', async () => {
  await using place = await temporaryWorkspace({ sandbox: 'off', files: { 'known/.git/HEAD': '' } })
  const left = () => place.workspace.leftRepositories()
  await expect(left()).resolves.toBeUndefined()
  await writeFiles(place.root, { 'src/.git/config': '' })
  await expect(left()).resolves.toMatch(/^The work left a repository in \S+\/src\/\.git, which/)
  await writeFiles(place.root, { 'dist/HEAD': '', 'dist/objects/x': '', 'dist/refs/x': '' })
  await expect(left()).resolves.toMatch(/ a repository in \S+\/src\/\.git, \S+\/dist, which/)
  await writeFiles(place.root, { 'known/.git/refs/.git/config': '' })
  await expect(left()).resolves.toMatch(/known\/\.git\/refs\/\.git is in another repository\. Delete/)
})

it('refuses a state folder in the work tree', async () => {
  await using place = await temporaryWorkspace()
  const options = { sandbox: undefined, environment: {}, commands: [], verify: [] }
  const stateFolder = join(place.root, 'tmp/state')
  await expect(openWorkspace({ ...options, root: place.root, stateFolder })).rejects.toThrow(
    /Set TMPDIR to a folder outside/
  )
})

// Attack: one committed file, at which nothing can be mounted, ends each run.
it.each([
  ['not UTF-8', Buffer.from('d\xe9', 'latin1')],
  ['too long to be mounted', Buffer.from(Array.from({ length: 14 }, () => 'd'.repeat(230)).join('/'))]
])('reads a tree with a path that is %s', async (_, folder) => {
  await using place = await temporaryWorkspace({ sandbox: 'off', files: { 'src/a.ts': 'open' } })
  const script = `use Cwd; chdir $ARGV[0]; for (split m{/}, pack('H*', $ARGV[1])) { mkdir $_; chdir $_ } open my $f, '>', 'HEAD'`
  execFileSync('perl', ['-e', script, place.root, folder.toString('hex')])
  await expect(place.workspace.readFile('src/a.ts', unaborted)).resolves.toMatchObject({ path: 'src/a.ts' })
})
