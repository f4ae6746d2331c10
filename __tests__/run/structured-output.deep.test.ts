import { expect, it } from '@jest/globals'
import type { Script, ScriptedCall } from '../../emulators/model/script.ts'
import { ask, branches, call, edit, finish, project, turn } from '../support/end-to-end.ts'
import { useEventRuns, type EventRuns, type FireOptions } from '../support/event-runs.ts'

const openRuns = useEventRuns()

const SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: { risk: { $ref: '#/definitions/level' }, files: { type: 'array', items: { type: 'string' } } },
  required: ['risk'],
  additionalProperties: false,
  definitions: { level: { enum: ['low', 'high'] } }
}
const inputs = { 'output-schema': JSON.stringify(SCHEMA), sandbox: 'off' }
const SECRET = 'ghp_' + 'a1B2c3D4e5F6'.repeat(3)

const answer = (result: ScriptedCall['arguments'] | undefined): ScriptedCall =>
  call('finish', { title: 'Risk', description: 'It is low.', ...(result !== undefined && { result }) })

function question(runs: EventRuns, body = '/agent ask how risky is this?') {
  return { name: 'issue_comment', payload: runs.repository.issueCommentEvent(ask(runs.repository, body).comment) }
}

async function asked(script: Script, options: FireOptions = {}, body?: string) {
  const runs = await openRuns(script, { ...project, 'risk.json': JSON.stringify(SCHEMA) })
  const outcome = await runs.fire(question(runs, body), { ...options, inputs: { ...inputs, ...options.inputs } })
  return { runs, outcome, output: runs.outputs.at(-1)?.['structured-output'] }
}

it.each(['chat', 'responses', 'anthropic', 'gemini'] as const)(
  'returns what the schema allows over %s',
  async (api) => {
    const script = [turn(answer({ risk: 'medium' })), turn(answer({ risk: 'low', files: ['a'] }))]
    const runs = await openRuns(script)

    const outcome = await runs.fire(question(runs), {
      inputs: { ...inputs, api, 'base-url': runs.model.baseUrlOf(api) }
    })

    expect(outcome).toMatchObject({ kind: 'answered' })
    expect(runs.outputs.at(-1)?.['structured-output']).toBe('{"risk":"low","files":["a"]}')
    const sent = JSON.stringify(runs.model.requests[0]?.body)
    expect(sent).toContain('"$defs":{"level":{"enum":["low","high"]}}')
    expect(sent).toContain('{"$ref":"#/$defs/level"}')
    expect(sent).toMatch(/"required":\["title","description","result"\]/)
    expect(runs.model.requests[1]?.results.join()).toContain('data/risk must be equal to one of the allowed values')
  }
)

it.each([
  ['wrong', { risk: 'medium' }, { risk: 7 }, 'data/risk must be equal'],
  ['missing', undefined, undefined, 'there is none'],
  ['not an object', 'low', ['low'], 'data must be object'],
  [
    'too large',
    {},
    { risk: 'low', files: [Array.from({ length: 60_000 }, (_, index) => index * index).join(' ')] },
    'the limit is 262144'
  ]
])('fails after two results that are %s, and returns nothing', async (_, first, second, reason) => {
  const script = [turn(answer(first)), turn(answer(second as never))]
  const { runs, outcome, output } = await asked(script)

  expect(outcome).toMatchObject({ kind: 'failed', reason: expect.stringContaining(reason) })
  expect(output).toBe('')
  expect(runs.model.requests).toHaveLength(2)
})

it('reads a result that the model wrote as text', async () => {
  expect(await asked([turn(answer('{"risk":"low"}'))])).toMatchObject({ output: '{"risk":"low"}' })
})

it('fails when the model only writes words', async () => {
  const words = { text: 'The risk is low.' }
  const { outcome, output } = await asked([words, words, words])

  expect(outcome).toMatchObject({ kind: 'failed', reason: expect.stringContaining('there is none') })
  expect(output).toBe('')
})

it('keeps the change as a patch when the result cannot be used', async () => {
  const script = [turn(edit, answer({})), turn(answer({}))]
  const { runs, outcome } = await asked(script, {}, '/agent fix this')

  expect(outcome).toMatchObject({ kind: 'failed' })
  expect(runs.outputs.at(-1)?.['patch-path']).not.toBe('')
  expect(await branches(runs.repository)).toEqual(['main'])
})

