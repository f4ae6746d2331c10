import { describe, expect, it } from '@jest/globals'
import { Budget } from '../../src/agent/budget.ts'
import { Dialogue } from '../../src/agent/dialogue.ts'
import { withFallbacks } from '../../src/agent/fallback.ts'
import { ModelError, type Model, type ModelResponse } from '../../src/agent/model.ts'
import { named } from '../support/delegating-run.ts'
import { says, ScriptedModel, type Turn } from '../support/scripted-model.ts'
import { prompt } from '../support/histories.ts'
import { ofKind, recorded } from '../support/agent-runs.ts'

const signal = new AbortController().signal
const counted = (input: number): ModelResponse => ({
  ...says('y'.repeat(60_000)),
  tokens: { ...says('').tokens, input }
})
const long = [counted(60_000), counted(120_000), counted(190_000)]
const small = { input: 1, cachedInput: 1, output: 1 }

/** Asks until the history of a model that reads 200,000 tokens has to be summed up. */
async function askUntilFull(main: ScriptedModel, summariser: (model: Model) => Model) {
  const model = named('large', main)
  const limits = { turns: 100, tokens: 10_000_000, minutes: 10, dollars: undefined }
  const pricing = { main: { name: 'large', host: model.host }, priceOf: () => small }
  const { events, onEvent } = recorded()
  const budget = new Budget({ limits, price: undefined, now: () => 0 })
  const dialogue = new Dialogue(prompt, {
    model,
    summariser: summariser(model),
    pricing,
    tools: [],
    budget,
    signal,
    onEvent
  })
  for (let turn = 0; turn < 4; turn += 1) await dialogue.ask(signal)
  return { events }
}

describe('a summariser', () => {
  it('sums up in place of the model of the run, at its own price', async () => {
    const script = new ScriptedModel(says('## Plan\nGo on.'))
    const main = new ScriptedModel(...long, says('Done.'))
    const { events } = await askUntilFull(main, () => named('small', script))
    expect(script.seen[0]?.at(-1)?.text).toContain('## Next step')
    expect(main.seen).toHaveLength(4)
    expect(ofKind(events, 'compaction')).toMatchObject([{ step: 'summarised' }])
    expect(ofKind(events, 'other-model-usage')).toMatchObject([{ model: 'small', price: small }])
    expect(ofKind(events, 'usage')).toHaveLength(4)
  })

  it('that cannot be had has the model of the run do it', async () => {
    const gone: Turn = () => Promise.reject(new ModelError('There is no such model.'))
    const main = new ScriptedModel(...long, says('## Plan\nGo on.'), says('Done.'))
    const { events } = await askUntilFull(main, (model) =>
      withFallbacks([named('small', new ScriptedModel(gone)), model])
    )
    expect(ofKind(events, 'compaction')).toMatchObject([{ step: 'summarised' }])
    expect(ofKind(events, 'other-model-usage')).toEqual([])
    expect(ofKind(events, 'usage')).toHaveLength(5)
  })
})
