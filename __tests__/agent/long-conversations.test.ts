import { afterEach, describe, expect, it } from '@jest/globals'
import * as z from 'zod'
import { startModelEmulator, type ModelEmulator } from '../../emulators/model/start-model.ts'
import type { SeenRequest, Step } from '../../emulators/model/script.ts'
import { withFallbacks } from '../../src/agent/fallback.ts'
import { runAgent, type AgentRun } from '../../src/agent/loop.ts'
import { ContextOverflow, ModelError, type Model, type ModelResponse } from '../../src/agent/model.ts'
import { defineTool } from '../../src/agent/tool.ts'
import { openModel } from '../../src/models/open-model.ts'
import { finish, ofKind, recorded, run, summary } from '../support/agent-runs.ts'
import { named } from '../support/delegating-run.ts'
import { prompt, tokensOf } from '../support/histories.ts'
import { calls, callsAll, says, ScriptedModel, type Turn } from '../support/scripted-model.ts'

/** A tool whose result has the length that the call names. `step` makes each call different. */
const readFile = defineTool({
  name: 'read_file',
  description: 'Reads.',
  cachePolicy: 'none',
  parameters: z.strictObject({ step: z.number(), chars: z.number() }),
  subject: ({ step }) => String(step),
  run: ({ chars }) => Promise.resolve({ text: 'x'.repeat(chars) })
})

/** A response that calls for results of these lengths. */
function reads(step: number, ...lengths: number[]): ModelResponse {
  return callsAll(
    ...lengths.map((chars, index) => ({
      id: `${step}-${index}`,
      name: 'read_file',
      arguments: JSON.stringify({ step: step + index / 10, chars })
    }))
  )
}

const counted = (response: ModelResponse, input: number): ModelResponse => ({
  ...response,
  tokens: { ...response.tokens, input }
})

/** Counts four characters as a token, as a provider would. */
const counting =
  (response: ModelResponse): Turn =>
  (request) =>
    Promise.resolve(counted(response, tokensOf(request.messages)))

const series = <Item>(length: number, make: (step: number) => Item): Item[] =>
  Array.from({ length }, (_, step) => make(step))

const done = counting(calls('finish', summary))
const overflows = () => Promise.reject(new ContextOverflow('Too long.'))

async function play(model: Model, overrides: Partial<AgentRun> & { limits?: { turns: number } } = {}) {
  const { events, onEvent } = recorded()
  const limits = { turns: 100, tokens: 100_000_000 }
  const agent = run(model, {
    tools: [readFile, finish],
    onEvent,
    ...overrides,
    limits: { ...limits, ...overrides.limits }
  })
  const result = await runAgent(prompt, agent)
  const compactions = ofKind(events, 'compaction').map(({ step }) => step)
  return { result, events, compactions }
}

describe('a history that fits', () => {
  it('is never rewritten', async () => {
    const model = new ScriptedModel(...series(5, (step) => counting(reads(step, 60_000))), done)
    const { compactions } = await play(model)
    expect(compactions).toEqual([])
    for (const [index, seen] of model.seen.entries()) {
      const before = model.seen[index - 1] ?? []
      expect(seen.slice(0, before.length)).toEqual(before)
    }
  })

  it('is measured by what the provider counted, not by its characters', async () => {
    const small = series(4, (step) => counted(reads(step, 60_000), 10_000))
    const full = [counted(reads(5, 10), 30_000), counted(reads(6, 10), 170_000)]
    const model = new ScriptedModel(...small, ...full, calls('finish', summary))
    const { compactions, events } = await play(model)
    expect(compactions).toEqual(['masked'])
    const turnsBefore = events.slice(
      0,
      events.findIndex(({ kind }) => kind === 'compaction')
    )
    expect(ofKind(turnsBefore, 'turn')).toHaveLength(7)
  })
})

it('trusts the window of a model again once it has read more than it refused', async () => {
  // The counts after the refusal are far above the estimate.
  const model = new ScriptedModel(
    ...series(10, (step) => counting(reads(step, 18_000))),
    overflows,
    ...[130_000, 131_000, 132_000].map((input, index) => counted(reads(20 + index, 1_000), input)),
    calls('finish', summary)
  )
  const { compactions, result } = await play(model)
  expect(compactions).toEqual(['masked'])
  expect(result).toMatchObject({ kind: 'finished' })
})

