import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../src/errors.ts'
import { chooseSandbox } from '../src/workspace/sandbox/choose-sandbox.ts'
import type { TestedSandbox } from '../src/workspace/sandbox/sandbox.ts'
import { testSandbox } from '../src/workspace/sandbox/self-test.ts'
import { openWorkspace } from '../src/workspace/workspace.ts'
import type { Machine } from './machine.ts'
import { alternate, median, timed } from './statistics.ts'
import type { Row } from './table.ts'

export interface SandboxSettings {
  readonly machine: Machine
  readonly repetitions: number
}

/** What a sandbox adds to a command that does nothing, and the time of its self-test. Skips kinds that do not work here. */
export async function measureSandboxes({ machine, repetitions }: SandboxSettings): Promise<readonly Row[]> {
  const base = await mkdtemp(join(machine.HOME, 'sandbox-'))
  const place = { root: join(base, 'tree'), stateFolder: join(base, 'state') }
  await mkdir(place.root)
  await mkdir(place.stateFolder)
  const sandboxOptions = { ...place, home: machine.HOME, closed: [], readable: [], environment: machine }
  const signal = new AbortController().signal

  const measure = async (sandbox: TestedSandbox): Promise<readonly Row[]> => {
    const workspace = await openWorkspace({ ...place, sandbox, environment: machine, commands: [], verify: [] })
    const times = await alternate(repetitions, {
      plain: () => timed(() => once(spawn('/bin/bash', ['-c', 'true'], { stdio: 'ignore' }), 'exit')),
      sandboxed: () => timed(() => workspace.run('true', { context: 'agent', signal })),
      test: () => timed(() => testSandbox(sandbox, sandboxOptions))
    })
    const plain = { name: 'plain spawn', value: median(times.plain) }
    const target = { kind: 'value', most: plain.value + 25 } as const
    const row: Row = { what: `\`true\` in ${sandbox.kind}`, unit: 'ms', ours: median(times.sandboxed), floor: plain }
    return [
      sandbox.kind === 'bubblewrap' ? { ...row, target } : row,
      { what: `self-test of ${sandbox.kind}`, unit: 'ms', ours: median(times.test) }
    ]
  }

  const rows: Row[] = []
  for (const kind of ['bubblewrap', 'namespaces'] as const) {
    try {
      const sandbox = await chooseSandbox(kind, sandboxOptions)
      if (sandbox) rows.push(...(await measure(sandbox)))
    } catch (error) {
      if (!(error instanceof UserError)) throw error
    }
  }
  return rows
}
