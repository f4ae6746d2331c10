import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { testSandbox } from '../../src/workspace/sandbox/self-test.ts'
import { defaultLimits } from '../../src/workspace/sandbox/resource-limits.ts'
import { noSandbox } from '../../src/workspace/sandbox/none.ts'
import { temporaryWorkspace, unaborted } from '../support/temporary-workspace.ts'

it('runs a command where no boundary was set up', async () => {
  await using place = await temporaryWorkspace()
  await expect(place.workspace.run('true', { signal: unaborted })).rejects.toThrow(/no sandbox works/)
})

it('takes a launcher that is missing for a sandbox', async () => {
  await using place = await temporaryWorkspace()
  const boundary = {
    root: place.root,
    stateFolder: join(place.base, 'state'),
    hidden: [],
    readable: [],
    searchPath: ''
  }
  await mkdir(boundary.stateFolder, { recursive: true })
  const sandbox = noSandbox(place.base, defaultLimits())
  const missing = { ...sandbox, wrap: () => ({ file: '/nonexistent', args: [], environment: {}, inputs: ['x'] }) }
  await expect(testSandbox(missing, boundary)).resolves.toEqual({
    probes: [],
    failure: expect.stringContaining('ENOENT') as unknown
  })
})
