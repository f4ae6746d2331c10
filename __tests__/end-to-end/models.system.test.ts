import { describe, expect, it } from '@jest/globals'
import { ask, fixGreeting, pullRequests, ownComments, traceOf, useActionFixtures } from '../support/end-to-end.ts'

const openFixture = useActionFixtures()

describe('a fallback', () => {
  it('does the work of a retired model, and every report says so', async () => {
    const fixture = await openFixture({ script: [fixGreeting] })
    const { issue, comment } = ask(fixture.repository)
    const inputs = { model: 'retired', 'fallback-models': fixture.model.name }

    const { main } = await fixture.play(comment, { inputs })

    expect(main.outputs).toMatchObject({ outcome: 'proposed' })
    const words = /Switched from .*retired.* to .*scripted.* at .*127\.0\.0\.1/
    expect(ownComments(fixture.repository, issue).at(-1)).toMatch(words)
    expect(pullRequests(fixture.repository)[0]?.body).toMatch(words)
    expect(main.log).toMatch(/⇄ Switched from retired at [^ ]+ to scripted at 127\.0\.0\.1:\d+/)
    expect(await traceOf(fixture)).toContain('"kind":"fallback"')
  })
})

it('reports all errors in the keys at once without showing a key', async () => {
  const fixture = await openFixture({ script: [] })
  const { issue, comment } = ask(fixture.repository)
  const keys = 'openai=\nacme=secret-of-acme'
  const inputs = { 'base-url': '', model: 'gpt-5', 'fallback-models': 'azure/x', 'api-key': keys, api: 'soap' }

  const { main } = await fixture.play(comment, { inputs })

  const [body = ''] = ownComments(fixture.repository, issue)
  for (const words of ['nothing after openai=', 'a line for acme', 'api is "soap"']) expect(body).toContain(words)
  expect(body).not.toContain('secret-of-acme')
  // No model is asked, so none is named as a receiver of the code.
  expect(main.log).not.toContain('output of commands go to')
  expect(main.outputs).toMatchObject({ outcome: 'failed' })
})

it('masks each of several keys', async () => {
  const fixture = await openFixture({ script: [fixGreeting] })
  const { comment } = ask(fixture.repository)
  const keys = `${fixture.model.apiKey}\nanthropic=second-secret-key`
  const { main } = await fixture.play(comment, { inputs: { 'api-key': keys } })
  expect(main.outputs).toMatchObject({ outcome: 'proposed' })
  expect(main.log).toMatch(/^::add-mask::second-secret-key$/m)
})
