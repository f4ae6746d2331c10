/** The results of a small project's tests, found without our code: from exit codes, and from what runners write for programs. */
import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { testsFolder } from './tests-folder.ts'

type Status = 'passed' | 'failed' | 'skipped'
export interface Result {
  readonly file: string
  /** As the runner names it in a report; the file, module, package or crate for one that does not load. */
  readonly name: string
  readonly status: Status
}

interface Ended {
  readonly isGood: boolean
  readonly code: unknown
  readonly output: string
}

function start(cwd: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const home = `${cwd}-home`
  mkdirSync(home, { recursive: true })
  const { PATH, RUSTUP_HOME = join(homedir(), '.rustup') } = process.env
  const options = { cwd, env: { PATH, HOME: home, RUSTUP_HOME, ...env }, maxBuffer: Infinity }
  return new Promise((resolve) => {
    execFile(program, args, options, (error, output) => {
      resolve({ isGood: error === null, code: error?.code, output })
    })
  })
}

async function eachFile(
  folder: string,
  pattern: string,
  run: (file: string) => Promise<readonly Result[]>
): Promise<readonly Result[]> {
  return (await Promise.all(globSync(pattern, { cwd: folder }).sort().map(run))).flat()
}

export function runNode(folder: string): Promise<readonly Result[]> {
  return eachFile(folder, 'test/**/*.mjs', async (file) => {
    const { isGood, output } = await start(folder, process.execPath, ['--test-reporter=tap', file])
    const points = readPoints(output).map((point) => ({ ...point, file }))
    // A file that ends with a failure and without a test that fails did not load.
    const isLoaded = isGood || points.some(({ status }) => status === 'failed')
    return isLoaded ? points : [...points, { file, name: file, status: 'failed' }]
  })
}

