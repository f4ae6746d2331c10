/** Runs as a separate process that a test kills: starts a service that ignores the end of its input, reports it, and waits. */
import { setTimeout as delay } from 'node:timers/promises'
import type { SandboxMode } from '../../src/workspace/sandbox/choose-sandbox.ts'
import { temporaryWorkspace } from './temporary-workspace.ts'

const [, , sandbox = 'auto', time = '1'] = process.argv
// Safe: the test passes one of its sandboxes.
const place = await temporaryWorkspace({ sandbox: sandbox as SandboxMode })
const service = await place.workspace.startBackgroundProcess(['sh', '-c', `echo ready; exec sleep ${time}`], {
  environment: {},
  network: false
})
service.output.once('data', () => process.stdout.write(`${place.base}\n`))
await delay(60_000)
