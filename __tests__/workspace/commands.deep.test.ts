import { execFile } from 'node:child_process'
import { access, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { describeEach } from '../support/describe-each.ts'
import { isRunning, sleepTime } from '../support/sleepers.ts'
import {
  temporaryWorkspace,
  unaborted,
  workingSandboxes,
  writeFiles,
  type TemporaryWorkspace
} from '../support/temporary-workspace.ts'

const run = async (command: string) => {
  await using place = await temporaryWorkspace({ sandbox: 'off' })
  return await place.workspace.run(command, { context: 'agent', signal: unaborted, timeoutMs: 120_000 })
}

// A machine may support only some of them.
const sandboxes = await workingSandboxes()

describe.each(['off', ...sandboxes] as const)('a command with sandbox %s', (sandbox) => {
  const environment = { PATH: process.env['PATH'], GITHUB_TOKEN: 'ghs_x', 'INPUT_API-KEY': 'sk', MY_SECRET: 's' }
  let place: TemporaryWorkspace
  beforeAll(async () => {
    place = await temporaryWorkspace({ sandbox, environment })
  })
  afterAll(async () => {
    await place[Symbol.asyncDispose]()
  })
  const run = (command: string, timeoutMs = 120_000) =>
    place.workspace.run(command, { context: 'agent', signal: unaborted, timeoutMs })

  it('returns standard output and error in the order written, and the exit code', async () => {
    const result = await run('echo a; echo b >&2; echo c; echo d > /dev/stderr; exit 3')
    expect(result).toMatchObject({ output: 'a\nb\nc\nd\n', exitCode: 3, timedOut: false })
  })

  it('can be interrupted', async () => {
    const { output } = await run(`bash -c 'trap "echo caught" INT; kill -INT $$; echo went on'`)
    expect(output).toBe('caught\nwent on\n')
  })

  it('has a closed standard input', async () => {
    await expect(run('cat; echo ended')).resolves.toMatchObject({ output: 'ended\n' })
  })

  it('runs in the work tree and can write to it', async () => {
    const { output } = await run('echo x > made; pwd')
    expect(output).toBe(`${place.root}\n`)
    await expect(readFile(join(place.root, 'made'), 'utf8')).resolves.toBe('x\n')
  })

  it('has a home folder that is kept between commands', async () => {
    await run('echo kept > ~/cache')
    await expect(run('cat ~/cache')).resolves.toMatchObject({ output: 'kept\n' })
  })

  it('is killed with everything it started when it times out', async () => {
    const [near, far] = [sleepTime(), sleepTime()]
    const result = await run(`echo begun; (setsid sleep ${far} &); sleep ${near}`, 5_000)
    expect(result).toMatchObject({ exitCode: undefined, timedOut: true, output: 'begun\n' })
    expect(isRunning(near)).toBe(false)
    expect(isRunning(far)).toBe(false)
  })

  it.each([0, 300])('is killed with everything it started when aborted after %d ms', async (wait) => {
    const time = sleepTime()
    const stopped = new Error('stopped')
    const controller = new AbortController()
    const running = place.workspace.run(`sleep ${time} & sleep ${time}`, {
      context: 'agent',
      signal: controller.signal
    })
    setTimeout(() => {
      controller.abort(stopped)
    }, wait)
    await expect(running).rejects.toBe(stopped)
    expect(isRunning(time)).toBe(false)
  })

  it('leaves no process behind, not even a child that left its group and its parent', async () => {
    const time = sleepTime()
    const result = await run(`(setsid setsid sleep ${time} &) ; sleep ${time} & echo done`)
    expect(result).toMatchObject({ exitCode: 0, timedOut: false, output: 'done\n' })
    expect(isRunning(time)).toBe(false)
  })

  it('reports an exit by a signal as the shell does', async () => {
    await expect(run('kill -9 $$')).resolves.toMatchObject({ exitCode: 137 })
  })

  it('keeps its caller alive only while it runs', async () => {
    const alone = join(import.meta.dirname, '../support/run-alone.ts')
    const scripts = ['cat leak.txt', '(setsid sleep 9 &) ; echo done', 'sleep 900']
    const { stdout } = await promisify(execFile)(process.execPath, [alone, sandbox, ...scripts])
    expect(JSON.parse(stdout)).toMatchObject([
      { exitCode: 1 },
      // A surviving process holds its output open.
      { exitCode: 0, output: 'done\n' },
      { timedOut: true }
    ])
  })

  it('gets only allowlisted variables', async () => {
    const { output } = await run('env')
    expect(output).not.toMatch(/GITHUB_TOKEN|INPUT_|MY_SECRET/)
    expect(output).toMatch(/^CI=1$/m)
  })
})

it('finds a working sandbox in CI', () => {
  expect(process.env['CI'] === undefined || sandboxes.length > 0).toBe(true)
})

describeEach(sandboxes)('the sandbox %s', (sandbox) => {
  it('does not let a command reach past it', async () => {
    await using place = await temporaryWorkspace({ sandbox })
    await writeFile(join(place.base, 'state/secret'), 'secret')
    const cases: readonly (readonly [attempt: string, script: string, complaint: RegExp])[] = [
      ['write outside', 'echo x > BASE/x; test -e /proc/1/root/BASE/y || echo none', /none/],
      ['write to /usr', 'touch /usr/x', /Read-only|denied/],
      ['write to .git', 'touch .git/x', /Read-only/],
      ['replace .git', 'mv .git git-old', /busy|Read-only/],
      ['see our state', 'ls BASE/state | grep -v home; cat BASE/state/secret', /No such file/],
      ['see other processes', `test -d /proc/${process.pid} && echo seen; ls /proc/${process.pid}`, /No such file/],
      ['open a disk', 'ls /dev/sda /dev/vda', /No such file/],
      ['mount', 'mount -t tmpfs tmpfs /usr/share', /denied|permitted|must be superuser/],
      ['have a capability', 'grep CapEff /proc/self/status', /^CapEff:\s0+$/m],
      ['gain a capability from a program', 'grep -e NoNewPrivs -e CapBnd /proc/self/status', /CapBnd:\s0+$/m]
    ]
    const scripts = cases.map(([, script]) => `(\n${script.replaceAll('BASE', place.base)}\n)\necho "$END"`)
    const { output } = await place.workspace.run(`END=[end]\n${scripts.join('\n')}`, {
      context: 'agent',
      signal: unaborted
    })
    const outputs = output.split('[end]\n')
    const isRefused = (text: string, complaint: RegExp) => complaint.test(text) && !/secret$|seen/m.test(text)
    expect(
      cases.filter(([, , complaint], index) => !isRefused(outputs[index] ?? '', complaint)).map(([attempt]) => attempt)
    ).toEqual([])
    await expect(access(join(place.base, 'x'))).rejects.toThrow(/ENOENT/)
  })

  it('has a separate loopback device unless the network is allowed', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    await using place = await temporaryWorkspace({ sandbox })
    const connect = `(exec 3<>/dev/tcp/127.0.0.1/${port}) 2>&1 && echo connected`
    const closed = await place.workspace.run(connect, { context: 'agent', signal: unaborted })
    const open = await place.workspace.run(connect, { context: 'agent', signal: unaborted, network: true })
    server.close()
    // "refused" and not "unreachable": the device is up, so tests can listen on it.
    expect(closed.output).toMatch(/refused/)
    expect(open.output).toBe('connected\n')
  })

  it('opens the installations on the PATH, also inside a closed folder', async () => {
    const base = await mkdtemp(join(tmpdir(), 'forgehand-hidden-'))
    await writeFiles(base, {
      'tools/bin/hello': '#!/bin/sh\ncat "$(dirname "$0")/../lib/text"',
      'tools/lib/text': 'hello'
    })
    await writeFiles(base, { 'secrets/token': 'token', credentials: 'token' })
    await chmod(join(base, 'tools/bin/hello'), 0o755)
    const environment = { PATH: `${join(base, 'tools/bin')}:/usr/bin:/bin` }
    const closed = [base, join(base, 'missing')]
    await using place = await temporaryWorkspace({ sandbox, environment, closed })
    const script = `hello; cat ${base}/secrets/token ${base}/credentials`
    const { output } = await place.workspace.run(script, { context: 'agent', signal: unaborted })
    await rm(base, { recursive: true })
    expect(output).toMatch(/^hello(cat: .*No such file or directory\n){2}$/)
  })
})

