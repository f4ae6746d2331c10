import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { testSandbox } from '../../src/workspace/sandbox/self-test.ts'
import { resourceLimits } from '../../src/workspace/sandbox/resource-limits.ts'
import { noSandbox } from '../../src/workspace/sandbox/none.ts'
import { TrustContexts } from '../../src/workspace/sandbox/trust-contexts.ts'
import { temporaryWorkspace, unaborted } from '../support/temporary-workspace.ts'

it('refuses to run a command without a sandbox', async () => {
  await using place = await temporaryWorkspace()
  await expect(place.workspace.run('true', { context: 'agent', signal: unaborted })).rejects.toThrow(/no sandbox works/)
})

it('runs no program that the settings of a committed bare repository name', async () => {
  const config = '[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = touch ../ran\n'
  const bare = { 'evil/HEAD': 'ref: refs/heads/main\n', 'evil/config': config, 'evil/objects/a': '', 'evil/refs/a': '' }
  await using place = await temporaryWorkspace({ sandbox: 'off', files: bare, commands: ['git status'] })
  const { output } = await place.workspace.run('cd evil && git status', { context: 'agent', signal: unaborted })
  expect(output).toContain('safe.bareRepository')
  expect(existsSync(join(place.root, 'ran'))).toBe(false)
})

it('reports a missing launcher instead of using it as a sandbox', async () => {
  await using place = await temporaryWorkspace()
  const sandboxOptions = {
    root: place.root,
    stateFolder: join(place.base, 'state'),
    home: join(place.base, 'user-home'),
    closed: [],
    readable: [],
    environment: {}
  }
  await mkdir(sandboxOptions.stateFolder, { recursive: true })
  const sandbox = noSandbox(place.base, {
    limits: resourceLimits(),
    contexts: new TrustContexts(place.base, { isShared: true })
  })
  const missing = { ...sandbox, wrap: () => ({ file: '/nonexistent', args: [], environment: {}, inputs: ['x'] }) }
  await expect(testSandbox(missing, sandboxOptions)).resolves.toEqual({
    probes: [],
    failure: expect.stringContaining('ENOENT') as unknown
  })
})
