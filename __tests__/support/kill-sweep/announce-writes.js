// Loaded into the action before its own code. Before each write of its state and its trace, it announces a step and waits for the
// answer, as the counted `git` does: see countPrograms in steps.ts.
import { Buffer } from 'node:buffer'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import process from 'node:process'

const { KILL_SWEEP_ASKING: asking, KILL_SWEEP_ANSWERS: answers } = process.env
const { openSync, renameSync, writeFileSync, writeSync, readSync, closeSync } = fs
const traces = new Set()

function announce(step) {
  const out = openSync(asking, 'w')
  writeSync(out, `${step}\n`)
  closeSync(out)
  const answer = openSync(answers, 'r')
  const byte = Buffer.alloc(1)
  while (readSync(answer, byte) === 1 && byte.toString() !== '\n');
  closeSync(answer)
}

fs.openSync = (path, ...options) => {
  const file = openSync(path, ...options)
  if (String(path).endsWith('/trace.jsonl')) traces.add(file)
  return file
}
fs.writeSync = (file, ...content) => {
  if (traces.has(file)) announce('trace write')
  return writeSync(file, ...content)
}
fs.writeFileSync = (path, ...content) => {
  if (String(path).endsWith('/state.json.next')) announce('state write')
  writeFileSync(path, ...content)
}
fs.renameSync = (from, to) => {
  if (String(to).endsWith('/state.json')) announce('state rename')
  renameSync(from, to)
}
syncBuiltinESMExports()
