import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { resourceLimits } from '../../src/workspace/sandbox/resource-limits.ts'
import { bubblewrapSandbox, type BubblewrapParts } from '../../src/workspace/sandbox/bubblewrap.ts'
import type { Sandbox, SandboxOptions } from '../../src/workspace/sandbox/sandbox.ts'
import { testSandbox } from '../../src/workspace/sandbox/self-test.ts'
import { planMounts } from '../../src/workspace/sandbox/mounts.ts'
import { describeEach } from '../support/describe-each.ts'
import { programs, temporaryWorkspace, workingSandboxes } from '../support/temporary-workspace.ts'

const sandboxes = await workingSandboxes()
const bubblewrap = sandboxes.filter((kind) => kind === 'bubblewrap')

const failedIn = async (weaken: (sandbox: Sandbox) => Sandbox, change: Partial<BubblewrapParts> = {}) => {
  await using place = await temporaryWorkspace()
  const stateFolder = join(place.base, 'state')
  const home = join(stateFolder, 'home')
  const emptyFile = join(stateFolder, 'empty')
  await mkdir(home, { recursive: true })
  await writeFile(emptyFile, '')
  const sandboxOptions: SandboxOptions = { root: place.root, stateFolder, hidden: [], readable: [], searchPath: '' }
  const mounts = await planMounts(sandboxOptions)
  const parts = {
    program: '/usr/bin/bwrap',
    home,
    limits: resourceLimits(),
    mounts,
    emptyFile,
    switchUser: [],
    ...change
  }
  const { probes, failure } = await testSandbox(weaken(bubblewrapSandbox(parts)), sandboxOptions)
  // A sandbox that does not start is not used either, but then the self-test has found nothing.
  expect(failure).toBeUndefined()
  return probes.filter(({ held }) => !held).map(({ name }) => name)
}

/** The same sandbox with other options for its launcher. */
const withOptions = (sandbox: Sandbox, change: (options: string[]) => string[]): Sandbox => ({
  ...sandbox,
  wrap: (command) => {
    const launch = sandbox.wrap(command)
    const [first, ...others] = launch.inputs
    const options = change(String(first).split('\0').slice(0, -1))
    return { ...launch, inputs: [options.map((option) => `${option}\0`).join(''), ...others] }
  }
})

const writableAt = (sandbox: Sandbox, path: string): Sandbox =>
  withOptions(sandbox, (options) => [...options, '--bind', join(sandbox.home, path), join(sandbox.home, path)])

const without =
  (...names: readonly string[]) =>
  (sandbox: Sandbox): Sandbox =>
    withOptions(sandbox, (options) => options.filter((option) => !names.includes(option)))

describeEach(bubblewrap)('the self-test of %s', () => {
  it.each([
    ['an open network', 'network', without('--unshare-net')],
    ['processes that stay behind', 'orphan', without('--unshare-pid', '--as-pid-1', '--die-with-parent')],
    ['a writable .git', 'git', (sandbox: Sandbox) => writableAt(sandbox, '../../tree/.git')],
    [
      'a writable state folder',
      'outside',
      (sandbox: Sandbox) =>
        withOptions(sandbox, (options) => [...options, '--bind', join(sandbox.home, '..'), join(sandbox.home, '..')])
    ],
    [
      'a readable state folder',
      'hidden',
      (sandbox: Sandbox) =>
        withOptions(sandbox, (options) => [...options, '--ro-bind', join(sandbox.home, '..'), join(sandbox.home, '..')])
    ],
    [
      'files without a limit',
      'files',
      (sandbox: Sandbox) => ({ ...sandbox, wrap: (command) => sandbox.wrap({ ...command, limits: resourceLimits() }) })
    ]
  ])('finds %s', async (_, probe, weaken) => {
    await expect(failedIn(weaken)).resolves.toContain(probe)
  })

  it('allows an intact sandbox', async () => {
    await expect(failedIn((sandbox) => sandbox)).resolves.toEqual([])
  })
})

describeEach(sandboxes)('a run in %s', (sandbox) => {
  it('withstands all nine probes', async () => {
    await using place = await temporaryWorkspace({ sandbox })
    const { probes } = await place.workspace.testedSandbox()
    expect(probes.map(({ name, held }) => [name, held])).toEqual(
      ['environ', 'outside', 'git', 'hidden', 'network', 'rights', 'files', 'usage', 'orphan'].map((name) => [
        name,
        true
      ])
    )
  })
})

it('reports failed probes if the sandbox is off', async () => {
  await using place = await temporaryWorkspace({ sandbox: 'off' })
  const sandbox = await place.workspace.testedSandbox()
  const sandboxOptions = { root: place.root, stateFolder: join(place.base, 'state'), hidden: [], readable: [programs] }
  const { probes } = await testSandbox(sandbox, { ...sandboxOptions, searchPath: process.env['PATH'] ?? '' })
  expect(probes.filter(({ held }) => !held).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['environ', 'git', 'hidden', 'network', 'files', 'orphan'])
  )
})
