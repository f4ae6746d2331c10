import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from '@jest/globals'
import { narrowed } from '../../src/domain/settings.ts'
import { localNetwork, networkLine } from '../../src/settings/local-access.ts'
import { callSource } from '../support/cli-program.ts'
import { temporaryWorkspace, unaborted, workingSandboxes } from '../support/temporary-workspace.ts'

it('opens of the network that agent.yml lists only what the variable of the user lists too', () => {
  const cases = [
    ['', true, [], "'*'"],
    ['', ['a.org', 'b.org'], [], 'a.org,b.org'],
    ['a.org', ['a.org', 'b.org'], ['a.org'], 'a.org,b.org'],
    ['a.org', true, ['a.org'], "'a.org,*'"],
    ['a.org,b.org', ['a.org'], ['a.org'], undefined],
    ['*', true, true, undefined],
    ['*', ['a.org'], ['a.org'], undefined],
    ['*', false, false, undefined],
    ['', false, false, undefined]
  ] as const
  const wrong = cases.filter(([variable, asked, open, line]) => {
    const environment = { FORGEHAND_NETWORK: variable }
    const isOpen = JSON.stringify(narrowed(asked, localNetwork(environment))) === JSON.stringify(open)
    return !isOpen || networkLine([asked], environment) !== (line && `export FORGEHAND_NETWORK=${line}`)
  })
  expect(wrong).toEqual([])
})

it.each(await workingSandboxes())('a limit of the network holds for commands and servers in %s', async (sandbox) => {
  const server = createServer((socket) => socket.end('heard')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const command = `bash -c 'cat < /dev/tcp/127.0.0.1/${port}' 2>&1`
  const reach = async (networkLimit: boolean | readonly string[]) => {
    await using place = await temporaryWorkspace({ sandbox, networkLimit })
    const { output } = await place.workspace.run(command, { context: 'agent', network: true, signal: unaborted })
    const program = ['sh', '-c', command] as const
    const started = await place.workspace.startBackgroundProcess(program, { environment: {}, network: true })
    return [output, await text(started.output)].map((each) => each.includes('heard'))
  }
  expect([await reach([]), await reach(true)]).toEqual([
    [false, false],
    [true, true]
  ])
  server.close()
})

it('says what agent.yml does not open, and does not work on the checkout that it is in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forgehand-limits-'))
  for (const name of ['.git', '.github']) await mkdir(join(folder, name))
  await writeFile(join(folder, '.github/agent.yml'), 'network: [registry.npmjs.org]\n')
  const list = (cwd: string) => callSource(['tool', '--list', '--cwd', cwd]).ended
  const [limited, own] = await Promise.all([list(folder), list(join(import.meta.dirname, '../..'))])
  await rm(folder, { recursive: true })
  expect(limited.stderr).toContain('To open them: export FORGEHAND_NETWORK=registry.npmjs.org\n')
  expect(own.stderr).toMatch(
    /runs now and is in this checkout, .*\. Start a Forgehand and a Node that are outside of the checkout/
  )
  expect([limited.exitCode, own.exitCode]).toEqual([0, 2])
})
