import { expect, it } from '@jest/globals'
import { runAgent } from '../../src/agent/loop.ts'
import { startModelEmulator } from '../../emulators/model/start-model.ts'
import type { SeenRequest } from '../../emulators/model/script.ts'
import { openModel } from '../../src/models/open-model.ts'
import { finish, prompt, run, stepTool, summary } from '../support/agent-runs.ts'
import { sharedStart } from '../support/shared-start.ts'
import type { Api } from '../../src/domain/settings.ts'

const TURNS = 40
const look = stepTool('look', (step) => Promise.resolve({ text: `${step} `.repeat(200) }), 'cacheable')

it.each<Api>(['chat', 'responses', 'anthropic', 'gemini'])(
  'begins each request over %s with the bytes of the previous one',
  async (api) => {
    const requests = await requestsOf(api)
    const texts = requests.map(({ body }) => JSON.stringify(body, withoutBreakpoints))
    const shares = texts.slice(1).map((text, index) => sharedStart(texts[index] ?? '', text))
    expect(requests).toHaveLength(TURNS)
    expect(Math.min(...shares)).toBeGreaterThan(0.99)
  }
)

/** Anthropic's cache breakpoints move from request to request. The model does not read them. */
function withoutBreakpoints(key: string, value: unknown): unknown {
  return key === 'cache_control' ? undefined : value
}

async function requestsOf(api: Api): Promise<readonly SeenRequest[]> {
  const server = await startModelEmulator({
    script: ({ number }) => {
      const call =
        number < TURNS ? { name: 'look', arguments: { step: number } } : { name: 'finish', arguments: summary }
      return { text: `Turn ${number}.`, thinking: 'What next?', toolCalls: [call] }
    }
  })
  const { apiKey, name: model } = server
  const opened = openModel({ api, baseUrl: server.baseUrlOf(api), credential: { kind: 'key', key: apiKey }, model })
  await runAgent(prompt, run(opened, { tools: [look, finish], limits: { turns: TURNS } }))
  await server.close()
  return server.requests
}
