import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import type { Tool } from '../src/agent/tool.ts'
import { toolbox } from '../src/tools/index.ts'
import { openWorkspace } from '../src/workspace/workspace.ts'
import { NEEDLES, makeLargeTree } from './large-tree.ts'
import type { Machine } from './machine.ts'
import { alternate, median, timed } from './statistics.ts'
import type { Row } from './table.ts'

export interface SearchSettings {
  readonly machine: Machine
  /** Number of files in the tree. */
  readonly files: number
  readonly repetitions: number
}

interface ToolCall {
  readonly tool: string
  readonly input: Readonly<Record<string, unknown>>
  /** What the result must contain, so that nothing is fast because it did nothing. */
  readonly shows: string
}

/** A tool call, and the program that does the same. */
interface Comparison extends ToolCall {
  readonly what: string
  readonly program: readonly [string, ...string[]]
  readonly target?: Row['target']
}

const SHORT = 'area-0/module-7/part-11.ts'
const LONG = 'area-0/module-1/part-49.ts'

/** Searching, listing and reading in a large tree, each compared with the usual program for it. */
export async function measureSearch({ machine, files, repetitions }: SearchSettings): Promise<readonly Row[]> {
  const root = await mkdtemp(join(machine.HOME, 'large-'))
  await makeLargeTree(root, files)
  // ripgrep reads .gitignore only in a repository.
  await promisify(execFile)('git', ['init', '--quiet', root], { env: machine })
  const tools = await toolsFor(root, machine)
  const rows: Row[] = []
  for (const comparison of comparisons(await isInstalled('rg', machine))) rows.push(await compare(comparison))
  return rows

  async function compare({ what, tool, input, program, shows, target }: Comparison): Promise<Row> {
    const times = await alternate(repetitions, {
      ours: () => timed(() => call(tools, { tool, input, shows })),
      floor: () => timed(() => drain(program, root, machine))
    })
    const floor = { name: program[0], value: median(times.floor) }
    const row: Row = { what, unit: 'ms', ours: median(times.ours), floor }
    return target ? { ...row, target } : row
  }
}

function comparisons(hasRipgrep: boolean): readonly Comparison[] {
  const grep = (...args: string[]): Comparison['program'] =>
    hasRipgrep ? ['rg', '-n', ...args, '.'] : ['git', 'grep', '--untracked', '-n', '-P', ...args]
  const { rare, common, expression, fileGlob, fileName } = NEEDLES
  return [
    ...[
      { what: '`grep_search` for a rare word', input: { pattern: rare }, program: grep(rare), shows: rare },
      {
        what: '`grep_search` for a rare word in any case',
        input: { pattern: rare.toUpperCase(), ignore_case: true },
        program: grep('-i', rare.toUpperCase()),
        shows: rare
      },
      {
        what: '`grep_search` for an expression',
        input: { pattern: expression },
        program: grep(expression),
        shows: rare
      },
      {
        what: '`grep_search` for a word that is everywhere',
        input: { pattern: common },
        program: grep(common),
        shows: 'more than'
      },
      {
        what: '`grep_search` for the same word in files of one name',
        input: { pattern: common, glob: [fileName] },
        program: hasRipgrep ? grep('-g', fileName, common) : grep(common, '--', `*/${fileName}`),
        shows: fileName
      }
    ].map((each): Comparison => ({ ...each, tool: 'grep_search', target: { kind: 'ratio', most: 1.5 } })),
    {
      what: '`find_files` by a glob',
      tool: 'find_files',
      input: { pattern: fileGlob },
      program: hasRipgrep
        ? ['rg', '--files', '-g', fileGlob]
        : ['git', 'ls-files', '-o', '--exclude-standard', fileGlob],
      shows: SHORT
    },
    ...[
      { what: '`read_file` of a short file', path: SHORT },
      { what: '`read_file` of a long file', path: LONG }
    ].map(({ what, path }): Comparison => {
      return { what, tool: 'read_file', input: { path }, program: ['cat', path], shows: '1\t' }
    })
  ]
}

async function toolsFor(root: string, machine: Machine): Promise<readonly Tool[]> {
  const stateFolder = await mkdtemp(join(machine.HOME, 'state-'))
  const place = { root, stateFolder, sandbox: undefined, environment: machine, commands: [], verify: [] }
  return toolbox(await openWorkspace(place), { isReadOnly: true })
}

/** @throws Error when the result does not contain `shows` */
async function call(tools: readonly Tool[], { tool, input, shows }: ToolCall): Promise<void> {
  const found = tools.find(({ name }) => name === tool)
  if (!found) throw new Error(`Unknown tool ${tool}.`)
  const { text } = await found.run(found.parameters.parse(input), new AbortController().signal)
  if (!text.includes(shows)) throw new Error(`The result does not contain ${shows}: ${text.slice(0, 500)}`)
}

/** Runs a program and reads all its output. */
async function drain([file, ...args]: Comparison['program'], cwd: string, machine: Machine): Promise<void> {
  const child = spawn(file, args, { cwd, env: machine, stdio: ['ignore', 'pipe', 'ignore'] })
  child.stdout.resume()
  await once(child, 'close')
}

async function isInstalled(name: string, { PATH }: Machine): Promise<boolean> {
  const found = await Promise.allSettled(PATH.split(delimiter).map((folder) => access(join(folder, name))))
  return found.some(({ status }) => status === 'fulfilled')
}
