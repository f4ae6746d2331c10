import { expect, it } from '@jest/globals'
import { inputSchema } from '../../src/settings/inputs.ts'
import { FILE_INPUTS, filesGivenBy, givenFiles } from '../../src/settings/given-files.ts'

it('knows every input that names a file of the repository', () => {
  const named = Object.keys(inputSchema.shape).filter((name) => /-file$|^items$|^config-path$/.test(name))
  expect(named.toSorted()).toEqual([...FILE_INPUTS].toSorted())
})

it('takes a list of items for no file', () => {
  const given = (items: string) => givenFiles((input) => (input === 'items' ? items : ''))
  expect([given('["a"]'), given('data/items.jsonl')]).toEqual([[], ['data/items.jsonl']])
})

const WORKFLOW = `
on:
  workflow_dispatch: { inputs: { prompt-file: { default: prompts/default.md } } }
jobs:
  one:
    uses: ./.github/workflows/tidy.yml
    with: { Prompt-File: prompts/tidy.md }
  two:
    steps:
      - uses: acme/forgehand@v1
        with: { prompt-file: "\${{ inputs.prompt-file }}", output-schema-file: schemas/result.json, items: data/all.jsonl }
      - uses: ./copy
        with: { config-path: policy/bot.yml, items: '["a", "b"]' }
`

const ACTIONS = new Map([
  [
    'copy/action.yaml',
    'runs: { steps: [{ uses: ./.github/actions/deep/ }, { uses: ./copy }, { uses: ./../out }, { uses: ./a/../dots }] }'
  ],
  ['dots/action.yml', 'runs: { steps: [{ uses: acme/forgehand@v1, with: { prompt-file: dots.md } }] }'],
  ['.github/actions/deep/action.yml', 'runs: { steps: [{ uses: acme/forgehand@v1, with: { PROMPT-FILE: deep.md } }] }']
])
const read = (path: string) => Promise.resolve(ACTIONS.get(path))

it('finds the files that any workflow gives to a run, itself or through actions of the repository', async () => {
  const files = [
    'prompts/default.md',
    'prompts/tidy.md',
    'schemas/result.json',
    'data/all.jsonl',
    'policy/bot.yml',
    'deep.md',
    'dots.md'
  ]
  expect([...(await filesGivenBy([WORKFLOW], read))].toSorted()).toEqual(files.toSorted())
  expect(await filesGivenBy(['prompt-file: [', 'on: push', 'uses: 1'], read)).toEqual([])
})
