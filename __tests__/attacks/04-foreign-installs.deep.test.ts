import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import type { Content } from '../support/git-fixture.ts'
import { PipelineRun } from '../support/pipeline-run.ts'
import { calls } from '../support/scripted-model.ts'
import { writeFiles } from '../support/temporary-workspace.ts'

const finish = calls('finish', { title: 'Nothing', description: 'Nothing.' })
const files = { 'greeting.txt': 'Helo\n', '.github/agent.yml': '{"verify": []}\n' }

/** Every script of the life cycle of a package, each of which leaves a file at the root of the repository. */
const scripts = Object.fromEntries(
  ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish'].map((name) => [
    name,
    `node -e "require('fs').writeFileSync(process.env.INIT_CWD + '/ran-${name}.txt', '')"`
  ])
)
const mark = (name: string) => `require('fs').writeFileSync(${JSON.stringify(name)}, '')\n`

/** A package as a registry would deliver it. */
async function tarball(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'forgehand-tarball-'))
  try {
    const manifest = JSON.stringify({ name: 'evil', version: '1.0.0', scripts })
    await writeFiles(folder, { 'package/package.json': manifest, 'package/index.js': '' })
    execFileSync('tar', ['-czf', join(folder, 'evil.tgz'), '-C', folder, 'package'])
    return readFileSync(join(folder, 'evil.tgz'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function nodeFiles(packageManager: string, evil: Buffer, more: Readonly<Record<string, string>> = {}) {
  const manifest = { name: 'a', packageManager, dependencies: { evil: 'file:evil.tgz' }, scripts }
  return { ...files, ...more, 'package.json': JSON.stringify(manifest), 'evil.tgz': evil }
}

/** A git repository, as files of the work tree. Its package has scripts that leave a file at the root of the work tree. */
async function gitRepository(root: string): Promise<Record<string, Buffer>> {
  const folder = mkdtempSync(join(tmpdir(), 'forgehand-repository-'))
  const git = (...options: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-C', folder, ...options])
  try {
    const marks = Object.keys(scripts).map((name) => [name, `touch ${root}/ran-${name}.txt`])
    const manifest = { name: 'evil', version: '1.0.0', scripts: Object.fromEntries(marks) as unknown }
    await writeFiles(folder, { 'package.json': JSON.stringify(manifest) })
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'x')
    git('config', 'core.bare', 'true')
    git('pack-refs', '--all')
    const names = readdirSync(join(folder, '.git'), { recursive: true, withFileTypes: true })
    const isNeeded = (path: string) => !path.startsWith('hooks') && path !== 'index'
    const paths = names.flatMap((each) =>
      each.isFile() ? [relative(join(folder, '.git'), join(each.parentPath, each.name))] : []
    )
    // Git keeps no empty folder, and a repository without this one is none.
    const content = Object.fromEntries(
      paths.filter(isNeeded).map((path) => [`repository/${path}`, readFileSync(join(folder, '.git', path))])
    )
    return { ...content, 'repository/refs/keep': Buffer.from('') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What ran while the dependencies of a pull request were installed. */
async function install(
  content: Readonly<Record<string, Content>> | ((root: string) => Promise<Readonly<Record<string, Content>>>),
  isForeign: boolean,
  base: Readonly<Record<string, string>> = files
) {
  await using run = await PipelineRun.open(base)
  const head = run.pullRequest({}, typeof content === 'function' ? await content(run.fixture.workTree) : content)
  if (isForeign) run.forge.contributors = { people: [undefined], head, isComplete: true }
  else run.forge.contributors = { people: [], head, isComplete: true }
  const outcome = await run.play([finish], { task: { subject: 'pull-request' } })
  return {
    outcome: outcome.kind,
    ran: run.workspaceFiles.filter((name) => name.startsWith('ran-')),
    hasPackages: run.workspaceFiles.includes('node_modules'),
    commands: run.events.flatMap((event) => (event.kind === 'dependencies' ? [event.command] : [])),
    yaml: run.events.flatMap((event) => (event.kind === 'dependencies' ? [event.problem?.yaml ?? ''] : [])),
    results: run.events.flatMap((event) => (event.kind === 'dependencies' ? [event.result] : [])),
    causes: run.events.flatMap((event) => (event.kind === 'dependencies' ? [event.problem?.cause ?? ''] : []))
  }
}

const evil = await tarball()

describe('the installation for a pull request with commits of a stranger', () => {
  it.each([
    ['npm', nodeFiles('npm@11.0.0', evil, { '.npmrc': 'ignore-scripts=false\nfoo=${INIT_CWD}\n' })],
    [
      'pnpm',
      nodeFiles('pnpm@9.15.9', evil, {
        '.pnpmfile.cjs': mark('ran-pnpmfile.txt'),
        'other.cjs': mark('ran-global-pnpmfile.txt'),
        '.npmrc': 'ignore-scripts=false\nglobal-pnpmfile=other.cjs\nignore-pnpmfile=false\n'
      })
    ],
    [
      'yarn 1',
      nodeFiles('yarn@1.22.22', evil, {
        '.yarnrc': 'yarn-path "./own.js"\nignore-scripts false\n--install.ignore-scripts false\n',
        'own.js': mark('ran-yarn-path.txt')
      })
    ]
  ])('of %s gets packages and runs no code', async (_, content) => {
    expect(await install(content, true)).toMatchObject({ ran: [], results: ['installed'], hasPackages: true })
  })

  it.each([
    ['npm', nodeFiles('npm@11.0.0', evil), 'ran-postinstall.txt'],
    ['pnpm', nodeFiles('pnpm@9.15.9', evil, { '.pnpmfile.cjs': mark('ran-pnpmfile.txt') }), 'ran-pnpmfile.txt'],
    ['yarn 1', nodeFiles('yarn@1.22.22', evil), 'ran-postinstall.txt']
  ])('of %s would run code of people with write access', async (_, content, ran) => {
    expect((await install(content, false)).ran).toContain(ran)
  })

  it.each([
    ['npm@11.0.0', true],
    ['pnpm@9.15.9', true],
    ['yarn@1.22.22', true],
    ['bun@1.3.0', false]
  ])('of %s runs no script of a package in a git repository of the work tree', async (packageManager, runsCode) => {
    const content = async (root: string) => ({
      ...files,
      ...(await gitRepository(root)),
      'package.json': JSON.stringify({
        name: 'a',
        packageManager,
        dependencies: { evil: `git+file://${root}/repository` },
        pnpm: { onlyBuiltDependencies: ['evil'] },
        trustedDependencies: ['evil']
      })
    })
    const { ran } = await install(content, false)
    expect(ran.includes('ran-prepare.txt')).toBe(runsCode)
    expect((await install(content, true)).ran).toEqual([])
  })

  it.each<[string, string]>([
    [
      'network of its own',
      'verify: []\nsetup:\n  - touch ran-offline.txt\n  - run: npm ci\n    network: [registry.npmjs.org]\n  - touch ran-later.txt\n'
    ],
    [
      'the whole network',
      'verify: []\nsetup:\n  - touch ran-offline.txt\n  - run: npm ci\n    network: true\n  - touch ran-later.txt\n'
    ],
    [
      'the network of all commands',
      'verify: []\nnetwork: [registry.npmjs.org]\nsetup:\n  - { run: touch ran-offline.txt, network: false }\n  - npm ci\n  - touch ran-later.txt\n'
    ]
  ])('leaves out setup commands with %s, and installs without scripts', async (_, agent) => {
    const base = { ...files, '.github/agent.yml': agent }
    const result = await install({ ...nodeFiles('npm@11.0.0', evil), ...base }, true, base)
    expect(result).toMatchObject({
      ran: ['ran-offline.txt'],
      results: ['failed', 'installed'],
      commands: ['npm ci\ntouch ran-later.txt', 'npm install --no-package-lock'],
      hasPackages: true
    })
    expect(result.causes[0]).toMatch(
      /^npm ci can run code of the pull request while hosts are open, and GitHub knows no account for the author of one of its commits\. It and the 1 command after it did not run\.$/
    )
    expect(parse(result.yaml[0] ?? '')).toMatchObject([{}, { run: 'npm ci' }, { run: 'touch ran-later.txt' }])
  })

  it('runs setup commands without a network, and all of them for people with write access', async () => {
    const offline = { ...files, '.github/agent.yml': 'verify: []\nsetup: [touch ran-offline.txt]\n' }
    expect(await install(offline, true, offline)).toMatchObject({ ran: ['ran-offline.txt'], results: [] })
    const online = {
      ...files,
      '.github/agent.yml': 'verify: []\nsetup: [{ run: touch ran-online.txt, network: [registry.npmjs.org] }]\n'
    }
    expect(await install(online, false, online)).toMatchObject({ ran: ['ran-online.txt'], results: [] })
  })

  const python = {
    'setup.py': 'open("ran-setup.txt", "w")\nfrom setuptools import setup\nsetup(name="a", py_modules=[])\n'
  }
  const project =
    '[project]\nname = "a"\nversion = "1"\n[build-system]\nrequires = []\nbuild-backend = "own"\nbackend-path = ["."]\n'
  const own = { 'own.py': 'open("ran-backend.txt", "w")\n', 'pyproject.toml': project }
  it.each<[string, string, Readonly<Record<string, string>>]>([
    ['pip with a setup.py', 'pip install -e .', python],
    ['pip with a build backend in the tree', 'pip install -e .', own],
    ['pip with requirements', 'pip install -e . -r requirements.txt', { ...python, 'requirements.txt': '-e .\n' }],
    ['uv', 'uv sync', { ...own, 'uv.lock': '' }],
    ['poetry', 'poetry install', { ...own, 'poetry.lock': '' }],
    ['pdm', 'pdm sync', { ...own, 'pdm.lock': '' }],
    ['pipenv', 'pipenv sync', { Pipfile: '', 'Pipfile.lock': '{}' }],
    [
      'a later yarn',
      'yarn install',
      {
        'package.json': '{"packageManager":"yarn@4.9.1","dependencies":{"a":"1"}}',
        '.yarnrc.yml': 'yarnPath: own.js\n',
        'own.js': mark('ran-yarn-path.txt')
      }
    ],
    [
      'cargo',
      'cargo fetch',
      { 'Cargo.toml': '[dependencies]\na = "1"\n', '.cargo/config.toml': '[build]\nrustc = "./own"\n' }
    ],
    ['maven', 'mvn', { 'pom.xml': '<project/>' }],
    ['the wrapper of maven', './mvnw', { 'pom.xml': '<project/>', mvnw: 'touch ran-mvnw.txt' }],
    [
      'the wrapper of gradle',
      './gradlew',
      { 'build.gradle': 'new File("ran-build.txt").createNewFile()', gradlew: '' }
    ],
    ['bundler', 'bundle install', { Gemfile: 'File.write("ran-gemfile.txt", "")\ngem "a"\n', 'a.gemspec': '' }],
    ['dotnet', 'dotnet restore', { 'a.csproj': '<Project><Target Name="X" BeforeTargets="Restore"/></Project>' }]
  ])('of %s is left out and says why', async (_, command, content) => {
    const { causes, results, ran } = await install({ ...files, ...content }, true)
    expect(results).toContain('failed')
    expect(causes.join('\n')).toContain(command)
    expect(causes.join('\n')).toContain('can run code of the pull request, and GitHub knows no account')
    // Checks for installed packages have no network. They can run code, as the tests later do.
    expect(ran.filter((name) => name !== 'ran-gemfile.txt')).toEqual([])
  })
})
