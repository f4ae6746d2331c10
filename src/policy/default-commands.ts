/** What a repository says about itself, as far as commands follow from it. */
export interface Declared {
  /** The parsed package.json of the root; unchecked. */
  readonly packageJson: unknown
  /** Names of the files and folders at the root. */
  readonly files: readonly string[]
  /** Text of the Makefile of the root. */
  readonly makefile: string | undefined
}

export interface DefaultCommands {
  /** Rules for `judgeCommand`. */
  readonly commands: readonly string[]
  /** Command lines that prove the work: the repository's own tests. */
  readonly verify: readonly string[]
}

/** Rules for commands that only read; they are always allowed. */
export const inspectionCommands: readonly string[] = [
  ...[
    ...['status', 'diff', 'log', 'show', 'blame', 'ls-files', 'ls-tree', 'rev-parse', 'rev-list', 'merge-base', 'grep'],
    ...['shortlog', 'describe', 'name-rev', 'show-ref', 'for-each-ref', 'cat-file', 'check-ignore']
  ].flatMap((verb) => [`git ${verb} **`, `git --no-pager ${verb} **`]),
  ...['git branch --list **', 'git branch --show-current', 'git branch -a', 'git branch -r', 'git branch'],
  ...[
    'git tag --list **',
    'git tag -l **',
    'git tag',
    'git remote -v',
    'git remote',
    'git stash list',
    'git worktree list',
    'git --version'
  ],
  ...[
    ...[
      'cat',
      'cd',
      'diff',
      'echo',
      'false',
      'find',
      'grep',
      'head',
      'ls',
      'pwd',
      'sort',
      'tail',
      'true',
      'uniq',
      'sed',
      'wc'
    ],
    ...[
      'awk',
      'basename',
      'cmp',
      'comm',
      'cut',
      'dirname',
      'egrep',
      'fgrep',
      'file',
      'jq',
      'nl',
      'od',
      'paste',
      'printf',
      'readlink'
    ],
    ...['realpath', 'rg', 'seq', 'sha256sum', 'sleep', 'stat', 'tac', 'test', '[', 'tr', 'tree', 'xxd', ':']
  ].map((program) => `${program} **`),
  ...['which **', 'command -v *', 'type *', 'uname', 'uname -a', 'nproc', 'whoami', 'id'],
  ...[
    'node',
    'npm',
    'pnpm',
    'yarn',
    'python',
    'python3',
    'cargo',
    'rustc',
    'ruby',
    'php',
    'java',
    'make',
    'gcc',
    'tsc'
  ].map((program) => `${program} --version`),
  ...['set -e', 'set -o pipefail', 'set -eo pipefail', 'set -euo pipefail', 'set -x', 'set +e'],
  ...['md5sum **', 'rev **', 'column **', 'date **', 'du **', 'git config --get *', 'git stash show **', 'git reflog'],
  ...['node -v', 'npm -v', 'python -V', 'python3 -V', 'go version', 'java -version']
]

/** Rules for making folders and files of the repository, which the file tools can do just as well. */
const treeCommands: readonly string[] = ['mkdir **', 'touch **', 'cp **', 'mv **', 'tee **']

/**
 * The commands that are allowed beside reading, and the checks that are run, when agent.yml names none: the test, build
 * and lint runners that the repository itself declares.
 */
export function defaultCommands(declared: Declared): DefaultCommands {
  const found = [
    fromPackage(declared),
    fromPython(declared),
    fromGo(declared),
    fromRust(declared),
    fromMake(declared),
    { commands: fromMarkers(declared) }
  ]
  const verify = found.map(({ test }) => test).filter((test) => test !== undefined)
  return {
    commands: [...treeCommands, ...found.flatMap(({ commands }) => commands)],
    // A Makefile usually calls the very runner that the language's own files declare, so one check is enough.
    verify: verify.slice(0, verify.at(-1) === 'make test' && verify.length > 1 ? -1 : undefined)
  }
}

interface Found {
  readonly commands: readonly string[]
  /** The command line of the tests, when there are any. */
  readonly test?: string | undefined
}

const nothing: Found = { commands: [] }

function fromPackage({ packageJson, files }: Declared): Found {
  if (!isRecord(packageJson)) return nothing
  const scripts = isRecord(packageJson['scripts']) ? packageJson['scripts'] : {}
  const names = Object.keys(scripts).filter((name) => /^[\w:.-]+$/.test(name) && !name.startsWith('-'))
  const manager = packageManager(packageJson, files)
  // npm keeps options before -- for itself, but for those that every script may be given.
  const commands = names.flatMap((name) => [
    `${manager} run ${name}`,
    `${manager} run ${name} -- **`,
    ...['--silent', '-s'].flatMap((option) => [`${manager} run ${option} ${name}`, `${manager} run ${name} ${option}`])
  ])
  const hasTest = typeof scripts['test'] === 'string' && !scripts['test'].includes('no test specified')
  const testRules = hasTest
    ? [`${manager} test`, `${manager} test -- **`, ...(manager === 'npm' ? ['npm t'] : [`${manager} test **`])]
    : []
  const installed = installedRules(packageJson)
  return {
    commands: [
      'node --test **',
      ...(names.length > 0 ? [`${manager} run`] : []),
      'npm ls **',
      ...testRules,
      ...commands,
      ...installed
    ],
    test: hasTest ? `${manager} test` : undefined
  }
}

