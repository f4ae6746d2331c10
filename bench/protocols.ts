import type { SeenRequest, WireName } from '../emulators/model/script.ts'
import { copyRepository } from './checkout.ts'
import { forgehandOver, minimalLoop, type Contestant } from './contestants.ts'
import type { Setting } from './machine.ts'
import { observe } from './observe.ts'
import { byTurns, median } from './statistics.ts'
import type { Row } from './table.ts'
import { finishAtOnce, workload } from './workload.ts'

const WIRES: readonly WireName[] = ['chat', 'responses', 'anthropic', 'gemini']
const WORK = workload(40)
const MOST = 100

/** What each protocol costs until its first request, and how much of each request its provider can have in its cache. */
export async function measureProtocols(setting: Setting): Promise<readonly Row[]> {
  const times = await byTurns(setting.repetitions, {
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
  for (const api of WIRES) repeated.push(...(await measurePrefix(setting, api)))
  return [...startUp, ...repeated]
}

function firstRequest({ machine, repository }: Setting, contestant: Contestant) {
  return async () => {
    const checkout = await copyRepository(repository)
    const { arrivals } = await observe({ contestant, checkout, machine, script: finishAtOnce, lastRequest: 1 })
    return arrivals[0]
  }
}

/** Forty turns of work: the share of each request that stands, byte for byte, at the beginning of the next one. */
async function measurePrefix({ machine, repository }: Setting, api: WireName): Promise<readonly Row[]> {
  const checkout = await copyRepository(repository)
  const { requests } = await observe({
    contestant: forgehandOver(api),
    checkout,
    machine,
    script: WORK.turn,
    lastRequest: WORK.turns + 1
  })
  const share = (textOf: (request: SeenRequest) => string) => leastRepeated(requests.map(textOf))
  const aim = { kind: 'at-least', least: 99 } as const
  return [
    { what: `\`${api}\`: least of a prompt that the next one repeats`, unit: 'percent', ours: share(promptOf), aim },
    { what: 'the same of the bytes of its requests', unit: 'percent', ours: share(({ body }) => JSON.stringify(body)) }
  ]
}

/** As providers read it: tools first, then the instructions, then what was said. Marks for the cache are not read. */
function promptOf({ body }: SeenRequest): string {
  const { tools, system, systemInstruction, instructions, messages, input, contents } = body
  const read = (value: unknown) =>
    JSON.stringify(value, (key, each: unknown) => (key === 'cache_control' ? undefined : each))
  // Without the bracket at its end, in the place of which the next one goes on.
  return read([tools, system ?? systemInstruction ?? instructions]) + read(messages ?? input ?? contents).slice(0, -1)
}

function leastRepeated(texts: readonly string[]): number {
  const shares = texts.slice(1).map((text, index) => sharedStart(texts[index] ?? '', text))
  return Math.min(...shares) * MOST
}

function sharedStart(before: string, text: string): number {
  let length = 0
  while (length < before.length && before[length] === text[length]) length += 1
  return length / before.length
}
