import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { RepetitionDetector } from '../../src/agent/repetition-detector.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { measureRepetition } from '../support/repetitions.ts'

const root = join(import.meta.dirname, '../..')
const isComplete = propertyRuns(1_000) === 1_000

describe('files that people and programs wrote', () => {
  it('are no repetition: this repository', () => {
    const folders = ['src', '__tests__', 'docs', 'scripts', 'emulators', 'bench', '.github'].map((name) =>
      join(root, name)
    )
    const { files, alarms } = measureRepetition(folders, isComplete ? 1 : 4)
    expect(files).toBeGreaterThan(isComplete ? 1_600 : 400)
    expect(alarms).toEqual([])
  })

  it('are no repetition: packages, with their lock files, data, snapshots and coverage reports', () => {
    const { files, alarms } = measureRepetition([join(root, 'node_modules')], isComplete ? 20 : 100)
    expect(files).toBeGreaterThan(100)
    expect(alarms).toEqual([])
  })
})

it.each<readonly [string, (count: number) => string]>([
  ['results of a test runner', (count) => `  ✓ should parse the case ${count} (1 ms)\n`],
  ['results with the same name', () => '  ✓ renders without crashing\n'],
  ['results in TAP', (count) => `ok ${count} - parses the input as it should\n`],
  ['a traceback', (count) => `  File "a.py", line ${count % 3}, in function\n    return function(x)\n`],
  ['warnings of a compiler', (count) => `warning: unused variable: \`x${count}\`\n --> src/a.rs:${count}:5\n`],
  ['a progress', (count) => `Downloading the files... ${count}%\n`]
])('many lines are no repetition: %s', (_, line) => {
  const lines = Array.from({ length: 100 }, (__, index) => line(index + 1)).slice(0, 90)
  expect(new RepetitionDetector().push(lines.join('').slice(0, 2_900))).toBe(false)
})

const sentences = [
  'I will check the file again. ',
  'Wait, let me think about the test. ',
  'Now I look at the function, and I see that it is wrong. I think that I should look at the test too, because it may show what is wanted. ',
  'Let me try once more. Actually, no. ',
  'Let me look at the parser in src/models/wire.ts and at read_chunk, to understand how it works, and then fix the issue. '
]

/** The text of a model that never stops. */
function degenerate(piece: (count: number) => string): string {
  let text = ''
  for (let count = 1; text.length < 4_000; count += 1) text += piece(count)
  return text.slice(0, 4_000)
}

describe('degenerate output is stopped within 4,000 characters:', () => {
  it.each<readonly [string, (count: number) => string]>([
    ...['A', '0', '-', '!', '。', '\u{1f600}'].map((each) => [`the character ${each}`, () => each] as const),
    ...['the ', 'yes no ', 'word\n', '0x00, ', '00 ', '\\x00', '}\n', '{"a":1},', '<br>\n'].map(
      (each) => [JSON.stringify(each), () => each] as const
    ),
    ...sentences.map((each) => [each, () => each] as const),
    ...sentences.map((each) => [`${each} (numbered)`, (count: number) => `Attempt ${count}: ${each}\n`] as const),
    ...sentences.map((each) => [`${each} (as a list)`, (count: number) => `${count}. ${each}\n`] as const),
    ['equal rows', () => '| a | b | c |\n'],
    ['empty rows', () => '| | | |\n'],
    ['numbered rows', (count) => `| ${count} | the same words in each row |\n`],
    ['tasks', (count) => `- [ ] Task ${count}: do the same thing\n`],
    ['headings', (count) => `## Step ${count}\n${sentences[0]}\n`],
    ['a code block', (count) => `${count === 1 ? '```\n' : ''}print("hello")\n`]
  ])('%s', (_, piece) => {
    expect(new RepetitionDetector().push(degenerate(piece))).toBe(true)
  })
})

const records = (record: (count: number) => string) => Array.from({ length: 90 }, (_, count) => record(count)).join('')

it.each([
  ['characters', 'x'.repeat(2_500)],
  ['hexadecimal zeros', '0'.repeat(2_500)],
  ['rows of a table', '| yes | no | yes |\n'.repeat(100)],
  ['lines of a log', 'Waiting for the server to start\n'.repeat(25)],
  ['words without spaces', 'UAAA,WAAA,QAAA,'.repeat(80)],
  [
    'numbered records',
    records((count) => `- ip: 10.0.0.${count}\n  kind: Pod\n  name: web-${count}\n  space: default\n`)
  ],
  ['sums', records((count) => `  ${count}*time.Hour + ${count}*time.Minute + ${count}*time.Second,\n`)],
  ['records', '{"version":"0a1b2c3d4e5f","impliedFormat":1,"isOptional":false},'.repeat(100)]
])('%s may repeat for a while and then go on', (_, text) => {
  expect(new RepetitionDetector().push(`Here it is:\n${text}\nThis was all.`)).toBe(false)
})
