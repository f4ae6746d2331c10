import { expect, it } from '@jest/globals'
import { runSetup } from '../../src/run/rooms/prepare.ts'
import type { Workspace } from '../../src/workspace/workspace.ts'

it('shows the end of what a failed setup command printed, however long its first lines are', async () => {
  const lines = Array.from({ length: 40 }, () => 'x'.repeat(600))
  const output = [...lines, 'error: no such package'].join('\n')
  const ended = { exitCode: 1, timedOut: false, durationMs: 1, output }
  // Only the sandbox's absence matters.
  const workspace = { sandbox: {}, run: () => Promise.resolve(ended) } as unknown as Workspace
  const step = { run: 'npm ci', network: undefined, timeoutMs: 1_000 }
  const setup = runSetup(workspace, [step], { context: 'setup', signal: new AbortController().signal })
  await expect(setup).rejects.toThrow(/^The setup command "npm ci"[^]*removed here[^]*error: no such package$/)
})
