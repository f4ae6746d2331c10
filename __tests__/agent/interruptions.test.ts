import { describe, expect, it } from '@jest/globals'
import { withGracePeriod } from '../../src/agent/grace-period.ts'
import { runAgent } from '../../src/agent/loop.ts'
import type { Message } from '../../src/agent/messages.ts'
import type { ModelRequest } from '../../src/agent/model.ts'
import type { Tool } from '../../src/agent/tool.ts'
import { calls, callsAll, says, ScriptedModel } from '../support/scripted-model.ts'
import { finish, ofKind, prompt, recorded, run, stepTool, summary } from '../support/agent-runs.ts'

const step = (number: number) => ({ id: `${number}`, name: 'work', arguments: JSON.stringify({ step: number }) })

/** The minutes run out, or the run is cancelled, while the first of three calls is in progress. */
async function interrupted(work: Tool, by: 'deadline' | 'signal', controller: AbortController) {
  const { events, onEvent } = recorded()
  const model = new ScriptedModel(callsAll(step(1), step(2), step(3)), calls('finish', summary, 'last'))
  const minutes = by === 'deadline' ? 0.002 : 10
  const tools = [work, finish]
  const result = await runAgent(prompt, run(model, { tools, limits: { minutes }, signal: controller.signal, onEvent }))
  const answers = ofKind(events, 'message').flatMap(({ message }) => (message.role === 'tool' ? [textOf(message)] : []))
  return { result, events, answers: answers.slice(0, 3) }
}

const textOf = ({ text }: Message) => text
const NOT_RUN = 'Not run: the run ended before this call.'

/** Records which of its calls began, and then does its work. */
function noting(begun: number[], work: (signal: AbortSignal) => Promise<string>): Tool {
  const tool = stepTool('work', () => Promise.resolve({ text: '' }), 'mutating')
  return {
    ...tool,
    run: async (_, signal) => {
      begun.push(begun.length + 1)
      return { text: await work(signal) }
    }
  }
}

const raised = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve()
    })
  })

describe.each(['deadline', 'signal'] as const)('calls of a run that is ended by its %s', (by) => {
  async function play(work: (signal: AbortSignal) => Promise<string>) {
    const begun: number[] = []
    const controller = new AbortController()
    const tool = noting(begun, (signal) => {
      if (by === 'signal')
        setImmediate(() => {
          controller.abort(new Error('cancelled'))
        })
      return work(signal)
    })
    return { begun, ...(await interrupted(tool, by, controller)) }
  }

  const endsWith = by === 'deadline' ? { kind: 'stopped', limit: 'minutes', summary } : { kind: 'cancelled' }

  it('do not start afterwards, even if the current one completes', async () => {
    const { begun, result, answers } = await play(async (signal) => {
      await raised(signal)
      return 'done'
    })
    expect(begun).toEqual([1])
    expect(answers).toEqual(['done', NOT_RUN, NOT_RUN])
    expect(result).toMatchObject(endsWith)
  })

  it('are answered: one as interrupted, the others as not run', async () => {
    const { result, answers, events } = await play(async (signal) => {
      await raised(signal)
      throw signal.reason
    })
    expect(answers).toEqual([
      expect.stringMatching(/^Interrupted because the run ended.*may have taken effect/),
      NOT_RUN,
      NOT_RUN
    ])
    const told = [...ofKind(events, 'tool-started'), ...ofKind(events, 'tool-finished')]
    expect(told.filter(({ name }) => name === 'work')).toMatchObject([
      { kind: 'tool-started', callId: '1' },
      { kind: 'tool-finished', callId: '1', ok: false, status: 'interrupted' },
      { kind: 'tool-finished', ok: false, status: 'skipped', subject: '2' },
      { kind: 'tool-finished', ok: false, status: 'skipped', subject: '3' }
    ])
    expect(result).toMatchObject(endsWith)
  })
})

