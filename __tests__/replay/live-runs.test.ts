import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { Budget } from '../../src/agent/budget.ts'
import { withFallbacks } from '../../src/agent/fallback.ts'
import type { AgentRun } from '../../src/agent/loop.ts'
import { ModelError, type ModelResponse, type ModelRequest } from '../../src/agent/model.ts'
import type { Tool } from '../../src/agent/tool.ts'
import { agentHost } from '../../src/agent-host.ts'
import { createSessionRunner } from '../../src/delegation/open-delegates.ts'
import { ToolError } from '../../src/errors.ts'
import { commentOn } from '../../src/tools/comment-on.ts'
import { NO_COMMANDS } from '../../src/text/no-commands.ts'
import { finish as finishTool } from '../../src/tools/finish.ts'
import { FindingBook } from '../../src/tools/finding-book.ts'
import { spawnAgent } from '../../src/tools/delegation/spawn-agent.ts'
import { FakeCheckpoints } from '../support/fake-checkpoints.ts'
import { calls, callsAll, ScriptedModel, says, type Turn } from '../support/scripted-model.ts'
import { imageOf, PNG } from '../support/pictures.ts'
import { finish, run, stepTool, summary, tool } from '../support/agent-runs.ts'
import { openReplayFixture, record, replayToday, replayWith, type ReplayFixture } from '../support/replayed-runs.ts'

let fixture: ReplayFixture

beforeEach(async () => {
  fixture = await openReplayFixture()
})

afterEach(() => fixture.close())

const done = calls('finish', summary)

/** Runs the agent and replays it with the same tools, none of which may really run. */
async function again(agent: AgentRun, secrets: readonly string[] = []) {
  const { trace, result } = await record(fixture, agent, { secrets })
  const replayed = await replayWith(trace, agent.tools.map(neverRun))
  return { replayed, result, trace }
}

/** Only finish really runs: it touches nothing. */
function neverRun(each: Tool): Tool {
  return each.name === 'finish' ? each : { ...each, run: () => Promise.reject(new Error('It was really run.')) }
}

it('replays a run with images, whose bytes the trace does not have', async () => {
  const shown = [{ role: 'user', text: 'Fix what image 1 shows.', images: [imageOf(PNG)] }] as const
  const model = new ScriptedModel({ ...says('I cannot see it.'), hiddenImages: 1 }, done)
  const { trace } = await record(fixture, run(model, { tools: [finish] }), { prompt: shown })
  const written = await readFile(trace, 'utf8')
  expect(written).toContain(imageOf(PNG).sha256)
  expect(written).not.toContain(PNG.toString('base64').slice(0, 20))
  await expect(replayWith(trace, [finish])).resolves.toMatchObject({ divergence: undefined })
})

it.each([
  ['at once', [NO_COMMANDS]],
  ['in a later turn', [undefined, NO_COMMANDS]]
])('replays a run whose commands turned out to be refused %s', async (_, news) => {
  const lateNews = { known: () => Promise.resolve(), take: () => news.shift() }
  const model = new ScriptedModel(calls('look', { step: 1 }), calls('look', { step: 2 }), done)
  const look = stepTool('look', () => Promise.resolve({ text: 'seen' }), 'none')
  const { replayed, trace } = await again(run(model, { tools: [look, finish], lateNews }))
  expect(await readFile(trace, 'utf8')).toContain(NO_COMMANDS)
  expect(replayed).toMatchObject({ divergence: undefined })
})

it("replays a review with today's tools", async () => {
  const finding = { path: 'a.ts', line: 1, severity: 'minor', title: 'A title', body: 'Why.' }
  const tools = [commentOn(new FindingBook([])), finishTool()]
  const { trace } = await record(fixture, run(new ScriptedModel(calls('comment_on', finding), done), { tools }))
  await expect(replayToday(trace, fixture)).resolves.toMatchObject({ divergence: undefined })
})

