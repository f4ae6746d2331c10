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
    'status',
    'diff',
    'log',
    'show',
    'blame',
    'ls-files',
    'ls-tree',
    'rev-parse',
    'rev-list',
    'merge-base',
    'grep'
  ].map((verb) => `git ${verb} **`),
  ...['git branch --list **', 'git branch --show-current', 'git tag --list **', 'git describe **'],
  ...['cat', 'cd', 'diff', 'echo', 'false', 'find', 'grep', 'head', 'ls', 'pwd', 'sort', 'tail', 'true', 'uniq'].map(
    (program) => `${program} **`
  ),
  ...['sed -n **', 'wc **', 'which *']
]

/**
 * The commands that are allowed beside reading, and the checks that are run, when agent.yml names none: the test, build
 * and lint runners that the repository itself declares.
 */
export function defaultCommands(declared: Declared): DefaultCommands {
  const found = [fromPackage(declared), fromPython(declared), fromGo(declared), fromRust(declared), fromMake(declared)]
  const verify = found.map(({ test }) => test).filter((test) => test !== undefined)
  return {
    commands: found.flatMap(({ commands }) => commands),
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
  const commands = names.flatMap((name) => [`${manager} run ${name}`, `${manager} run ${name} -- **`])
  const hasTest = typeof scripts['test'] === 'string' && !scripts['test'].includes('no test specified')
  const testRules = hasTest ? [`${manager} test`, `${manager} test -- **`] : []
  return { commands: ['node --test **', ...testRules, ...commands], test: hasTest ? `${manager} test` : undefined }
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
    commands: ['pytest **', 'python -m pytest **', 'python3 -m pytest **', 'python3 -m unittest **'],
    test: hasTests ? 'python3 -m pytest' : undefined
  }
}

function fromGo({ files }: Declared): Found {
  if (!files.includes('go.mod')) return nothing
  return { commands: ['go test **', 'go vet **', 'go build **', 'go list **'], test: 'go test ./...' }
}

function fromRust({ files }: Declared): Found {
  if (!files.includes('Cargo.toml')) return nothing
  const verbs = ['test', 'check', 'build', 'clippy', 'fmt']
  return { commands: verbs.map((verb) => `cargo ${verb} **`), test: 'cargo test' }
}

function fromMake({ makefile }: Declared): Found {
  if (makefile === undefined) return nothing
  const targets = [...makefile.matchAll(/^([A-Za-z][\w.-]*)[ \t]*:(?![:=])/gm)].flatMap(([, name]) => name ?? [])
  const commands = [...new Set(targets)].map((target) => `make ${target}`)
  return { commands, test: targets.includes('test') ? 'make test' : undefined }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
