/** What tests of a small project did before and do after a change, found without our code: fresh clones, and a parser of ten lines. */
import { execFile } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Fixture } from './git-fixture.ts'

type Status = 'passed' | 'failed' | 'skipped'
export interface Result {
  readonly file: string
  readonly name: string
  readonly status: Status
}

export interface Truth {
  readonly before: readonly Result[]
  readonly after: readonly Result[]
  /** The test files as they were before, on the sources of the change. */
  readonly oldOnNew: readonly Result[]
}

/** @param branch has the change */
export async function findTruth(
  fixture: Fixture,
  start: Readonly<Record<string, string>>,
  branch: string
): Promise<Truth> {
  const place = (name: string) => join(fixture.root, 'oracle', name)
  const clone = (name: string, of: string) => {
    fixture.git(fixture.root, 'clone', '-q', '--branch', of, `file://${fixture.origin}`, place(name))
    return place(name)
  }
  const [before, after] = [clone('before', 'main'), clone('after', branch)]
  const oldOnNew = place('old-on-new')
  cpSync(after, oldOnNew, { recursive: true })
  const tests = Object.entries(start).filter(([path]) => path.startsWith('test/'))
  rmSync(join(oldOnNew, 'test'), { recursive: true, force: true })
  for (const [path, content] of tests) put(join(oldOnNew, path), content)
  return { before: await runTests(before), after: await runTests(after), oldOnNew: await runTests(oldOnNew) }
}

function put(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** By the contents of the sources and of the file of tests: they depend on nothing else. */
const runs = new Map<string, Promise<readonly Result[]>>()

async function runTests(folder: string): Promise<readonly Result[]> {
  const filesOf = (pattern: string) => globSync(pattern, { cwd: folder }).sort()
  const sources = ['package.json', ...filesOf('src/**/*.mjs')].map((path) => [path, contentOf(join(folder, path))])
  const results = filesOf('test/**/*.mjs').map((file) => {
    const key = JSON.stringify([sources, file, contentOf(join(folder, file))])
    const run = runs.get(key) ?? runFile(file, folder)
    runs.set(key, run)
    return run
  })
  return (await Promise.all(results)).flat()
}

function contentOf(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

function runFile(file: string, cwd: string): Promise<readonly Result[]> {
  const home = `${cwd}-home`
  mkdirSync(home, { recursive: true })
  return new Promise((resolve) => {
    const env = { HOME: home, PATH: dirname(process.execPath) }
    execFile(process.execPath, ['--test-reporter=tap', file], { cwd, env }, (error, output) => {
      const points = readPoints(output).map((point) => ({ ...point, file }))
      // A file that ends with a failure and without a test that fails did not load.
      const isLoaded = !error || points.some(({ status }) => status === 'failed')
      resolve(isLoaded ? points : [...points, { file, name: file, status: 'failed' }])
    })
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
