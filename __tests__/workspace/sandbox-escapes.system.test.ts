import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import { chooseSandbox } from '../../src/workspace/sandbox/choose-sandbox.ts'
import { openWorkspace, type Workspace } from '../../src/workspace/workspace.ts'
import { unaborted, workingSandboxes, writeFiles } from '../support/temporary-workspace.ts'
import { testOnce } from '../support/test-once.ts'

const SECRET = 'planted-7f3a'
const sandboxes = await workingSandboxes()

interface RunnerFolders extends AsyncDisposable {
  readonly base: string
  readonly tree: string
  /** @param root default: the work tree */
  open(environment?: Readonly<Record<string, string>>, root?: string): Promise<Workspace>
}

/** The work tree, the runner's temporary folder with our state in it, and a home folder. */
async function runnerFolders(
  sandbox: 'bubblewrap' | 'namespaces',
  files: Readonly<Record<string, string>>
): Promise<RunnerFolders> {
  const base = await realpath(await mkdtemp(join(tmpdir(), 'forgehand-attack-')))
  const [tree, temp] = [join(base, 'work/tree'), join(base, 'work/_temp')]
  await mkdir(tree, { recursive: true })
  await writeFiles(base, files)
  return {
    base,
    tree,
    open: async (environment = {}, root = tree) => {
      const all = { PATH: '/usr/bin:/bin', ...environment }
      const folders = { root, stateFolder: join(temp, 'state'), home: join(base, 'home') }
      const options = { ...folders, closed: [temp], readable: [], environment: all }
      return openWorkspace({
        ...options,
        sandbox: await chooseSandbox(sandbox, options, { test: testOnce }),
        commands: [],
        verify: []
      })
    },
    [Symbol.asyncDispose]: () => rm(base, { recursive: true, force: true })
  }
}

async function outputOf(workspace: Workspace, script: string): Promise<string> {
  return (await workspace.run(script, { context: 'agent', signal: unaborted })).output
}

describe.each(sandboxes)('a hostile command in %s', (sandbox) => {
  it.each([
    [
      'the configuration of the checkout',
      { 'work/tree/.git/config': `[http "https://x/"]\n\textraheader = ${SECRET}` }
    ],
    ['the URL of a remote', { 'work/tree/.git/config': `[remote "origin"]\n\turl = https://x:${SECRET}@host/` }],
    [
      'the configuration of a second checkout',
      { 'work/tree/other/.git/config': `[http "https://x/"]\n\textraheader = ${SECRET}` }
    ],
    ['the configuration of a nested checkout', { 'work/tree/a/b/.git/config': `[http]\n\textraheader = ${SECRET}` }],
    ['the configuration of a submodule', { 'work/tree/.git/modules/a/b/config': `[credential]\n\thelper = ${SECRET}` }],
    ["git's settings in the home folder", { 'home/.gitconfig': `[url "https://${SECRET}@host/"]\n\tinsteadOf = x` }],
    ["the runner's command files", { 'work/_temp/_runner_file_commands/set_env_1': SECRET }]
  ])('does not find the token in %s', async (_, files) => {
    await using place = await runnerFolders(sandbox, { 'work/tree/.git/HEAD': 'ref: refs/heads/main', ...files })
    await expect(outputOf(await place.open(), `grep -rs ${SECRET} ${place.base}; echo done`)).resolves.toBe('done\n')
  })

  it('can read the configuration of a checkout without secrets', async () => {
    const config = '[core]\n\tbare = false\n[remote "origin"]\n\turl = https://github.com/a/b\n'
    await using place = await runnerFolders(sandbox, { 'work/tree/.git/config': config })
    await expect(outputOf(await place.open(), 'cat .git/config')).resolves.toBe(config)
  })

  it.each(['work/_temp', 'work/bin', 'work'])('cannot read hidden files when %s is on the PATH', async (folder) => {
    await using place = await runnerFolders(sandbox, { 'work/_temp/event.json': SECRET, 'work/bin/tool': '' })
    const workspace = await place.open({ PATH: `${join(place.base, folder)}:/usr/bin:/bin` })
    await expect(outputOf(workspace, `cat ${place.base}/work/_temp/event.json`)).resolves.toMatch(/No such file/)
  })

  it('can use the repository of a linked work tree in the hidden home folder, without its secrets', async () => {
    await using place = await runnerFolders(sandbox, { 'home/main/.git/config': '' })
    const [main, tree] = [join(place.base, 'home/main'), join(place.base, 'home/linked')]
    const git = (...args: string[]) => promisify(execFile)('git', ['-C', main, ...args])
    await git('init', '--quiet')
    await git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--allow-empty', '-m', 'First')
    await git('worktree', 'add', '--quiet', tree)
    await git('config', 'http.extraHeader', SECRET)
    const script = `git log --format=%s; cat ${main}/.git/config; echo x > ${main}/.git/HEAD; rm .git; echo x > .git`
    const output = await outputOf(await place.open({}, tree), script)
    expect(output).toMatch(/First/)
    expect(output).not.toContain(SECRET)
    await expect(readFile(join(main, '.git/HEAD'), 'utf8')).resolves.toMatch(/^ref/)
    await expect(readFile(join(tree, '.git'), 'utf8')).resolves.toMatch(/^gitdir/)
  })

  it('cannot make a hidden folder readable with a forged .git file', async () => {
    await using place = await runnerFolders(sandbox, {
      'work/tree/.git': 'gitdir: ../../home/.ssh',
      'home/.ssh/commondir': '.',
      'home/.ssh/id': SECRET
    })
    const workspace = await place.open()
    await expect(outputOf(workspace, `cat ${place.base}/home/.ssh/id`)).resolves.toMatch(/No such file/)
  })

  it('cannot create a .git folder in a work tree without one', async () => {
    await using place = await runnerFolders(sandbox, {})
    const script = 'echo x > .git/config; mv .git other; rm -rf .git; ls -A'
    await expect(outputOf(await place.open(), script)).resolves.toMatch(/\n\.git\n$/)
  })

  it('cannot write to kernel settings that root can change without capabilities', async () => {
    await using place = await runnerFolders(sandbox, {})
    const names = 'sys/kernel/core_pattern sys/kernel/modprobe sys/vm/drop_caches sysrq-trigger'
    const script = `for name in ${names}; do test -w /proc/$name && echo $name; done; echo done`
    await expect(outputOf(await place.open(), script)).resolves.toBe('done\n')
  })

  it('cannot make a program outside the sandbox load a library from the work tree', async () => {
    const names = ['libcap.so.2', 'libselinux.so.1', 'libcap-ng.so.0', 'libmount.so.1']
    await using place = await runnerFolders(
      sandbox,
      Object.fromEntries(names.map((name) => [`work/tree/lib/${name}`, 'no library']))
    )
    const workspace = await place.open({ LD_LIBRARY_PATH: join(place.tree, 'lib') })
    await expect(outputOf(workspace, 'echo $LD_LIBRARY_PATH')).resolves.toBe(`${place.tree}/lib\n`)
  })
})

