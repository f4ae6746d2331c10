import { describe, expect, it } from '@jest/globals'
import { recognizeDependencies } from '../../src/setup/recognize.ts'

const folders = { tools: '/tools', home: '/home', cache: '/home/packages' }

function recognize(files: Readonly<Record<string, string>>, verifyCommands: readonly string[] = [], runsCode = true) {
  const names = new Set(Object.keys(files))
  const options = { folders, verifyCommands, runsCode }
  return recognizeDependencies({ names, read: (name) => Promise.resolve(files[name]) }, '', options)
}

const withPackage = (more: object = {}) => ({
  'package.json': JSON.stringify({ devDependencies: { tap: '1' }, ...more })
})
const project =
  '[build-system]\nrequires = []\n[project]\nname = "thing"\n[project.optional-dependencies]\ntest = ["x"]\n'

describe('recognizeDependencies', () => {
  it.each<[string, Readonly<Record<string, string>>, string, string | undefined]>([
    [
      'npm without a lock file',
      withPackage(),
      'npm install --no-package-lock',
      'npm install --no-package-lock --ignore-scripts'
    ],
    ['npm', { ...withPackage(), 'package-lock.json': '' }, 'npm ci', 'npm ci --ignore-scripts'],
    ['npm with a shrinkwrap', { ...withPackage(), 'npm-shrinkwrap.json': '' }, 'npm ci', expect.anything() as never],
    [
      'pnpm',
      { ...withPackage(), 'pnpm-lock.yaml': "lockfileVersion: '9.0'" },
      'pnpm install --frozen-lockfile',
      'pnpm install --frozen-lockfile --ignore-scripts'
    ],
    [
      'yarn 1',
      { ...withPackage(), 'yarn.lock': '# yarn lockfile v1' },
      'yarn install --frozen-lockfile',
      'yarn install --frozen-lockfile --ignore-scripts'
    ],
    [
      'yarn 1 by packageManager',
      { ...withPackage({ packageManager: 'yarn@1' }), 'yarn.lock': '# yarn lockfile v1' },
      'yarn install --frozen-lockfile',
      'yarn install --frozen-lockfile --ignore-scripts'
    ],
    ['a later yarn', { ...withPackage(), 'yarn.lock': '__metadata:\n' }, 'yarn install --immutable', undefined],
    [
      'yarn 4 by packageManager',
      { ...withPackage({ packageManager: 'yarn@4.1.0' }), 'yarn.lock': '' },
      'yarn install --immutable',
      undefined
    ],
    [
      'bun',
      { ...withPackage(), 'bun.lock': '' },
      'bun install --frozen-lockfile',
      'bun install --frozen-lockfile --ignore-scripts'
    ],
    [
      'an npm workspace without packages of its own',
      { 'package.json': '{"workspaces":["a"]}', 'package-lock.json': '' },
      'npm ci',
      expect.anything() as never
    ],
    [
      'requirements',
      { 'requirements.txt': '' },
      'pip install -r requirements.txt',
      'python3 -m pip install --only-binary :all: -r requirements.txt'
    ],
    [
      'requirements for tests',
      { 'requirements.txt': '', 'requirements-dev.txt': '', 'test-requirements.txt': '', 'requirements-docs.txt': '' },
      'pip install -r requirements-dev.txt -r requirements.txt -r test-requirements.txt',
      'python3 -m pip install --only-binary :all: -r requirements-dev.txt -r requirements.txt -r test-requirements.txt'
    ],
    [
      'requirements with hashes',
      { 'requirements.txt': '', 'setup.py': '', 'dev-requirements.txt': 'a==1 \\\n    --hash=sha256:0\n' },
      'pip install -r dev-requirements.txt && pip install -e . -r requirements.txt',
      undefined
    ],
    [
      'a folder of requirements',
      { 'requirements/tests.txt': '', 'requirements/docs.txt': '', 'requirements/base.txt': '' },
      'pip install -r requirements/tests.txt',
      'python3 -m pip install --only-binary :all: -r requirements/tests.txt'
    ],
    [
      'a folder without requirements for tests',
      { 'requirements/base.txt': '' },
      'pip install -r requirements/base.txt',
      'python3 -m pip install --only-binary :all: -r requirements/base.txt'
    ],
    [
      'deps of tox.ini',
      {
        'setup.py': '',
        'requirements/ci.txt': '',
        'tox.ini':
          '[tox]\nenvlist = py3\n[testenv]\ndeps =\n    -r{toxinidir}/requirements/ci.txt\n    -r missing.txt\n    hypothesis >= 6\n    py37: old\n    {env:X}\ncommands = pytest\n[testenv:docs]\ndeps = sphinx\n'
      },
      "pip install -e . -r requirements/ci.txt 'hypothesis>=6'",
      undefined
    ],
    [
      'a package with an extra for tests',
      { 'pyproject.toml': project },
      "pip install -e '.[test]'",
      'python3 -m pip install --only-binary :all: x'
    ],
    [
      'a dependency group for tests',
      {
        'pyproject.toml': `${project}[dependency-groups]\ndev = ["pytest>=8", {include-group = "x"}]\ndocs = ["sphinx"]\n`
      },
      "pip install -e '.[test]' 'pytest>=8'",
      "python3 -m pip install --only-binary :all: 'pytest>=8' x"
    ],
    [
      'a dependency group that names the project itself',
      { 'pyproject.toml': `${project}[dependency-groups]\ndev = ["Thing[test,docs]", "pytest"]\n` },
      "pip install -e '.[test,docs]' pytest",
      'python3 -m pip install --only-binary :all: pytest x'
    ],
    [
      'a project that is not a package',
      {
        'pyproject.toml':
          '[project]\nname = "thing"\ndependencies = ["six==1", "pytest"]\n[dependency-groups]\ndev = ["pytest"]\n'
      },
      'pip install six==1 pytest',
      'python3 -m pip install --only-binary :all: six==1 pytest'
    ],
    [
      'a dependency group that includes another',
      {
        'pyproject.toml':
          '[dependency-groups]\ntest = ["pytest", {include-group = "cov"}]\ncov = ["coverage", {include-group = "test"}]\n'
      },
      'pip install pytest coverage',
      'python3 -m pip install --only-binary :all: pytest coverage'
    ],
    [
      'a setup.cfg',
      {
        'pyproject.toml': '[build-system]\nrequires = ["setuptools"]\n',
        'setup.cfg':
          '[metadata]\nname = a\n[options.extras_require]\ndocs = sphinx\ntest =\n    tox\n[tool:pytest]\ndev = 1\n'
      },
      "pip install -e '.[test]'",
      undefined
    ],
    ['a setup.py', { 'setup.py': '' }, 'pip install -e .', undefined],
    [
      'uv',
      { 'pyproject.toml': project, 'uv.lock': '' },
      'uv sync --frozen --inexact --extra test',
      'uv sync --frozen --inexact --no-build --no-install-project --no-install-workspace --extra test'
    ],
    [
      'a workspace of uv',
      { 'pyproject.toml': '[tool.uv.workspace]\nmembers = ["packages/*"]\n', 'uv.lock': '' },
      'uv sync --frozen --inexact --all-packages',
      'uv sync --frozen --inexact --no-build --no-install-project --no-install-workspace --all-packages'
    ],
    [
      'poetry',
      { 'pyproject.toml': project, 'poetry.lock': '' },
      'poetry install --no-interaction --extras test',
      undefined
    ],
    [
      'poetry with an optional group',
      { 'pyproject.toml': '[tool.poetry.group.test]\noptional = true\n', 'poetry.lock': '' },
      'poetry install --no-interaction --no-root --with test',
      undefined
    ],
    ['pdm', { 'pyproject.toml': project, 'pdm.lock': '' }, 'pdm sync --group test', undefined],
    ['pipenv', { Pipfile: '', 'Pipfile.lock': '' }, 'pipenv sync --dev', undefined],
    ['pipenv without a lock file', { Pipfile: '' }, 'pipenv install --dev --skip-lock', undefined],
    ['gradle', { 'build.gradle.kts': '' }, 'gradle --no-daemon test', undefined],
    ['gradle with its wrapper', { 'settings.gradle': '', gradlew: '' }, './gradlew --no-daemon test', undefined],
    ['bundler', { Gemfile: '', 'Gemfile.lock': '' }, 'bundle install', undefined],
    [
      'composer',
      { 'composer.json': '{"require-dev":{"php":">=8","phpunit/phpunit":"^11"}}' },
      'composer install --no-interaction',
      'composer install --no-interaction --no-scripts --no-plugins'
    ],
    ['a .NET solution', { 'Thing.sln': '', 'Thing.csproj': '' }, 'dotnet restore', undefined],
    [
      'a .NET project with a lock file',
      { 'Thing.fsproj': '', 'packages.lock.json': '' },
      'dotnet restore --locked-mode',
      undefined
    ],
    ['one of two .NET solutions', { 'B.slnx': '', 'A.sln': '' }, 'dotnet restore A.sln', undefined],
    [
      'poetry without a lock file, which pip replaces',
      {
        'pyproject.toml':
          '[build-system]\n[tool.poetry]\nname = "thing"\n[tool.poetry.group.dev.dependencies]\npytest = "^8.1"\nmypy = "*"\nruff = {version = ">=0.1, <1"}\nown = {path = "x"}\n[tool.poetry.group.docs.dependencies]\nsphinx = "*"\n'
      },
      "pip install -e . 'pytest>=8.1' mypy 'ruff>=0.1,<1'",
      "python3 -m pip install --only-binary :all: 'pytest>=8.1' mypy 'ruff>=0.1,<1'"
    ],
    [
      'constraints of poetry that pip cannot read, and extras',
      {
        'pyproject.toml':
          '[tool.poetry.group.test.dependencies]\na = "~1.2,<1.5"\nb = ">=1 <2"\nc = "^1.2 || ^2.0"\nd = "=1.0"\ne = ">=1, !=1.5.*"\nf = {version = "^7.0", extras = ["toml"]}\ng = [{version = "1.0", python = "<3.9"}, {version = "2.0", python = ">=3.9"}]\nh = [{path = "x"}]\n'
      },
      "pip install a b c d 'e>=1,!=1.5.*' 'f[toml]>=7.0' g",
      "python3 -m pip install --only-binary :all: a b c d 'e>=1,!=1.5.*' 'f[toml]>=7.0' g"
    ],
    [
      'a poetry project that is not a package',
      {
        'pyproject.toml':
          '[build-system]\n[tool.poetry]\npackage-mode = false\n[tool.poetry.dependencies]\npython = "^3.9"\nsix = "^1.16"\n'
      },
      "pip install 'six>=1.16'",
      "python3 -m pip install --only-binary :all: 'six>=1.16'"
    ],
    ['go', { 'go.mod': 'module a\n\nrequire b v1.0.0\n' }, 'go mod download', 'go mod download'],
    ['a go workspace', { 'go.work': 'use ./a\n' }, 'go mod download', 'go mod download'],
    [
      'cargo',
      { 'Cargo.toml': '[dependencies]\nserde = "1"\n', 'Cargo.lock': '' },
      'cargo fetch --locked',
      'cargo fetch --locked'
    ],
    ['cargo without a lock file', { 'Cargo.toml': '[dev-dependencies]\nserde = "1"\n' }, 'cargo fetch', 'cargo fetch'],
    ['maven', { 'pom.xml': '' }, 'mvn -B -ntp -Dmaven.test.failure.ignore test', undefined],
    [
      'maven with its wrapper',
      { 'pom.xml': '', mvnw: '' },
      './mvnw -B -ntp -Dmaven.test.failure.ignore test',
      undefined
    ],
    ['a cargo workspace', { 'Cargo.toml': '[workspace]\nmembers = []\n' }, 'cargo fetch', 'cargo fetch']
  ])('recognizes %s', async (_, files, command, commandWithoutCode) => {
    expect(await recognize(files)).toEqual([expect.objectContaining({ command, commandWithoutCode })])
  })

  it.each<[string, Readonly<Record<string, string>>]>([
    ['an empty repository', {}],
    [
      'a poetry project without packages',
      { 'pyproject.toml': '[tool.poetry]\npackage-mode = false\n[build-system]\n' }
    ],
    ['a package without packages', { 'package.json': '{"scripts":{"test":"node --test"}}' }],
    ['a package.json with errors', { 'package.json': '{' }],
    ['a pyproject.toml with settings of tools only', { 'pyproject.toml': '[tool.ruff]\n' }],
    ['a pyproject.toml with errors', { 'pyproject.toml': '[' }],
    ['a go module without requirements', { 'go.mod': 'module a\n' }],
    ['go modules in the repository', { 'go.mod': 'require b v1.0.0\n', vendor: '' }],
    ['a composer.json that requires only PHP', { 'composer.json': '{"require":{"php":">=8"}}' }],
    ['a crate without dependencies', { 'Cargo.toml': '[package]\nname = "a"\n' }]
  ])('finds nothing to install in %s', async (_, files) => {
    expect(await recognize(files)).toEqual([])
  })

  it('downloads what a module needs that go.work does not list', async () => {
    const files = { names: new Set(['go.mod']), read: () => Promise.resolve('require b v1.0.0\n') }
    const commandsFor = async (...verifyCommands: readonly string[]) =>
      (await recognizeDependencies(files, 'tools/d', { folders, verifyCommands })).map(({ command }) => command)
    expect(await commandsFor('go test ./tools/d/...')).toEqual(['go mod download'])
    expect(await commandsFor('cd tools/d && GOWORK=off go test ./...')).toEqual(['GOWORK=off go mod download'])
  })

  it('installs pytest if the checks need it', async () => {
    const [plan] = await recognize({ 'requirements.txt': '' }, ['python3 -m pytest'])
    expect(plan?.command).toBe('pip install -r requirements.txt pytest')
  })

  it('knows which files pip reads besides the lists of requirements that it finds by name', async () => {
    const [plan] = await recognize({
      'requirements.txt': 'pytest\n-r deps/base.txt\n',
      'deps/base.txt': '--constraint=../limits.pip # not newer\ntoml\n',
      'pyproject.toml':
        '[build-system]\nrequires = []\n[project]\nname = "a"\ndynamic = ["dependencies"]\n[tool.setuptools.dynamic]\ndependencies = {file = ["own.in"]}\n'
    })
    expect(plan?.reads).toEqual(['requirements.txt', 'deps/base.txt', 'limits.pip', 'own.in'])
  })

  it('reads lists of any name and environments for tests in tox.ini', async () => {
    const tox =
      '[testenv]\ndeps = -r requirements/tests.in\n[testenv:py312]\ndeps = six\n[testenv:docs]\ndeps = -r docs.in\n'
    const [plan] = await recognize({ 'tox.ini': tox, 'requirements/tests.in': 'toml\n', 'docs.in': 'sphinx\n' })
    expect(plan?.command).toBe('pip install -r requirements/tests.in six')
  })

  it('finds every ecosystem of a repository', async () => {
    const files = { ...withPackage(), 'go.mod': 'require b v1.0.0\n', 'requirements.txt': '' }
    expect((await recognize(files)).map(({ tool }) => tool)).toEqual(['npm', 'pip', 'go'])
  })

  it.each([
    ['__metadata:\n  version: 6\n', 'cli-dist@3'],
    ['__metadata:\r\n  version: 6\r\n', 'cli-dist@3'],
    ['__metadata:\n  version: 8\n', 'cli-dist@4.9.1'],
    ['__metadata:\n  version: 99\n', 'cli-dist@4']
  ])('gets the yarn that wrote %s', async (lock, spec) => {
    const [plan] = await recognize({ ...withPackage(), 'yarn.lock': lock })
    expect(plan?.npmPackage).toBe(`@yarnpkg/${spec}`)
  })

  it.each([
    ["lockfileVersion: '9.0'", 'pnpm@10'],
    ["lockfileVersion: '6.0'", 'pnpm@8'],
    ['lockfileVersion: "6.0"', 'pnpm@8'],
    ['lockfileVersion: 5.4', 'pnpm@7']
  ])('gets the pnpm that wrote %s', async (lock, spec) => {
    const [plan] = await recognize({ ...withPackage(), 'pnpm-lock.yaml': lock })
    expect(plan?.getTool).toContain(spec)
  })

  it('gets the version that packageManager asks for, unless a stranger may have written that', async () => {
    const lock = { 'pnpm-lock.yaml': "lockfileVersion: '6.0'" }
    const asked = ['pnpm@1.22.0', 'pnpm@10.1.0+sha512.a', 'pnpm@next-7', 'yarn@1.22.22', 'bun@0.5.9']
    const get = (runsCode: boolean) =>
      Promise.all(
        asked.map(async (packageManager) => {
          const [plan] = await recognize({ ...withPackage({ packageManager }), ...lock }, [], runsCode)
          return plan?.npmPackage
        })
      )
    expect(await get(true)).toEqual(['pnpm@1.22.0', 'pnpm@10.1.0', 'pnpm@next-7', 'yarn@1.22.22', 'bun@0.5.9'])
    expect(await get(false)).toEqual(['pnpm@8', 'pnpm@8', 'pnpm@8', 'yarn@1', 'bun@1'])
  })
})
