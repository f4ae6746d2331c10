/** Compares Forgehand with a floor in the same run: `npm run bench`, with `-- --smoke` or `-- --write`. */
import { access, mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureAssembly } from './assembly.ts'
import { makeRepository } from './checkout.ts'
import { bundles } from './programs.ts'
import { writeResults } from './write-results.ts'
import { measureProtocols } from './protocols.ts'
import { measurePullRequest } from './pull-request.ts'
import { measureManyTurns, measureTurns, measureThinkingModel } from './turns.ts'
import { measureSandboxes } from './sandbox.ts'
import { measureSearch } from './search.ts'
import { measureSizes } from './sizes.ts'
import { measureStartUp } from './start-up.ts'
import { table } from './table.ts'
import { measureText } from './text.ts'
import { workloadFiles } from './workload.ts'

const FULL = {
  startUp: 15,
  turns: 9,
  turnsOfRun: 40,
  manyTurns: 3,
  turnsOfLongRun: 400,
  pullRequest: 3,
  search: 7,
  sandbox: 31,
  searchedFiles: 50_000,
  assembly: 5,
  streamMegabytes: 10,
  text: 5
}
/** Enough to see that nothing is broken. The figures are noise. */
const SMOKE = {
  startUp: 1,
  turns: 1,
  turnsOfRun: 8,
  manyTurns: 1,
  turnsOfLongRun: 16,
  pullRequest: 1,
  search: 1,
  sandbox: 1,
  searchedFiles: 2_000,
  assembly: 1,
  streamMegabytes: 1,
  text: 1
}

const { values: flags } = parseArgs({
  options: { smoke: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } }
})
await requireBundles()
const HOME = await mkdtemp(join(tmpdir(), 'forgehand-bench-'))
try {
  const figures = await measure(HOME, flags.smoke ? SMOKE : FULL)
  console.log(figures)
  if (flags.write) await writeResults('bench/RESULTS.md', figures)
} finally {
  await rm(HOME, { recursive: true, force: true })
}

async function measure(home: string, repetitions: typeof FULL): Promise<string> {
  const machine = { PATH: process.env['PATH'] ?? '', HOME: home }
  const repository = await makeRepository(workloadFiles, machine)
  const setting = { machine, repository }
  console.error('Start-up …')
  const startUp = await measureStartUp({ ...setting, repetitions: repetitions.startUp })
  console.error('Protocols …')
  const run = { ...setting, turns: repetitions.turnsOfRun }
  const protocols = await measureProtocols({ ...run, repetitions: repetitions.turns })
  const { streamMegabytes: megabytes, assembly: readings } = repetitions
  const assembly = await measureAssembly({ machine, megabytes, repetitions: readings })
  console.error('Turns …')
  const turns = await measureTurns({ ...run, repetitions: repetitions.turns })
  const thinking = await measureThinkingModel({ ...run, repetitions: repetitions.manyTurns })
  const longRun = { ...setting, turns: repetitions.turnsOfLongRun }
  const manyTurns = await measureManyTurns({ ...longRun, repetitions: repetitions.manyTurns })
  console.error('From comment to pull request …')
  const pullRequest = await measurePullRequest({ ...setting, repetitions: repetitions.pullRequest })
  console.error('Search in a large tree …')
  const search = await measureSearch({ machine, files: repetitions.searchedFiles, repetitions: repetitions.search })
  console.error('Sandboxes …')
  const sandboxes = await measureSandboxes({ machine, repetitions: repetitions.sandbox })
  console.error('Text …')
  const text = await measureText(repetitions.text)
  const sizes = await measureSizes(machine)
  const { startUp: a, turns: b, manyTurns: c, pullRequest: d, search: e, sandbox: f, searchedFiles } = repetitions
  const [processor] = cpus()
  return [
    table([
      ...startUp,
      ...protocols,
      ...assembly,
      ...turns,
      ...thinking,
      ...manyTurns,
      ...pullRequest,
      ...search,
      ...sandboxes,
      ...text,
      ...sizes
    ]),
    '',
    `Medians of ${a} (start-up), ${b} (turns, protocols), ${readings} (streams), ${c} (a thinking model, many turns), ${d} (pull request), ${f} (sandboxes) and ${e} (search in ${searchedFiles} files) ` +
      `repetitions. Node ${process.version}, ${cpus().length} × ${processor?.model ?? 'unknown processor'}.`
  ].join('\n')
}

async function requireBundles(): Promise<void> {
  try {
    await access(join(bundles, 'index.js'))
  } catch (error) {
    throw new Error('dist/index.js does not exist. Run npm run build first.', { cause: error })
  }
}
