import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../support/property-seed.ts'
import { RepetitionDetector, RepetitionWatch } from '../../src/agent/repetition-detector.ts'
import { growth, LINEAR } from '../support/scaling.ts'

const isRepetition = (text: string) => new RepetitionDetector().push(text)
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('')
const wordOf = (number: number) => Array.from(String(number), (digit) => 'abcdefghij'[Number(digit)]).join('')
const sentence = 'I look at the file again and then I go on from there. '

const numbered = (fence: string) =>
  Array.from(
    { length: 150 },
    (_, index) => `Attempt ${index}: I look again.\n${fence}npm test\n${fence}It did not work again.\n`
  ).join('')

describe('a repetition', () => {
  it.each([
    ['a few words', 'Thinking... Done. '.repeat(30)],
    ['a long sentence', `${sentence.repeat(3)}Well. `.repeat(12)],
    ['several lines', 'I am done.\nI will say no more.\n  I wait for the next command.\n'.repeat(20)],
    ['a list', '* I do it now.\n* I really do.\n'.repeat(40)],
    ['one character', 'A'.repeat(4_000)],
    ['white space', ' \n'.repeat(6_000)],
    ['a block of code', 'Let me try that.\n```\nnpm test\n```\n'.repeat(110)],
    ['numbered lines around code', numbered('~~~\n')],
    ['sentences after an open fence', `Here:\n\`\`\`\n${sentence.repeat(60)}`],
    ['code in two blocks', '~~~ts\nconst a = { b: 1 }\n~~~\nor\n```ts\nconst a = { b: 2 }\n```\n'.repeat(200)]
  ])('can be %s over and over', (_, text) => {
    expect(isRepetition(text)).toBe(true)
  })

  it('is detected at the same position however the stream is split', () => {
    const text = `Let me see. ${sentence.repeat(20)}`
    fc.assert(
      fc.property(fc.array(fc.nat(text.length)), (cuts) => {
        const places = [0, ...cuts.sort((a, b) => a - b), text.length]
        const detector = new RepetitionDetector()
        const found = places.slice(1).some((place, index) => detector.push(text.slice(places[index], place)))
        expect(found).toBe(true)
      })
    )
  })
})

describe('no repetition', () => {
  it.each([
    ['the source map of lines that were copied', ';AACA'.repeat(3_000)],
    [
      'a list of names that begin alike',
      lines(30, (index) => `projects/some-long-project/locations/europe/services/${index}\n`)
    ],
    ['a table', lines(40, (index) => `| ${index} | the same words in each and every row of this table |\n`)],
    ['code', `\`\`\`\n${'  expect(something).toBe(somethingElse)  // as before\n'.repeat(40)}\`\`\`\n`],
    ['sections separated by lines of equals signs', lines(40, (index) => `${'='.repeat(70)}\nsection ${index}\n`)],
    ['empty lines', '\n'.repeat(5_000)],
    ['a sentence that returns at each heading', lines(20, (index) => `## Step ${index}\n${sentence}\n`)],
    [
      'a sentence that returns after other text',
      lines(12, (index) => sentence + lines(100, (word) => `${wordOf(index * 100 + word)} `))
    ]
  ])('is %s', (_, text) => {
    expect(isRepetition(text)).toBe(false)
  })

  it('is recognized in time proportional to the text', () => {
    const text = (size: number) => lines(size, (index) => `word${(index * 7_919) % 1_009} `)
    expect(isRepetition(text(2_500))).toBe(false)
    expect(growth((size) => isRepetition(text(size)), 2_500)).toBeLessThan(LINEAR)
  })
})

describe('a count', () => {
  const isStopped = (line: (index: number) => string, size = 40_000) =>
    new RepetitionDetector({ isData: true }).push(lines(size, line).slice(0, size))
  const digest = (index: number) => (index * 7_919) % 1_009

  it('without an end is stopped', () => {
    const counts: readonly ((index: number) => string)[] = [
      (index) => `${index}, `,
      (index) => `line ${index}\\n`,
      (index) => `${String(index).padStart(6, '0')},${100_000 - 5 * index}\\n`,
      (index) => `{\\"id\\":${index}},`
    ]
    expect(counts.map((each) => isStopped(each))).toEqual(counts.map(() => true))
  })

  it('is no count if something else changes, or if it ends after some thousand numbers', () => {
    const files: readonly ((index: number) => string)[] = [
      (index) => `${index},user${index},${digest(index)}\\n`,
      (index) => `${index}. ${wordOf(digest(index))}\\n`,
      (index) => `${index}: ${index * index}, `,
      (index) => `${digest(index)}, `,
      (index) => `${new Date(index * 86_400_000).toISOString()}\\n`,
      (index) => `row ${index} of ${index % 7}\\n`,
      (index) => `${index + 1},User ${index + 1},user${index + 1}@example.com,true,false,2026-01-01\\n`
    ]
    expect(files.filter((each) => isStopped(each))).toEqual([])
    expect(isStopped((index) => `${index}, `, 29_000)).toBe(false)
  })
})

describe('a response with calls', () => {
  type Delta = Parameters<RepetitionWatch['push']>[0]
  const isStopped = (deltas: readonly Delta[]) => {
    const watch = new RepetitionWatch()
    for (const delta of deltas) watch.push(delta)
    return watch.signal.aborted
  }
  const call: Delta = { kind: 'call', text: 'grep' }
  const args = (text: string): Delta => ({ kind: 'arguments', text })
  const times = (count: number, deltas: readonly Delta[]) => Array.from({ length: count }, () => deltas).flat()

  it.each<readonly [string, readonly Delta[], boolean]>([
    ['128 calls', times(128, [call, args('{"pattern":"a"}')]), false],
    ['129 calls', times(129, [call, args('{"pattern":"a"}')]), true],
    ['arguments without an end', [call, args('{"text":"'), ...times(500, [args('and so on and so forth ')])], true],
    ['equal objects without an end', [call, ...times(800, [args('{"pattern":"a"}')])], true],
    ['a file with some equal rows', [call, args(`{"text":"${'| yes | no | yes |\\n'.repeat(100)}end"}`)], false],
    ['large arguments', [call, args(`{"text":"${lines(1_000, (index) => `${index}: ${wordOf(index)}\\n`)}"}`)], false]
  ])('is stopped only if it does not end: %s', (_, deltas, expected) => {
    expect(isStopped(deltas)).toBe(expected)
  })
})
