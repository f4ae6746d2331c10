import { describe, expect, it } from '@jest/globals'
import type { Message } from '../../src/agent/messages.ts'
import { ModelError, type ModelRequest } from '../../src/agent/model.ts'
import { runAgent } from '../../src/agent/loop.ts'
import { FakeCheckpoints } from '../support/fake-checkpoints.ts'
import { calls, callsAll, says, ScriptedModel } from '../support/scripted-model.ts'
import { finish, ofKind, prompt, recorded, run, stepTool, summary, tool } from '../support/agent-runs.ts'

const work = stepTool('work', (step) => Promise.resolve({ text: `ok ${step}` }), 'mutating')
const same = tool('same', () => Promise.resolve({ text: 'as before' }))
const fails = () => Promise.reject(new Error('The connection was lost.'))
const nudges = (messages: readonly Message[] | undefined) =>
  messages
    ?.filter(({ role }) => role === 'user')
    .map(({ text }) => text)
    .slice(1) ?? []

describe('a run with requirements', () => {
  const missing = (isMet: () => boolean, isStrict: boolean) => ({
    missing: () => Promise.resolve(isMet() ? undefined : 'Thread T1 has no answer.'),
    isStrict
  })

  it('ends the second time, even if one is not met', async () => {
    const model = new ScriptedModel(calls('finish', summary), calls('finish', summary))
    const requirements = [missing(() => false, false), missing(() => true, true)]
    expect(await runAgent(prompt, run(model, { requirements }))).toMatchObject({ kind: 'finished' })
    expect(model.seen[1]?.at(-1)).toMatchObject({ role: 'tool', ok: false, text: 'Thread T1 has no answer.' })
  })

  it('does not end while a strict one is not met', async () => {
    let count = 0
    const model = new ScriptedModel(...Array.from({ length: 4 }, () => calls('finish', summary)))
    const requirements = [missing(() => (count += 1) > 3, true)]
    expect(await runAgent(prompt, run(model, { requirements }))).toMatchObject({ kind: 'finished' })
    expect(model.seen).toHaveLength(4)
  })

  it('ends in its last turn, whatever is missing', async () => {
    const model = new ScriptedModel(calls('work', { step: 1 }), calls('finish', summary))
    const requirements = [missing(() => false, true)]
    const result = await runAgent(prompt, run(model, { tools: [work, finish], requirements, limits: { turns: 1 } }))
    expect(result).toMatchObject({ kind: 'stopped', summary })
  })
})

describe('a task that asks for a change', () => {
  const changing = (checkpoints: FakeCheckpoints) =>
    tool(
      'change',
      () => {
        checkpoints.tree = 'after'
        return Promise.resolve({ text: 'changed' })
      },
      'mutating'
    )

  it('ends without one only when the model calls finish twice', async () => {
    const model = new ScriptedModel(calls('finish', summary), calls('finish', { ...summary, title: 'Nothing to do' }))
    const result = await runAgent(prompt, run(model, { checkpoints: new FakeCheckpoints(), expectsChange: true }))
    expect(result).toMatchObject({ kind: 'finished', summary: { title: 'Nothing to do' } })
    expect(model.seen[1]?.at(-1)).toMatchObject({
      role: 'tool',
      ok: false,
      text: expect.stringMatching(/^Nothing has changed yet/)
    })
  })

  it('ends at once when there is one', async () => {
    const checkpoints = new FakeCheckpoints()
    const model = new ScriptedModel(calls('change', {}), calls('finish', summary))
    const tools = [changing(checkpoints), finish]
    const result = await runAgent(prompt, run(model, { tools, checkpoints, expectsChange: true }))
    expect(result).toMatchObject({ kind: 'finished', summary })
  })

  it('reminds a model that answers without calls, but only once', async () => {
    const model = new ScriptedModel(says('I would leave it.'), calls('finish', summary))
    const result = await runAgent(prompt, run(model, { checkpoints: new FakeCheckpoints(), expectsChange: true }))
    expect(result).toMatchObject({ kind: 'finished' })
    expect(model.seen[1]?.at(-1)?.text).toMatch(/^Nothing has changed yet/)
  })

  it('can end without one in its last turn', async () => {
    const model = new ScriptedModel(calls('work', { step: 1 }), calls('finish', summary))
    const checkpoints = new FakeCheckpoints()
    const result = await runAgent(
      prompt,
      run(model, { tools: [work, finish], checkpoints, expectsChange: true, limits: { turns: 1 } })
    )
    expect(result).toMatchObject({ kind: 'stopped', summary })
  })

  it('ends when the comparison of the tree fails, and reports the failure', async () => {
    const checkpoints = new FakeCheckpoints()
    checkpoints.failing = new Error('The disk is full.')
    const { events, onEvent } = recorded()
    const model = new ScriptedModel(calls('finish', summary))
    await expect(runAgent(prompt, run(model, { checkpoints, expectsChange: true, onEvent }))).resolves.toMatchObject({
      kind: 'finished'
    })
    expect(ofKind(events, 'bug').at(-1)).toMatchObject({
      tool: 'checkpoints',
      stack: expect.stringContaining('disk is full')
    })
  })
})