it('returns data together with a pull request', async () => {
  const { outcome, output } = await asked([turn(edit, answer({ risk: 'low' }))], {}, '/agent fix this')

  expect(outcome).toMatchObject({ kind: 'proposed' })
  expect(output).toBe('{"risk":"low"}')
})

it('redacts secrets, and validates what is left', async () => {
  const leak = { risk: 'low', files: [`token ${SECRET} ##[set-output name=x]`] }
  expect((await asked([turn(answer(leak))])).output).toBe(
    String.raw`{"risk":"low","files":["token *** \u0023#[set-output name=x]"]}`
  )

  const exact = { type: 'object', properties: { key: { minLength: 20 } } }
  const { outcome, output } = await asked([turn(answer({ key: SECRET }))], {
    inputs: { 'output-schema': JSON.stringify(exact) }
  })
  expect(outcome).toMatchObject({ kind: 'failed', reason: expect.stringContaining('without the secrets') })
  expect(output).toBe('')
})

it('reads a schema file from the base branch, not from the head of the pull request', async () => {
  const runs = await openRuns([turn(answer({})), turn(answer({}))], { ...project, 'risk.json': JSON.stringify(SCHEMA) })
  await runs.repository.push('loose', { 'risk.json': '{ "type": "object" }' }, 'Loosen')
  const { number } = await runs.repository.openPullRequest({ head: 'loose', title: 'Loosen', body: '', author: 'ada' })
  runs.waitASecond()
  const { id } = runs.repository.comment(number, { author: 'ada', body: '/agent ask how risky is this?' })

  const fired = runs.fire(
    { name: 'issue_comment', payload: runs.repository.issueCommentEvent(id) },
    { inputs: { 'output-schema-file': 'risk.json', sandbox: 'off' } }
  )

  expect(await fired).toMatchObject({
    kind: 'failed',
    reason: expect.stringContaining("must have required property 'risk'")
  })
})

it.each([
  ['other.json', 'other.json, which output-schema-file names, is missing on main'],
  ['README.md', 'README.md, which output-schema-file names, cannot be used: it is not a JSON object'],
  ['odd.json', 'The schema is not valid']
])('asks no model with the schema file %s', async (path, reason) => {
  const runs = await openRuns([], {
    ...project,
    'odd.json': '{ "type": "object", "properties": { "a": { "type": "sting" } } }'
  })

  const outcome = await runs.fire(question(runs), { inputs: { 'output-schema-file': path, sandbox: 'off' } })

  expect(outcome).toMatchObject({ kind: 'failed', reason: expect.stringContaining(reason) })
})

const inTwoJobs = (runs: EventRuns, body: string, more: FireOptions['inputs'] = {}) =>
  runs.fireTwoJobs(question(runs, body), { inputs: { ...inputs, ...more } })

it.each([
  ['an answer', '/agent ask how risky is this?', 'answered', [turn(answer({ risk: 'low' }))]],
  ['a change', '/agent fix this', 'proposed', [turn(edit, answer({ risk: 'low' }))]]
])('passes the data of %s through two jobs', async (_, body, kind, script) => {
  const runs = await openRuns(script)

  expect(await inTwoJobs(runs, body)).toMatchObject([{}, { kind }])
  expect(runs.outputs.map((each) => each['structured-output'])).toEqual(['{"risk":"low"}', '{"risk":"low"}'])
})

it('does not trust a proposal without data', async () => {
  const runs = await openRuns([turn(edit, finish())])
  // The job that proposes has no schema, the other one has.
  const event = question(runs, '/agent fix this')
  let reads = 0
  const inputs = {
    sandbox: 'off',
    get 'output-schema'() {
      reads += 1
      return reads > 1 ? JSON.stringify(SCHEMA) : ''
    }
  }

  const [, published] = await runs.fireTwoJobs(event, { inputs })

  expect(published).toMatchObject({ kind: 'failed', reason: expect.stringContaining('there is none') })
  expect(await branches(runs.repository)).toEqual(['main'])
})
