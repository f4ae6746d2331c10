import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { resourceLimits } from '../../src/workspace/sandbox/resource-limits.ts'
import { bubblewrapSandbox, type BubblewrapParts } from '../../src/workspace/sandbox/bubblewrap.ts'
import type { Sandbox, SandboxOptions } from '../../src/workspace/sandbox/sandbox.ts'
import { testSandbox } from '../../src/workspace/sandbox/self-test.ts'
import { planMounts } from '../../src/workspace/sandbox/mounts.ts'
import { TrustContexts } from '../../src/workspace/sandbox/trust-contexts.ts'
import { describeEach } from '../support/describe-each.ts'
import { programs, temporaryWorkspace, workingSandboxes } from '../support/temporary-workspace.ts'

const sandboxes = await workingSandboxes()
const bubblewrap = sandboxes.filter((kind) => kind === 'bubblewrap')

const failedIn = async (weaken: (sandbox: Sandbox) => Sandbox, change: Partial<BubblewrapParts> = {}) => {
  await using place = await temporaryWorkspace()
  const stateFolder = join(place.base, 'state')
  const emptyFile = join(stateFolder, 'empty')
  await mkdir(stateFolder, { recursive: true })
  await writeFile(emptyFile, '')
  const folders = { root: place.root, stateFolder, home: join(place.base, 'user-home') }
  const sandboxOptions: SandboxOptions = { ...folders, closed: [], readable: [], environment: {} }
  const parts = {
    program: '/usr/bin/bwrap',
    limits: resourceLimits(),
    plan: await planMounts(sandboxOptions),
    contexts: new TrustContexts(stateFolder, {}),
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

const adding =
  (...more: readonly string[]) =>
  (sandbox: Sandbox): Sandbox =>
    withOptions(sandbox, (options) => [
      ...options,
      ...more.map((each) => each.replaceAll('STATE', join(sandbox.home, '..')))
    ])

/** Leaves out the mounts whose options match, three at a time: kind, source and path. */
const withoutMounts =
  (pattern: RegExp) =>
  (sandbox: Sandbox): Sandbox =>
    withOptions(sandbox, (options) => {
      const leftOut = options.flatMap((_, index) =>
        pattern.test(options.slice(index, index + 3).join(' ')) ? index : []
      )
      return options.filter((_, index) => !leftOut.some((start) => index >= start && index < start + 3))
    })

const without =
  (...names: readonly string[]) =>
  (sandbox: Sandbox): Sandbox =>
    withOptions(sandbox, (options) => options.filter((option) => !names.includes(option)))

describeEach(bubblewrap)('the self-test of %s', () => {
  it.each([
    ['an open network', 'network', without('--unshare-net')],
    ['processes that stay behind', 'orphan', without('--unshare-pid', '--as-pid-1', '--die-with-parent')],
    ['a writable .git', 'git', adding('--bind', 'STATE/../tree/.git', 'STATE/../tree/.git')],
    ['a writable state folder', 'outside', adding('--bind', 'STATE', 'STATE')],
    ['a readable state folder', 'hidden', adding('--ro-bind', 'STATE', 'STATE')],
    ['the HOME of another context', 'context', adding('--ro-bind', 'STATE', 'STATE')],
    ['the processes outside', 'proc', adding('--ro-bind', '/proc', '/var/tmp')],
    ['the whole machine', 'hidden', adding('--bind', '/', '/', '--dev', '/dev')],
    ['a folder above a mount that is no mount itself', 'moved', withoutMounts(/^--bind \S+-tree\/sub \S+$/)],
    ['another checkout without its masks', 'mask', withoutMounts(/^--ro-bind-try \S+ \S+-tree\/sub\/\.git$/)],
    ['a socket in a readable folder', 'socket', withoutMounts(/^--ro-bind \S+ \S+\/probes\/\S+$/)],
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
  it('withstands all probes', async () => {
    await using place = await temporaryWorkspace({ sandbox })
    const { probes } = await place.workspace.testedSandbox()
    const names = 'environ proc outside hidden context git moved mask socket network rights files usage orphan'
    expect(probes).toEqual(names.split(' ').map((name) => ({ name, held: true, detail: '' })))
  })
})

it('reports failed probes if the sandbox is off', async () => {
  await using place = await temporaryWorkspace({ sandbox: 'off' })
  const sandbox = await place.workspace.testedSandbox()
  const folders = { root: place.root, stateFolder: join(place.base, 'state'), home: join(place.base, 'user-home') }
  const { probes } = await testSandbox(sandbox, { ...folders, closed: [], readable: [programs], environment: {} })
  expect(probes.filter(({ held }) => !held).map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'environ',
      'hidden',
      'context',
      'git',
      'moved',
      'mask',
      'socket',
      'network',
      'files',
      'orphan'
    ])
  )
})
