import { sharedStart } from '../__tests__/support/shared-start.ts'
import type { SeenRequest, WireName } from '../emulators/model/script.ts'
import { copyRepository } from './checkout.ts'
import { forgehandOver, minimalLoop, type BenchProgram } from './programs.ts'
import type { BenchSettings } from './machine.ts'
import { observe } from './observe.ts'
import { alternate, median } from './statistics.ts'
import type { Row } from './table.ts'
import type { TurnSettings } from './turns.ts'
import { finishAtOnce, workload, type Workload } from './workload.ts'

const WIRES: readonly WireName[] = ['chat', 'responses', 'anthropic', 'gemini']

/** The cost of each protocol until its first request, and the share of each request that a provider can cache. */
export async function measureProtocols({ turns, ...setting }: TurnSettings): Promise<readonly Row[]> {
  const times = await alternate(setting.repetitions, {
    minimal: firstRequest(setting, minimalLoop),
    chat: firstRequest(setting, forgehandOver('chat')),
    responses: firstRequest(setting, forgehandOver('responses')),
    anthropic: firstRequest(setting, forgehandOver('anthropic')),
    gemini: firstRequest(setting, forgehandOver('gemini'))
  })
  const floor = { name: 'minimal loop', value: median(times.minimal) }
  const startUp = WIRES.map((api): Row => {
    return { what: `\`--api ${api}\`: start to first model request`, unit: 'ms', ours: median(times[api]), floor }
  })
  const repeated: Row[] = []
  for (const api of WIRES) repeated.push(...(await measurePrefix(setting, api, workload(turns))))
  return [...startUp, ...repeated]
}

function firstRequest({ machine, repository }: BenchSettings, program: BenchProgram) {
  return async () => {
    const checkout = await copyRepository(repository)
    const { arrivals } = await observe({ program, checkout, machine, script: finishAtOnce, lastRequest: 1 })
    return arrivals[0]
  }
}

/** The smallest share of a request that the next one starts with, byte for byte. */
async function measurePrefix(
  { machine, repository }: BenchSettings,
  api: WireName,
  work: Workload
): Promise<readonly Row[]> {
  const checkout = await copyRepository(repository)
  const { requests } = await observe({
    program: forgehandOver(api),
    checkout,
    machine,
    script: work.turn,
    lastRequest: work.turns + 1
  })
  const share = (textOf: (request: SeenRequest) => string) => leastRepeated(requests.map(textOf))
  const target = { kind: 'at-least', least: 99 } as const
  return [
    {
      what: `\`${api}\`: least share of a prompt that the next one repeats`,
      unit: 'percent',
      ours: share(promptOf),
      target
    },
    {
      what: `\`${api}\`: least share of a request's bytes that the next one repeats`,
      unit: 'percent',
      ours: share(({ body }) => JSON.stringify(body))
    }
  ]
}

/** The prompt as providers read it: tools, instructions, messages, without cache markers. */
function promptOf({ body }: SeenRequest): string {
  const { tools, system, systemInstruction, instructions, messages, input, contents } = body
  const read = (value: unknown) =>
    JSON.stringify(value, (key, each: unknown) => (key === 'cache_control' ? undefined : each))
  // Without the closing bracket, where the next prompt continues.
  return read([tools, system ?? systemInstruction ?? instructions]) + read(messages ?? input ?? contents).slice(0, -1)
}

function leastRepeated(texts: readonly string[]): number {
  const shares = texts.slice(1).map((text, index) => sharedStart(texts[index] ?? '', text))
  return Math.min(...shares) * 100
}
