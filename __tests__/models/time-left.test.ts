import { expect, it } from '@jest/globals'
import { agentHost } from '../../src/agent-host.ts'
import { Budget } from '../../src/agent/budget.ts'
import { runAgent } from '../../src/agent/loop.ts'
import { startModelEmulator } from '../../emulators/model/start-model.ts'
import { openModel } from '../../src/models/open-model.ts'
import { finish } from '../../src/tools/finish.ts'
import { InstantClock } from '../support/instant-clock.ts'

it('ends a run at once if a provider asks for a wait longer than the run', async () => {
  const clock = new InstantClock()
  const busy = { fault: 'status', status: 429, headers: { 'retry-after': '3600' }, body: { error: 'busy' } } as const
  const server = await startModelEmulator({ script: [busy] })
  const { baseUrl, apiKey, name } = server
  const result = await runAgent([{ role: 'user', text: 'Fix it.' }], {
    model: openModel({ api: 'chat', baseUrl, credential: { kind: 'key', key: apiKey }, model: name, clock }),
    tools: [finish()],
    budget: new Budget({
      limits: { turns: 9, tokens: 1e6, minutes: 5, dollars: undefined },
      price: undefined,
      now: () => clock.now()
    }),
    signal: new AbortController().signal,
    onEvent: () => undefined,
    host: agentHost
  })
  await server.close()
  expect(result).toMatchObject({
    kind: 'stuck',
    reason: expect.stringContaining('in 60 min, but the run ends in 5 min')
  })
  expect(clock.waits).toEqual([])
})
