import type { ScriptedCall, SeenRequest, Turn } from '../emulators/model/script.ts'

/** A tool call, and what its result must contain, so that nothing is fast because it did nothing. */
interface WorkloadStep {
  readonly call: ScriptedCall
  readonly shows: string
}

const MODULES = 60
export const COUNTER = 'src/counter.js'

/** Fixed, so that the model emulator spends no time on counting. */
const USAGE = { prompt_tokens: 1000, completion_tokens: 50, total_tokens: 1050 }

const finish: ScriptedCall = {
  name: 'finish',
  arguments: { title: 'Count the turns', description: 'The counter was raised.', not_done: '' }
}

/** The files of a small repository. Its agent.yml allows the only command, and has no checks, which are not our time. */
export const workloadFiles: Readonly<Record<string, string>> = {
  'README.md': '# counter\n\nModules that are read and searched, and a counter that is raised.\n',
  'package.json': '{ "name": "counter", "version": "1.0.0", "type": "module" }\n',
  '.github/agent.yml': 'commands:\n  - seq 1 200\nverify: []\n',
  [COUNTER]: `export const raised = 0\n\n${functions('counter')}`,
  ...Object.fromEntries(
    Array.from({ length: MODULES }, (_, index) => [`src/module-${index}.js`, functions(`module${index}`)])
  )
}

export interface Workload {
  readonly turns: number
  /** The tool of a turn, counted from 0. */
  readonly toolOf: (turn: number) => string
  /**
   * The script of all turns, with `finish` at the end.
   *
   * @throws Error when the result of the previous turn is wrong
   */
  readonly turn: (request: SeenRequest) => Turn
  /** The counter after all edits. */
  readonly finalCounter: string
}

/** Repeats read, search, edit and run. Both programs have these tools with the same names and arguments. */
export function workload(turns: number): Workload {
  const steps = Array.from({ length: turns / 4 }, (_, before) => raiseCounter(before)).flat()
  return {
    turns,
    toolOf: (turn) => steps[turn]?.call.name ?? finish.name,
    turn: ({ number, results, messages }) => {
      const before = steps[number - 2]
      if (before && !results.join('\n').includes(before.shows)) {
        throw new Error(`Turn ${number - 1}, ${before.call.name}, failed: ${messages.at(-1)?.text ?? 'no result'}`)
      }
      return { text: `Next, ${number}.`, toolCalls: [steps[number - 1]?.call ?? finish], usage: USAGE }
    },
    finalCounter: `raised = ${turns / 4}`
  }
}

/** A script that ends the run with the first response. */
export function finishAtOnce(): Turn {
  return { text: '', toolCalls: [finish], usage: USAGE }
}

function raiseCounter(before: number): readonly WorkloadStep[] {
  const line = (value: number) => `raised = ${value}\n`
  const edit = { path: COUNTER, old_string: line(before), new_string: line(before + 1) }
  return [
    { call: { name: 'read_file', arguments: { path: COUNTER } }, shows: `raised = ${before}` },
    { call: { name: 'grep_search', arguments: { pattern: 'raised = ' } }, shows: COUNTER },
    // The programs word the result differently. The next read_file shows the edit.
    { call: { name: 'edit_file', arguments: edit }, shows: '' },
    { call: { name: 'run_command', arguments: { command: 'seq 1 200' } }, shows: '200' }
  ]
}

function functions(name: string): string {
  const one = (index: number) =>
    `/** Number ${index} of ${name}. */\nexport function ${name}Part${index}(value) {\n  return value * ${index} + 1\n}\n`
  return Array.from({ length: 20 }, (_, index) => one(index)).join('\n')
}
