import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Stage } from '../support/action-run.ts'
import { ask, fixGreeting, pullRequests, ownComments, useStages } from '../support/end-to-end.ts'

const openStage = useStages()

async function traceOf({ folder }: Stage): Promise<string> {
  const [runner = ''] = (await readdir(folder)).filter((name) => name.startsWith('runner-'))
  return readFile(join(folder, runner, 'forgehand-1-1/trace.jsonl'), 'utf8')
}

describe('a fallback', () => {
  it('does the work of a retired model, and every report says so', async () => {
    const stage = await openStage({ script: [fixGreeting] })
    const { issue, comment } = ask(stage.repository)
    const inputs = { model: 'retired', 'fallback-models': stage.model.name }

    const { main } = await stage.play(comment, { inputs })

    expect(main.outputs).toMatchObject({ outcome: 'proposed' })
    const words = /Switched from .*retired.* to .*scripted.* at .*127\.0\.0\.1/
    expect(ownComments(stage.repository, issue).at(-1)).toMatch(words)
    expect(pullRequests(stage.repository)[0]?.body).toMatch(words)
    expect(main.log).toMatch(/⇄ Switched from retired at [^ ]+ to scripted at 127\.0\.0\.1:\d+/)
    expect(await traceOf(stage)).toContain('"kind":"fallback"')
  })
})

it('reports all errors in the keys at once without showing a key', async () => {
  const stage = await openStage({ script: [] })
  const { issue, comment } = ask(stage.repository)
  const keys = 'openai=\nacme=secret-of-acme'
  const inputs = { 'base-url': '', model: 'gpt-5', 'fallback-models': 'azure/x', 'api-key': keys, api: 'soap' }

  const { main } = await stage.play(comment, { inputs })

  const [body = ''] = ownComments(stage.repository, issue)
  for (const words of ['nothing after openai=', 'a line for acme', 'api is "soap"']) expect(body).toContain(words)
  expect(body).not.toContain('secret-of-acme')
  // No model is asked, so none is named as a receiver of the code.
  expect(main.log).not.toContain('output of commands go to')
  expect(main.outputs).toMatchObject({ outcome: 'failed' })
})

it('masks each of several keys', async () => {
  const stage = await openStage({ script: [fixGreeting] })
  const { comment } = ask(stage.repository)
  const keys = `${stage.model.apiKey}\nanthropic=second-secret-key`
  const { main } = await stage.play(comment, { inputs: { 'api-key': keys } })
  expect(main.outputs).toMatchObject({ outcome: 'proposed' })
  expect(main.log).toMatch(/^::add-mask::second-secret-key$/m)
})
