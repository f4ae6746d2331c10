import { compactJson, parseJson, recordOf } from '../text/json.ts'
import { nameOf } from '../text/paths.ts'
import { withoutNumber } from './align-names.ts'
import { SEPARATOR } from './test-report.ts'

/** Folders of tests, in any language. */
const FOLDERS =
  /(?:^|\/)(?:tests?|__tests?__|specs?|e2e|testdata|__snapshots__|snapshots?|fixtures?|goldens?|expected|cassettes)\/|^t\//i

/** Names of test files: of JavaScript, Python, Go, Ruby, PHP, Java and Kotlin, C#, Rust, Elixir, Dart, Swift, C and C++; and TAP's `.t`. */
const NAMES: readonly RegExp[] = [
  /[._-](?:test|spec|e2e|cy)\.[cm]?[jt]sx?$/i,
  /^(?:tests?|specs?)\.[cm]?[jt]sx?$/i,
  /^(?:test_.*|.*_tests?|tests?)\.py$/,
  /_(?:test|spec)\.(?:go|rb|exs|dart|rs|cc|cpp|c)$/,
  /^(?:tests?|test_.*)\.(?:rs|rb|c|cc|cpp|sh)$/,
  /(?:Tests?|IT|TestCase|Spec)\.(?:java|kt|kts|groovy|scala|cs|fs|vb|php|swift)$/,
  /^Test[A-Z]\w*\.(?:java|kt)$/,
  /\.(?:t|bats|snap)$/
]

/** Files that say which tests run, and how. */
const SETTINGS =
  /^(?:(?:jest|vitest|karma|playwright|cypress|ava|wdio)\.config\.[cm]?[jt]s(?:on)?|vitest\.workspace\.[cm]?[jt]s|jest\.setup\.[cm]?[jt]s|\.mocharc\.?\w*|\.taprc|\.labrc\.js|bunfig\.toml|conftest\.py|(?:pytest|tox)\.ini|noxfile\.py|pyproject\.toml|setup\.cfg|phpunit\.xml(?:\.dist)?|\.rspec|nextest\.toml|.*\.runsettings|(?:GNU)?[Mm]akefile|[Jj]ustfile|Rakefile)$/

/** True for a file that says which tests run, and how. What package.json says is in `changesTestSettings`. */
export function isTestSettings(path: string): boolean {
  return SETTINGS.test(nameOf(path))
}

/** True for a file with tests, what they compare with, or settings of their runner: by the conventions of folders and names. */
export function isTestFile(path: string): boolean {
  return isTestSettings(path) || FOLDERS.test(path) || NAMES.some((pattern) => pattern.test(nameOf(path)))
}

/** Fields of package.json that run nothing and set nothing for tests. The others are scripts and settings of tools. */
const NO_TEST_SETTINGS =
  /dependencies|^(?:name|version|description|keywords|homepage|bugs|license|author|contributors|funding|repository|private|publishConfig|files|main|module|browser|types|typings|bin|man|exports|imports|type|sideEffects|workspaces|overrides|resolutions|engines|os|cpu)$/i

/** True if two versions of package.json differ in what decides how tests run. */
export function changesTestSettings(before: string, after: string): boolean {
  const settingsOf = (text: string) =>
    compactJson(Object.entries(recordOf(parseJson(text))).filter(([field]) => !NO_TEST_SETTINGS.test(field)))
  const settings = settingsOf(after)
  // One that is nested too deeply is not known.
  return settings === undefined || settingsOf(before) !== settings
}

/**
 * True if a text quotes the title of one of these tests, of two words at least: a file of tests, whatever its name. The last argument of
 * a call is no title: it can be the message of an error, after which a test is called.
 */
export function quotesTest(text: string, names: readonly string[]): boolean {
  const found = [...text.matchAll(/(['"`])((?:(?!\1)[^\\\n]){1,300})\1(\s*\))?/g)]
  const quoted = new Set(found.flatMap(([, , title = '', isLast]) => (isLast === undefined ? [title] : [])))
  return names.some((name) => {
    const title = withoutNumber(name.split(SEPARATOR).at(-1) ?? '')
    return /\S\s+\S/.test(title) && quoted.has(title)
  })
}