it('does not apply the window of a model to its fallback', async () => {
  const noCredit = () => Promise.reject(new ModelError('No credit.'))
  const first = new ScriptedModel(...series(6, (step) => counting(reads(step, 30_000))), overflows, noCredit)
  const next = new ScriptedModel(...series(9, (step) => counting(reads(10 + step, 30_000))), done)
  const { compactions, result } = await play(withFallbacks([named('first', first), named('next', next)]))
  expect(compactions).toEqual(['masked'])
  expect(result).toMatchObject({ kind: 'finished' })
})

describe('the last turn', () => {
  const full = [100_000, 150_000, 190_000].map((input, step) => {
    return counted({ ...reads(step, 10), text: `${step}`.repeat(100_000) }, input)
  })

  it('is sent without compaction', async () => {
    const model = new ScriptedModel(...full, calls('finish', summary))
    const { compactions } = await play(model, { limits: { turns: 3 } })
    expect([compactions, model.seen.length]).toEqual([[], 4])
  })

  it('comes after a turn whose history is still compacted', async () => {
    const model = new ScriptedModel(...full, says('## Plan\nGo on.'), calls('finish', summary))
    const { compactions } = await play(model, { limits: { turns: 4 } })
    expect([compactions, model.seen.length]).toEqual([['summarized'], 5])
  })
})

it('reports a retry between the deltas of two attempts', async () => {
  const model = new ScriptedModel((request) => {
    request.onDelta({ kind: 'text', text: 'One' })
    request.onDelta({ kind: 'text', text: ' two' })
    request.onRetry({ reason: 'the stream was cut', waitMs: 0, attempt: 1 })
    request.onDelta({ kind: 'text', text: 'Three' })
    return Promise.resolve(calls('finish', summary))
  })
  const { events } = await play(model)
  const seen = events.flatMap((event) => (event.kind === 'delta' ? [event.text] : event.kind === 'retry' ? ['↻'] : []))
  expect(seen).toEqual(['One', ' two', '↻', 'Three'])
})

describe('a summarizer', () => {
  const small = { input: 1, cachedInput: 1, output: 1 }
  const long = [60_000, 120_000, 190_000].map((input, step) => {
    return counted({ ...reads(step, 10), text: `${step}`.repeat(60_000) }, input)
  })

  async function playWith(main: ScriptedModel, summarizerFor: (model: Model) => Model) {
    const model = named('large', main)
    const pricing = { main: { name: 'large', host: model.host }, priceOf: () => small }
    return await play(model, { summarizer: summarizerFor(model), pricing })
  }

  it('writes the summary instead of the model of the run, at its own price', async () => {
    const script = new ScriptedModel(says('## Plan\nGo on.'))
    const main = new ScriptedModel(...long, calls('finish', summary))
    const { events, compactions } = await playWith(main, () => named('small', script))
    expect(script.seen[0]?.at(-1)?.text).toContain('## Next step')
    expect(main.seen).toHaveLength(4)
    expect(compactions).toEqual(['summarized'])
    expect(ofKind(events, 'other-model-usage')).toMatchObject([{ model: 'small', price: small }])
    expect(ofKind(events, 'usage')).toHaveLength(4)
  })

  it('is replaced by the model of the run when it cannot answer', async () => {
    const gone: Turn = () => Promise.reject(new ModelError('There is no such model.'))
    const main = new ScriptedModel(...long, says('## Plan\nGo on.'), calls('finish', summary))
    const { events, compactions } = await playWith(main, (model) =>
      withFallbacks([named('small', new ScriptedModel(gone)), model])
    )
    expect(compactions).toEqual(['summarized'])
    expect(ofKind(events, 'other-model-usage')).toEqual([])
    expect(ofKind(events, 'usage')).toHaveLength(5)
  })
})