it.each<readonly [string, readonly Turn[], readonly Tool[]]>([
  [
    'reads that end in another order than they began',
    [callsAll(asked('slow'), asked('quick'), asked('unknown')), done],
    [tool('slow', () => delay(20, { text: 'slow' })), tool('quick', () => Promise.resolve({ text: 'quick' }))]
  ],
  [
    'a tool failure that the model can act on',
    [calls('failing', {}), done],
    [tool('failing', () => Promise.reject(new ToolError('There is no such file.')))]
  ],
  [
    'a tool with a bug',
    [calls('broken', {}), done],
    [tool('broken', () => Promise.reject(new TypeError('x is undefined')))]
  ],
  [
    'a refused command',
    [calls('refused', {}), done],
    [
      tool('refused', () =>
        Promise.resolve({ text: 'No.', denial: { command: 'rm', reason: 'not allowed', remedy: undefined } })
      )
    ]
  ],
  [
    'results with equal dedupe keys',
    [calls('timed', {}), calls('timed', {}), calls('timed', {}), calls('timed', {}), done],
    [tool('timed', () => Promise.resolve({ text: `after ${Math.random()} s`, dedupeKey: 'ok' }), 'none')]
  ],
  ['a refused request', [() => Promise.reject(new ModelError('The key is wrong.'))], []],
  ['a request that failed because of a bug', [() => Promise.reject(new TypeError('y is undefined'))], []],
  ['a response after two retries', [retried, done], []],
  ['a response that repeated itself', [repeating, done], []]
])('replays %s', async (_, turns, tools) => {
  const agent = run(new ScriptedModel(...turns), { tools: [finish, ...tools] })
  const { replayed } = await again(agent)
  expect(replayed).toMatchObject({ divergence: undefined })
})

function asked(name: string) {
  return { id: `call-${name}`, name, arguments: '{}' }
}

function retried(request: ModelRequest): Promise<ModelResponse> {
  request.onRetry({ reason: 'It was busy.', waitMs: 10, attempt: 1 })
  request.onRetry({ reason: 'It was busy.', waitMs: 20, attempt: 2 })
  return Promise.resolve(says('Soon.'))
}

function repeating(request: ModelRequest): Promise<ModelResponse> {
  const { signal } = request
  for (let repeat = 0; repeat < 40 && !signal.aborted; repeat += 1) {
    request.onDelta({ kind: 'thinking', text: 'I should look at the file again, and then again. ' })
  }
  return Promise.reject(signal.reason as Error) // Passed on, whatever it is.
}

it('replays a run that was cancelled while the model was asked', async () => {
  const stop = new AbortController()
  const turn: Turn = ({ signal }) => {
    stop.abort()
    return Promise.reject(signal.reason as Error) // Passed on, whatever it is.
  }
  const { replayed, result } = await again(run(new ScriptedModel(turn), { signal: stop.signal }))
  expect(result).toEqual({ kind: 'cancelled' })
  expect(replayed).toMatchObject({ divergence: undefined, isComplete: true })
})

it.each(['cacheable', 'mutating'] as const)('replays a run that was cancelled while a %s tool ran', async (policy) => {
  const stop = new AbortController()
  const stopping = tool(
    'stopping',
    () => {
      stop.abort()
      return Promise.reject(new Error('It was stopped.'))
    },
    policy
  )
  const model = new ScriptedModel(
    callsAll(asked('stopping'), { ...asked('finish'), arguments: JSON.stringify(summary) })
  )
  const { replayed } = await again(run(model, { tools: [finish, stopping], signal: stop.signal }))
  expect(replayed).toMatchObject({ divergence: undefined, isComplete: true })
})

it('replays a run whose minutes ran out while a tool ran, and its last turn', async () => {
  const deadline = new AbortController()
  const deadlines = [deadline.signal, new AbortController().signal]
  const timeout = () => deadlines.shift() ?? new AbortController().signal
  const slow = tool('slow', () => {
    deadline.abort()
    return Promise.resolve({ text: 'done at last' })
  })
  const agent = run(new ScriptedModel(calls('slow', {}), done), { tools: [finish, slow], timeout })
  const { replayed, result } = await again(agent)
  expect(result).toMatchObject({ kind: 'stopped', limit: 'minutes' })
  expect(replayed).toMatchObject({ divergence: undefined })
})

it('replays a run that was cancelled before it began', async () => {
  const stop = new AbortController()
  stop.abort()
  const turn: Turn = ({ signal }) => Promise.reject(signal.reason as Error) // Passed on, whatever it is.
  const { replayed, result } = await again(run(new ScriptedModel(turn), { signal: stop.signal }))
  expect(result).toEqual({ kind: 'cancelled' })
  expect(replayed).toMatchObject({ divergence: undefined, isComplete: true })
})

