import { setImmediate as nextTick } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import * as z from 'zod'
import type { AgentEvent } from '../../src/agent/events.ts'
import { runAgent } from '../../src/agent/loop.ts'
import type { Message } from '../../src/agent/messages.ts'
import { defineTool, type Tool } from '../../src/agent/tool.ts'
import { ToolError } from '../../src/errors.ts'
import { calls, callsAll, says, ScriptedModel } from '../support/scripted-model.ts'
import { finish, prompt, run, stepTool, summary, tool } from '../support/agent-runs.ts'

function failing(error: Error): Tool {
  return tool('failing', () => Promise.reject(error))
}

it('ends with the summary that the model gives', async () => {
  const result = await runAgent(prompt, run(new ScriptedModel(calls('finish', summary))))
  expect(result).toEqual({ kind: 'finished', summary: { ...summary, notDone: '' } })
})

it.each([
  ['an unknown tool', calls('fly', {}), /no tool named fly.*finish/],
  ['arguments outside the schema', calls('finish', { title: '' }), /Bad arguments for finish/],
  ['arguments that are not JSON', callsAll({ id: '1', name: 'finish', arguments: '{"title": ' }), /not valid JSON/],
  ['a failed tool', calls('failing', {}), /No such file/]
])('lets the model recover from %s', async (_, mistake, message) => {
  const model = new ScriptedModel(mistake, calls('finish', summary))
  const tools = [failing(new ToolError('No such file.')), finish]
  await expect(runAgent(prompt, run(model, { tools }))).resolves.toMatchObject({ kind: 'finished' })
  expect(model.seen[1]?.at(-1)).toMatchObject({
    role: 'tool',
    ok: false,
    text: expect.stringMatching(message)
  })
})

it('continues after a bug in a tool, and reports its stack', async () => {
  const events: AgentEvent[] = []
  const model = new ScriptedModel(calls('failing', {}), calls('finish', summary))
  const tools = [failing(new TypeError('x is undefined')), finish]
  await runAgent(prompt, run(model, { tools, onEvent: (event) => events.push(event) }))
  expect(model.seen[1]?.at(-1)?.text).toContain('x is undefined')
  expect(events.find(({ kind }) => kind === 'bug')).toMatchObject({
    tool: 'failing',
    stack: expect.stringContaining('TypeError')
  })
})

it('waits for late news before a change, but not before it reads, and passes the news on to the model', async () => {
  const order: string[] = []
  const news: string[] = []
  const recording = (name: string) =>
    tool(name, () => {
      order.push(name)
      return Promise.resolve({ text: 'blue' })
    })
  const lateNews = {
    known: async () => {
      order.push('wait')
      await nextTick()
      news.push('The sky is green.')
    },
    take: () => news.shift()
  }
  const model = new ScriptedModel(calls('look', {}), calls('paint', {}), calls('finish', summary))
  const tools: Tool[] = [recording('look'), { ...recording('paint'), cachePolicy: 'mutating' }, finish]
  await runAgent(prompt, run(model, { tools, lateNews }))
  expect(order).toEqual(['look', 'wait', 'paint'])
  expect(model.seen[1]?.at(-1)).toMatchObject({ role: 'tool', text: 'blue' })
  expect(model.seen[2]?.slice(-2)).toMatchObject([
    { role: 'tool', text: 'blue' },
    { role: 'user', text: 'The sky is green.' }
  ])
})

it('changes nothing if the run is cancelled while a change waits for late news', async () => {
  const cancelled = new AbortController()
  let changes = 0
  const paint: Tool = {
    ...tool('paint', () => Promise.resolve({ text: `change ${(changes += 1)}` })),
    cachePolicy: 'mutating'
  }
  const known = () => {
    cancelled.abort()
    return Promise.resolve()
  }
  const lateNews = { known, take: () => undefined }
  const agentRun = run(new ScriptedModel(calls('paint', {})), { tools: [paint], lateNews, signal: cancelled.signal })
  await expect(runAgent(prompt, agentRun)).resolves.toMatchObject({ kind: 'cancelled' })
  expect(changes).toBe(0)
})

it('uses the text of a model that stops calling tools as the summary, after one nudge', async () => {
  const model = new ScriptedModel(says('All is well.'), says('# All is well\nNothing to do.'))
  const result = await runAgent(prompt, run(model))
  expect(result).toMatchObject({ kind: 'finished', summary: { title: 'All is well' } })
  expect(model.seen[1]?.at(-1)).toMatchObject({ role: 'user', text: expect.stringContaining('finish') })
})

it('stops a model whose calls can never run', async () => {
  const nonsense = Array.from({ length: 5 }, () => calls('fly', {}))
  const result = await runAgent(prompt, run(new ScriptedModel(...nonsense)))
  expect(result).toMatchObject({ kind: 'stuck' })
})

it('runs nothing from a response that was cut by its length limit', async () => {
  const model = new ScriptedModel({ ...says('I will'), end: 'length' }, calls('finish', summary))
  await runAgent(prompt, run(model))
  expect(model.seen[1]?.at(-1)?.text).toContain('smaller step')
})