describe('a model over HTTP that refuses long requests', () => {
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
  const asksForSummary = ({ messages }: SeenRequest) => messages.at(-1)?.text.includes('## Next step') === true
  const charsOf = ({ messages }: SeenRequest) => messages.reduce((chars, { text }) => chars + text.length, 0)

  interface Answers {
    /** The turns, in order; then `finish`. */
    readonly turns: readonly Step[]
    readonly summaryText?: string
    /** The limit of a request for a summary. */
    readonly maxSummaryChars?: number
  }

  async function playOverHttp({ turns, summaryText = '', maxSummaryChars = MAX_CHARS }: Answers) {
    const coming = [...turns]
    const end = { toolCalls: [{ name: 'finish', arguments: summary }] }
    const server = await startModelEmulator({
      script: (request) => {
        const isForSummary = asksForSummary(request)
        if (charsOf(request) > (isForSummary ? maxSummaryChars : MAX_CHARS)) return tooLong
        return isForSummary ? { text: `${summaryText}${request.number}.` } : (coming.shift() ?? end)
      }
    })
    servers.push(server)
    const { baseUrl, apiKey, name } = server
    const model = openModel({ api: 'chat', baseUrl, credential: { kind: 'key', key: apiKey }, model: name })
    const played = await play(model)
    const asides = server.requests.filter(asksForSummary)
    return { ...played, asides, requests: server.requests.filter((request) => !asksForSummary(request)) }
  }

  const read = (step: number, ...lengths: number[]) => ({
    toolCalls: lengths.map((chars, index) => ({ name: 'read_file', arguments: { step: step + index / 10, chars } }))
  })
  const talk = (step: number, textChars: number, resultChars: number) => ({
    // Numbers, because a text that repeats itself would be stopped.
    text: series(textChars / 5, (index) => (index + 1) ** 2 * (step + 7))
      .join(' ')
      .slice(0, textChars),
    ...read(step, resultChars)
  })

  it('gets the same history with old results masked', async () => {
    const turns = [30_000, 30_000, 30_000, 20_000, 4_000].map((chars, step) => read(step, chars))
    const { result, compactions, events } = await playOverHttp({ turns })
    expect(result).toMatchObject({ kind: 'finished' })
    expect(compactions).toEqual(['masked'])
    expect(ofKind(events, 'turn')).toHaveLength(turns.length + 1)
  })

  it('gets only one request that is too long', async () => {
    const { requests } = await playOverHttp({ turns: series(12, (step) => read(step, 20_000)) })
    expect(requests.filter((request) => charsOf(request) > MAX_CHARS)).toHaveLength(1)
  })

  it('gets a summary when masking frees too little, and updates it the next time', async () => {
    const turns = series(20, (step) => talk(step, 12_000, 10))
    const { result, compactions, asides, requests } = await playOverHttp({ turns, summaryText: '## Plan\nSummary ' })
    expect(result).toMatchObject({ kind: 'finished' })
    expect(compactions.length).toBeGreaterThan(1)
    expect(new Set(compactions)).toEqual(new Set(['summarized']))
    expect(asides.map(({ body }) => body['tool_choice'])).toEqual(asides.map(() => 'none'))
    expect(asides.at(-1)?.tools).toEqual(['read_file', 'finish'])
    expect(asides.at(-1)?.messages[2]?.text.slice(0, 200)).toMatch(/## Plan\nSummary \d+\.$/)
    expect(requests.at(-1)?.messages.slice(0, 2)).toMatchObject(prompt.map(({ text }) => ({ text })))
  })

  it('is asked to summarize less when the request for a summary is too long too', async () => {
    const turns = series(8, (step) => talk(step, 10_000, 4_000))
    const maxSummaryChars = 60_000
    const { compactions, asides, requests } = await playOverHttp({ turns, summaryText: 'In short, ', maxSummaryChars })
    const sizes = asides.map(charsOf)
    expect(sizes.length).toBeGreaterThan(1)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(sizes.at(-1)).toBeLessThanOrEqual(maxSummaryChars)
    expect(compactions).toEqual(['summarized'])
    expect(requests.at(-1)?.messages[2]?.text).toContain('In short, ')
  })

  it('gets shortened results when one response called for too much', async () => {
    const { result, requests } = await playOverHttp({ turns: [read(1, 60_000, 60_000, 60_000)] })
    const results = requests.at(-1)?.messages.filter(({ role }) => role === 'tool') ?? []
    expect(results).toHaveLength(3)
    for (const { text } of results) expect(text).toMatch(/^x+\n\[\d+ characters removed to save space; .*\]\nx+$/)
    expect(result).toMatchObject({ kind: 'finished' })
  })

  it('ends the run when even the prompt is too long', async () => {
    const { result, requests } = await playOverHttp({ turns: series(9, () => tooLong) })
    expect(result).toMatchObject({ kind: 'stuck', reason: expect.stringContaining('25000') })
    expect(requests.length).toBeLessThan(5)
  })

  it('counts the summaries against the budget', async () => {
    const { events, asides, requests } = await playOverHttp({
      turns: series(5, (step) => talk(step, 30_000, 10)),
      summaryText: 'In short, '
    })
    const answered = (seen: readonly SeenRequest[]) => seen.filter((request) => charsOf(request) <= MAX_CHARS).length
    expect(answered(asides)).toBeGreaterThan(0)
    expect(ofKind(events, 'usage')).toHaveLength(answered(requests) + answered(asides))
  })
})
