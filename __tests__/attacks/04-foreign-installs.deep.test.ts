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

/** Every script of the life cycle of a package, each of which leaves a file in the folder of the project. */
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

function nodeFiles(packageManager: string, more: Readonly<Record<string, string>> = {}) {
  const manifest = { name: 'a', packageManager, dependencies: { evil: 'file:evil.tgz' }, scripts }
  return { ...more, 'package.json': JSON.stringify(manifest), 'evil.tgz': evil }
}

function inFolder(folder: string, content: Readonly<Record<string, Content>>): Readonly<Record<string, Content>> {
  return Object.fromEntries(Object.entries(content).map(([path, text]) => [`${folder}/${path}`, text]))
}

/** A git repository, as files. Its package has scripts that leave a file in a folder. */
async function gitRepository(folder: string): Promise<Record<string, Buffer>> {
  const own = mkdtempSync(join(tmpdir(), 'forgehand-repository-'))
  const git = (...options: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-C', own, ...options])
  try {
    const marks = Object.keys(scripts).map((name) => [name, `touch ${folder}/ran-${name}.txt`])
    const manifest = { name: 'evil', version: '1.0.0', scripts: Object.fromEntries(marks) as unknown }
    await writeFiles(own, { 'package.json': JSON.stringify(manifest) })
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'x')
    git('config', 'core.bare', 'true')
    git('pack-refs', '--all')
    const names = readdirSync(join(own, '.git'), { recursive: true, withFileTypes: true })
    const isNeeded = (path: string) => !path.startsWith('hooks') && path !== 'index'
    const paths = names.flatMap((each) =>
      each.isFile() ? [relative(join(own, '.git'), join(each.parentPath, each.name))] : []
    )
    // Git keeps no empty folder, and a repository without this one is none.
    const content = Object.fromEntries(
      paths.filter(isNeeded).map((path) => [`repository/${path}`, readFileSync(join(own, '.git', path))])
    )
    return { ...content, 'repository/refs/keep': Buffer.from('') }
  } finally {
    rmSync(own, { recursive: true })
  }
}

/** What ran while the dependencies of a pull request were installed. */
async function install(
  content: Readonly<Record<string, Content>> | ((root: string) => Promise<Readonly<Record<string, Content>>>),
  isForeign: boolean,
  base: Readonly<Record<string, string>> = files
) {
  await using run = await PipelineRun.open(base)
  const { workTree } = run.fixture
  const added = typeof content === 'function' ? await content(workTree) : content
  await run.pullRequest({ isOfStranger: isForeign }, { ...files, ...added })
  await run.play([finish], { task: { subject: 'pull-request' } })
  const paths = readdirSync(workTree, { recursive: true, encoding: 'utf8' })
  const installations = run.events.flatMap((event) => (event.kind === 'dependencies' ? [event] : []))
  return {
    /** Paths of what code of the pull request left, also in its folders. */
    ran: paths.filter((path) => /(?:^|\/)ran-[^/]*$/.test(path)).toSorted(),
    withPackages: paths.filter((path) => /^(?:[^/]+\/)?node_modules$/.test(path)).toSorted(),
    commands: installations.map(({ command }) => command),
    yaml: installations.map(({ problem }) => problem?.yaml ?? ''),
    results: installations.map(({ result }) => result),
    causes: installations.map(({ problem }) => problem?.cause ?? '')
  }
}

const evil = await tarball()

/** Projects of package managers for Node whose settings ask for code of the pull request in every way that they have. */
const hostile = {
  ...inFolder('npm', nodeFiles('npm@11.0.0', { '.npmrc': 'ignore-scripts=false\nfoo=${INIT_CWD}\n' })),
  ...inFolder(
    'pnpm',
    nodeFiles('pnpm@9.15.9', {
      '.pnpmfile.cjs': mark('ran-pnpmfile.txt'),
      'other.cjs': mark('ran-global-pnpmfile.txt'),
      '.npmrc': 'ignore-scripts=false\nglobal-pnpmfile=other.cjs\nignore-pnpmfile=false\n'
    })
  ),
  ...inFolder(
    'yarn',
    nodeFiles('yarn@1.22.22', {
      '.yarnrc': 'yarn-path "./own.js"\nignore-scripts false\n--install.ignore-scripts false\n',
      'own.js': mark('ran-yarn-path.txt')
    })
  )
}

/** Projects that need a package from a git repository of the work tree. */
async function withRepositories(root: string): Promise<Readonly<Record<string, Content>>> {
  const managers = { npm: 'npm@11.0.0', pnpm: 'pnpm@9.15.9', yarn: 'yarn@1.22.22' }
  const projects = Object.entries(managers).map(async ([name, packageManager]) => {
    const folder = `${root}/${name}`
    const manifest = {
      name: 'a',
      packageManager,
      dependencies: { evil: `git+file://${folder}/repository` },
      pnpm: { onlyBuiltDependencies: ['evil'] },
      trustedDependencies: ['evil']
    }
    return inFolder(name, { ...(await gitRepository(folder)), 'package.json': JSON.stringify(manifest) })
  })
  return Object.assign({}, ...(await Promise.all(projects))) as Readonly<Record<string, Content>>
}

