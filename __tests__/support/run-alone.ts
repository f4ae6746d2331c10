/**
 * Runs as a separate process without other pending work. Runs commands in a sandbox one by one and prints their results. The last one is
 * stopped by its time limit; that of the others, if it were left behind, would keep the process alive for an hour.
 */
import type { SandboxMode } from '../../src/workspace/sandbox/choose-sandbox.ts'
import { temporaryWorkspace, unaborted } from './temporary-workspace.ts'

const [, , sandbox = 'auto', ...scripts] = process.argv
// Safe: the test passes one of its sandboxes.
await using place = await temporaryWorkspace({ sandbox: sandbox as SandboxMode })
const results = []
for (const script of scripts) {
  const timeoutMs = script === scripts.at(-1) ? 500 : 3_600_000
  results.push(await place.workspace.run(script, { context: 'agent', signal: unaborted, timeoutMs }))
}
process.stdout.write(JSON.stringify(results))
