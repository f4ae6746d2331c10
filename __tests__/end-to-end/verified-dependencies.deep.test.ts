/** A changed dependency is checked as the change declares it, or not at all: on the built action, with packages of the repository. */
import { describe, expect, it } from '@jest/globals'
import { environmentIn } from '../real/run-case.ts'
import type { FileChanges } from '../../emulators/github/push.ts'
import { agentFile, ask, call, finish, pullRequests, turn, useActionFixtures } from '../support/end-to-end.ts'
import { hasProgram } from '../support/has-program.ts'
import { wheel } from '../support/wheel.ts'

const openFixture = useActionFixtures()

interface Example {
  readonly name: string
  /** What the machine must have. */
  readonly program: string
  readonly files: FileChanges
  /** A path, what is replaced in it, and by what. */
  readonly change: readonly [path: string, from: string, to: string]
}

const settings = (check: string, more: Readonly<Record<string, unknown>> = {}) => ({
  '.github/agent.yml': agentFile({ verify: [check], ...more })
})
/** A test of one line of shell. */
const test = (passes: string) => ({
  ...settings('sh test.sh'),
  '.gitignore': 'node_modules/\nvendor/\ntarget/\n*.lock\n',
  'test.sh': `echo 1..1; ${passes} && echo "ok 1 - greets" || { echo "not ok 1 - greets"; exit 1; }\n`
})

const nodePackage = (word: string, version: string) => ({
  [`${word}/package.json`]: JSON.stringify({ name: 'greet', version }),
  [`${word}/index.js`]: `console.log('${word}')\n`
})
const nodeProject = {
  ...test('node -e "require(\'greet\')" | grep -q hello'),
  ...nodePackage('hello', '1.0.0'),
  ...nodePackage('goodbye', '2.0.0'),
  'package.json': '{"dependencies": {"greet": "file:hello"}}\n'
}

const goModule = (word: string) => ({
  [`${word}/go.mod`]: 'module example.com/greet\n\ngo 1.20\n',
  [`${word}/greet.go`]: `package greet\n\nconst Word = "${word}"\n`
})
const goProject = {
  ...test('go list -mod=mod -f "{{.Dir}}" example.com/greet | grep -q hello'),
  ...goModule('hello'),
  ...goModule('goodbye'),
  'go.mod': `module example.com/app

go 1.20

require example.com/greet v1.0.0

replace example.com/greet v1.0.0 => ./hello
`,
  'app.go': 'package app\n\nimport _ "example.com/greet"\n'
}

const crate = (folder: string, version: string) => ({
  [`${folder}/Cargo.toml`]: `[package]\nname = "unlisted-greet"\nversion = "${version}"\nedition = "2021"\n`,
  [`${folder}/src/lib.rs`]: 'pub const MAJOR: &str = env!("CARGO_PKG_VERSION_MAJOR");\n',
  [`${folder}/.cargo-checksum.json`]: '{"files":{}}'
})
const cargoProject = (dependency: string) => ({
  ...settings('cargo test'),
  '.gitignore': 'target/\nCargo.lock\n',
  'Cargo.toml': `[package]\nname = "app"\nversion = "0.1.0"\nedition = "2021"\n\n[dependencies]\n${dependency}\n`,
  'src/lib.rs': '#[test]\nfn greets() {\n    assert_eq!(unlisted_greet::MAJOR, "1");\n}\n'
})

const pipProject = {
  ...settings('python3 -m unittest'),
  'requirements.txt': './greet-1.0-py3-none-any.whl\n',
  'greet-1.0-py3-none-any.whl': wheel('greet', '1.0'),
  'greet-2.0-py3-none-any.whl': wheel('greet', '2.0'),
  'test_app.py': `import unittest, greet
class T(unittest.TestCase):
    def test_greets(self): self.assertEqual(greet.VERSION, "1.0")
`
}

const gem = (word: string, version: string) => ({
  [`${word}/greet.gemspec`]: `Gem::Specification.new { |s| s.name = 'greet'; s.version = '${version}'; s.summary = s.author = 'x' }\n`,
  [`${word}/lib/greet.rb`]: `puts '${word}'\n`
})

