/** Runs as a separate process without other pending work. Runs commands in a sandbox one by one and prints their results. */
import type { SandboxMode } from '../../src/workspace/sandbox/choose-sandbox.ts'
import { temporaryWorkspace, unaborted } from './temporary-workspace.ts'

const [, , sandbox = 'auto', ...scripts] = process.argv
// Safe: the test passes one of its sandboxes.
await using place = await temporaryWorkspace({ sandbox: sandbox as SandboxMode })
const results = []
for (const script of scripts)
  results.push(await place.workspace.run(script, { context: 'agent', signal: unaborted, timeoutMs: 500 }))
process.stdout.write(JSON.stringify(results))