describe('the grace period', () => {
  const never = new Promise<never>(() => undefined)

  it('abandons work that does not end with its signal', async () => {
    const controller = new AbortController()
    const waiting = withGracePeriod(never, controller.signal, 1)
    controller.abort(new Error('stop'))
    await expect(waiting).rejects.toThrow('stop')
    await expect(withGracePeriod(never, controller.signal, 1)).rejects.toThrow('stop')
  })

  it('returns the result of work that ends by itself', async () => {
    const { signal } = new AbortController()
    await expect(withGracePeriod(Promise.resolve('done'), signal)).resolves.toBe('done')
    await expect(withGracePeriod(Promise.resolve('done'), AbortSignal.abort())).resolves.toBe('done')
    await expect(withGracePeriod(Promise.reject(new Error('mine')), signal)).rejects.toThrow('mine')
  })
})

it('ends without a summary of the model if the time for it is over just after it has answered', async () => {
  const minutes = new AbortController()
  const lastTurn = new AbortController()
  const signals = [minutes.signal, lastTurn.signal]
  const last = () => {
    lastTurn.abort(new Error('The time is over.'))
    return Promise.resolve(calls('finish', summary))
  }
  const { events, onEvent } = recorded()
  const work = stepTool('work', () => Promise.resolve({ text: 'done' }), 'mutating')
  const timeout = () => signals.shift() ?? minutes.signal
  const options = { tools: [work, finish], limits: { turns: 1 }, timeout, onEvent }
  const result = await runAgent(prompt, run(new ScriptedModel(callsAll(step(1)), last), options))
  expect(result).toMatchObject({ kind: 'stopped', limit: 'turns' })
  expect(ofKind(events, 'message').at(-1)?.message).toMatchObject({ role: 'tool', name: 'finish', text: NOT_RUN })
})

describe('a run that a person stops', () => {
  const stopping = (stop: AbortController) =>
    stepTool(
      'work',
      () => {
        stop.abort()
        return Promise.resolve({ text: 'done' })
      },
      'mutating'
    )

  it('ends without another request, and keeps the log of its work', async () => {
    const stop = new AbortController()
    const { events, onEvent } = recorded()
    const model = new ScriptedModel(callsAll(step(1), step(2)))
    const result = await runAgent(prompt, run(model, { tools: [stopping(stop), finish], stop: stop.signal, onEvent }))
    expect(result).toMatchObject({ kind: 'halted', summary: { description: expect.stringContaining('work') } })
    expect(model.seen).toHaveLength(1)
    expect(ofKind(events, 'interrupted')).toEqual([{ kind: 'interrupted', by: 'stop' }])
  })

  it.each([
    ['that ends a run at its limit', { turns: 1 }, [callsAll(step(1))]],
    ['that ends a run without calls', {}, [callsAll(step(1)), says('Done.'), says('Done.')]]
  ])('ends during the last turn, %s', async (_, limits, replies) => {
    const stop = new AbortController()
    const last = ({ signal }: ModelRequest) => {
      stop.abort(new Error('ada asked to stop.'))
      return signal.aborted ? Promise.reject(signal.reason as Error) : Promise.resolve(calls('finish', summary))
    }
    const model = new ScriptedModel(...replies, last)
    const tools = [stepTool('work', () => Promise.resolve({ text: 'done' }), 'mutating'), finish]
    const result = await runAgent(prompt, run(model, { tools, limits, stop: stop.signal }))
    expect(result).toMatchObject({
      kind: 'halted',
      reason: 'ada asked to stop.',
      summary: { description: expect.stringContaining('work 1') }
    })
  })

  it('is cancelled when it is cancelled as well', async () => {
    const stop = new AbortController()
    const cancel = new AbortController()
    const model = new ScriptedModel(callsAll(step(1)))
    stop.abort()
    cancel.abort()
    const result = await runAgent(prompt, run(model, { stop: stop.signal, signal: cancel.signal }))
    expect(result).toEqual({ kind: 'cancelled' })
  })
})
