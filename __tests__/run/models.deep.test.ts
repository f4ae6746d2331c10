/** Real HTTP with two servers on 127.0.0.1, each with its own protocol and price. */
import { afterEach, describe, expect, it } from '@jest/globals'
import { startModelEmulator, type ModelEmulator } from '../../emulators/model/start-model.ts'
import type { Script, Step, WireName } from '../../emulators/model/script.ts'
import { openModel } from '../../src/models/open-model.ts'
import { formatEvent } from '../../src/report/format-event.ts'
import { resultText } from '../../src/report/result-body.ts'
import type { ModelChoice } from '../../src/settings/model-directory.ts'
import type { AvailableModels } from '../../src/settings/workflow-models.ts'
import type { CreateModel } from '../../src/run/work/run-models.ts'
import { InstantClock } from '../support/instant-clock.ts'
import { snapshotOf, start } from '../support/run-snapshots.ts'
import { calls } from '../support/scripted-model.ts'
import { files, PipelineRun } from '../support/pipeline-run.ts'
import { offering } from '../support/run.ts'

const servers: ModelEmulator[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

async function serve(name: string, script: Script, api: WireName = 'chat') {
  const server = await startModelEmulator({ name, script, apiKey: `key-of-${name}` })
  servers.push(server)
  const baseUrl = server.baseUrlOf(api)
  const { host } = new URL(baseUrl)
  const credential = { kind: 'key', key: server.apiKey } as const
  const choice: ModelChoice = { name, provider: undefined, api, baseUrl, host, credential }
  return { server, choice }
}

const createModel: CreateModel = ({ api, baseUrl, credential, name }, { contextTokens }) =>
  openModel({
    api,
    baseUrl,
    credential: { kind: 'key', key: credential.kind === 'key' ? credential.key : '' },
    model: name,
    contextWindow: contextTokens,
    clock: new InstantClock()
  })

const usage = { prompt_tokens: 1_000, completion_tokens: 100, total_tokens: 1_100 }
const call = (name: string, input: Readonly<Record<string, unknown>>) => ({ name, arguments: input })
const edit = call('edit_file', { path: 'greeting.txt', old_string: 'Helo', new_string: 'Hello' })
const finish = call('finish', { title: 'Correct the greeting', description: 'It says Hello.' })
const fixes: Step = { toolCalls: [edit, finish], usage }

const prices = {
  large: { input: 10, output: 100 },
  spare: { input: 1, output: 10 }
}

async function play(main: Script, spare: Script, options: { readonly api?: WireName; readonly rules?: object } = {}) {
  const first = await serve('large', main)
  const second = await serve('spare', spare, options.api)
  const rules = JSON.stringify({ verify: [], prices, ...options.rules })
  const run = await PipelineRun.open({ ...files, '.github/agent.yml': rules })
  const named = new Map([first, second].map(({ choice }) => [choice.name, choice]))
  const models: AvailableModels = {
    main: first.choice,
    fallbacks: [second.choice],
    find: (written) => ({ model: named.get(written) ?? first.choice, problem: undefined })
  }
  const settings = { ...run.settings, models, maxLimits: { ...run.settings.maxLimits, tokens: 1_000_000 } }
  const outcome = await run.play([], { effects: { settings, createModel } })
  const snapshot = snapshotOf({ kind: 'started', run: start }, ...run.events)
  const body = run.opened[0]?.body ?? ''
  const log = run.events.flatMap(formatEvent).join('\n')
  const hosts = { main: first.choice.host, spare: second.choice.host }
  await run[Symbol.asyncDispose]()
  return {
    run,
    outcome,
    snapshot,
    comment: resultText({ ...snapshot, outcome }, '/agent', undefined),
    body,
    log,
    hosts,
    first,
    second
  }
}

const unavailable: Step = { fault: 'status', status: 503, body: { error: { message: 'Overloaded.' } } }
const wrongKey: Step = {
  fault: 'status',
  status: 401,
  body: { error: { message: 'Bad key.', code: 'invalid_api_key' } }
}

describe('a fallback', () => {
  it.each<[string, () => Step, WireName]>([
    ['refuses the key', () => wrongKey, 'chat'],
    ['stays unavailable', () => unavailable, 'chat'],
    ['refuses the key, in another protocol', () => wrongKey, 'anthropic']
  ])('does the work if the main model %s', async (_, fault, api) => {
    const { outcome, snapshot, comment, body, log, hosts, second } = await play(fault, [fixes], { api })
    expect(outcome).toMatchObject({ kind: 'proposed' })
    const sentence = `Switched from large at ${hosts.main} to spare at ${hosts.spare}`
    expect(snapshot.warnings).toEqual([expect.stringContaining(sentence)])
    expect(log).toContain(`⇄ ${sentence}`)
    // This test ignores Markdown escapes and code spans.
    for (const text of [comment, body]) expect(text.replace(/[\\`]/g, '')).toContain(sentence)
    expect(snapshot.cost).toBeCloseTo((1_000 * 1 + 100 * 10) / 1_000_000)
    expect(second.server.requests).toHaveLength(1)
  })

  it('takes over during the run with the whole history, at its own price', async () => {
    const look: Step = { toolCalls: [call('read_file', { path: 'greeting.txt' })], usage }
    const { outcome, snapshot, second } = await play(({ number }) => (number === 1 ? look : wrongKey), [fixes])
    expect(outcome).toMatchObject({ kind: 'proposed' })
    expect(second.server.requests[0]?.results.join()).toContain('Helo')
    expect(snapshot.cost).toBeCloseTo((1_000 * 11 + 100 * 110) / 1_000_000)
  })

  it('is not asked if the main model responds', async () => {
    const { outcome, snapshot, second } = await play([fixes], [])
    expect(outcome).toMatchObject({ kind: 'proposed' })
    expect(snapshot.warnings).toEqual([])
    expect(second.server.requests).toEqual([])
  })

  it('reports the reasons of both models if it fails too', async () => {
    const { outcome } = await play(
      () => wrongKey,
      () => unavailable
    )
    expect(outcome).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/Bad key.*spare.*Overloaded/) })
  })

  it('without a price makes the cost unknown, with a warning about the limit in dollars', async () => {
    const rules = { prices: { large: prices.large }, limits: { dollars: 2 } }
    const { snapshot } = await play(() => wrongKey, [fixes], { rules })
    expect(snapshot.cost).toBeUndefined()
    expect(snapshot.warnings[0]).toBe(
      'The limit of 2 dollars does not count spare, because the price is not known. Set it in agent.yml, in US dollars per million tokens: prices: { "spare": { input: 1.5, output: 6 } }'
    )
  })
})

it('names all receivers of the code in one line of the comment', async () => {
  const { comment, hosts } = await play([fixes], [])
  const lines = comment.split('\n').filter((line) => line.includes('the output of commands go to'))
  expect(lines).toEqual([
    `The code, this thread and the output of commands go to \`large\` at \`${hosts.main}\`, and may go to \`spare\` at \`${hosts.spare}\`. [Log of the run](<https://github.com/acme/app/actions/runs/1>).`
  ])
})

it('leaves out a model of agent.yml for which the workflow has no key, with a warning', async () => {
  const rules = { verify: [], models: { fallback: ['anthropic/claude-sonnet-5', 'other'] } }
  await using run = await PipelineRun.open({ ...files, '.github/agent.yml': JSON.stringify(rules) })
  const settings = { ...run.settings, models: offering({ model: 'gpt-5', 'api-key': 'sk-of-the-run' }) }
  await run.play([calls('finish', finish.arguments)], { effects: { settings } })
  expect(run.warnings).toEqual([expect.stringContaining('`models.fallback` is anthropic/claude-sonnet-5')])
  const terms = run.events.find(({ kind }) => kind === 'configured')
  expect(terms).toMatchObject({ receivers: [{ name: 'gpt-5', provider: 'OpenAI' }, { name: 'other' }] })
})