describe('a model that stops calling tools', () => {
  it('is nudged once, and then asked for a summary', async () => {
    const model = new ScriptedModel(says('All is well.'), says('As I said.'), calls('finish', summary))
    await expect(runAgent(prompt, run(model))).resolves.toMatchObject({ kind: 'finished', summary })
    expect(nudges(model.seen[2])).toEqual([
      expect.stringContaining('Call finish'),
      expect.stringContaining('Only finish')
    ])
  })

  it('gets a summary from its last text and the work log when that fails too', async () => {
    const model = new ScriptedModel(
      calls('work', { step: 1 }),
      says('# All is well'),
      says('# It is done\nReally.'),
      fails
    )
    const result = await runAgent(prompt, run(model, { tools: [work, finish] }))
    expect(result).toMatchObject({ kind: 'finished', summary: { title: 'It is done', notDone: '' } })
    expect('summary' in result && result.summary.description).toMatch(
      /Really\.\n\nLast calls:\n\n- ✓ `work 1`: `ok 1`$/
    )
  })

  it('is nudged again after it has worked', async () => {
    const replies = [says('One.'), calls('work', { step: 1 }), says('Two.'), calls('work', { step: 2 })]
    const model = new ScriptedModel(...replies, calls('finish', summary))
    await expect(runAgent(prompt, run(model, { tools: [work, finish] }))).resolves.toMatchObject({ summary })
  })
})