describe('the installation for a pull request with commits of a stranger', () => {
  it('of npm, pnpm and yarn 1 gets packages and runs no code', async () => {
    expect(await install(hostile, true)).toMatchObject({
      ran: [],
      results: ['installed', 'installed', 'installed'],
      withPackages: ['npm/node_modules', 'pnpm/node_modules', 'yarn/node_modules']
    })
  })

  it('of npm, pnpm and yarn 1 would run code of people with write access', async () => {
    const { ran } = await install(hostile, false)
    const expected = ['npm/ran-postinstall.txt', 'pnpm/ran-global-pnpmfile.txt', 'yarn/ran-yarn-path.txt']
    expect(ran).toEqual(expect.arrayContaining(expected))
  })

  it('runs no script of a package in a git repository of the work tree, as npm, pnpm and yarn 1 do for others', async () => {
    const { ran } = await install(withRepositories, false)
    expect(ran.filter((path) => path.endsWith('ran-prepare.txt'))).toEqual([
      'npm/ran-prepare.txt',
      'pnpm/ran-prepare.txt',
      'yarn/ran-prepare.txt'
    ])
    expect((await install(withRepositories, true)).ran).toEqual([])
  })

  const leftOut = {
    'of its own': 'setup:\n  - touch ran-offline.txt\n  - run: npm ci\n    network: [registry.npmjs.org]\n',
    'that is open': 'setup:\n  - touch ran-offline.txt\n  - run: npm ci\n    network: true\n',
    'of all commands':
      'network: [registry.npmjs.org]\nsetup:\n  - { run: touch ran-offline.txt, network: false }\n  - npm ci\n'
  }
  const agentFiles = (setup: string) => ({
    ...files,
    '.github/agent.yml': `verify: []\n${setup}  - touch ran-later.txt\n`
  })

  it('leaves out setup commands with a network, and installs without scripts', async () => {
    const base = agentFiles(leftOut['of its own'])
    const result = await install({ ...nodeFiles('npm@11.0.0'), ...base }, true, base)
    expect(result).toMatchObject({
      ran: ['ran-offline.txt'],
      results: ['failed', 'installed'],
      commands: ['npm ci\ntouch ran-later.txt', 'npm install --no-package-lock'],
      withPackages: ['node_modules']
    })
    expect(result.causes[0]).toMatch(
      /^npm ci can run code of the pull request while hosts are open, and GitHub knows no account for the author of one of its commits\. It and the 1 command after it did not run\.$/
    )
    expect(parse(result.yaml[0] ?? '')).toMatchObject([{}, { run: 'npm ci' }, { run: 'touch ran-later.txt' }])
  })

  it.each(Object.entries(leftOut))('leaves out setup commands with a network %s', async (_, setup) => {
    const base = agentFiles(setup)
    expect(await install(base, true, base)).toMatchObject({
      ran: ['ran-offline.txt'],
      results: ['failed'],
      commands: ['npm ci\ntouch ran-later.txt']
    })
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
  it.each<[string, readonly string[], Readonly<Record<string, Content>>]>([
    [
      'the tools of a root',
      ['pip install -e .', 'yarn install', 'mvn', 'bundle install', 'dotnet restore'],
      {
        ...python,
        'package.json': '{"packageManager":"yarn@4.9.1","dependencies":{"a":"1"}}',
        '.yarnrc.yml': 'yarnPath: own.js\n',
        'own.js': mark('ran-yarn-path.txt'),
        'Cargo.toml': '[dependencies]\na = "1"\n',
        '.cargo/config.toml': '[build]\nrustc = "./own"\n',
        'pom.xml': '<project/>',
        Gemfile: 'File.write("ran-gemfile.txt", "")\ngem "a"\n',
        'a.gemspec': '',
        'a.csproj': '<Project><Target Name="X" BeforeTargets="Restore"/></Project>'
      }
    ],
    [
      'the tools of Python, but for uv, which takes no lock file that is empty,',
      [
        'cd backend && pip install -e .',
        'cd pip && pip install -e . -r requirements.txt',
        'cd poetry && poetry install',
        'cd pdm && pdm sync'
      ],
      {
        ...inFolder('backend', { ...own, 'src/a.py': '' }),
        ...inFolder('pip', { ...python, 'requirements.txt': '-e .\n' }),
        ...inFolder('uv', { ...own, 'uv.lock': '' }),
        ...inFolder('poetry', { ...own, 'poetry.lock': '' }),
        ...inFolder('pdm', { ...own, 'pdm.lock': '' })
      }
    ],
    [
      'pipenv and the wrappers of maven and gradle',
      ['cd pipenv && pipenv sync', 'cd maven && ./mvnw', 'cd gradle && ./gradlew'],
      {
        ...inFolder('pipenv', { Pipfile: '', 'Pipfile.lock': '{}' }),
        ...inFolder('maven', { 'pom.xml': '<project/>', mvnw: 'touch ran-mvnw.txt' }),
        ...inFolder('gradle', { 'build.gradle': 'new File("ran-build.txt").createNewFile()', gradlew: '' })
      }
    ]
  ])('of %s is left out and says why', async (_, commands, content) => {
    const { causes, results, ran } = await install(content, true)
    expect(new Set(results)).toEqual(new Set(['failed']))
    const isSaid = (command: string) =>
      causes.some(
        (cause) =>
          cause.startsWith(command) && cause.includes('can run code of the pull request, and GitHub knows no account')
      )
    expect(commands.filter((command) => !isSaid(command))).toEqual([])
    // Checks for installed packages have no network. They can run code, as the tests later do.
    expect(ran.filter((name) => name !== 'ran-gemfile.txt')).toEqual([])
  })
})
