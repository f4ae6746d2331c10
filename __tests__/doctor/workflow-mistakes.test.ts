import { expect, it } from '@jest/globals'
import { readWorkflow } from '../../src/doctor/workflow.ts'
import { findMistakes } from '../../src/doctor/workflow-mistakes.ts'
import { exampleWorkflows, textOf } from '../support/repository-files.ts'

const KEY = "api-key: '${{ secrets.KEY }}'"
const RIGHT = `model: gpt-5, ${KEY}`

interface Parts {
  readonly inputs?: string
  readonly uses?: string
}

function mistakesOf({ inputs = RIGHT, uses = 'a/forgehand@v1' }: Parts): readonly string[] {
  const text = `on: issues\njobs: { agent: { steps: [{ uses: ${uses}, with: { ${inputs} } }] } }`
  return findMistakes(readWorkflow(text, 'agent.yml')).map(({ title }) => title)
}

const withPrompt = (prompt: string) => ({ inputs: `${RIGHT}, prompt: ${JSON.stringify(prompt)}` })

it('finds what makes the action fail or do something unintended', () => {
  const cases: readonly (readonly [Parts, RegExp])[] = [
    [{ inputs: `modle: x, ${RIGHT}` }, /`modle`, which is not an input.*Did you mean model\?$/],
    [{ inputs: `trigger_phrase: /a, ${RIGHT}` }, /input of the action\. Set trigger\.$/],
    [{ inputs: `colour: red, ${RIGHT}` }, /`colour`, which is not an input of the action\.$/],
    [{ uses: './' }, /uses the action from the workspace/],
    [{ inputs: 'model: gpt-5' }, /api-key/],
    [{ inputs: `${RIGHT}, fallback-models: claude-sonnet-5` }, /anthropic/i],
    [{ inputs: KEY }, /names no model/],
    [withPrompt('Triage ${{ github.event.issue.title }}.'), /has words of the event in it/],
    [withPrompt('Triage ${{ toJSON(github.event) }}.'), /words of the event/],
    [withPrompt('Triage ${{ GitHub.Event.issue.title }}.'), /words of the event/],
    [withPrompt('Triage ${{ toJSON(github) }}.'), /words of the event/],
    [withPrompt("Triage ${{ github['event'].issue.title }}."), /words of the event/],
    [withPrompt("Look at ${{ format('{0}', github.head_ref) }}."), /words of the event/]
  ]
  const wrong = cases.filter(([parts, title]) => {
    const found = mistakesOf(parts)
    return found.length !== 1 || !found.every((each) => title.test(each))
  })
  expect(wrong).toEqual([])
})

it('leaves alone what is right, or not ours to judge', () => {
  const cases: readonly Parts[] = [
    {},
    { inputs: `Model: gpt-5, model: gpt-5, API-KEY: x, ${KEY}` },
    { inputs: 'model: ollama/qwen3' },
    { inputs: "model: '${{ vars.MODEL }}'" },
    { inputs: 'phase: publish' },
    { inputs: 'phase: plan, items: a' },
    { inputs: 'doctor: true' },
    {
      inputs:
        'model: gpt-5, openai-identity-provider: idp_1, openai-service-account: sa_1, openai-audience: https://api.openai.com/v1'
    },
    { uses: './.github/actions/deploy', inputs: 'api-key: x, target: prod' },
    { inputs: `${RIGHT}, prompt: Triage., data: '\${{ github.event.issue.title }}'` },
    withPrompt('Update ${{ github.event.inputs.package }} and ${{ inputs.other }}.'),
    withPrompt('Look at #${{ github.event.issue.number }}, with ${{ secrets.GITHUB_TOKEN }}.'),
    withPrompt('It was ${{ github.event_name }} in ${{ github.repository }}.')
  ]
  expect(cases.filter((parts) => mistakesOf(parts).length > 0)).toEqual([])
})

it('finds nothing in the examples', async () => {
  const found = (await exampleWorkflows()).flatMap((path) => findMistakes(readWorkflow(textOf(path), path)))
  expect(found).toEqual([])
})

it('finds all mistakes of a file at once, each with its line', () => {
  const text =
    'on: push\njobs:\n  a:\n    steps:\n      - run: echo\n      - uses: ./\n        with:\n          api-keey: x\n'
  expect(findMistakes(readWorkflow(`${text}          model: gpt-5\n`, 'agent.yml')).map(({ title }) => title)).toEqual([
    expect.stringContaining('line 6: the job a uses the action from the workspace'),
    expect.stringMatching(/^line 8: .*Did you mean api-key\?$/),
    expect.stringMatching(/^line 9: .*api-key/)
  ])
})
