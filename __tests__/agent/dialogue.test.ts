import { afterEach, describe, expect, it } from '@jest/globals'
import * as z from 'zod'
import { Budget } from '../../src/agent/budget.ts'
import { Dialogue } from '../../src/agent/dialogue.ts'
import type { AgentEvent } from '../../src/agent/events.ts'
import { withFallbacks } from '../../src/agent/fallback.ts'
import type { Message } from '../../src/agent/messages.ts'
import { ModelError, ContextOverflow, type Model, type ModelResponse } from '../../src/agent/model.ts'
import { defineTool } from '../../src/agent/tool.ts'
import { startModelEmulator, type ModelEmulator } from '../../emulators/model/start-model.ts'
import type { SeenRequest, Step } from '../../emulators/model/script.ts'
import { openModel } from '../../src/models/open-model.ts'
import { named } from '../support/delegating-run.ts'
import { says, ScriptedModel } from '../support/scripted-model.ts'
import { prompt, turn } from '../support/histories.ts'

const readFile = defineTool({
  name: 'read_file',
  description: 'Reads.',
  cachePolicy: 'cacheable',
  parameters: z.strictObject({ path: z.string() }),
  subject: ({ path }) => path,
  run: () => Promise.resolve({ text: '' })
})
const signal = new AbortController().signal

function dialogueWith(model: Model, limits: { turns?: number; tokens?: number } = {}) {
  const events: AgentEvent[] = []
  const budget = new Budget({
    limits: { turns: 100, tokens: 10_000_000, minutes: 10, dollars: undefined, ...limits },
    price: undefined,
    now: () => 0
  })
  const run = { model, tools: [readFile], budget, signal, onEvent: (event: AgentEvent) => events.push(event) }
  const dialogue = new Dialogue(prompt, run)
  const add = (...messages: Message[]) => {
    for (const message of messages) dialogue.add(message)
  }
  const compactions = () => events.flatMap((event) => (event.kind === 'compaction' ? [event.step] : []))
  return { dialogue, add, events, budget, compactions }
}

describe('a history that fits', () => {
  it('is never rewritten', async () => {
    const model = new ScriptedModel(says('One.'), says('Two.'))
    const { dialogue, add, compactions } = dialogueWith(model)
    add(...turn(1, 60_000), ...turn(2, 60_000), ...turn(3, 60_000), ...turn(4, 60_000), ...turn(5, 60_000))
    await dialogue.ask(signal)
    await dialogue.ask(signal)
    expect(compactions()).toEqual([])
    expect(model.seen[1]?.slice(0, model.seen[0]?.length)).toEqual(model.seen[0])
  })

  it('is measured by what the provider counted, not by its letters', async () => {
    const counted = (input: number): ModelResponse => ({ ...says('Yes.'), tokens: { ...says('').tokens, input } })
    const model = new ScriptedModel(counted(30_000), counted(170_000), says('Done.'))
    const { dialogue, add, compactions } = dialogueWith(model)
    add(...turn(1, 60_000), ...turn(2, 60_000), ...turn(3, 60_000), ...turn(4, 60_000))
    await dialogue.ask(signal)
    await dialogue.ask(signal)
    expect(compactions()).toEqual([])
    await dialogue.ask(signal)
    expect(compactions()).toEqual(['masked'])
  })
})

describe('a model that refused what it was thought to read', () => {
  it('is trusted again with as much as it has read since', async () => {
    const counted = (input: number): ModelResponse => ({ ...says('Yes.'), tokens: { ...says('').tokens, input } })
    const refuses = () => Promise.reject(new ContextOverflow('Too long.'))
    // Each of its characters is a token, of which nobody knew before it counted them.
    const model = new ScriptedModel(refuses, counted(130_000), counted(131_000), counted(132_000))
    const { dialogue, add, compactions } = dialogueWith(model)
    for (let number = 1; number <= 10; number += 1) add(...turn(number, 18_000))
    await dialogue.ask(signal)
    expect(compactions()).toEqual(['masked'])
    for (let number = 11; number <= 12; number += 1) {
      add(...turn(number, 1_000))
      await dialogue.ask(signal)
    }
    expect(compactions()).toEqual(['masked'])
  })
})

describe('a model that takes over', () => {
  it('is not held to what the one before it could read', async () => {
    const overflows = () => Promise.reject(new ContextOverflow('Too long.'))
    const cannotBeHad = () => Promise.reject(new ModelError('No credit.'))
    const first = named('first', new ScriptedModel(overflows, cannotBeHad))
    const counted = (input: number): ModelResponse => ({ ...says('Yes.'), tokens: { ...says('').tokens, input } })
    const next = named('next', new ScriptedModel(counted(24_000), counted(80_000)))
    const { dialogue, add, compactions } = dialogueWith(withFallbacks([first, next]))
    for (let number = 1; number <= 6; number += 1) add(...turn(number, 30_000))
    await dialogue.ask(signal)
    for (let number = 7; number <= 14; number += 1) add(...turn(number, 30_000))
    await dialogue.ask(signal)
    expect(compactions()).toEqual(['masked'])
  })
})

