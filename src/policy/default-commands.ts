import { isRecord, recordOf } from '../text/json.ts'
import bounded from './bounded-commands.json' with { type: 'json' }
import inspection from './inspection-commands.json' with { type: 'json' }
import { criticalEffect, isUnbounded } from './programs.ts'

/** What a repository declares about its commands. */
export interface Declared {
  /** The parsed package.json of the root, unchecked. */
  readonly packageJson: unknown
  /** Names of the files and folders at the root. */
  readonly files: readonly string[]
  /** Texts of the Makefile and of Cargo.toml of the root. */
  readonly makefile: string | undefined
  readonly cargoManifest: string | undefined
}

export interface DefaultCommands {
  /** Rules for `judgeCommand`. */
  readonly commands: readonly string[]
  /** Command lines that check the work: the repository's own tests. */
  readonly verify: readonly string[]
}

/** Rules to expand: NAME stands for each of the names, which are separated by spaces. `note` is for readers of the file. */
interface RuleTemplate {
  readonly names?: string | readonly string[] | undefined
  readonly rules: readonly string[]
}

const { reading, working }: Readonly<Record<'reading' | 'working', readonly RuleTemplate[]>> = bounded

/** Rules for commands that only read the repository. They are always allowed. */
export const inspectionCommands: readonly string[] = expanded(inspection)

/** Those that read more, in a sandbox. */
const boundedReading: readonly string[] = expanded(reading)

/** True for a rule that no agent.yml has to name, because it only reads. */
export function isReadingRule(rule: string): boolean {
  return inspectionCommands.includes(rule) || boundedReading.includes(rule)
}

function expanded(templates: readonly RuleTemplate[]): readonly string[] {
  return templates.flatMap(({ names, rules }) => {
    if (names === undefined) return rules
    const each = [names].flat().flatMap((line) => line.split(' '))
    return each.flatMap((name) => rules.map((rule) => rule.replace('NAME', name)))
  })
}

/** The commands of agent.yml: rules, or `any` for whatever the sandbox permits; undefined for the default. */
export type CommandSetting = readonly string[] | 'any' | undefined

export interface RuleOptions {
  readonly setting: CommandSetting
  readonly declared: DefaultCommands
  /** Names of programs of the installed packages. */
  readonly packageBinaries?: readonly string[]
  /** True where the kernel limits what commands reach. Without it, `any` is the default. */
  readonly isBounded: boolean
}

/** All rules of a run. */
export function commandRules({ setting, declared, packageBinaries = [], isBounded }: RuleOptions): readonly string[] {
  if (typeof setting === 'object') return [...inspectionCommands, ...(isBounded ? boundedReading : []), ...setting]
  if (!isBounded) return [...inspectionCommands, ...declared.commands]
  const binaries = packageBinaries
    .filter(
      (name) =>
        /^[\w.-]+$/.test(name) && !name.startsWith('-') && !isUnbounded(name) && criticalEffect(name) === undefined
    )
    .map((name) => `npx ${name} **`)
  return [...inspectionCommands, ...boundedReading, ...declared.commands, ...expanded(working), ...binaries]
}

/** Rules for creating files and folders in the repository, which the file tools can do as well. */
const treeCommands: readonly string[] = ['mkdir **', 'touch **', 'cp **', 'mv **', 'tee **']

/**
 * The commands allowed besides reading, and the checks to run, if agent.yml names none: the test, build and lint runners that
 * the repository declares.
 */
export function defaultCommands(declared: Declared): DefaultCommands {
  const found = [
    fromPackage(declared),
    fromPython(declared),
    fromGo(declared),
    fromRust(declared),
    ...fromMarkers(declared),
    fromMake(declared)
  ]
  const verify = found.map(({ test }) => test).filter((test) => test !== undefined)
  return {
    commands: [...treeCommands, ...found.flatMap(({ commands }) => commands)],
    // A Makefile usually calls the test runner that the language's own files declare, so one check is enough.
    verify: verify.slice(0, verify.at(-1) === 'make test' && verify.length > 1 ? -1 : undefined)
  }
}

interface Found {
  readonly commands: readonly string[]
  /** The command line of the tests, if there are any. */
  readonly test?: string | undefined
}

const nothing: Found = { commands: [] }

