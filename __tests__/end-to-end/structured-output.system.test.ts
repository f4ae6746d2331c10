import { execFileSync } from 'node:child_process'
import { expect, it } from '@jest/globals'
import { ask, call, turn, useActionFixtures } from '../support/end-to-end.ts'

const openFixture = useActionFixtures()

const schema = { type: 'object', properties: { risk: { enum: ['low', 'high'] } }, required: ['risk'] }
const inputs = { 'output-schema': JSON.stringify(schema) }
const answer = (risk: string) => turn(call('finish', { title: 'Risk', description: 'See result.', result: { risk } }))

/** What a later step of the job prints that has the output in its environment. */
function laterStep(output = ''): string {
  const script = 'console.log(process.env.RESULT ? JSON.parse(process.env.RESULT).risk : "nothing")'
  return execFileSync(process.execPath, ['-e', script], { env: { RESULT: output }, encoding: 'utf8' }).trim()
}

it('gives a later step what the schema allows, and nothing after two violations', async () => {
  const fixture = await openFixture({ script: [answer('some'), answer('low'), answer('some'), answer('none')] })
  const question = '/agent ask how risky is this?'

  const good = await fixture.play(ask(fixture.repository, question).comment, { inputs })
  expect(good.main).toMatchObject({ exitCode: 0, outputs: { outcome: 'answered' } })
  expect(laterStep(good.main.outputs['structured-output'])).toBe('low')

  const bad = await fixture.play(ask(fixture.repository, question).comment, { inputs })
  expect(bad.main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed', 'structured-output': '' } })
  expect(laterStep(bad.main.outputs['structured-output'])).toBe('nothing')
})