describe('over HTTP, a model that refuses more than it can read', () => {
  const servers: ModelEmulator[] = []
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()))
  })

  const MAX_CHARS = 100_000
  const tooLong: Step = {
    fault: 'status',
    status: 400,
    body: { error: { message: "This model's maximum context length is 25000 tokens. However, you requested more." } }
  }
  const isForSummary = ({ messages }: SeenRequest) => messages.at(-1)?.text.includes('## Next step') === true

  async function start(answer: (request: SeenRequest) => Step, refuse = (request: SeenRequest) => charsOf(request)) {
    const server = await startModelEmulator({
      script: (request) => (refuse(request) > MAX_CHARS ? tooLong : answer(request))
    })
    servers.push(server)
    const model = openModel({
      api: 'chat',
      baseUrl: server.baseUrl,
      credential: { kind: 'key', key: server.apiKey },
      model: server.name
    })
    return { server, ...dialogueWith(model) }
  }

  function charsOf({ messages }: SeenRequest): number {
    return messages.reduce((chars, { text }) => chars + text.length, 0)
  }

  it('gets the same history with old results left out', async () => {
    const { dialogue, add, compactions, events } = await start(() => ({ text: 'Now it fits.' }))
    add(...turn(1, 30_000), ...turn(2, 30_000), ...turn(3, 30_000), ...turn(4, 20_000), ...turn(5, 4_000))
    await expect(dialogue.ask(signal)).resolves.toMatchObject({ text: 'Now it fits.' })
    expect(compactions()).toEqual(['masked'])
    expect(events.filter(({ kind }) => kind === 'turn')).toHaveLength(1)
  })

  it('is not asked for more than it can read again', async () => {
    const { dialogue, add, server } = await start(() => ({ text: 'Go on.' }))
    for (let number = 0; number < 12; number += 1) {
      add(...turn(number, 20_000))
      await dialogue.ask(signal)
    }
    expect(server.requests.filter((request) => charsOf(request) > MAX_CHARS)).toHaveLength(1)
  })

  it('gets a summary where results are not what fills it, and updates it the next time', async () => {
    const answer = (request: SeenRequest): Step =>
      isForSummary(request) ? { text: `## Plan\nSummary ${request.number}.` } : { text: 'y'.repeat(12_000) }
    const { dialogue, add, compactions, server, budget } = await start(answer)
    for (let number = 0; number < 20; number += 1) {
      await dialogue.ask(signal)
      add({ role: 'user', text: `Go on, ${number}.` })
    }
    expect(compactions().length).toBeGreaterThan(1)
    expect(new Set(compactions())).toEqual(new Set(['summarised']))
    const asides = server.requests.filter(isForSummary)
    expect(asides.map(({ body }) => body['tool_choice'])).toEqual(asides.map(() => 'none'))
    expect(asides.at(-1)?.tools).toEqual(['read_file'])
    expect(asides.at(-1)?.messages[2]?.text.slice(0, 200)).toMatch(/## Plan\nSummary \d+\.$/)
    expect(
      server.requests
        .at(-1)
        ?.messages.slice(0, 2)
        .map(({ text }) => text)
    ).toEqual(prompt.map(({ text }) => text))
    expect(budget.exhausted).toBeUndefined()
  })

  it('is shown less when it cannot read what it shall sum up', async () => {
    const answer = (request: SeenRequest): Step => ({ text: isForSummary(request) ? 'In short.' : 'Now it fits.' })
    const { dialogue, add, compactions } = await start(answer, (request) =>
      isForSummary(request) && charsOf(request) > 40_000 ? Infinity : charsOf(request)
    )
    for (let number = 0; number < 8; number += 1) add(...turn(number, 12_000))
    add(...turn(8, 6_000), ...turn(9, 6_000))
    add({ role: 'user', text: 'z'.repeat(1_000) })
    await dialogue.ask(signal)
    expect(compactions().length).toBeGreaterThan(0)
  })

  it('gets the results cut when a single reply called for too much', async () => {
    const { dialogue, add } = await start(() => ({ text: 'Now it fits.' }))
    add(...turn(1, 60_000, 60_000, 60_000))
    await expect(dialogue.ask(signal)).resolves.toMatchObject({ text: 'Now it fits.' })
  })

  it('ends the run when even the prompt is too long', async () => {
    const { dialogue, server } = await start(
      () => tooLong,
      () => Infinity
    )
    await expect(dialogue.ask(signal)).rejects.toThrow(ContextOverflow)
    expect(server.requests.length).toBeLessThan(5)
  })

  it('counts the tokens of the summary', async () => {
    const usage = { prompt_tokens: 1_000, completion_tokens: 100, total_tokens: 1_100 }
    const { dialogue, events } = await start(() => ({ text: 'y'.repeat(30_000), usage }))
    for (let number = 0; number < 5; number += 1) await dialogue.ask(signal)
    const requests = events.filter(({ kind }) => kind === 'usage').length
    expect(requests).toBeGreaterThan(5)
  })
})

it('asks for no summary when all that is left is the last word', async () => {
  const full: ModelResponse = { ...says('y'.repeat(100_000)), tokens: { ...says('').tokens, input: 190_000 } }
  const model = new ScriptedModel(full, full, full, says('That was it.'))
  const { dialogue, compactions } = dialogueWith(model, { turns: 3 })
  for (let turn = 0; turn < 2; turn += 1) await dialogue.ask(signal)
  expect(compactions()).toEqual([])
})

it('shows nothing twice of a reply that is tried again', async () => {
  const model = new ScriptedModel((request) => {
    request.onDelta({ kind: 'text', text: 'One' })
    request.onDelta({ kind: 'text', text: ' two' })
    request.onRetry({ reason: 'the stream was cut', waitMs: 0, attempt: 1 })
    request.onDelta({ kind: 'text', text: 'Three' })
    return Promise.resolve(says('Three'))
  })
  const { dialogue, events } = dialogueWith(model)
  await dialogue.ask(signal)
  const seen = events.flatMap((event) => (event.kind === 'delta' ? [event.text] : event.kind === 'retry' ? ['↻'] : []))
  expect(seen).toEqual(['One', '↻', 'Three'])
})
