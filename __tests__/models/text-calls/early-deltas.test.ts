import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import type { ModelRequest, ModelResponse } from '../../../src/agent/model.ts'
import type { Protocol } from '../../../src/models/protocol.ts'
import { untilCall } from '../../../src/models/text-calls/until-call.ts'
import { withTextCalls } from '../../../src/models/text-calls/with-text-calls.ts'
import { growth, LINEAR } from '../../support/scaling.ts'

const response: ModelResponse = {
  end: 'complete',
  text: 'I look.',
  thinking: '',
  toolCalls: [],
  tokens: { input: 1, cachedInput: 0, output: 1, reasoning: 0, isEstimate: false }
}

/** A model whose first words come at once, before the code that reads them is loaded. */
function protocol(end: () => Promise<ModelResponse>): Protocol {
  return {
    address: 'http://127.0.0.1',
    ask(request) {
      request.onDelta({ kind: 'text', text: 'I ' })
      request.onDelta({ kind: 'text', text: 'look.' })
      return end()
    },
    adaptTo: () => false,
    listModels: () => Promise.resolve([]),
    requestModel: () => Promise.resolve(undefined)
  }
}

function ask(streamed: string[]): ModelRequest {
  return {
    messages: [],
    tools: [],
    signal: new AbortController().signal,
    onDelta: ({ text }) => streamed.push(text),
    onRetry: () => undefined,
    onFallback: () => undefined
  }
}

it('streams words that come at once, in order', async () => {
  const streamed: string[] = []
  const answer = await withTextCalls(protocol(() => Promise.resolve(response))).ask(ask(streamed))
  expect([streamed, answer.text]).toEqual([['I ', 'look.'], 'I look.'])
})

it('streams nothing from an attempt that failed at once', async () => {
  const streamed: string[] = []
  const failing = withTextCalls(protocol(() => Promise.reject(new Error('cut'))))
  await expect(failing.ask(ask(streamed))).rejects.toThrow('cut')
  for (let round = 0; round < 20; round += 1) await nextRound()
  expect(streamed).toEqual([])
})

it('reads a response that streamed nothing', async () => {
  const silent: Protocol = { ...protocol(() => Promise.resolve(response)), ask: () => Promise.resolve(response) }
  await expect(withTextCalls(silent).ask(ask([]))).resolves.toMatchObject({ text: 'I look.' })
})

it('reads the response after an attempt that failed before it streamed anything', async () => {
  const answers = [Promise.reject(new Error('cut')), Promise.resolve(response)]
  const late: Protocol = {
    ...protocol(() => Promise.resolve(response)),
    ask: () => answers.shift() ?? Promise.reject(new Error('too often'))
  }
  const model = withTextCalls(late)
  await expect(model.ask(ask([]))).rejects.toThrow('cut')
  await expect(model.ask(ask([]))).resolves.toMatchObject({ text: 'I look.' })
})

it('reads many line breaks in one piece in linear time', () => {
  const read = (count: number) => {
    untilCall(() => undefined)({ kind: 'text', text: '\n'.repeat(count) })
  }
  expect(growth(read, 4_000)).toBeLessThan(LINEAR)
})