function readPoints(output: string): readonly Pick<Result, 'name' | 'status'>[] {
  const path: string[] = []
  const points: { name: string; status: Status }[] = []
  for (const line of output.split('\n')) {
    const [, spaces = '', started] = /^( *)# Subtest: (.*)$/.exec(line) ?? []
    if (started !== undefined) path.splice(spaces.length / 4, path.length, started)
    const [, indent = '', not, text, directive] = /^( *)(not )?ok \d+ - (.*?)(?: # (SKIP|TODO).*)?$/.exec(line) ?? []
    // A test can print such lines too.
    if (text === undefined || text !== path[indent.length / 4]) continue
    const name = path.slice(0, indent.length / 4 + 1).join(' › ')
    const status = directive ? 'skipped' : not ? 'failed' : 'passed'
    // The point of a group comes after those inside it.
    if (!points.some((each) => each.name.startsWith(`${name} › `))) points.push({ name, status })
  }
  return points
}

/** Of pytest when it has collected no test. */
const NO_TESTS = 5

export function runPytest(folder: string): Promise<readonly Result[]> {
  return eachFile(folder, '{checks,tests}/**/test_*.py', async (file) => {
    const report = `${folder}-home/${file.replaceAll('/', '-')}.xml`
    const { isGood, code } = await start(folder, 'python3', ['-m', 'pytest', `--junitxml=${report}`, file], {
      PYTHONDONTWRITEBYTECODE: '1'
    })
    const module = file.replaceAll('/', '.').replace(/\.py$/, '')
    const text = readUnlessMissing(report)
    const cases = text.matchAll(/<testcase classname="([^"]*)" name="([^"]*)"[^>]*?(?:\/>|>(.*?)<\/testcase>)/gs)
    const results = [...cases].flatMap(([, place = '', test = '', inner = '']): Result[] => {
      const groups = place
        .slice(module.length + 1)
        .split('.')
        .filter(Boolean)
      const status = inner.includes('<skipped') ? 'skipped' : inner === '' ? 'passed' : 'failed'
      return place === '' ? [] : [{ file, name: [file, ...groups, test].join('::'), status }]
    })
    const isLoaded = results.some(({ status }) => status === 'failed') || code === NO_TESTS || (isGood && text !== '')
    return isLoaded ? results : [...results, { file, name: file, status: 'failed' }]
  })
}

function readUnlessMissing(path: string): string {
  return globSync(path)
    .map((each) => readFileSync(each, 'utf8'))
    .join('')
}

const UNITTEST = `import json, sys, unittest
def tests(suite): return [x for each in suite for x in (tests(each) if isinstance(each, unittest.TestSuite) else [each.id()])]
suite = unittest.defaultTestLoader.loadTestsFromName(sys.argv[1])
names, result = tests(suite), unittest.TestResult()
suite.run(result)
bad = [test.id() for test, _ in result.failures + result.errors]
left = [test.id() for test, _ in result.skipped + result.expectedFailures]
print('\\n' + json.dumps([[name, 'failed' if name in bad else 'skipped' if name in left else 'passed'] for name in names]))
`

export function runUnittest(folder: string): Promise<readonly Result[]> {
  return eachFile(folder, 'tests/**/test*.py', async (file) => {
    const name = file.replaceAll('/', '.').replace(/\.py$/, '')
    const { output } = await start(folder, 'python3', ['-c', UNITTEST, name], { PYTHONDONTWRITEBYTECODE: '1' })
    const last = output.trimEnd().split('\n').at(-1) ?? ''
    if (!last.startsWith('[')) return [{ file, name, status: 'failed' }]
    const results = JSON.parse(last) as readonly (readonly [string, Status])[]
    return results.map(([test, status]) => ({ file, name: test, status }))
  })
}

/** What go has compiled of its own packages, which takes it half a minute. */
export function goCache(): Promise<string> {
  return (cache ??= fillGoCache())
}
let cache: Promise<string> | undefined

async function fillGoCache(): Promise<string> {
  const folder = mkdtempSync(join(testsFolder, 'forgehand-go-'))
  const [place, module] = [join(folder, 'cache'), join(folder, 'module')]
  mkdirSync(module)
  writeFileSync(join(module, 'go.mod'), 'module example.com/empty\n\ngo 1.19\n')
  writeFileSync(
    join(module, 'empty_test.go'),
    'package empty\n\nimport (\n\t_ "math"\n\t_ "os"\n\t"testing"\n)\n\nfunc TestNothing(*testing.T) {}\n'
  )
  await start(module, 'go', ['test', './...'], { GOCACHE: place })
  rmSync(module, { recursive: true })
  return place
}

interface GoEvent {
  readonly Action: string
  readonly Package?: string
  readonly Test?: string
}
const GO: Readonly<Record<string, Status>> = { pass: 'passed', fail: 'failed', skip: 'skipped' }

export async function runGo(folder: string): Promise<readonly Result[]> {
  const { output } = await start(folder, 'go', ['test', '-count=1', '-json', './...'], { GOCACHE: await goCache() })
  const events = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as GoEvent)
  const all = events.flatMap(({ Action, Package: file = '', Test }): Result[] => {
    const status = GO[Action]
    if (status === undefined || (Test === undefined && status !== 'failed')) return []
    return [{ file, name: Test === undefined ? file : `${file}.${Test}`, status }]
  })
  // Whatever contains another one ends as that does.
  return all.filter(
    ({ file, name, status }) =>
      !all.some(
        (each) =>
          each.name.startsWith(`${name}/`) ||
          (name === file && each.file === file && each.name !== name && each.status === status)
      )
  )
}

interface CargoTarget {
  readonly executable?: string | null
  readonly target?: { readonly src_path: string }
}

export async function runCargo(folder: string): Promise<readonly Result[]> {
  const built = await start(folder, 'cargo', [
    'test',
    '--offline',
    '--no-run',
    '--no-fail-fast',
    '--message-format=json'
  ])
  const targets = built.output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as CargoTarget)
  return eachFile(folder, 'tests/*.rs', async (file) => {
    const program = targets.find(({ executable, target }) => executable && target?.src_path === join(folder, file))
    if (!program?.executable) return [{ file, name: 'calc', status: 'failed' }]
    const { executable } = program
    const namesWith = async (...options: readonly string[]) =>
      [...(await start(folder, executable, ['--list', ...options])).output.matchAll(/^(.*): test$/gm)].map(
        ([, name = '']) => name
      )
    const ignored = await namesWith('--ignored')
    const results = (await namesWith()).map(async (test): Promise<Result> => {
      const name = `${file} › ${test}`
      if (ignored.includes(test)) return { file, name, status: 'skipped' }
      return { file, name, status: (await start(folder, executable, ['--exact', test])).isGood ? 'passed' : 'failed' }
    })
    return Promise.all(results)
  })
}
