import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Installation } from '../../src/domain/installation.ts'
import { installDependencies, missingDependencies, openPackageCache } from '../../src/setup/install-dependencies.ts'
import { PACKAGE_HOSTS, type InstallPlan } from '../../src/setup/install-plan.ts'
import type { Workspace } from '../../src/workspace/workspace.ts'
import { hasProgram } from '../support/has-program.ts'
import { installIn, sandbox } from '../support/install-in.ts'
import { temporaryWorkspace, unaborted } from '../support/temporary-workspace.ts'

interface Example {
  readonly name: string
  /** What the machine must have. */
  readonly program: string
  readonly files: Readonly<Record<string, string>>
  /** The command that the plan has. */
  readonly command: string
  readonly result?: 'present'
  /** A command that works only with the packages. */
  readonly use: string
}

const ms = '{"name":"a","version":"1.0.0","dependencies":{"ms":"2.1.3"}}'
const MS_HASH = '6FlzubTLZG3J2a/NVCAleEhjzq5oxgHyaCU9yYXvcLsvoVaHJq/s5xXI6/XXP6tz7R9xAOtHnSO/tXtF3WRTlA=='
const useMs = "node -e \"process.exit(require('ms')('1s') === 1000 ? 0 : 1)\""

/** For a Java process that lives for seconds: not to compile what it would never win back. */
const SHORT_LIVED = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'

const examples: readonly Example[] = [
  {
    name: 'pnpm',
    program: 'npm',
    files: {
      'package.json': ms,
      'pnpm-lock.yaml': `lockfileVersion: '9.0'\n\nsettings:\n  autoInstallPeers: true\n  excludeLinksFromLockfile: false\n\nimporters:\n\n  .:\n    dependencies:\n      ms:\n        specifier: 2.1.3\n        version: 2.1.3\n\npackages:\n\n  ms@2.1.3:\n    resolution: {integrity: sha512-${MS_HASH}}\n\nsnapshots:\n\n  ms@2.1.3: {}\n`
    },
    command: 'pnpm install --frozen-lockfile',
    use: useMs
  },
  {
    name: 'yarn 1',
    program: 'npm',
    files: {
      'package.json': ms,
      'yarn.lock': `# yarn lockfile v1\n\n\nms@2.1.3:\n  version "2.1.3"\n  resolved "https://registry.yarnpkg.com/ms/-/ms-2.1.3.tgz#574c8138ce1d2b5861f0b44579dbadd60c6615b2"\n  integrity sha512-${MS_HASH}\n`
    },
    command: 'yarn install --frozen-lockfile',
    use: useMs
  },
  {
    name: 'a later yarn without a lock file',
    program: 'npm',
    files: {
      'package.json': ms.replace('{', '{"packageManager":"yarn@4.9.1",'),
      '.yarnrc.yml': 'nodeLinker: node-modules\n'
    },
    command: 'yarn install --no-immutable',
    use: useMs
  },
  {
    name: 'go',
    program: 'go',
    files: {
      'go.mod': 'module example.org/a\n\ngo 1.20\n\nrequire github.com/google/uuid v1.6.0\n',
      'go.sum':
        'github.com/google/uuid v1.6.0 h1:NIvaJDMOsjHA8n1jAhLSgzrAzy1Hgr+hNrb57e+94F0=\ngithub.com/google/uuid v1.6.0/go.mod h1:TIyPZe4MgqvfeYDBFedMoGGpEw/LqOeaOT+nhxU+yHo=\n',
      'main.go': 'package main\n\nimport "github.com/google/uuid"\n\nfunc main() { println(uuid.Nil.String()) }\n'
    },
    command: 'go mod download',
    use: 'go list -buildvcs=false -deps .'
  },
  {
    name: 'go without go.sum',
    program: 'go',
    files: {
      'go.mod': 'module example.org/a\n\ngo 1.20\n\nrequire github.com/google/uuid v1.6.0\n',
      'main.go': 'package main\n\nimport "github.com/google/uuid"\n\nfunc main() { println(uuid.Nil.String()) }\n'
    },
    command: 'go mod download',
    use: 'test ! -e go.sum && go list -mod=mod -buildvcs=false -deps .'
  },
  {
    name: 'cargo without a lock file',
    program: 'cargo',
    files: {
      'Cargo.toml': '[package]\nname = "a"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\nitoa = "1"\n',
      'src/main.rs': 'fn main() { println!("{}", itoa::Buffer::new().format(1)); }\n'
    },
    command: 'cargo fetch',
    use: 'cargo run --offline --quiet'
  },
  {
    name: 'maven, and runs no test',
    program: 'mvn',
    files: {
      '.mvn/jvm.config': `${SHORT_LIVED}\n`,
      'pom.xml':
        '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>a</groupId><artifactId>a</artifactId><version>1</version><properties><maven.compiler.source>17</maven.compiler.source><maven.compiler.target>17</maven.compiler.target></properties><dependencies><dependency><groupId>junit</groupId><artifactId>junit</artifactId><version>4.13.2</version><scope>test</scope></dependency></dependencies></project>',
      'src/test/java/ATest.java':
        'public class ATest { @org.junit.Test public void runs() throws Exception { new java.io.File("ran.txt").createNewFile(); } }\n'
    },
    command: 'mvn -B -ntp -Dmaven.test.failure.ignore test',
    use: 'test ! -e ran.txt && mvn -o -B -ntp test && test -e ran.txt'
  },
  {
    name: 'gradle',
    program: 'gradle',
    files: {
      'build.gradle':
        "plugins { id 'java' }\nrepositories { mavenCentral() }\ndependencies { testCompile 'junit:junit:4.13.2' }\n",
      // Java 17 fails to read the control groups of some sandboxes.
      'gradle.properties': `org.gradle.jvmargs=-XX:-UseContainerSupport ${SHORT_LIVED}\n`,
      'settings.gradle': "rootProject.name = 'a'\n",
      'src/test/java/ATest.java':
        'public class ATest { @org.junit.Test public void fails() { throw new RuntimeException("ran"); } }\n'
    },
    command: 'gradle --no-daemon test',
    use: 'gradle --no-daemon --offline testClasses'
  },
  {
    name: 'bundler',
    program: 'bundle',
    files: {
      Gemfile: "gem 'thing', path: 'gems/thing'\n",
      'gems/thing/thing.gemspec':
        "Gem::Specification.new { |s| s.name = 'thing'; s.version = '1.0'; s.summary = 'x'; s.authors = ['x'] }\n",
      'gems/thing/lib/thing.rb': ''
    },
    command: 'bundle install',
    // A gem in the repository is installed wherever it is.
    result: 'present',
    use: 'bundle exec ruby -e "require \'thing\'"'
  },
  {
    name: 'composer',
    program: 'composer',
    files: {
      'composer.json': JSON.stringify({
        repositories: [{ type: 'path', url: 'packages/thing' }, { 'packagist.org': false }],
        require: { 'own/thing': '*' }
      }),
      'packages/thing/composer.json': '{"name":"own/thing","version":"1.0.0","autoload":{"files":["thing.php"]}}',
      'packages/thing/thing.php': '<?php function thing() {}'
    },
    command: 'composer install --no-interaction',
    use: 'php -r \'require "vendor/autoload.php"; thing();\''
  }
]