const composerPackage = (word: string) => ({
  [`${word}/composer.json`]: JSON.stringify({
    name: 'unlisted-acme/greet',
    version: '1.0.0',
    autoload: { files: ['greet.php'] }
  }),
  [`${word}/greet.php`]: `<?php echo '${word}';\n`
})
const composerProject = {
  ...test('php -r \'require "vendor/autoload.php";\' | grep -q hello'),
  ...composerPackage('hello'),
  ...composerPackage('goodbye'),
  'composer.json':
    '{"repositories": [{"type": "path", "url": "hello"}, {"packagist.org": false}], "require": {"unlisted-acme/greet": "*"}}\n'
}

/** The change breaks the test, with packages that are installed anew or found whenever the tool runs. */
const seen: readonly Example[] = [
  {
    name: 'npm, and none is left',
    program: 'npm',
    files: nodeProject,
    change: ['package.json', '"greet": "file:hello"', '']
  },
  {
    name: 'npm in a member of a workspace',
    program: 'npm',
    files: {
      ...nodeProject,
      ...test('cd packages/a && node -e "require(\'greet\')" | grep -q goodbye'),
      'package.json': '{"workspaces": ["packages/*"], "dependencies": {"greet": "file:hello"}}\n',
      'packages/a/package.json': '{"name": "a", "version": "1.0.0", "dependencies": {"greet": "file:../../goodbye"}}\n'
    },
    change: ['packages/a/package.json', 'goodbye', 'hello']
  },
  { name: 'go', program: 'go', files: goProject, change: ['go.mod', './hello', './goodbye'] },
  {
    name: 'go with vendored modules',
    program: 'go',
    files: {
      ...goProject,
      ...test('go list example.com/greet'),
      '.gitignore': '',
      'go.mod': 'module example.com/app\n\ngo 1.20\n\nrequire example.com/greet v1.0.0\n',
      'vendor/modules.txt': '# example.com/greet v1.0.0\n## explicit; go 1.20\nexample.com/greet\n',
      'vendor/example.com/greet/greet.go': 'package greet\n'
    },
    change: ['go.mod', 'v1.0.0', 'v1.1.0']
  },
  {
    name: 'cargo',
    program: 'cargo',
    files: {
      ...cargoProject('unlisted-greet = { path = "one" }'),
      ...crate('one', '1.0.0'),
      ...crate('two', '2.0.0')
    },
    change: ['Cargo.toml', '"one"', '"two"']
  },
  {
    name: 'bundler',
    program: 'bundle',
    files: {
      ...test('bundle exec ruby -e "require \'greet\'" | grep -q hello'),
      ...settings('bundle exec sh test.sh'),
      ...gem('hello', '1.0'),
      ...gem('goodbye', '2.0'),
      Gemfile: "gem 'greet', path: 'hello'\n"
    },
    change: ['Gemfile', "'hello'", "'goodbye'"]
  },
  {
    name: 'gradle',
    program: 'gradle',
    files: {
      ...test('GRADLE_USER_HOME=/tmp/gradle gradle --offline --no-daemon -q greet | grep -q hello'),
      ...settings('GRADLE=gradle sh test.sh', { setup: [] }),
      'gradle.properties': 'org.gradle.jvmargs=-XX:-UseContainerSupport -XX:TieredStopAtLevel=1\n',
      'build.gradle':
        "configurations { greet }\ndependencies { greet files('hello') }\ntask greet { doLast { println configurations.greet.singleFile.name } }\n"
    },
    change: ['build.gradle', "'hello'", "'goodbye'"]
  },
  {
    name: 'composer, and none is left',
    program: 'composer',
    files: composerProject,
    change: ['composer.json', '"unlisted-acme/greet": "*"', '']
  }
]

/** A manifest and a change of it, for a tool that installs nothing without running code of the project. */
const manifest = (path: string, content: string, more: FileChanges = {}): Pick<Example, 'files' | 'change'> => ({
  files: { ...test('true'), ...settings('sh test.sh', { setup: [] }), ...more, [path]: content },
  change: [path, '1.0', '1.1']
})

