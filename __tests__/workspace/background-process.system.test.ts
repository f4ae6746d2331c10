import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { BackgroundProcess } from '../../src/workspace/commands/background-process.ts'
import { compileCache } from '../support/compile-cache.ts'
import { isRunning, sleepTime, untilRunning } from '../support/sleepers.ts'
import { describeEach } from '../support/describe-each.ts'
import { temporaryWorkspace, unaborted, workingSandboxes } from '../support/temporary-workspace.ts'

const sandboxes = await workingSandboxes()
const quiet = { environment: {}, network: false }

/** Writes a line to the process and returns the first line that it prints. */
const ask = async ({ input, output }: BackgroundProcess, line: string): Promise<string> => {
  const lines = createInterface(output)[Symbol.asyncIterator]()
  input.write(`${line}\n`)
  const { value } = (await lines.next()) as { value: string } // A readline interface yields strings.
  return value
}

describe.each(['off', ...sandboxes] as const)('a background process with sandbox %s', (sandbox) => {
  it('communicates over standard input and output', async () => {
    await using place = await temporaryWorkspace({ sandbox })
    const service = await place.workspace.startBackgroundProcess(
      ['sh', '-c', 'read -r line; echo "$0 $line $EXTRA"; cat', "it's $1"],
      {
        environment: { EXTRA: 'from agent.yml' },
        network: false
      }
    )
    expect(await ask(service, 'heard')).toBe("it's $1 heard from agent.yml")
    await service.end()
  })

  it('reports its exit code and standard error', async () => {
    await using place = await temporaryWorkspace({ sandbox })
    const service = await place.workspace.startBackgroundProcess(['sh', '-c', 'echo no key >&2; exit 3'], quiet)
    expect(await service.ended).toBe('exit code 3')
    expect(service.stderrTail()).toBe('no key')
    await service.end()
  })

  it('reports the end of a long standard error with colors', async () => {
    await using place = await temporaryWorkspace({ sandbox })
    const script = String.raw`i=0; while [ $i -lt 3000 ]; do printf '\033[32minfo\033[0m ready\n'; i=$((i+1)); done >&2; echo no key >&2; exit 3`
    const service = await place.workspace.startBackgroundProcess(['sh', '-c', script], quiet)
    expect(await service.ended).toBe('exit code 3')
    expect(service.stderrTail()).toMatch(/info ready\nno key$/)
  })

  it('reports a missing program', async () => {
    await using place = await temporaryWorkspace({ sandbox })
    const service = await place.workspace.startBackgroundProcess(['no-such-program'], quiet)
    expect(await service.ended).toBe('exit code 127')
    expect(service.stderrTail()).toContain('no-such-program')
  })

  it('is killed with everything it started, although it ignores signals and the end of its input', async () => {
    await using place = await temporaryWorkspace({ sandbox })
    const [near, far] = [sleepTime(), sleepTime()]
    const script = `trap '' TERM HUP INT PIPE; (setsid setsid sleep ${far} &); echo ready; while :; do sleep ${near}; done`
    const service = await place.workspace.startBackgroundProcess(['bash', '-c', script], quiet)
    expect(await ask(service, '')).toBe('ready')
    await service.end()
    expect(isRunning(near)).toBe(false)
    expect(isRunning(far)).toBe(false)
  })

  it('leaves no process behind when it exits', async () => {
    await using place = await temporaryWorkspace({ sandbox })
    const time = sleepTime()
    const service = await place.workspace.startBackgroundProcess(
      ['bash', '-c', `(setsid sleep ${time} &); exit 0`],
      quiet
    )
    await service.ended
    expect(isRunning(time)).toBe(false)
  })

  it('can be ended twice', async () => {
    await using place = await temporaryWorkspace({ sandbox })
    const service = await place.workspace.startBackgroundProcess(['cat'], quiet)
    await Promise.all([service.end(), service.end()])
    await service.end()
    expect(await service.ended).toMatch(/^exit code/)
  })
})