/** Three projects that share an environment, each with a package of its own. */
const python = {
  'uv/pyproject.toml':
    '[project]\nname = "thing"\nversion = "1.0.0"\nrequires-python = ">=3.9"\ndependencies = ["toml==0.10.2"]\n',
  'uv/uv.lock': `version = 1\nrequires-python = ">=3.9"\n\n[[package]]\nname = "toml"\nversion = "0.10.2"\nsource = { registry = "https://pypi.org/simple" }\nwheels = [\n    { url = "https://files.pythonhosted.org/packages/44/6f/7120676b6d73228c96e17f1f794d8ab046fc910d781c8d151120c3f1569e/toml-0.10.2-py2.py3-none-any.whl", hash = "sha256:806143ae5bfb6a3c6e736a764057db0e6a0e05e338b5630894a5f779cabb4f9b", size = 16588 },\n]\n\n[[package]]\nname = "thing"\nversion = "1.0.0"\nsource = { virtual = "." }\ndependencies = [\n    { name = "toml" },\n]\n\n[package.metadata]\nrequires-dist = [{ name = "toml", specifier = "==0.10.2" }]\n`,
  'poetry/pyproject.toml':
    '[tool.poetry]\nname = "thing"\nversion = "1.0.0"\ndescription = ""\nauthors = []\npackage-mode = false\n[tool.poetry.dependencies]\npython = ">=3.9"\nsix = "1.16.0"\n[[tool.poetry.source]]\nname = "index"\nurl = "https://pypi.org/simple/"\n',
  'poetry/poetry.lock': `# This file is automatically @generated by Poetry 2.1.0 and should not be changed by hand.\n\n[[package]]\nname = "six"\nversion = "1.16.0"\ndescription = ""\noptional = false\npython-versions = ">=2.7, !=3.0.*, !=3.1.*, !=3.2.*"\ngroups = ["main"]\nfiles = [\n    {file = "six-1.16.0-py2.py3-none-any.whl", hash = "sha256:8abb2f1d86890a2dfb989f9a77cfcfd3e47c2a354b01111771326f8aa26e0254"},\n]\n\n[package.source]\ntype = "legacy"\nurl = "https://pypi.org/simple"\nreference = "index"\n\n[metadata]\nlock-version = "2.1"\npython-versions = ">=3.9"\ncontent-hash = "fc1fd1e8d9f9d486e3c3f38711b39a809cb25c3bef6d61a9e62c1d1dc8e77635"\n`,
  'pipenv/Pipfile':
    '[[source]]\nurl = "https://pypi.org/simple"\nverify_ssl = true\nname = "pypi"\n[packages]\niniconfig = "==2.0.0"\n',
  'pipenv/Pipfile.lock': JSON.stringify({
    _meta: {
      hash: { sha256: '0'.repeat(64) },
      'pipfile-spec': 6,
      requires: {},
      sources: [{ name: 'pypi', url: 'https://pypi.org/simple', verify_ssl: true }]
    },
    default: {
      iniconfig: {
        hashes: ['sha256:b6a85871a79d2e3b22d2d1b94ac2824226a63c6b741c88f7ae975f18b6778374'],
        index: 'pypi',
        version: '==2.0.0'
      }
    },
    develop: {}
  })
}