function fromPackage({ packageJson, files }: Declared): Found {
  if (!isRecord(packageJson)) return nothing
  const scripts = recordOf(packageJson['scripts'])
  const names = Object.keys(scripts).filter((name) => /^[\w:.-]+$/.test(name) && !name.startsWith('-'))
  const manager = packageManager(packageJson, files)
  // npm takes options before -- for itself.
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

/** Programs that only test, build or lint, by the name of their package. */
export const packagePrograms: ReadonlyMap<string, string> = new Map(
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

/** The program that runs the scripts of a package.json. */
export function packageManager(packageJson: Readonly<Record<string, unknown>>, files: readonly string[]): string {
  const declared = packageJson['packageManager']
  const named = typeof declared === 'string' ? /^(npm|pnpm|yarn)@/.exec(declared)?.[1] : undefined
  if (named !== undefined) return named
  if (files.includes('pnpm-lock.yaml')) return 'pnpm'
  return files.includes('yarn.lock') ? 'yarn' : 'npm'
}

function fromPython({ files }: Declared): Found {
  const markers = 'pyproject.toml setup.py setup.cfg pytest.ini tox.ini conftest.py requirements.txt'.split(' ')
  if (!markers.some((name) => files.includes(name))) return nothing
  const hasTests = files.some((name) => /^(tests?|pytest\.ini|conftest\.py|test_.*\.py|.*_test\.py)$/.test(name))
  const modules = 'pytest unittest mypy ruff flake8 py_compile compileall'.split(' ')
  return {
    commands: [
      'pytest **',
      ...['python', 'python3'].flatMap((python) => modules.map((name) => `${python} -m ${name} **`)),
      ...['ruff **', 'mypy **', 'flake8 **', 'black **', 'isort **', 'pip list', 'pip show *']
    ],
    test: hasTests ? 'python3 -m pytest' : undefined
  }
}

function fromGo({ files }: Declared): Found {
  if (!files.includes('go.mod')) return nothing
  const subcommands = ['test', 'vet', 'build', 'list', 'fmt', 'doc']
  return {
    commands: [...subcommands.map((name) => `go ${name} **`), ...['gofmt **', 'go env *', 'go tool cover -func=*']],
    test: 'go test ./...'
  }
}

function fromRust({ files, cargoManifest = '' }: Declared): Found {
  if (!files.includes('Cargo.toml')) return nothing
  const subcommands = ['test', 'check', 'build', 'clippy', 'fmt', 'tree', 'metadata']
  return {
    commands: subcommands.map((name) => `cargo ${name} **`),
    // Without --workspace, a package at the root is tested alone. Without --no-fail-fast, test binaries after one that fails do not
    // run, and their failures would look new once the first one is fixed.
    test: `cargo test ${/^\[workspace/m.test(cargoManifest) ? '--workspace ' : ''}--no-fail-fast`
  }
}

/** A runner of another language. */
interface MarkedRunner {
  /** Matches the names of files at the root that declare it. */
  readonly marker: RegExp
  readonly rules: readonly string[]
  /** Its check; undefined if there are no tests. */
  readonly test: (files: readonly string[]) => string | undefined
}

const markedRunners: readonly MarkedRunner[] = [
  {
    marker: /^pom\.xml$/,
    rules: ['mvn **', './mvnw **'],
    test: (files) => `${files.includes('mvnw') ? './mvnw' : 'mvn'} -B -ntp test`
  },
  {
    marker: /^(build|settings)\.gradle(\.kts)?$/,
    rules: ['gradle **', './gradlew **'],
    test: (files) => `${files.includes('gradlew') ? './gradlew' : 'gradle'} test`
  },
  { marker: /\.(?:sln|slnx|csproj|fsproj)$/, rules: ['dotnet test **', 'dotnet build **'], test: () => 'dotnet test' },
  { marker: /^CMakeLists\.txt$/, rules: ['cmake **', 'ctest **'], test: () => undefined },
  {
    marker: /^Gemfile$/,
    rules: ['rspec', 'rake', 'rubocop'].flatMap((name) => [`bundle exec ${name} **`, `${name} **`]),
    test: (files) => {
      if (files.includes('spec')) return 'bundle exec rspec'
      return files.includes('Rakefile') && files.includes('test') ? 'bundle exec rake test' : undefined
    }
  },
  {
    marker: /^composer\.json$/,
    rules: ['composer test', 'vendor/bin/phpunit **', './vendor/bin/phpunit **', 'php -l *'],
    test: (files) => (files.some((name) => /^phpunit\.xml(\.dist)?$/.test(name)) ? 'vendor/bin/phpunit' : undefined)
  }
]

function fromMarkers({ files }: Declared): readonly Found[] {
  return markedRunners
    .filter(({ marker }) => files.some((name) => marker.test(name)))
    .map(({ rules, test }) => ({ commands: rules, test: test(files) }))
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
