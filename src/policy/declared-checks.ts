import { isRecord, recordOf } from '../text/json.ts'

/** The files of the root in which a repository declares its tests. */
export interface Declaring {
  /** The parsed package.json, unchecked. */
  readonly packageJson: unknown
  /** Names of the files and folders. */
  readonly files: readonly string[]
  /** Texts of the Makefile and of Cargo.toml. */
  readonly makefile: string | undefined
  readonly cargoManifest: string | undefined
}

/** Command lines that check the work. */
export interface DeclaredChecks {
  readonly tests: readonly string[]
  readonly linters: readonly string[]
}

/** The tests and linters that a repository declares: the checks, if agent.yml names none. */
export function declaredChecks(declaring: Declaring): DeclaredChecks {
  const { packageJson, files } = declaring
  const targets = makeTargets(declaring)
  const scripts = isRecord(packageJson) ? recordOf(packageJson['scripts']) : {}
  const manager = isRecord(packageJson) ? packageManager(packageJson, files) : 'npm'
  const tests = [
    declaresTest(scripts) ? `${manager} test` : undefined,
    ofPython(files),
    files.includes('go.mod') ? 'go test ./...' : undefined,
    ofCargo(declaring),
    ...runners.flatMap(({ marker, test }) => (files.some((name) => marker.test(name)) ? test(files) : undefined))
  ].filter((test) => test !== undefined)
  return {
    // A Makefile usually calls the test runner that the language's own files declare, so one check is enough.
    tests: tests.length === 0 && targets.includes('test') ? ['make test'] : tests,
    linters: [...('lint' in scripts ? [`${manager} run lint`] : []), ...(targets.includes('lint') ? ['make lint'] : [])]
  }
}

function declaresTest({ test }: Readonly<Record<string, unknown>>): boolean {
  return typeof test === 'string' && !test.includes('no test specified')
}

/** The program that runs the scripts of a package.json. */
export function packageManager(packageJson: Readonly<Record<string, unknown>>, files: readonly string[]): string {
  const declared = packageJson['packageManager']
  const named = typeof declared === 'string' ? /^(npm|pnpm|yarn)@/.exec(declared)?.[1] : undefined
  if (named !== undefined) return named
  if (files.includes('pnpm-lock.yaml')) return 'pnpm'
  return files.includes('yarn.lock') ? 'yarn' : 'npm'
}

function ofPython(files: readonly string[]): string | undefined {
  const markers = 'pyproject.toml setup.py setup.cfg pytest.ini tox.ini conftest.py requirements.txt'.split(' ')
  const hasTests = files.some((name) => /^(tests?|pytest\.ini|conftest\.py|test_.*\.py|.*_test\.py)$/.test(name))
  return hasTests && markers.some((name) => files.includes(name)) ? 'python3 -m pytest' : undefined
}

function ofCargo({ files, cargoManifest = '' }: Declaring): string | undefined {
  if (!files.includes('Cargo.toml')) return undefined
  // Without --workspace, a package at the root is tested alone. Without --no-fail-fast, test binaries after one that fails do not run, and
  // their failures would look new once the first one is fixed.
  return `cargo test ${/^\[workspace/m.test(cargoManifest) ? '--workspace ' : ''}--no-fail-fast`
}

/** A runner of another language. */
interface Runner {
  /** Matches the names of files at the root that declare it. */
  readonly marker: RegExp
  /** Its check; undefined if there are no tests. */
  readonly test: (files: readonly string[]) => string | undefined
}

const runners: readonly Runner[] = [
  { marker: /^pom\.xml$/, test: (files) => `${files.includes('mvnw') ? './mvnw' : 'mvn'} -B -ntp test` },
  {
    marker: /^(build|settings)\.gradle(\.kts)?$/,
    test: (files) => `${files.includes('gradlew') ? './gradlew' : 'gradle'} test`
  },
  { marker: /\.(?:sln|slnx|csproj|fsproj)$/, test: () => 'dotnet test' },
  {
    marker: /^Gemfile$/,
    test: (files) => {
      if (files.includes('spec')) return 'bundle exec rspec'
      return files.includes('Rakefile') && files.includes('test') ? 'bundle exec rake test' : undefined
    }
  },
  {
    marker: /^composer\.json$/,
    test: (files) => (files.some((name) => /^phpunit\.xml(\.dist)?$/.test(name)) ? 'vendor/bin/phpunit' : undefined)
  }
]

function makeTargets({ makefile = '' }: Declaring): readonly string[] {
  return [...makefile.matchAll(/^([A-Za-z][\w.-]*)[ \t]*:(?![:=])/gm)].flatMap(([, name]) => name ?? [])
}
