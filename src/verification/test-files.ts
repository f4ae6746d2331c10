import { compactJson, parseJson, recordOf } from '../text/json.ts'
import { readUntrustedToml } from '../text/untrusted-text.ts'
import { nameOf } from '../text/paths.ts'
import { withoutNumber } from './align-names.ts'
import { SEPARATOR } from './test-report.ts'

/** Code of the product in a folder that is one of tests elsewhere, such as `src/snapshot/take.js`. */
const PRODUCT =
  /(?:^|\/)(?:src|lib|app)\/(?:.*\/)?(?:specs?|snapshots?|fixtures?|goldens?|expected)\/(?:.*\/)?[^/]*\.(?:[cm]?[jt]sx?|py|go|rb|rs|php|java|kt|cs|swift|c|cc|cpp)$/i

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
  /^(?:(?:jest|vite|vitest|karma|playwright|cypress|ava|wdio)\.config\.[cm]?[jt]s(?:on)?|vitest\.workspace\.[cm]?[jt]s|jest\.setup\.[cm]?[jt]s|\.mocharc\.?\w*|\.taprc|\.labrc\.js|bunfig\.toml|conftest\.py|(?:pytest|tox)\.ini|noxfile\.py|phpunit\.xml(?:\.dist)?|\.rspec|nextest\.toml|.*\.runsettings|(?:GNU)?[Mm]akefile|[Jj]ustfile|Rakefile)$/

/** True for a file that says which tests run, and how. What manifests say of it is in `changesTestSettings`. */
export function isTestSettings(path: string): boolean {
  return SETTINGS.test(nameOf(path))
}

/** True for a file with tests, what they compare with, or settings of their runner: by the conventions of folders and names. */
export function isTestFile(path: string): boolean {
  if (isTestSettings(path) || NAMES.some((pattern) => pattern.test(nameOf(path)))) return true
  return FOLDERS.test(path) && !PRODUCT.test(path)
}

/** Fields of package.json that run nothing and set nothing for tests. The others are scripts and settings of tools. */
const NO_TEST_SETTINGS =
  /dependencies|^(?:name|version|description|keywords|homepage|bugs|license|author|contributors|funding|repository|private|publishConfig|files|main|module|browser|types|typings|bin|man|exports|imports|type|sideEffects|workspaces|overrides|resolutions|engines|os|cpu)$/i

/** Tables of pyproject.toml, and sections of setup.cfg, that say what is built and what it needs. */
const NO_TEST_TABLES = /^(?:project|build-system|dependency-groups|metadata|options(?:\..*)?)$/
const NO_TEST_TOOLS = /^(?:poetry|uv|pdm|setuptools(?:_scm)?|flit|black|ruff|isort|mypy|pyright)$/

const SETTINGS_IN: Readonly<Record<string, (text: string) => Promise<unknown>>> = {
  'package.json': (text) =>
    Promise.resolve(Object.entries(recordOf(parseJson(text))).filter(([field]) => !NO_TEST_SETTINGS.test(field))),
  async 'pyproject.toml'(text) {
    const { tool, ...tables } = recordOf(await readUntrustedToml(text))
    const tools = Object.entries(recordOf(tool)).filter(([name]) => !NO_TEST_TOOLS.test(name))
    return [...Object.entries(tables).filter(([name]) => !NO_TEST_TABLES.test(name)), ...tools]
  },
  'setup.cfg': (text) =>
    Promise.resolve(text.split(/^(?=\[)/m).filter((part) => !NO_TEST_TABLES.test(/^\[(.*)\]/.exec(part)?.[1] ?? '')))
}

/** True for a file in which settings of tests stand beside others. */
export function isManifest(path: string): boolean {
  return Object.hasOwn(SETTINGS_IN, nameOf(path))
}

/** True if two versions of a manifest differ in what decides how tests run. */
export async function changesTestSettings(path: string, before: string, after: string): Promise<boolean> {
  const settingsOf = async (text: string) => compactJson(await SETTINGS_IN[nameOf(path)]?.(text))
  const settings = await settingsOf(after)
  // One that is nested too deeply is not known.
  return settings === undefined || (await settingsOf(before)) !== settings
}

/** The title of a test: before its function in a call, or first in a row of cases. */
const TITLE =
  /(?:\(\s*(['"`])((?:(?!\1)[^\\\n]){1,300})\1\s*,\s*(?:\{[^{}\n]{0,300}\}\s*,\s*)?(?:async\b|function\b|\(|\w+\s*=>)|\[\s*(['"`])((?:(?!\3)[^\\\n]){1,300})\3\s*,)/g
/** The function that is a test. Those of Rust stand beside other code. */
const DEFINITION = /\b(?:def|func|fun|function|void)\s+(test\w*)\s*\(/gi

/** True if a text defines one of these tests: a file of tests, whatever its name. */
export function definesTest(text: string, names: readonly string[]): boolean {
  const titles = [...text.matchAll(TITLE)].map(([, , title, , inRow]) => title ?? inRow)
  const defined = new Set([...titles, ...[...text.matchAll(DEFINITION)].map(([, name]) => name)])
  return names.some((name) => {
    const title = withoutNumber(name.split(SEPARATOR).at(-1) ?? '')
    return defined.has(title) || defined.has(title.replaceAll(/^.*(?:::|\.)|\[.*\]$/g, ''))
  })
}

/** A line that compares, expects or fails as tests do, in any language. A bare `assert` is in products too. */
const ASSERTION =
  /\bassert(?:_\w+!?|[A-Z]\w*|\.\w+)\s*\(|(?<![.\w])expect\s*\(|\.(?:should|toBe|toEqual|deepEqual|strictEqual)\b|\bself\.fail|\bt\.(?:Error|Fatal|Fail|Skip)|#\[(?:test|ignore|should_panic)/i

/** True if the later version of a file lacks lines of the earlier one that are parts of tests: they can be weaker now. */
export function losesTestLines(before: string, after: string): boolean {
  const later = new Map<string, number>()
  for (const line of after.split('\n')) later.set(line.trim(), (later.get(line.trim()) ?? 0) + 1)
  return testLines(before).some((line) => {
    const left = (later.get(line) ?? 0) - 1
    later.set(line, left)
    return left < 0
  })
}

/** Assertions, all that follows the start of Rust's tests, and examples of Python with what they print. */
function testLines(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim())
  const start = lines.indexOf('#[cfg(test)]')
  let isExample = false
  return lines.filter((line, index) => {
    isExample = line.startsWith('>>> ') || (isExample && line !== '')
    return line !== '' && (isExample || ASSERTION.test(line) || (start >= 0 && index >= start))
  })
}

/** False if a test of Rust is in another file: it is named by its module, or by its file, and its function is not here. */
export function canBeIn(path: string, text: string, name: string): boolean {
  if (!path.endsWith('.rs') || name.includes(path)) return true
  const [group = '', test = ''] = name.split(SEPARATOR)
  const [, folders = ''] = /(?:^|\/)src\/(.*?)(?:\/?\b(?:lib|main|mod))?\.rs$/.exec(path) ?? []
  const module = folders === '' ? '' : `${folders.replaceAll('/', '::')}::`
  return !group.endsWith('.rs') && test.startsWith(module) && text.includes(`fn ${test.replace(/^.*::/, '')}(`)
}