/** Test, build and lint programs that have no other use, by the name of their package. */
const packagePrograms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ typescript: 'tsc', eslint: 'eslint', prettier: 'prettier', jest: 'jest', vitest: 'vitest', mocha: 'mocha' },
    ...{ ava: 'ava', '@biomejs/biome': 'biome', stylelint: 'stylelint', 'vue-tsc': 'vue-tsc', oxlint: 'oxlint' }
  })
)

function installedRules(packageJson: Readonly<Record<string, unknown>>): string[] {
  const names = ['dependencies', 'devDependencies'].flatMap((key) => {
    const packages = packageJson[key]
    return isRecord(packages) ? Object.keys(packages) : []
  })
  return names.flatMap((name) => packagePrograms.get(name) ?? []).map((program) => `npx ${program} **`)
}

function packageManager(packageJson: Readonly<Record<string, unknown>>, files: readonly string[]): string {
  const declared = packageJson['packageManager']
  const named = typeof declared === 'string' ? /^(npm|pnpm|yarn)@/.exec(declared)?.[1] : undefined
  if (named !== undefined) return named
  if (files.includes('pnpm-lock.yaml')) return 'pnpm'
  return files.includes('yarn.lock') ? 'yarn' : 'npm'
}

function fromPython({ files }: Declared): Found {
  const markers = [
    'pyproject.toml',
    'setup.py',
    'setup.cfg',
    'pytest.ini',
    'tox.ini',
    'conftest.py',
    'requirements.txt'
  ]
  if (!markers.some((name) => files.includes(name))) return nothing
  const hasTests = files.some((name) => /^(tests?|pytest\.ini|conftest\.py|test_.*\.py|.*_test\.py)$/.test(name))
  return {
    commands: [
      'pytest **',
      ...['python', 'python3'].flatMap((python) =>
        ['pytest', 'unittest', 'mypy', 'ruff', 'flake8', 'py_compile', 'compileall'].map(
          (name) => `${python} -m ${name} **`
        )
      ),
      ...['ruff **', 'mypy **', 'flake8 **', 'black **', 'isort **', 'pip list', 'pip show *']
    ],
    test: hasTests ? 'python3 -m pytest' : undefined
  }
}

function fromGo({ files }: Declared): Found {
  if (!files.includes('go.mod')) return nothing
  return {
    commands: [
      'go test **',
      'go vet **',
      'go build **',
      'go list **',
      'go fmt **',
      'go doc **',
      'gofmt **',
      'go env *',
      'go tool cover -func=*'
    ],
    test: 'go test ./...'
  }
}

function fromRust({ files }: Declared): Found {
  if (!files.includes('Cargo.toml')) return nothing
  const verbs = ['test', 'check', 'build', 'clippy', 'fmt', 'tree', 'metadata']
  return { commands: verbs.map((verb) => `cargo ${verb} **`), test: 'cargo test' }
}

/** Runners of other languages, by the file that declares them. No check follows: without their packages none would pass. */
const runnersOf: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^pom\.xml$/, ['mvn **', './mvnw **']],
  [/^(build|settings)\.gradle(\.kts)?$/, ['gradle **', './gradlew **']],
  [/^CMakeLists\.txt$/, ['cmake **', 'ctest **']],
  [/^Gemfile$/, ['rspec', 'rake', 'rubocop'].flatMap((name) => [`bundle exec ${name} **`, `${name} **`])],
  [/^composer\.json$/, ['composer test', 'vendor/bin/phpunit **', './vendor/bin/phpunit **', 'php -l *']]
]

function fromMarkers({ files }: Declared): readonly string[] {
  return runnersOf.flatMap(([marker, rules]) => (files.some((name) => marker.test(name)) ? rules : []))
}

function fromMake({ makefile }: Declared): Found {
  if (makefile === undefined) return nothing
  const targets = [...makefile.matchAll(/^([A-Za-z][\w.-]*)[ \t]*:(?![:=])/gm)].flatMap(([, name]) => name ?? [])
  const commands = [
    ...(targets.length > 0 ? ['make', 'make -j*'] : []),
    ...[...new Set(targets)].flatMap((target) => [`make ${target}`, `make -j* ${target}`, `make -n ${target}`])
  ]
  return { commands, test: targets.includes('test') ? 'make test' : undefined }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
