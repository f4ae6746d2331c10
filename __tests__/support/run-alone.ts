/** Run as a process of its own, in which nothing else waits: runs a command in a sandbox and says how it ended. */
import type { SandboxMode } from '../../src/workspace/sandbox/choose-sandbox.ts'
import { temporaryWorkspace, unaborted } from './temporary-workspace.ts'

const [, , sandbox = 'auto', script = 'true'] = process.argv
// Safe: the test passes one of its boundaries.
await using place = await temporaryWorkspace({ sandbox: sandbox as SandboxMode })
const result = await place.workspace.run(script, { signal: unaborted, timeoutMs: 2_000 })
process.stdout.write(JSON.stringify(result))
