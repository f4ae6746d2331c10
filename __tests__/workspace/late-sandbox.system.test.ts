import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { chooseSandbox } from '../../src/workspace/sandbox/choose-sandbox.ts'
import { LateSandbox } from '../../src/workspace/sandbox/late-sandbox.ts'
import type { TestedSandbox } from '../../src/workspace/sandbox/sandbox.ts'
import { openWorkspace } from '../../src/workspace/workspace.ts'
import { describeEach } from '../support/describe-each.ts'
import { temporaryWorkspace, unaborted, workingSandboxes } from '../support/temporary-workspace.ts'

const sandboxes = await workingSandboxes()

/** A workspace that is opened before its self-test, which ends when the test says so. */
async function openEarly(base: string) {
  const [root, stateFolder] = [join(base, 'early'), join(base, 'early-state')]
  await mkdir(root)
  const { promise, resolve } = Promise.withResolvers<TestedSandbox | undefined>()
  const sandbox = new LateSandbox(stateFolder, () => promise)
  const environment = { PATH: process.env['PATH'] }
  const workspace = await openWorkspace({ root, stateFolder, sandbox, environment, commands: [], verify: [] })
  const options = { root, stateFolder, home: join(base, 'user-home'), closed: [], readable: [], environment }
  return { workspace, options, endTest: resolve }
}

describeEach(sandboxes)('a workspace that is opened before the self-test of %s', (kind) => {
  it('starts no command until the test has passed', async () => {
    await using place = await temporaryWorkspace()
    const { workspace, options, endTest } = await openEarly(place.base)
    const running = workspace.run('touch started && echo "$HOME" && cat /tmp/note', {
      context: 'agent',
      signal: unaborted
    })
    const sandbox = await chooseSandbox(kind, options)
    await expect(workspace.exists('started')).resolves.toBe(false)
    await workspace.writeFile('/tmp/note', 'from a tool', unaborted)
    endTest(sandbox)
    await expect(running).resolves.toMatchObject({ exitCode: 0, output: `${sandbox?.home}\nfrom a tool` })
    expect(workspace.sandbox?.kind).toBe(kind)
  })
})

it('reads an empty /tmp before there is a sandbox', async () => {
  await using place = await temporaryWorkspace()
  const { reader } = (await openEarly(place.base)).workspace
  await expect(reader.listFolder('/tmp', unaborted)).resolves.toMatchObject({ entries: [] })
  await expect(reader.readBytes('/tmp/note', 10, unaborted)).rejects.toThrow('/tmp/note does not exist')
})

it('refuses commands and background processes after the self-test has failed', async () => {
  await using place = await temporaryWorkspace()
  const { workspace, endTest } = await openEarly(place.base)
  expect(workspace.isBounded).toBe(true)
  const waiting = workspace.run('touch started', { context: 'agent', signal: unaborted })
  endTest(undefined)
  await expect(waiting).rejects.toThrow('no sandbox works on this machine')
  const server = workspace.startBackgroundProcess(['cat'], { environment: {}, network: false })
  await expect(server).rejects.toThrow('no sandbox works on this machine')
  await expect(workspace.exists('started')).resolves.toBe(false)
  expect([workspace.sandbox, workspace.isBounded]).toEqual([undefined, false])
})
