import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../support/property-seed.ts'
import { runAgent } from '../../src/agent/loop.ts'
import type { Message } from '../../src/agent/messages.ts'
import type { Tool } from '../../src/agent/tool.ts'
import { ToolError } from '../../src/errors.ts'
import { FakeCheckpoints } from '../support/fake-checkpoints.ts'
import { calls, callsAll, ScriptedModel } from '../support/scripted-model.ts'
import { finish, ofKind, prompt, recorded, run, stepTool, summary, tool } from '../support/agent-runs.ts'

describe('checkpoints', () => {
  const writing = (checkpoints: FakeCheckpoints) =>
    stepTool(
      'write',
      (step) => {
        checkpoints.asked.push(`write ${step}`)
        checkpoints.tree = `tree ${step}`
        return step < 0 ? Promise.reject(new ToolError('half done')) : Promise.resolve({ text: 'ok' })
      },
      'mutating'
    )
  const read = tool('read', () => Promise.resolve({ text: 'ok' }))
  const write = (step: number) => ({ id: `${step}`, name: 'write', arguments: JSON.stringify({ step }) })

  async function play(checkpoints: FakeCheckpoints, ...replies: ReturnType<typeof calls>[]) {
    const { events, onEvent } = recorded()
    const model = new ScriptedModel(...replies, calls('finish', summary))
    const tools = [writing(checkpoints), read, finish]
    const result = await runAgent(prompt, run(model, { tools, checkpoints, onEvent }))
    return { result, events }
  }

  it('are taken before each call that may change the tree, even within one response', async () => {
    const checkpoints = new FakeCheckpoints()
    const { events } = await play(checkpoints, callsAll(write(1), write(2)), callsAll(write(3)))
    expect(ofKind(events, 'checkpoint')).toEqual([
      { kind: 'checkpoint', callId: '1', checkpoint: { number: 0, id: 'before' } },
      { kind: 'checkpoint', callId: '2', checkpoint: { number: 1, id: 'tree 1' } },
      { kind: 'checkpoint', callId: '3', checkpoint: { number: 2, id: 'tree 2' } }
    ])
  })

  it('are taken again after a failed call, because it may have changed something', async () => {
    const { events } = await play(new FakeCheckpoints(), callsAll(write(-1)), callsAll(write(2)))
    expect(ofKind(events, 'checkpoint').map(({ checkpoint }) => checkpoint.id)).toEqual(['before', 'tree -1'])
  })

  it('are taken after the request to the model is sent, and not again if only reads follow', async () => {
    const checkpoints = new FakeCheckpoints()
    const asking = (reply: ReturnType<typeof calls>, name: string) => async () => {
      checkpoints.asked.push(`ask ${name}`)
      await checkpoints.nextTake
      return reply
    }
    const answering = (reply: ReturnType<typeof calls>, name: string) => () => {
      checkpoints.asked.push(`ask ${name}`)
      return Promise.resolve(reply)
    }
    const model = new ScriptedModel(
      asking(calls('read', {}), 'one'),
      answering(callsAll(write(1)), 'two'),
      asking(calls('finish', summary), 'three')
    )
    await runAgent(prompt, run(model, { tools: [writing(checkpoints), read, finish], checkpoints }))
    expect(checkpoints.asked).toEqual(['ask one', 'take before', 'ask two', 'write 1', 'ask three', 'take tree 1'])
  })

  it('are taken before the change even if the model answers faster, and again after the work', async () => {
    const checkpoints = new FakeCheckpoints()
    await play(checkpoints, callsAll(write(1)))
    expect(checkpoints.asked).toEqual(['take before', 'write 1', 'take tree 1'])
  })

  it('are reported when they fail, and the work continues', async () => {
    const checkpoints = new FakeCheckpoints()
    checkpoints.failing = new Error('The disk is full.')
    const { result, events } = await play(checkpoints, callsAll(write(1)))
    expect(result).toMatchObject({ kind: 'finished' })
    expect(checkpoints.tree).toBe('tree 1')
    expect(ofKind(events, 'bug')[0]).toMatchObject({
      tool: 'checkpoints',
      stack: expect.stringContaining('disk is full')
    })
    expect(ofKind(events, 'checkpoint')).toEqual([])
  })

  it('are finished before the run ends', async () => {
    const checkpoints = new FakeCheckpoints()
    let isTaking = false
    const slow = Object.assign(checkpoints, {
      take: async () => {
        isTaking = true
        for (let turn = 0; turn < 10; turn += 1) await nextTurn()
        isTaking = false
        return { number: 0, id: '' }
      }
    })
    await runAgent(prompt, run(new ScriptedModel(calls('finish', summary)), { checkpoints: slow }))
    expect(isTaking).toBe(false)
  })
})