/** Puts Poetry and Pipenv beside uv. With pip, as uv itself was installed, they would take half a minute. */
const GET_OTHER_TOOLS = 'uv pip install --quiet --python "$(dirname "$(command -v uv)")/python" poetry pipenv'

describe('installDependencies', () => {
  it.each(examples.filter(({ program }) => hasProgram(program)))(
    'provides with $name what later commands use without a network',
    async ({ files, command, result = 'installed', use }) => {
      const installed = await installIn(files, { command: use, keeps: true })
      expect(installed).toMatchObject({
        installations: [{ command, result, problem: undefined }],
        exitCode: 0,
        missingLater: []
      })
    }
  )

  it.each(['python3'].filter(hasProgram))('provides with uv, Poetry and Pipenv the same, with %s', async () => {
    await using place = await temporaryWorkspace({ files: python, sandbox, environment: process.env })
    const ended: Installation[] = []
    const options = { onEnd: (installation: Installation) => ended.push(installation), signal: unaborted }
    const search = { ...options, task: { changed: [], text: '' }, onSkipped: () => undefined }
    const missing = await missingDependencies(place.workspace, search)
    const cache = await openPackageCache(join(place.base, 'kept'), place.root)
    const install = async (workspace: Workspace, isWanted: (plan: InstallPlan) => boolean) => {
      const request = { missing: missing.filter(isWanted), foreignReason: undefined, cache }
      return (await installDependencies(workspace, request, options)).workspace
    }

    const asTools = { context: 'tools', network: PACKAGE_HOSTS.uv, allowsMirrors: true } as const
    const withUv = await install(place.workspace, ({ tool }) => tool === 'uv')
    const tools = await withUv.run(GET_OTHER_TOOLS, { ...asTools, signal: unaborted })
    expect(tools).toMatchObject({ exitCode: 0, output: '' })
    const withAll = await install(withUv, ({ tool }) => tool !== 'uv')

    expect(ended).toMatchObject(
      [
        'cd uv && uv sync --frozen --inexact',
        'cd pipenv && pipenv sync --dev',
        'cd poetry && poetry install --no-interaction --no-root'
      ].map((command) => ({ command, result: 'installed', problem: undefined }))
    )
    const use = 'python3 -c "import toml, six, iniconfig"'
    expect(await withAll.run(use, { context: 'agent', network: false, signal: unaborted })).toMatchObject({
      exitCode: 0
    })
    // Nothing in the work tree or on PATH shows that the packages are installed.
    expect(await missingDependencies(withAll, search)).toHaveLength(3)
  })

  for (const { name, program } of [...examples, { name: 'uv, Poetry and Pipenv', program: 'python3' }]) {
    if (!hasProgram(program)) it.skip(`provides with ${name} the same: ${program} is missing`, () => undefined)
  }
})
