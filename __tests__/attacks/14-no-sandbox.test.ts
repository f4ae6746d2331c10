import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { testSandbox } from '../../src/workspace/sandbox/self-test.ts'
import { resourceLimits } from '../../src/workspace/sandbox/resource-limits.ts'
import { noSandbox } from '../../src/workspace/sandbox/none.ts'
import { temporaryWorkspace, unaborted } from '../support/temporary-workspace.ts'

it('refuses to run a command without a sandbox', async () => {
  await using place = await temporaryWorkspace()
  await expect(place.workspace.run('true', { signal: unaborted })).rejects.toThrow(/no sandbox works/)
})

it('reports a missing launcher instead of using it as a sandbox', async () => {
  await using place = await temporaryWorkspace()
  const sandboxOptions = {
    root: place.root,
    stateFolder: join(place.base, 'state'),
    hidden: [],
    readable: [],
    searchPath: ''
  }
  await mkdir(sandboxOptions.stateFolder, { recursive: true })
  const sandbox = noSandbox(place.base, resourceLimits())
  const missing = { ...sandbox, wrap: () => ({ file: '/nonexistent', args: [], environment: {}, inputs: ['x'] }) }
  await expect(testSandbox(missing, sandboxOptions)).resolves.toEqual({
    probes: [],
    failure: expect.stringContaining('ENOENT') as unknown
  })
})