it('keeps the beginning and end of a long output and reports how much is missing', async () => {
  const { output } = await run('seq 1 100000; echo END')
  expect(output).toMatch(/^1\n2\n/)
  expect(output).toMatch(/\n\[… \d+ lines, \d+ bytes omitted …\]\n/)
  expect(output).toMatch(/\n99999\n100000\nEND\n$/)
  expect(output.length).toBeLessThan(31_000)
})

it('passes the complete output to onOutput', async () => {
  await using place = await temporaryWorkspace({ sandbox: 'off' })
  const chunks: Buffer[] = []
  await place.workspace.run('seq 100000', {
    context: 'agent',
    signal: unaborted,
    onOutput: (chunk) => chunks.push(chunk)
  })
  expect(Buffer.concat(chunks).toString().split('\n')).toHaveLength(100_001)
})

it('does not keep the whole output in memory', async () => {
  const before = process.memoryUsage().rss
  await run('head -c 400000000 /dev/zero')
  // Includes buffers that are not collected yet. On a busy machine there are many.
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
})

it('refuses a working folder outside the work tree', async () => {
  await using place = await temporaryWorkspace({ sandbox: 'off' })
  await expect(place.workspace.run('true', { context: 'agent', cwd: '..', signal: unaborted })).rejects.toThrow(
    /outside/
  )
})

it('refuses a working folder that does not exist', async () => {
  await using place = await temporaryWorkspace({ sandbox: 'off' })
  await expect(place.workspace.run('true', { context: 'agent', cwd: 'missing', signal: unaborted })).rejects.toThrow(
    /ENOENT/
  )
})

it('chooses the strongest sandbox that works', async () => {
  await using place = await temporaryWorkspace({ sandbox: 'auto' })
  expect(place.workspace.sandbox?.kind).toBe(sandboxes[0])
})
