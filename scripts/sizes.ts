import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A part of `src` whose lines are limited. */
export interface Room {
  readonly name: string
  /** Files and folders below `src`; none for what no other room has. */
  readonly paths: readonly string[]
  /** Lines of code, with the data that it loads, that it may have in the end. */
  readonly ceiling: number
  /** For a room that is still too large: what it may not exceed meanwhile. */
  readonly until?: number
}

export interface MeasuredRoom extends Room {
  readonly lines: number
}

/** What `npm run sizes` prints and its test holds. */
export const ROOMS: readonly Room[] = [
  // Mechanisms, which also count in the room that they are in.
  {
    name: 'calls written as text',
    paths: ['models/text-calls', 'agent/read-literal.ts', 'agent/fit-arguments.ts'],
    ceiling: 700
  },
  {
    name: 'reading what a page shows',
    paths: ['text/page-text.ts', 'text/page-nodes.ts', 'text/visible-text.ts'],
    ceiling: 300
  },
  {
    name: 'edits and patches',
    paths: ['tools/edit', 'tools/patch', 'tools/edit-file.ts', 'tools/apply-patch.ts'],
    ceiling: 1_500
  },
  {
    name: 'milliseconds',
    paths: ['compile-cache.ts', 'run-to-end.ts', 'workspace/sandbox/late-sandbox.ts', 'action/job-checkout.ts'],
    ceiling: 350
  },
  {
    name: 'two readers of one thing',
    paths: [
      ...['trace-page', 'replay', 'cli/replay.ts', 'cli/completion.ts', 'cli/init-app.ts'],
      ...['cli/simulate.ts', 'cli/simulate-event.ts', 'cli/simulate-flags.ts'],
      ...['setup/explain-failure.ts', 'setup/workflow-yaml.ts']
    ],
    ceiling: 3_300
  },
  { name: 'replay', paths: ['replay', 'cli/replay.ts'], ceiling: 500 },
  { name: 'completion', paths: ['cli/completion.ts'], ceiling: 100 },
  { name: 'failed installations', paths: ['setup/explain-failure.ts', 'setup/workflow-yaml.ts'], ceiling: 150 },
  // Rooms.
  { name: 'action', paths: ['action'], ceiling: 1_400, until: 1_520 },
  { name: 'cli', paths: ['cli'], ceiling: 4_800, until: 5_980 },
  { name: 'run', paths: ['run'], ceiling: 7_000, until: 10_375 },
  { name: 'tasks', paths: ['tasks'], ceiling: 1_800, until: 2_035 },
  { name: 'agent', paths: ['agent'], ceiling: 2_900, until: 3_565 },
  { name: 'models', paths: ['models'], ceiling: 5_200, until: 5_570 },
  { name: 'tools', paths: ['tools'], ceiling: 3_700, until: 4_180 },
  { name: 'workspace', paths: ['workspace'], ceiling: 4_800, until: 7_055 },
  { name: 'network', paths: ['network'], ceiling: 900, until: 910 },
  { name: 'policy', paths: ['policy'], ceiling: 1_500 },
  { name: 'git', paths: ['git'], ceiling: 3_000, until: 3_590 },
  { name: 'forge', paths: ['forge'], ceiling: 3_700, until: 4_405 },
  { name: 'report', paths: ['report'], ceiling: 3_700, until: 4_525 },
  { name: 'trace-page', paths: ['trace-page'], ceiling: 600 },
  { name: 'prompts', paths: ['prompts'], ceiling: 900, until: 980 },
  { name: 'settings', paths: ['settings'], ceiling: 2_100, until: 2_405 },
  { name: 'secrets', paths: ['secrets'], ceiling: 650 },
  { name: 'sessions', paths: ['sessions'], ceiling: 1_000, until: 1_050 },
  { name: 'setup', paths: ['setup'], ceiling: 1_400, until: 1_950 },
  { name: 'doctor', paths: ['doctor'], ceiling: 1_500 },
  { name: 'diagnostics', paths: ['diagnostics'], ceiling: 900, until: 1_330 },
  { name: 'verification', paths: ['verification'], ceiling: 1_900, until: 2_735 },
  { name: 'code-review', paths: ['code-review'], ceiling: 850, until: 905 },
  { name: 'ci', paths: ['ci'], ceiling: 500 },
  { name: 'fan-out', paths: ['fan-out'], ceiling: 450 },
  { name: 'mcp', paths: ['mcp'], ceiling: 650 },
  { name: 'init', paths: ['init'], ceiling: 650, until: 680 },
  { name: 'proposal', paths: ['proposal'], ceiling: 450, until: 570 },
  { name: 'text', paths: ['text'], ceiling: 2_300, until: 2_995 },
  { name: 'domain', paths: ['domain'], ceiling: 950, until: 1_105 },
  // What is in no folder of its own.
  { name: 'rest', paths: [], ceiling: 500, until: 920 },
  // Of the rise since 75,500: the proof room, the verdict by the names of tests, and the review of the run's own change.
  { name: 'all of src', paths: ['.'], ceiling: 64_000, until: 77_080 }
]

export function measureRooms(root: string): readonly MeasuredRoom[] {
  const src = join(root, 'src')
  const files = readdirSync(src, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const lines = files.map(({ parentPath, name }) => {
    const path = join(parentPath, name)
    return { file: relative(src, path), count: readFileSync(path, 'utf8').split('\n').length - 1 }
  })
  const isIn = (file: string, path: string) => path === '.' || file === path || file.startsWith(`${path}/`)
  const linesIn = (path: string) => lines.filter(({ file }) => isIn(file, path))
  const shared = ROOMS.flatMap(({ paths }) => paths).filter((path) => path !== '.')
  const rest = lines.filter(({ file }) => !shared.some((path) => isIn(file, path)))
  return ROOMS.map((each) => {
    const counted = each.paths.length === 0 ? rest : each.paths.flatMap(linesIn)
    if (each.paths.some((path) => linesIn(path).length === 0)) throw new Error(`A path of "${each.name}" is gone.`)
    return { ...each, lines: counted.reduce((sum, { count }) => sum + count, 0) }
  })
}

if (import.meta.main) {
  console.table(
    measureRooms(`${import.meta.dirname}/..`).map(({ name, lines, ceiling, until }) => ({
      ...{ room: name, lines, ceiling },
      until: until ?? ''
    }))
  )
}
