import { nameOf } from '../text/paths.ts'
import { withoutNumber } from './align-names.ts'
import { SEPARATOR } from './test-report.ts'

/** Folders of tests, in any language. */
const FOLDERS = /(?:^|\/)(?:tests?|__tests?__|specs?|e2e|testdata|__snapshots__|fixtures)\/|^t\//i

/** Names of test files: of JavaScript, Python, Go, Ruby, PHP, Java and Kotlin, C#, Rust, Elixir, Dart, Swift, C and C++; and TAP's `.t`. */
const NAMES: readonly RegExp[] = [
  /[._-](?:test|spec|e2e|cy)\.[cm]?[jt]sx?$/i,
  /^(?:tests?|specs?)\.[cm]?[jt]sx?$/i,
  /^(?:test_.*|.*_tests?|tests?|conftest)\.py$/,
  /_(?:test|spec)\.(?:go|rb|exs|dart|rs|cc|cpp|c)$/,
  /^(?:tests?|test_.*)\.(?:rs|rb|c|cc|cpp|sh)$/,
  /(?:Tests?|IT|TestCase|Spec)\.(?:java|kt|kts|groovy|scala|cs|fs|vb|php|swift)$/,
  /^Test[A-Z]\w*\.(?:java|kt)$/,
  /\.(?:t|bats|snap)$/
]

/** Files that say which tests run, and how. */
const SETTINGS =
  /^(?:(?:jest|vitest|karma|playwright|cypress|ava|wdio)\.config\.[cm]?[jt]s(?:on)?|vitest\.workspace\.[cm]?[jt]s|jest\.setup\.[cm]?[jt]s|\.mocharc\.?\w*|\.taprc|\.labrc\.js|pytest\.ini|tox\.ini|noxfile\.py|phpunit\.xml(?:\.dist)?|\.rspec|(?:GNU)?[Mm]akefile|[Jj]ustfile|Rakefile)$/

/** True for a file with tests, what they compare with, or settings of their runner: by the conventions of folders and names. */
export function isTestFile(path: string): boolean {
  const name = nameOf(path)
  return FOLDERS.test(path) || SETTINGS.test(name) || NAMES.some((pattern) => pattern.test(name))
}

/** True if a text quotes the title of one of these tests, of two words at least: a file of tests, whatever its name. */
export function quotesTest(text: string, names: readonly string[]): boolean {
  const quoted = new Set([...text.matchAll(/(['"`])((?:(?!\1)[^\\\n]){1,300})\1/g)].map(([, , title = '']) => title))
  return names.some((name) => {
    const title = withoutNumber(name.split(SEPARATOR).at(-1) ?? '')
    return /\S\s+\S/.test(title) && quoted.has(title)
  })
}
