import { describe, expect, it } from '@jest/globals'
import { withFallbacks } from '../../src/agent/fallback.ts'
import { Budget } from '../../src/agent/budget.ts'
import { runAgent } from '../../src/agent/loop.ts'
import { ModelError, ContextOverflow, type Fallback, type ModelRequest } from '../../src/agent/model.ts'
import { named } from '../support/delegating-run.ts'
import { calls, says, ScriptedModel, type Turn } from '../support/scripted-model.ts'
import { finish, ofKind, prompt, recorded, run, summary } from '../support/agent-runs.ts'

const refuses =
  (reason: string): Turn =>
  () =>
    Promise.reject(new ModelError(reason))

function asked(change: Partial<ModelRequest> = {}) {
  const fallbacks: Fallback[] = []
  const request: ModelRequest = {
    messages: [],
    tools: [],
    signal: new AbortController().signal,
    onDelta: () => undefined,
    onRetry: () => undefined,
    onFallback: (fallback) => fallbacks.push(fallback),
    ...change
  }
  return { request, fallbacks }
}

const scripted = (name: string, ...turns: Turn[]) => {
  const script = new ScriptedModel(...turns)
  return { script, model: named(name, script) }
}

describe('a model with fallbacks', () => {
  it('uses the first model as long as it answers', async () => {
    const [main, spare] = [scripted('main', says('One.')), scripted('spare')]
    const model = withFallbacks([main.model, spare.model])
    const { request, fallbacks } = asked()
    await expect(model.respond(request)).resolves.toMatchObject({ text: 'One.', answeredBy: { name: 'main' } })
    expect(model.name).toBe('main')
    expect(spare.script.seen).toEqual([])
    expect(fallbacks).toEqual([])
  })

  it('uses the next model for the rest of the run once the first one fails', async () => {
    const main = scripted('main', refuses('The key is wrong.'))
    const spare = scripted('spare', says('One.'), says('Two.'))
    const model = withFallbacks([main.model, spare.model])
    const { request, fallbacks } = asked()
    const replies = [await model.respond(request), await model.respond(request)]
    expect(replies).toMatchObject([
      { text: 'One.', answeredBy: { name: 'spare' } },
      { text: 'Two.', answeredBy: { name: 'spare' } }
    ])
    expect(model.name).toBe('spare')
    expect(main.script.seen).toHaveLength(1)
    expect(fallbacks).toEqual([
      {
        from: { name: 'main', host: '127.0.0.1' },
        to: { name: 'spare', host: '127.0.0.1' },
        reason: 'The key is wrong.'
      }
    ])
  })

  it('fails with the reasons of all models when none can answer', async () => {
    const models = [1, 2, 3].map((number) => scripted(`m${number}`, refuses(`Reason ${number}.`)).model)
    const [first = scripted('none').model, ...others] = models
    const { request, fallbacks } = asked()
    const reply = withFallbacks([first, ...others]).respond(request)
    await expect(reply).rejects.toThrow('None of the models can answer. Reason 1. Reason 2. Reason 3.')
    await expect(reply).rejects.toBeInstanceOf(ModelError)
    expect(fallbacks.map(({ to }) => to.name)).toEqual(['m2', 'm3'])
  })

  it.each<[string, Error]>([
    ['a prompt that is too long', new ContextOverflow('Too long.')],
    ['a bug', new TypeError('x is undefined')]
  ])('stays with the first after %s', async (_, error) => {
    const spare = scripted('spare')
    const main = scripted('main', () => Promise.reject(error), says('Shorter.'))
    const model = withFallbacks([main.model, spare.model])
    const { request } = asked()
    await expect(model.respond(request)).rejects.toBe(error)
    await expect(model.respond(request)).resolves.toMatchObject({ text: 'Shorter.' })
    expect(spare.script.seen).toEqual([])
  })

  it('does not switch when the request is cancelled', async () => {
    const controller = new AbortController()
    const main = scripted('main', () => {
      controller.abort(new Error('cancelled by a person'))
      return Promise.reject(new ModelError('It was cut.'))
    })
    const spare = scripted('spare')
    const { request } = asked({ signal: controller.signal })
    await expect(withFallbacks([main.model, spare.model]).respond(request)).rejects.toThrow('cancelled by a person')
    expect(spare.script.seen).toEqual([])
  })

  it('advances by one model when parallel requests fail with the same one', async () => {
    const main = scripted('main', refuses('Gone.'), refuses('Gone.'), refuses('Gone.'))
    const spare = scripted('spare', says('1'), says('2'), says('3'))
    const last = scripted('last')
    const model = withFallbacks([main.model, spare.model, last.model])
    const replies = await Promise.all([1, 2, 3].map(() => model.respond(asked().request)))
    expect(replies.map(({ answeredBy }) => answeredBy?.name)).toEqual(['spare', 'spare', 'spare'])
    expect(last.script.seen).toEqual([])
  })

  it('names the model that answered within a nested list', async () => {
    const inner = withFallbacks([scripted('a', refuses('Gone.')).model, scripted('b', says('Hi.')).model])
    const outer = withFallbacks([scripted('s', refuses('Gone too.')).model, inner])
    await expect(outer.respond(asked().request)).resolves.toMatchObject({ answeredBy: { name: 'b' } })
  })
})

describe('a run whose model is replaced', () => {
  const price = { input: 10, cachedInput: 10, output: 10 }
  const spares = { input: 1, cachedInput: 1, output: 1 }

  function replaced(priceOf: () => typeof spares | undefined) {
    const main = scripted('main', calls('finish', { title: 1 }), refuses('The credit is used up.'))
    const spare = scripted('spare', calls('finish', summary))
    const model = withFallbacks([main.model, spare.model])
    const limits = { turns: 9, tokens: 10_000, minutes: 9, dollars: 1 }
    const budget = new Budget({ limits, price, now: () => 0 })
    const pricing = { main: { name: 'main', host: model.host }, priceOf }
    const { events, onEvent } = recorded()
    return { events, result: runAgent(prompt, run(model, { tools: [finish], budget, pricing, onEvent })) }
  }

  it('continues, and counts each model at its own price', async () => {
    const { events, result } = replaced(() => spares)
    await expect(result).resolves.toMatchObject({ kind: 'finished' })
    expect(ofKind(events, 'fallback')).toMatchObject([{ reason: 'The credit is used up.' }])
    expect(ofKind(events, 'usage')).toHaveLength(1)
    expect(ofKind(events, 'other-model-usage')).toMatchObject([{ model: 'spare', price: spares }])
  })

  it('reports an unknown price instead of using that of the first model', async () => {
    const { events, result } = replaced(() => undefined)
    await result
    expect(ofKind(events, 'other-model-usage')).toMatchObject([{ model: 'spare', price: undefined }])
  })
})