/** What the change declares is not there, or cannot be brought there without running its code. */
const unknown: readonly Example[] = [
  {
    name: 'go, and the version is not there',
    program: 'go',
    files: goProject,
    change: ['go.mod', 'require example.com/greet v1.0.0', 'require example.com/greet v1.1.0']
  },
  {
    name: 'cargo with vendored crates',
    program: 'cargo',
    files: {
      ...cargoProject('unlisted-greet = "1"'),
      ...crate('vendor/one', '1.0.0'),
      ...crate('vendor/two', '2.0.0'),
      '.cargo/config.toml': '[source.crates-io]\nreplace-with = "own"\n\n[source.own]\ndirectory = "vendor"\n'
    },
    change: ['Cargo.toml', '"1"', '"2"']
  },
  {
    name: 'pip with wheels of the repository',
    program: 'python3',
    files: pipProject,
    change: ['requirements.txt', 'greet-1.0', 'greet-2.0']
  },
  {
    name: 'pip, and one is left that Python finds',
    program: 'python3',
    files: pipProject,
    change: ['requirements.txt', './greet-1.0', '# ./greet-1.0']
  },
  {
    name: 'composer',
    program: 'composer',
    files: composerProject,
    change: ['composer.json', '"hello"', '"goodbye"']
  },
  {
    name: 'pnpm with a folder',
    program: 'node',
    ...manifest('package.json', '{"dependencies": {"a": "file:a-1.0"}}\n', {
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n"
    })
  },
  {
    name: 'Poetry',
    program: 'python3',
    ...manifest('pyproject.toml', '[tool.poetry.dependencies]\nsix = "1.0"\n', { 'poetry.lock': '\n' })
  },
  {
    name: 'PDM',
    program: 'python3',
    ...manifest('pyproject.toml', '[project]\nname = "a"\ndependencies = ["six==1.0"]\n', { 'pdm.lock': '\n' })
  },
  { name: 'Pipenv', program: 'python3', ...manifest('Pipfile', '[packages]\nsix = "==1.0"\n') },
  {
    name: 'Maven where the check does not start it',
    program: 'sh',
    ...manifest('pom.xml', '<project><version>1.0</version></project>\n')
  },
  {
    name: 'Gradle where the check does not start it',
    program: 'sh',
    ...manifest('build.gradle', "dependencies { test 'a:a:1.0' }\n")
  },
  {
    name: '.NET where the check does not start it',
    program: 'sh',
    ...manifest('a.csproj', '<Project><PackageReference Include="A" Version="1.0" /></Project>\n')
  }
]

const runnable = (examples: readonly Example[]) => examples.filter(({ program }) => hasProgram(program))

async function play({ files, change: [path, from, to] }: Example) {
  const edit = call('edit_file', { path, old_string: from, new_string: to })
  const fixture = await openFixture({ files, script: [turn(edit), turn(finish('All tests pass.'))] })
  const { main } = await fixture.play(ask(fixture.repository).comment, { environment: environmentIn(fixture.folder) })
  return { outputs: main.outputs, log: main.log, body: pullRequests(fixture.repository)[0]?.body ?? '' }
}

describe('a changed dependency', () => {
  it.each(runnable(seen))('of $name is checked, and not what was installed before', async (example) => {
    const { outputs, log, body } = await play(example)
    expect(log).toMatch(/✓ (?:GRADLE=gradle )?(?:bundle exec )?(?:sh test\.sh|cargo test) · exit 0/)
    expect(outputs).toMatchObject({ outcome: 'verify_failed', 'verify-status': 'failed' })
    expect(body).toMatch(/^Refs #/m)
  })

  it.each(runnable(unknown))('of $name is not verified', async (example) => {
    const { outputs, log, body } = await play(example)
    expect(log).toMatch(/✓ .* · exit 0/)
    expect(outputs).toMatchObject({ outcome: 'proposed', 'verify-status': 'not-run' })
    expect(body).toMatch(/^⚠️ \*\*Not verified:\*\* what this change needs could not be installed: [^]*^Refs #/m)
  })
})
