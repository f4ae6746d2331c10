import { expect, it } from '@jest/globals'
import { problemsOf } from '../../src/doctor/workflow-rules.ts'
import { readWorkflow } from '../../src/doctor/workflow.ts'
import { exampleWorkflows, textOf } from '../support/repository-files.ts'

/** Each mistake, with what to do. */
function mistakesIn(text: string): readonly string[] {
  const found = problemsOf(readWorkflow(text, 'agent.yml'), { names: ['CI'], serverUrl: 'https://github.com' })
  return found.filter(({ state }) => state === 'problem').map(({ title, remedy }) => `${title} ${remedy ?? ''}`)
}

interface Parts {
  readonly inputs?: string
  readonly uses?: string
}

function mistakesOf({ inputs = 'model: gpt-5', uses = 'a/forgehand@v1' }: Parts): readonly string[] {
  return mistakesIn(
    `on: issues\npermissions: write-all\njobs: { agent: { steps: [{ uses: ${uses}, with: { ${inputs} } }] } }`
  )
}

const withPrompt = (prompt: string) => ({ inputs: `model: gpt-5, prompt: ${JSON.stringify(prompt)}` })

it('finds what makes the action fail or do something unintended', () => {
  const cases: readonly (readonly [Parts, RegExp])[] = [
    [{ inputs: 'modle: x' }, /`modle`, which is not an input.* Write model\.$/],
    [{ inputs: 'trigger_phrase: /a' }, /input of the action\. Set trigger\.$/],
    [{ inputs: 'colour: red' }, /`colour`, which is not an input of the action\. Remove it: GitHub ignores it\.$/],
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
    { inputs: 'Model: gpt-5, model: gpt-5, API-KEY: x' },
    { uses: './.github/actions/deploy', inputs: 'api-key: x, target: prod' },
    { inputs: "prompt: Triage., data: '${{ github.event.issue.title }}'" },
    withPrompt('Update ${{ github.event.inputs.package }} and ${{ inputs.other }}.'),
    withPrompt('Look at #${{ github.event.issue.number }}, with ${{ secrets.GITHUB_TOKEN }}.'),
    withPrompt('It was ${{ github.event_name }} in ${{ github.repository }}.')
  ]
  expect(cases.filter((parts) => mistakesOf(parts).length > 0)).toEqual([])
})

it('finds nothing in the examples', async () => {
  expect((await exampleWorkflows()).flatMap((path) => mistakesIn(textOf(path)))).toEqual([])
})

it('finds all mistakes of a file at once, each with its line', () => {
  const step =
    "      - uses: ../forgehand\n        with:\n          api-keey: x\n          prompt: '${{ github.head_ref }}'\n"
  expect(mistakesIn(`on: push\npermissions: write-all\njobs:\n  a:\n    steps:\n      - run: echo\n${step}`)).toEqual([
    expect.stringMatching(/^line 10: /),
    expect.stringMatching(/^line 9: .*Write api-key\.$/)
  ])
})

it('gives the command that prints the commit of an action', () => {
  const text =
    'on: push\npermissions: write-all\njobs: { a: { steps: [{ uses: acme/tools/setup@v1 }, { uses: a/forgehand@v1 }] } }'
  const found = problemsOf(readWorkflow(text, 'agent.yml'), { names: [], serverUrl: 'https://example.org' })
  expect(found.map(({ remedy }) => remedy)).toContainEqual(
    expect.stringMatching(
      /^# write acme\/tools\/setup@COMMIT # v1, .*:\ngit ls-remote https:\/\/example\.org\/acme\/tools /
    )
  )
})
