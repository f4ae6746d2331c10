import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, it } from '@jest/globals'
import { chooseSandbox } from '../../src/workspace/sandbox/choose-sandbox.ts'
import { planMounts } from '../../src/workspace/sandbox/mounts.ts'
import { namespacesSandbox } from '../../src/workspace/sandbox/namespaces.ts'
import { resourceLimits } from '../../src/workspace/sandbox/resource-limits.ts'
import type { SandboxOptions, TestedSandbox } from '../../src/workspace/sandbox/sandbox.ts'
import { TrustContexts } from '../../src/workspace/sandbox/trust-contexts.ts'
import { openWorkspace } from '../../src/workspace/workspace.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { unaborted, workingSandboxes } from '../support/temporary-workspace.ts'
import { testsFolder } from '../support/tests-folder.ts'
import { chains, hostileMachine, whatIsReached, type HostileMachine } from '../support/tree-sequences.ts'

/** A user with passwordless sudo and without bubblewrap, as on a hosted runner. */
const SUDO = '/usr/bin/sudo'
const USER = { uid: 12_345, gid: 12_345 }
const sandboxes = [
  ...(await workingSandboxes()),
  ...(existsSync(SUDO) && process.getuid?.() === 0 ? ['sudo' as const] : [])
]

async function sandboxOf(
  kind: (typeof sandboxes)[number],
  options: SandboxOptions
): Promise<TestedSandbox | undefined> {
  if (kind !== 'sudo')
    return chooseSandbox(kind, options, { test: () => Promise.resolve({ probes: [], failure: undefined }) })
  const [skeleton, mountPoint, emptyFile] = ['skeleton', 'root', 'empty'].map((name) => join(options.stateFolder, name))
  if (!skeleton || !mountPoint || !emptyFile) throw new Error('Three paths were made.')
  for (const folder of [skeleton, mountPoint]) await mkdir(folder, { recursive: true })
  await writeFile(emptyFile, '')
  execFileSync('chown', ['-R', `${USER.uid}:${USER.gid}`, options.root])
  const sandbox = namespacesSandbox({
    elevate: [SUDO, '-n', '--'],
    unshare: ['/usr/bin/unshare'],
    limits: resourceLimits(),
    plan: await planMounts(options),
    contexts: new TrustContexts(options.stateFolder, { owner: USER }),
    ...{ skeleton, mountPoint, emptyFile, user: USER }
  })
  return { ...sandbox, probes: [] }
}

async function openOn(machine: HostileMachine, kind: (typeof sandboxes)[number]) {
  const { root, stateFolder, home, runner } = machine
  const options = { root, stateFolder, home, closed: [runner], readable: [], environment: { PATH: '/usr/bin:/bin' } }
  const sandbox = await sandboxOf(kind, options)
  return openWorkspace({ ...options, sandbox, commands: [], verify: [] })
}

it.each(sandboxes)(
  'reaches nothing that was not opened, whatever commands do to the work tree in %s',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(chains, async (chain) => {
        await using machine = await hostileMachine(testsFolder)
        const workspace = await openOn(machine, kind)
        const run = async (script: string) =>
          (await workspace.run(script, { context: 'agent', signal: unaborted })).output
        expect(await whatIsReached(chain, machine, run)).toEqual([])
      }),
      {
        numRuns: propertyRuns(CHAINS.full, CHAINS.local),
        examples: [[MOVED], [SHED], [MOVED_LATER]]
      }
    )
  },
  3_600_000
)

it('would notice: without a sandbox, the same commands reach all of it', async () => {
  await using machine = await hostileMachine(testsFolder)
  const run = async (script: string) =>
    (await promisify(execFile)('bash', ['-c', script], { cwd: machine.root, env: {} })).stdout
  const reached = (await whatIsReached([], machine, run)).join('\n')
  for (const place of ['home/.netrc', 'runner/.env', 'other/other/.git/config', 'sub/.git/config', 'socket', 'changed'])
    expect(reached).toContain(place)
})

/** In each kind of sandbox, of ten sequences each besides the examples: 2,000 in all, and 60 for a developer. */
const CHAINS = { full: 70, local: 5 }
const MOVED = [['mv -T sub old; mkdir -p sub; ln -s ../../../../../home sub/.git']]
const SHED = [['mv -T sub old; mkdir -p sub/.git; echo x > sub/.git/config']]
const MOVED_LATER = [['git init -q x'], ['mv -T x/.git old; ln -s /proc x/.git']]