it('replays a run that was cancelled between a response and its calls', async () => {
  const stop = new AbortController()
  const checkpoints = new FakeCheckpoints()
  const take = () => {
    stop.abort()
    return Promise.reject(new Error('It was stopped.'))
  }
  const write = tool('write', () => Promise.resolve({ text: 'written' }), 'mutating')
  const model = new ScriptedModel(calls('write', {}))
  const agent = run(model, {
    tools: [finish, write],
    checkpoints: { take, hasChanged: () => checkpoints.hasChanged() },
    signal: stop.signal
  })
  const { replayed, result } = await again(agent)
  expect(result).toEqual({ kind: 'cancelled' })
  expect(replayed).toMatchObject({ divergence: undefined, isComplete: true })
})

it('replays a run that was cancelled when one of two reads had ended', async () => {
  const stop = new AbortController()
  const quick = tool('quick', () => Promise.resolve({ text: 'quick' }))
  const slow = tool('slow', async () => {
    await delay(20)
    stop.abort()
    throw new Error('It was stopped.')
  })
  const model = new ScriptedModel(callsAll(asked('slow'), asked('quick')))
  const { replayed } = await again(run(model, { tools: [finish, quick, slow], signal: stop.signal }))
  expect(replayed).toMatchObject({ divergence: undefined, isComplete: true })
})

it('replays a last turn that took too long', async () => {
  const last = new AbortController()
  const deadlines = [new AbortController().signal, last.signal]
  const timeout = () => deadlines.shift() ?? new AbortController().signal
  const tooSlow: Turn = ({ signal }) => {
    last.abort()
    return Promise.reject(signal.reason as Error) // Passed on, whatever it is.
  }
  const step = stepTool('step', (number) => Promise.resolve({ text: `${number}` }), 'none')
  const model = new ScriptedModel(calls('step', { step: 1 }), tooSlow)
  const agent = run(model, { tools: [finish, step], limits: { turns: 1 }, timeout })
  const { replayed, result } = await again(agent)
  expect(result).toMatchObject({ kind: 'stopped', limit: 'turns' })
  expect(replayed).toMatchObject({ divergence: undefined, isComplete: true })
})

it('replays a call next to a malformed one of the same tool', async () => {
  const step = stepTool('step', (number) => Promise.resolve({ text: `step ${number}` }), 'cacheable')
  const [bad, good] = [
    { id: 'bad', name: 'step', arguments: '{"step": {}}' },
    { id: 'good', name: 'step', arguments: '{"step": 1}' }
  ]
  const model = new ScriptedModel(callsAll(bad, good), calls('step', { step: [] }), calls('step', { step: 2 }), done)
  const { replayed } = await again(run(model, { tools: [finish, step] }))
  expect(replayed).toMatchObject({ divergence: undefined, isComplete: true })
})

it('replays a result that was too long', async () => {
  const long = tool('long', () => Promise.resolve({ text: 'All is well. '.repeat(10_000) }))
  const failing = tool('failing', () => Promise.reject(new ToolError('All is lost. '.repeat(10_000))))
  const model = new ScriptedModel(calls('long', {}), calls('failing', {}), done)
  const { replayed } = await again(run(model, { tools: [finish, long, failing] }))
  expect(replayed).toMatchObject({ divergence: undefined })
})

it.each<readonly [string, readonly Turn[], readonly Turn[]]>([
  ['in a child session', [calls('spawn_agent', { task: 'Look.' }), gone], [done, says('Well.'), done]],
  ['before a child session', [gone], [calls('spawn_agent', { task: 'Look.' }), repeating, done, done]]
])('replays a run with a fallback %s', async (_, firsts, seconds) => {
  const first = new ScriptedModel(...firsts)
  const second = Object.assign(new ScriptedModel(...seconds), { name: 'second', host: 'elsewhere' })
  const model = withFallbacks([first, second])
  const pricing = {
    main: { name: first.name, host: first.host },
    priceOf: () => ({ input: 1, cachedInput: 1, output: 1 })
  }
  const agent = run(model, { pricing })
  // The recorder is made later.
  const tell: { onEvent: AgentRun['onEvent'] } = { onEvent: () => undefined }
  const sessions = createSessionRunner({
    ...{ host: agentHost, model, pricing, budget: agent.budget, checkpoints: undefined },
    onEvent: (event) => {
      tell.onEvent(event)
    },
    toolsFor: () => [finish],
    backgroundFor: () => ''
  })
  const tools = [finish, spawnAgent(sessions, { isReadOnly: true })]
  const { trace } = await record(fixture, { ...agent, tools }, { telling: tell })
  expect(await replayWith(trace, tools.map(neverRun))).toEqual({
    divergence: undefined,
    isComplete: true
  })
})

