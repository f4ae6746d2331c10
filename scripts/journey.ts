/**
 * Plays the conversation of a pull request with the action from its sources, and prints how many source files and functions ran in each
 * scene. `npm run journey`; `npm run journey -- 1-fix` also names the files of that scene.
 */
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { openConversation } from '../emulators/demo/conversation.ts'

/** What V8 writes; functions of code that has not run are not in it, or have a count of 0. */
interface Coverage {
  readonly result: readonly {
    readonly url: string
    readonly functions: readonly {
      readonly functionName: string
      readonly ranges: readonly { readonly startOffset: number; readonly count: number }[]
    }[]
  }[]
}

const root = join(import.meta.dirname, '..')
const sources = `${pathToFileURL(join(root, 'src')).href}/`
const named = process.argv[2]
const searchPath = process.env['PATH'] ?? ''
const folder = await mkdtemp(join(tmpdir(), 'forgehand-journey-'))
const coverage = join(folder, 'coverage')

try {
  await writeAction()
  await using stack = new AsyncDisposableStack()
  const conversation = await openConversation({ searchPath, parent: folder })
  stack.defer(() => conversation.close())
  const environment = { PATH: searchPath, HOME: folder, NODE_V8_COVERAGE: coverage, FORGEHAND_STOP_MS: '500' }
  const rows: Record<string, { readonly outcomes: string; readonly files: number; readonly functions: number }> = {}
  for await (const { name, runs } of conversation.play({ action: folder, environment })) {
    const ran = await takeCoverage()
    const functions = [...ran.values()].reduce((sum, { size }) => sum + size, 0)
    const outcomes = runs.map(({ outputs }) => outputs['outcome'] ?? 'none').join(', ')
    rows[name] = { outcomes, files: ran.size, functions }
    if (name === named) for (const [file, { size }] of [...ran].toSorted()) console.log(`${size}\t${file}`)
  }
  console.table(rows)
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Writes an action that starts the sources. */
async function writeAction(): Promise<void> {
  await copyFile(join(root, 'action.yml'), join(folder, 'action.yml'))
  const programs = JSON.stringify(join(root, 'src/programs.ts'))
  for (const [file, program] of [
    ['dist/index.js', 'action'],
    ['dist/post/index.js', 'post']
  ] as const) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `import(${programs}).then(({ programs }) => programs.${program}())\n`)
  }
}

/** The functions that ran since the last call, by file. */
async function takeCoverage(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const ran = new Map<string, ReadonlySet<string>>()
  for (const name of await readdir(coverage)) {
    const path = join(coverage, name)
    const { result } = JSON.parse(await readFile(path, 'utf8')) as Coverage
    await rm(path)
    for (const { url, functions } of result.filter(({ url }) => url.startsWith(sources))) {
      // The first is the code at the top of the file.
      const called = functions
        .slice(1)
        .flatMap(({ functionName, ranges: [whole] }) => (whole?.count ? `${functionName}:${whole.startOffset}` : []))
      if (called.length === 0) continue
      const file = relative(root, fileURLToPath(url))
      ran.set(file, new Set([...(ran.get(file) ?? []), ...called]))
    }
  }
  return ran
}