it('accepts arguments by their aliases', async () => {
  const seen: unknown[] = []
  const read = defineTool({
    name: 'read_file',
    description: '',
    cachePolicy: 'cacheable',
    parameters: z.strictObject({ path: z.string() }),
    aliases: { filePath: 'path' },
    subject: ({ path }) => path,
    run: (input) => {
      seen.push(input)
      return Promise.resolve({ text: '' })
    }
  })
  const model = new ScriptedModel(calls('read_file', { filePath: 'a.ts' }), calls('finish', summary))
  await runAgent(prompt, run(model, { tools: [read, finish] }))
  expect(seen).toEqual([{ path: 'a.ts' }])
})

describe('the calls of one response', () => {
  const one = { id: '1', name: 'slow', arguments: '{}' }
  const two = { id: '2', name: 'quick', arguments: '{}' }

  it('run in parallel when they only read, and are answered in order', async () => {
    const order: string[] = []
    const { promise: quickIsDone, resolve } = Promise.withResolvers<undefined>()
    const slow = tool('slow', async () => {
      await quickIsDone
      order.push('slow')
      return { text: 'slow' }
    })
    const quick = tool('quick', () => {
      order.push('quick')
      resolve(undefined)
      return Promise.resolve({ text: 'quick' })
    })
    const model = new ScriptedModel(callsAll(one, two), calls('finish', summary))
    await runAgent(prompt, run(model, { tools: [slow, quick, finish] }))
    expect(order).toEqual(['quick', 'slow'])
    expect(model.seen[1]?.slice(-2).map(({ text }) => text)).toEqual(['slow', 'quick'])
  })

  it('run one after the other when one of them writes', async () => {
    let isWriting = false
    const slow = tool(
      'slow',
      async () => {
        isWriting = true
        await Promise.resolve()
        isWriting = false
        return { text: 'written' }
      },
      'mutating'
    )
    const quick = tool('quick', () => Promise.resolve({ text: isWriting ? 'beside' : 'after' }))
    const model = new ScriptedModel(callsAll(one, two), calls('finish', summary))
    await runAgent(prompt, run(model, { tools: [slow, quick, finish] }))
    expect(model.seen[1]?.at(-1)?.text).toBe('after')
  })

  it('are each answered once when the run ends among them', async () => {
    const answers: Message[] = []
    const last = { id: '0', name: 'finish', arguments: JSON.stringify(summary) }
    await runAgent(
      prompt,
      run(new ScriptedModel(callsAll(last, one, two)), {
        tools: [finish],
        onEvent: (event) => {
          if (event.kind === 'message' && event.message.role === 'tool') answers.push(event.message)
        }
      })
    )
    expect(answers.map((message) => (message.role === 'tool' ? message.callId : ''))).toEqual(['0', '1', '2'])
  })
})

describe('limits', () => {
  const work = stepTool('work', () => Promise.resolve({ text: 'ok' }), 'mutating')

  it('are announced to the model at 75 and 90 percent, and leave it one last turn', async () => {
    const turns = Array.from({ length: 20 }, (_, step) => calls('work', { step }))
    const model = new ScriptedModel(...turns, calls('finish', summary))
    const result = await runAgent(prompt, run(model, { tools: [work, finish] }))
    expect(result).toMatchObject({ kind: 'stopped', limit: 'turns', summary })
    const told = model.seen.at(-1)?.filter(({ role, text }) => role === 'user' && text.includes('turns'))
    expect(told?.map(({ text }) => text.slice(0, 4))).toEqual(['75 %', '90 %'])
  })

  it('end a run whose tokens are used up, with a summary from the work log when the model fails', async () => {
    const model = new ScriptedModel(calls('work', { step: 1 }))
    const result = await runAgent(prompt, run(model, { tools: [work, finish], limits: { tokens: 100 } }))
    expect(result).toMatchObject({ kind: 'stopped', limit: 'tokens' })
    expect('summary' in result && result.summary.description).toContain('`work 1`: `ok`')
  })

  it('end a response that exceeds the minutes', async () => {
    const hangs = ({ signal }: { signal: AbortSignal }) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => {
          reject(signal.reason as Error)
        })
      })
    const model = new ScriptedModel(hangs, calls('finish', summary))
    const result = await runAgent(prompt, run(model, { limits: { minutes: 0.0002 } }))
    expect(result).toMatchObject({ kind: 'stopped', limit: 'minutes', summary })
  })
})

it('is cancelled by its signal, and answers the calls in progress', async () => {
  const controller = new AbortController()
  const answers: Message[] = []
  const hangs = tool('hangs', () => {
    controller.abort(new Error('cancelled'))
    return Promise.reject(controller.signal.reason as Error)
  })
  const result = await runAgent(
    prompt,
    run(new ScriptedModel(calls('hangs', {})), {
      tools: [hangs],
      signal: controller.signal,
      onEvent: (event) => {
        if (event.kind === 'message' && event.message.role === 'tool') answers.push(event.message)
      }
    })
  )
  expect(result).toEqual({ kind: 'cancelled' })
  expect(answers).toHaveLength(1)
})