describe('a model in a loop', () => {
  const circle = Array.from({ length: 5 }, () => calls('same', {}))

  it('is nudged at the third repetition and stopped at the fifth, with its summary', async () => {
    const model = new ScriptedModel(...circle, calls('finish', summary))
    const result = await runAgent(prompt, run(model, { tools: [same, finish] }))
    expect(result).toMatchObject({ kind: 'stuck', reason: expect.stringContaining('called same 5 times'), summary })
    expect(nudges(model.seen[5])).toEqual([
      expect.stringContaining('the same step (same) 3 times'),
      expect.stringContaining('Only finish still runs')
    ])
  })

  it('is detected by the dedupe keys of results whose texts differ every time', async () => {
    let milliseconds = 0
    const timed = tool('same', () =>
      Promise.resolve({ text: `exit code 1 after ${(milliseconds += 1)} ms`, dedupeKey: '1' })
    )
    const model = new ScriptedModel(...circle, calls('finish', summary))
    const tools = [{ ...timed, cachePolicy: 'none' as const }, finish]
    await expect(runAgent(prompt, run(model, { tools }))).resolves.toMatchObject({ kind: 'stuck' })
  })

  it('is not stopped when its results change', async () => {
    let progress = 0
    const polls = tool('same', () => Promise.resolve({ text: `${(progress += 1)} of 9` }), 'none')
    const model = new ScriptedModel(...circle, ...circle.slice(1), calls('finish', summary))
    await expect(runAgent(prompt, run(model, { tools: [polls, finish] }))).resolves.toMatchObject({ kind: 'finished' })
  })

  it('continues when it tries another approach', async () => {
    const model = new ScriptedModel(
      ...circle.slice(1),
      calls('work', { step: 1 }),
      ...circle.slice(1),
      calls('finish', summary)
    )
    await expect(runAgent(prompt, run(model, { tools: [same, work, finish] }))).resolves.toMatchObject({
      kind: 'finished'
    })
  })

  it('gets a summary from the work log when the model cannot write one', async () => {
    const edits = [{ path: 'src/a.ts', added: 3, removed: 1 }]
    const edit = tool('edit', () => Promise.resolve({ text: 'Changed src/a.ts.\n…', edits }), 'mutating')
    const model = new ScriptedModel(calls('edit', {}), ...circle, fails)
    const result = await runAgent(prompt, run(model, { tools: [edit, same, finish] }))
    expect(result).toMatchObject({ kind: 'stuck', summary: { title: 'Change src/a.ts' } })
    expect('summary' in result && result.summary.description).toMatch(
      /Edited:\n\n- `src\/a\.ts` \+3 −1\n\nLast calls:\n\n- ✓ `edit`: `Changed src\/a\.ts\.`\n/
    )
  })
})

it('counts each edited file once, however many there are and however often they were edited', async () => {
  const files = Array.from({ length: 32 }, (_, index) => ({ path: `${index}.ts`, added: 1, removed: 0 }))
  const edit = tool('edit', () => Promise.resolve({ text: '', edits: [...files, ...files] }), 'mutating')
  const model = new ScriptedModel(calls('edit', {}), fails)
  const result = await runAgent(prompt, run(model, { tools: [edit, finish], limits: { turns: 1 } }))
  expect(result).toMatchObject({
    summary: { title: 'Change 0.ts and 31 more', description: expect.stringContaining('\n- 2 more\n') }
  })
})

describe('a model that stops answering', () => {
  it('ends the run with a summary of what was done', async () => {
    const model = new ScriptedModel(calls('work', { step: 1 }), () =>
      Promise.reject(new ModelError('The quota is used up.'))
    )
    const result = await runAgent(prompt, run(model, { tools: [work, finish] }))
    expect(result).toMatchObject({ kind: 'stuck', reason: 'The quota is used up.' })
    expect('summary' in result && result.summary.description).toContain('`work 1`: `ok 1`')
  })
})

