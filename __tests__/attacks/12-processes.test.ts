import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { chooseSandbox } from '../../src/workspace/sandbox/choose-sandbox.ts'
import { withLimits } from '../../src/workspace/sandbox/sandbox.ts'
import { openWorkspace } from '../../src/workspace/workspace.ts'
import { describeEach } from '../support/describe-each.ts'
import { programs, temporaryWorkspace, unaborted, workingSandboxes } from '../support/temporary-workspace.ts'
import { testOnce } from '../support/test-once.ts'

const sandboxes = await workingSandboxes()

/** Other programs on the machine use the same disk. */
const ROOMY_MB = 5_000

const runLimited = async (sandbox: 'bubblewrap' | 'namespaces', script: string, diskMb = ROOMY_MB) => {
  await using place = await temporaryWorkspace()
  const environment = { PATH: '/usr/bin:/bin' }
  const limits = { processes: 64, memoryMb: 200, fileMb: 2, temporaryMb: 4, diskMb }
  const folders = { root: place.root, stateFolder: join(place.base, 'state') }
  const home = join(place.base, 'user-home')
  const sandboxOptions = { ...folders, home, closed: [], readable: [programs], environment }
  const chosen = await chooseSandbox(sandbox, sandboxOptions, { test: testOnce })
  const limited = chosen && withLimits(chosen, limits)
  const workspace = await openWorkspace({ ...folders, sandbox: limited, environment, commands: [], verify: [] })
  const result = await workspace.run(script, { context: 'agent', signal: unaborted, timeoutMs: 120_000 })
  return { ...result, files: await readdir(place.root) }
}

describeEach(sandboxes)('a command in %s', (sandbox) => {
  it.each<[string, string, RegExp, number?]>([
    // Doubles only six times: if the limit failed, an endless fork bomb would take this machine down.
    [
      'starts processes that start more',
      'storm() { (($1)) && { storm $(($1 - 1)) & storm $(($1 - 1)) & }; sleep 20; }; storm 6',
      /64 processes.*limits\.processes/
    ],
    ['starts many processes that do nothing', 'for i in {1..100}; do sleep 20 & done; wait', /64 processes/],
    [
      'allocates too much memory',
      'perl -e \'my $x = "a" x 600_000_000; sleep 20\'',
      /200 MB of memory.*limits\.memory-mb/
    ],
    [
      'allocates too much memory in several processes',
      'for i in 1 2 3 4 5 6; do perl -e \'my $x = "a" x 60_000_000; sleep 20\' & done; wait',
      /200 MB of memory/
    ],
    ['writes a large file', 'head -c 10000000 /dev/zero > big', /at most 2 MB.*limits\.file-mb/],
    ['creates a large sparse file', 'truncate -s 1G sparse', /at most 2 MB/],
    [
      'fills /tmp',
      'for i in {1..9}; do head -c 1000000 /dev/zero > /tmp/$i || exit; done',
      /at most 4 MB.*limits\.temporary-mb/
    ],
    ['fills /dev/shm', 'for i in {1..9}; do head -c 1000000 /dev/zero > /dev/shm/$i || exit; done', /at most 4 MB/],
    [
      'fills its home',
      'for i in {1..100}; do head -c 1900000 /dev/zero > ~/$i; done; sleep 20',
      /50 MB on the disk.*limits\.disk-mb/,
      50
    ]
  ])('is stopped with an explanation when it %s', async (_, script, says, diskMb = ROOMY_MB) => {
    const { output, timedOut, exitCode } = await runLimited(sandbox, script, diskMb)
    expect(output).toMatch(says)
    expect(timedOut).toBe(false)
    expect(exitCode).not.toBe(0)
  })

  it('cannot fill the memory with one endless line', async () => {
    const { output } = await runLimited(sandbox, 'head -c 60000000 /dev/zero | tr "\\0" a')
    expect(output.length).toBeLessThan(31_000)
  })

  it('can do anything within its limits', async () => {
    const script =
      'head -c 1000000 /dev/zero > file; cp file /tmp; for i in {1..10}; do sleep 0.3 & done; wait; echo done'
    await expect(runLimited(sandbox, script)).resolves.toMatchObject({ output: 'done\n', exitCode: 0 })
  })
})
