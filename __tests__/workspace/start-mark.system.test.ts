import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { temporaryWorkspace, unaborted, workingSandboxes } from '../support/temporary-workspace.ts'

it.each(await workingSandboxes())('takes no exit code of %s for that of the command', async (sandbox) => {
  await using place = await temporaryWorkspace({ sandbox })
  const run = () => place.workspace.run('echo run; exit 1', { context: 'agent', signal: unaborted })
  expect(await run()).toMatchObject({ exitCode: 1, output: 'run\n' })
  // What it mounts.
  for (const name of ['etc', 'empty']) rmSync(join(place.base, 'state', name), { recursive: true })
  const { exitCode, output } = await run()
  expect(exitCode).toBe(126)
  expect(output).toContain('[The sandbox did not start the command. See ')
  expect(output).not.toContain('run\n')
})
