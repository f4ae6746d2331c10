// Measures what the rooms of the proof cost a run. An argument names the folder of another build of the action.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RunnerEmulator } from '../emulators/runner/runner.ts'
import { startEmulators } from '../emulators/start-emulators.ts'

const [action = join(import.meta.dirname, '..')] = process.argv.slice(2)
const searchPath = process.env['PATH'] ?? ''
const call = (name: string, input: Readonly<Record<string, string | boolean>>) => ({
  toolCalls: [{ name, arguments: input }]
})
const edit = call('edit_file', { path: 'sum.txt', old_string: '4', new_string: '3' })
const turns = [edit, call('finish', { title: 'Correct the sum', description: 'It adds.', complete: true })]

/** Seconds from the comment until the first request to the model, until the first change is made, and until the end. */
async function measure(checkSeconds: number, prepare: (workspace: string) => Promise<void>): Promise<string> {
  const seen: number[] = []
  const emulators = await startEmulators({
    repository: {
      owner: 'bench',
      name: 'project',
      files: {
        '.gitignore': 'node_modules/\n',
        '.github/agent.yml': `{"verify": ["sleep ${checkSeconds}; test $(cat sum.txt) = 3"]}\n`,
        'sum.txt': '4\n'
      }
    },
    script: () => turns[seen.push(performance.now()) - 1] ?? edit,
    maintainer: 'ada',
    searchPath
  })
  try {
    await prepare(emulators.workspace)
    const issue = emulators.repository.openIssue({ title: 'The sum is wrong', body: '4?', author: 'ada' }).number
    const { id } = emulators.repository.comment(issue, { author: 'ada', body: '/agent fix this' })
    const environment = { PATH: searchPath, HOME: emulators.folder }
    const runner = await RunnerEmulator.start(emulators.jobFor(id, { action, environment }), emulators.folder)
    const startedAt = performance.now()
    const { outputs } = await runner.main()
    const seconds = [...seen.slice(0, 2), performance.now()].map((at) => `${((at - startedAt) / 1_000).toFixed(1)} s`)
    return `${seconds.join(', ')} (${outputs['verify-status']})`
  } finally {
    await emulators.close()
  }
}

/** 1,000 packages of 60 files, 17 kB each on average. */
async function writePackages(workspace: string): Promise<void> {
  for (let index = 0; index < 60_000; index += 60) {
    const folder = join(workspace, `node_modules/package-${index / 60}/lib`)
    await mkdir(folder, { recursive: true })
    const sizes = Array.from({ length: 60 }, (_, file) => 1_000 + ((index + file * 7) % 33) * 1_000)
    await Promise.all(sizes.map((size, file) => writeFile(join(folder, `${file}.js`), 'x'.repeat(size))))
  }
}

console.log(`checks of 20 s: ${await measure(20, () => Promise.resolve())}`)
console.log(`no packages: ${await measure(0, () => Promise.resolve())}`)
console.log(`1 GB of packages: ${await measure(0, writePackages)}`)
