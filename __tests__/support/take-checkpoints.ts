// Takes checkpoints between edits, and dies before its Nth write to our own git directory. Usage: node take-checkpoints.ts WORK_TREE GIT_DIR N
import fs from 'node:fs'
import { flushCompileCache, syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

const [workTree = '', gitDir = '', last = '0'] = process.argv.slice(2)
const { writeFileSync } = fs
let isCounting = false
let writes = 0

function counted<Args extends unknown[], Result>(write: (...args: Args) => Result) {
  return (...args: Args): Result => {
    if (isCounting && (writes += 1) === Number(last)) process.kill(process.pid, 'SIGKILL')
    return write(...args)
  }
}

fs.writeFileSync = counted(fs.writeFileSync)
fs.appendFileSync = counted(fs.appendFileSync)
fs.renameSync = counted(fs.renameSync)
syncBuiltinESMExports()

const { openCheckout } = await import('../../src/git/checkout.ts')
const { CheckpointJournal } = await import('../../src/git/checkpoint-journal.ts')
const { RunCheckpoints } = await import('../../src/git/run-checkpoints.ts')
// Who is killed keeps nothing at its end.
flushCompileCache()
const { PATH } = process.env
const checkout = await openCheckout({ workTree, gitDir, remote: undefined, environment: { PATH }, isExact: true })
const journal = new CheckpointJournal(checkout.git.directory, () => new Date())
const run = new RunCheckpoints({ open: () => Promise.resolve({ checkout, journal }), request: 'fix it' })
const { signal } = new AbortController()

isCounting = true
await run.take(signal)
for (const text of ['1', '2']) {
  for (const path of ['a.txt', 'sub/deep/b.txt']) writeFileSync(join(workTree, path), `${text}\n`)
  await run.take(signal)
  run.recordStep(Number(text), { tool: 'edit_file', subject: 'a.txt' })
}
await run.close()
process.stdout.write(`${writes}\n`)