it('does not run a mkfifo that a command left on the PATH', async () => {
  await using place = await runnerFolders('bubblewrap', { 'work/tree/bin/mkfifo': '#!/bin/sh\nexit 1' })
  await chmod(join(place.tree, 'bin/mkfifo'), 0o755)
  const before = process.env['PATH']
  process.env['PATH'] = `${place.tree}/bin:${before ?? ''}`
  try {
    const folders = { root: place.tree, stateFolder: join(place.base, 'state'), home: join(place.base, 'home') }
    const off = { ...folders, closed: [], readable: [], environment: {} }
    const sandbox = await chooseSandbox('off', off)
    const workspace = await openWorkspace({ ...off, sandbox, commands: [], verify: [] })
    await expect(outputOf(workspace, 'echo ran')).resolves.toBe('ran\n')
  } finally {
    process.env['PATH'] = before
  }
})

it('reports a glob that takes too long, and still finds files', async () => {
  await using place = await runnerFolders('bubblewrap', { [`work/tree/${'a'.repeat(200)}`]: '' })
  await writeFile(join(place.tree, 'b.ts'), '')
  const state = { stateFolder: join(place.base, 'state'), sandbox: undefined, environment: {} }
  const workspace = await openWorkspace({ root: place.tree, ...state, commands: [], verify: [] })
  await expect(workspace.reader.findFiles('*a*a*a*a*a*a*a*a*b', '.', unaborted)).rejects.toThrow(/takes too long/)
  await expect(workspace.reader.findFiles('*.ts', '.', unaborted)).resolves.toHaveProperty('files', ['b.ts'])
})

// Only root can run commands as another user. Their processes ignore our signals, so the parent-death pipe must end them.
const describeAsRoot = process.getuid?.() === 0 ? describe : describe.skip

describeAsRoot('a command of another user', () => {
  it('is killed by the parent-death pipe even after it has stopped the other processes', async () => {
    await using place = await runnerFolders('namespaces', {})
    await chown(place.tree, 1234, 1234)
    const workspace = await place.open()
    const attack = 'for p in /proc/[0-9]*; do n=${p#/proc/}; [ $n -gt 1 ] && [ $n != $$ ] && kill -STOP $n; done'
    const sandbox = await workspace.testedSandbox()
    const folders = await sandbox.contexts.open('agent')
    const where = { cwd: place.tree, network: false, environment: {}, folders }
    const command = { script: `${attack}; echo ready; sleep 60`, ...where }
    const launch = sandbox.wrap(command)
    const child = spawn(launch.file, launch.args, {
      env: launch.environment,
      stdio: ['pipe', 'pipe', 'ignore']
    })
    await once(child.stdout, 'data')
    child.stdin.destroy()
    await expect(once(child, 'exit')).resolves.toEqual([137, null])
  })
})

describe.each(sandboxes)('a file that %s hides', (sandbox) => {
  it('is not the history of another checkout, which git reads there', async () => {
    await using folders = await runnerFolders(sandbox, { 'work/tree/dependency/a': '' })
    const git = async (...args: readonly string[]) => {
      const identity = ['-c', 'user.name=a', '-c', 'user.email=a@localhost']
      const { stdout } = await promisify(execFile)('git', [
        '-C',
        join(folders.tree, 'dependency'),
        ...identity,
        ...args
      ])
      return stdout
    }
    for (const args of [
      ['init', '-q'],
      ['add', '.'],
      ['commit', '-qm', 'a'],
      ['config', 'a.token', SECRET]
    ])
      await git(...args)
    const workspace = await folders.open()
    const output = await outputOf(
      workspace,
      'cd dependency; git rev-parse HEAD; git status --short; cat .git/config .git/hooks/*'
    )
    expect(output.split('\n')[0]).toBe((await git('rev-parse', 'HEAD')).trim())
    expect(output).toContain('.git/config: No such file')
    expect(output).not.toMatch(/planted|^ ?[AMD?]/m)
  })
})