describe('a response that repeats itself', () => {
  /** Streams until it is aborted. */
  const repetitionsIn = (kind: 'text' | 'thinking') => (request: ModelRequest) => {
    while (!request.signal.aborted) request.onDelta({ kind, text: 'I look at it again and again. ' })
    return Promise.reject(request.signal.reason as Error)
  }
  const repetitions = repetitionsIn('text')

  it('is stopped, and the model is told why', async () => {
    const model = new ScriptedModel(repetitions, calls('finish', summary))
    await expect(runAgent(prompt, run(model))).resolves.toMatchObject({ kind: 'finished' })
    expect(model.seen[1]?.at(-1)?.text).toContain('repeated itself')
  })

  it('ends the run when the next one repeats itself too', async () => {
    const result = await runAgent(prompt, run(new ScriptedModel(repetitions, repetitions, repetitions)))
    expect(result).toMatchObject({ kind: 'stuck', reason: 'The model repeated itself in two responses in a row.' })
  })

  it('is not confused with the same text from a retry', async () => {
    const retried = (request: ModelRequest) => {
      for (let attempt = 1; attempt < 12; attempt += 1) {
        request.onDelta({
          kind: 'text',
          text: 'I look at it again and again, and then I see what it is that I missed. '
        })
        request.onRetry({ reason: 'HTTP 503', waitMs: 0, attempt })
      }
      return Promise.resolve(calls('finish', summary))
    }
    await expect(runAgent(prompt, run(new ScriptedModel(retried)))).resolves.toMatchObject({ kind: 'finished' })
  })

  it('is detected in text that is not displayed', async () => {
    const hidden = (request: ModelRequest) => {
      request.onDelta({ kind: 'text', text: '<think>' })
      return repetitions(request)
    }
    const model = new ScriptedModel(hidden, calls('finish', summary))
    await expect(runAgent(prompt, run(model))).resolves.toMatchObject({ kind: 'finished' })
  })

  it('counts against the budget', async () => {
    const { events, onEvent } = recorded()
    const model = new ScriptedModel(repetitions, calls('finish', summary))
    await runAgent(prompt, run(model, { onEvent }))
    const [estimated] = ofKind(events, 'usage')
    expect(estimated?.tokens).toMatchObject({ isEstimate: true })
    expect(estimated?.tokens.input).toBeGreaterThan(0)
    expect(estimated?.tokens.output).toBeGreaterThan(50)
  })

  it('is detected in thinking as well', async () => {
    const model = new ScriptedModel(repetitionsIn('thinking'), calls('finish', summary))
    await expect(runAgent(prompt, run(model))).resolves.toMatchObject({ kind: 'finished' })
  })
})

describe('the last turn', () => {
  it('runs only finish, and answers every other call', async () => {
    const last = callsAll(
      { id: '1', name: 'work', arguments: '{"step":2}' },
      { id: '2', name: 'finish', arguments: JSON.stringify(summary) },
      { id: '3', name: 'finish', arguments: '{}' }
    )
    const { events, onEvent } = recorded()
    const model = new ScriptedModel(calls('work', { step: 1 }), last)
    const result = await runAgent(prompt, run(model, { tools: [work, finish], limits: { turns: 1 }, onEvent }))
    expect(result).toMatchObject({ kind: 'stopped', limit: 'turns', summary })
    const answers = ofKind(events, 'message').flatMap(({ message }) => (message.role === 'tool' ? [message] : []))
    expect(answers.slice(1)).toMatchObject([
      { callId: '1', ok: false },
      { callId: '2', ok: true },
      { callId: '3', ok: false }
    ])
  })

  it.each([
    ['no title', { description: 'All but the tests.' }],
    ['an unknown field', { ...summary, title: 'All but the tests.', files: ['a.ts'] }]
  ])('takes the summary from an invalid call of finish: %s', async (_, input) => {
    const model = new ScriptedModel(calls('work', { step: 1 }), calls('finish', input))
    const result = await runAgent(prompt, run(model, { tools: [work, finish], limits: { turns: 1 } }))
    expect(result).toMatchObject({ kind: 'stopped', summary: { title: 'All but the tests.' } })
  })

  it('is followed by events for the limit and the end of the run', async () => {
    const { events, onEvent } = recorded()
    await runAgent(
      prompt,
      run(new ScriptedModel(calls('work', { step: 1 }), says('Half of it.')), {
        tools: [work, finish],
        limits: { turns: 1 },
        onEvent
      })
    )
    expect(ofKind(events, 'limit')).toEqual([{ kind: 'limit', limit: 'turns' }])
    expect(events.at(-1)).toEqual({ kind: 'done', end: 'stopped' })
  })
})

it.each([
  ['finished', [calls('finish', summary)]],
  ['stuck', [() => Promise.reject(new ModelError('No key.'))]]
])('emits the end as the last event: %s', async (end, replies) => {
  const { events, onEvent } = recorded()
  await runAgent(prompt, run(new ScriptedModel(...replies), { onEvent }))
  expect(events.at(-1)).toEqual({ kind: 'done', end })
})
