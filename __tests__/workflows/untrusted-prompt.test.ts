import { expect, it } from '@jest/globals'
import { readWorkflow } from '../../src/workflows/read-workflow.ts'
import { untrustedPrompts } from '../../src/workflows/untrusted-prompt.ts'
import { exampleWorkflows, textOf } from '../support/repository-files.ts'

const problemsOf = (inputs: object) =>
  untrustedPrompts(
    readWorkflow(
      JSON.stringify({ on: 'issues', jobs: { triage: { steps: [{ uses: 'forgehand/forgehand@v1', with: inputs }] } } }),
      'agent.yml'
    )
  )

it.each([
  'Triage ${{ github.event.issue.title }}.',
  'Triage ${{ toJSON(github.event) }}.',
  'Triage ${{ GitHub.Event.issue.title }}.',
  'Triage ${{ toJSON(github) }}.',
  "Triage ${{ github['event'].issue.title }}.",
  "Look at ${{ format('{0}', github.head_ref) }}."
])('refuses the prompt "%s"', (prompt) => {
  expect(problemsOf({ prompt })).toEqual([
    { job: 'triage', title: expect.stringContaining('The prompt of the job triage has words of the event') as unknown }
  ])
})

it.each([
  { prompt: 'Triage the issue.', data: '${{ github.event.issue.title }}' },
  { prompt: 'Update ${{ github.event.inputs.package }} and ${{ inputs.other }}.' },
  { prompt: 'Look at #${{ github.event.issue.number }}, with ${{ secrets.GITHUB_TOKEN }}.' },
  { prompt: 'It was ${{ github.event_name }} in ${{ github.repository }}.' }
])('accepts %j', (inputs) => {
  expect(problemsOf(inputs)).toEqual([])
})

it('finds nothing in the examples', async () => {
  const found = (await exampleWorkflows()).flatMap((path) => untrustedPrompts(readWorkflow(textOf(path), path)))
  expect(found).toEqual([])
})
