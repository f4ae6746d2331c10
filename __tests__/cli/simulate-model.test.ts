import { describe, expect, it } from '@jest/globals'
import { readWorkflow } from '../../src/workflows/read-workflow.ts'
import { chooseModel } from '../../src/cli/simulate-model.ts'

const KEYS = { OPENAI_API_KEY: 'sk-test' }
const FLAGS = { comment: '/agent fix this', sandbox: 'auto' } as const

function workflow(inputs: string) {
  const step = `{ uses: forgehand/forgehand@v1, with: { ${inputs} } }`
  return readWorkflow(`on: issue_comment\njobs: { agent: { runs-on: ubuntu-latest, steps: [${step}] } }`, 'agent.yml')
}

it('takes the model of a workflow, with the key of the provider', async () => {
  const chosen = await chooseModel(FLAGS, workflow('model: gpt-5'), { root: undefined, environment: KEYS })
  expect(chosen).toMatchObject({ kind: 'real', host: 'api.openai.com', inputs: { 'api-key': 'sk-test' } })
})

describe('an endpoint that a workflow names', () => {
  const written = workflow('model: gpt-5, base-url: https://models.example/v1')

  it('gets no key unless the user names it too', async () => {
    const chosen = await chooseModel(FLAGS, written, { root: undefined, environment: KEYS })
    expect(chosen).toEqual({
      kind: 'scripted',
      why: expect.stringMatching(/^The workflow sends requests to models\.example\. .*add --base-url/)
    })
  })

  it('is used if the user names it', async () => {
    const flags = { ...FLAGS, baseUrl: 'https://models.example/v1' }
    const chosen = await chooseModel(flags, written, { root: undefined, environment: KEYS })
    expect(chosen).toMatchObject({ kind: 'real', host: 'models.example', inputs: { 'api-key': 'sk-test' } })
  })
})