describeEach(sandboxes)('a background process in the sandbox %s', (sandbox) => {
  it('can read the work tree but not write to it', async () => {
    await using place = await temporaryWorkspace({ sandbox, files: { 'a.txt': 'text' } })
    const script = 'read -r line; echo "$(cat a.txt) $(touch a.txt b.txt 2>&1 | wc -l) $(touch ~/c && echo home)"'
    const service = await place.workspace.startBackgroundProcess(['sh', '-c', script], quiet)
    expect(await ask(service, '')).toBe('text 2 home')
    expect(existsSync(join(place.root, 'b.txt'))).toBe(false)
    await service.end()
  })

  it('sees neither our state nor our variables', async () => {
    await using place = await temporaryWorkspace({
      sandbox,
      environment: { PATH: process.env['PATH'], TOKEN: 'secret' }
    })
    await writeFile(join(place.base, 'state/secret'), 'secret')
    const script = `read -r line; echo "state:$(cat ${place.base}/state/secret 2>/dev/null) token:$TOKEN"`
    const service = await place.workspace.startBackgroundProcess(['sh', '-c', script], quiet)
    expect(await ask(service, '')).toBe('state: token:')
    await service.end()
  })
})

describeEach(sandboxes)('a background process in the sandbox %s, when our process is killed', (sandbox) => {
  it('is killed too', async () => {
    const time = sleepTime()
    const script = join(import.meta.dirname, '../support/hold-service.ts')
    const env = { ...process.env, NODE_COMPILE_CACHE: compileCache }
    const child = spawn(process.execPath, [script, sandbox, time], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const [base] = (await once(child.stdout, 'data')) as [Buffer] // A stream without an encoding yields buffers.
    await untilRunning(time, true)
    const ran = isRunning(time)
    child.kill('SIGKILL')
    await untilRunning(time, false)
    await rm(base.toString().trim(), { recursive: true })
    expect(ran).toBe(true)
    expect(isRunning(time)).toBe(false)
  })
})

it('refuses to start a background process without a sandbox', async () => {
  await using place = await temporaryWorkspace()
  await expect(place.workspace.startBackgroundProcess(['cat'], quiet)).rejects.toThrow(/no sandbox works/)
})

/** Connects to the socket of a command, receives what it passes, and says what it can still do with that when it is asked. */
const RECEIVER = `
import os, socket, sys, time
while True:
  try:
    connection = socket.socket(socket.AF_UNIX); connection.connect('passed'); break
  except OSError: time.sleep(0.01)
try:
  _, [got], _, _ = socket.recv_fds(connection, 1, 1)
  os.rename('sub', 'old', src_dir_fd=got, dst_dir_fd=got)
  result = 'renamed'
except OSError as error: result = f'got nothing: {error.strerror}'
sys.stdin.readline()
print(result, flush=True)
`
const SENDER = `
import os, socket, sys
server = socket.socket(socket.AF_UNIX); server.bind('passed'); server.listen(1)
connection, _ = server.accept()
socket.send_fds(connection, [b'x'], [os.open('.', os.O_RDONLY)])
`

describeEach(sandboxes)('a background process in %s', (sandbox) => {
  it('gets no folder that a command passes to it', async () => {
    await using place = await temporaryWorkspace({
      sandbox,
      files: { 'sub/a': '', 'receiver.py': RECEIVER, 'sender.py': SENDER }
    })
    const service = await place.workspace.startBackgroundProcess(['/usr/bin/python3', 'receiver.py'], quiet)
    const { exitCode } = await place.workspace.run('/usr/bin/python3 sender.py', {
      context: 'agent',
      signal: unaborted
    })
    expect(exitCode).toBe(0)
    expect(await ask(service, 'use it')).toBe('got nothing: Function not implemented')
    await service.end()
  })
})