function gone(): Promise<ModelResponse> {
  return Promise.reject(new ModelError('The quota is used up.'))
}

it('replays notices about the minutes by the clock of the recording', async () => {
  // The clock of the trace and that of the budget both advance one millisecond per event.
  let time = 0
  const budget = new Budget({
    limits: { turns: 50, tokens: 1_000_000, minutes: 34 / 60_000, dollars: undefined },
    price: undefined,
    now: () => time
  })
  const model = new ScriptedModel(
    calls('step', { step: 1 }),
    calls('step', { step: 2 }),
    calls('step', { step: 3 }),
    done,
    done
  )
  const agent = run(model, {
    tools: [finish, stepTool('step', (step) => Promise.resolve({ text: `${step}` }), 'none')],
    budget,
    timeout: () => new AbortController().signal
  })
  const { trace, result } = await record(fixture, { ...agent, onEvent: () => (time += 1) })
  expect(result).toMatchObject({ kind: 'finished' })
  expect(await readFile(trace, 'utf8')).toContain('% of the minutes')
  expect(await replayWith(trace, agent.tools)).toMatchObject({ divergence: undefined })
})

it('replays a run whose task asks for a change', async () => {
  const checkpoints = new FakeCheckpoints()
  const write = tool(
    'write',
    () => {
      checkpoints.tree = 'after'
      return Promise.resolve({ text: 'written', edits: [{ path: 'a.txt', added: 1, removed: 0, isNew: true }] })
    },
    'mutating'
  )
  const model = new ScriptedModel(done, calls('write', {}), done)
  const { replayed } = await again(run(model, { tools: [finish, write], checkpoints, expectsChange: true }))
  expect(replayed).toMatchObject({ divergence: undefined })
})

it('replays a run whose checkpoints failed', async () => {
  const checkpoints = new FakeCheckpoints()
  checkpoints.failing = new Error('The disk is full.')
  const write = tool('write', () => Promise.resolve({ text: 'written' }), 'mutating')
  const model = new ScriptedModel(calls('write', {}), done, done)
  const { replayed } = await again(run(model, { tools: [finish, write], checkpoints, expectsChange: true }))
  expect(replayed).toMatchObject({ divergence: undefined })
})

it('replays the response of another model, at its own price', async () => {
  const price = { input: 1, cachedInput: 1, output: 1 }
  const first = new ScriptedModel(calls('step', { step: 1 }), () =>
    Promise.reject(new ModelError('The quota is used up.'))
  )
  const second = Object.assign(new ScriptedModel(done), { name: 'second', host: 'elsewhere' })
  const model = withFallbacks([first, second])
  const main = { name: first.name, host: first.host }
  const agent = run(model, {
    tools: [finish, stepTool('step', (step) => Promise.resolve({ text: `${step}` }), 'none')],
    pricing: { main, priceOf: () => price }
  })
  const { replayed, trace } = await again(agent)
  expect(await readFile(trace, 'utf8')).toMatch(/"kind":"other-model-usage","model":"second"/)
  expect(replayed).toMatchObject({ divergence: undefined })
})

it('replays a run without the secrets that were redacted', async () => {
  const secret = 'a-secret-of-some-length'
  const reading = tool('reading', () => Promise.resolve({ text: `key: ${secret}` }))
  const model = new ScriptedModel(calls('reading', {}), says(`I saw ${secret}.`), done)
  const { replayed, trace } = await again(run(model, { tools: [finish, reading] }), [secret])
  expect(await readFile(trace, 'utf8')).not.toContain(secret)
  expect(replayed).toMatchObject({ divergence: undefined })
})

it('names a turn that the recording does not have', async () => {
  const { trace } = await record(fixture, run(new ScriptedModel(says('It is done.'), done)))
  const lines = (await readFile(trace, 'utf8')).trimEnd().split('\n')
  const second = lines.findIndex((line) => line.includes('"kind":"turn","turn":2'))
  await writeFile(trace, `${[...lines.slice(0, second), lines.at(-1) ?? ''].join('\n')}\n`)
  const { divergence } = await replayWith(trace, [finish])
  expect(divergence).toMatchObject({ field: 'kind', recorded: 'done', now: 'turn' })
})