describe('any calls in a response, cancelled at any point,', () => {
  /** The cache policy and the work of each tool. */
  const kinds = {
    reads: ['cacheable', () => Promise.resolve({ text: 'ok' })],
    slow: [
      'none',
      async () => {
        await nextTurn()
        return { text: 'ok' }
      }
    ],
    writes: ['mutating', () => Promise.resolve({ text: 'ok' })],
    mistaken: ['none', () => Promise.reject(new ToolError('no'))],
    broken: ['mutating', () => Promise.reject(new TypeError('x is undefined'))]
  } as const

  const mixed = fc.array(fc.constantFrom(...Object.keys(kinds), 'unknown', 'malformed', 'finish', 'cancels'), {
    minLength: 1,
    maxLength: 25
  })

  async function play(names: readonly string[]) {
    const controller = new AbortController()
    const running = { all: 0, writing: 0, most: 0, beside: false }
    const counted =
      (isMutating: boolean, work: Tool['run']): Tool['run'] =>
      async (input, signal) => {
        running.all += 1
        if (isMutating) running.writing += 1
        running.most = Math.max(running.most, running.all)
        running.beside ||= running.writing > 0 && running.all > 1
        try {
          await Promise.resolve()
          return await work(input, signal)
        } finally {
          running.all -= 1
          if (isMutating) running.writing -= 1
        }
      }
    const tools = Object.entries(kinds).map(([name, [policy, work]]) => {
      const made = tool(name, work, policy)
      return { ...made, run: counted(policy === 'mutating', (input, signal) => made.run(input, signal)) }
    })
    const cancels = tool('cancels', () => {
      controller.abort(new Error('cancelled'))
      return Promise.reject(new Error('cancelled'))
    })
    const ids = names.map((_, index) => `call-${index}`)
    const reply = callsAll(
      ...names.map((name, index) => ({
        id: `call-${index}`,
        name: name === 'malformed' ? 'reads' : name,
        arguments: name === 'malformed' ? '{"' : name === 'finish' ? JSON.stringify(summary) : '{}'
      }))
    )
    const answers: Message[] = []
    const result = await runAgent(
      prompt,
      run(new ScriptedModel(reply, calls('finish', summary, 'last')), {
        tools: [...tools, cancels, finish],
        signal: controller.signal,
        onEvent: (event) => {
          if (event.kind === 'message' && event.message.role === 'tool') answers.push(event.message)
        }
      })
    )
    const answered = answers
      .map((message) => (message.role === 'tool' ? message.callId : ''))
      .filter((id) => id !== 'last')
    return { result, ids, answered, running }
  }

  it('get one result each, in order, run writes alone and leave nothing running', async () => {
    await fc.assert(
      fc.asyncProperty(mixed, async (names) => {
        const { result, ids, answered, running } = await play(names)
        expect(answered).toEqual(ids)
        expect(running).toMatchObject({ all: 0, beside: false })
        expect(running.most).toBeLessThanOrEqual(8)
        expect(['finished', 'cancelled']).toContain(result.kind)
      })
    )
  })
})
