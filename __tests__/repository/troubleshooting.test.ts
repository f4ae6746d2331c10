import { expect, it } from '@jest/globals'
import { collectMessages, type SourceMessage } from '../support/messages.ts'
import { codeBlocks } from '../support/documents.ts'
import { textOf } from '../support/repository-files.ts'

/** Texts that no user meets, with the reason. */
const EXCLUDED: readonly (readonly [place: RegExp, reason: string])[] = [
  [/^src\/(tools|delegation)\//, 'told to the model, which corrects its call'],
  [/^src\/agent\/(execute-call|fit-arguments|read-arguments)\.ts$/, 'told to the model, which corrects its call'],
  [/^src\/agent\/model-client\.ts$/, 'how a request ended, as one word for the trace'],
  [/^src\/tasks\/read-event\.ts: fork$/, 'replaced by a sentence before it is shown'],
  [/^src\/models\/failures\/explain-model-failure\.ts: (model|… and … more)$/, 'parts of sentences']
]

const PAGE = 'docs/troubleshooting.md'
const entries = codeBlocks(PAGE)
  .filter(({ language }) => language === 'text')
  .flatMap(({ text }) => text.trimEnd().split('\n'))
  .map((line) => ({ line, pattern: patternOf(line) }))
const messages = collectMessages()

it('has an entry for each message that a user can meet', () => {
  const missing = messages.filter((message) => !isExcluded(message) && !entries.some((each) => fits(each, message)))
  expect(missing).toEqual([])
})

it('excludes only messages that exist and that no entry has', () => {
  const without = messages.filter((message) => !entries.some((each) => fits(each, message)))
  expect(EXCLUDED.filter(([place]) => !without.some((message) => isAt(place, message)))).toEqual([])
})

it('has no entry for a message that the program does not have', () => {
  const unknown = entries.filter((entry) => !messages.some((message) => fits(entry, message)))
  expect(unknown.map(({ line }) => line)).toEqual([])
})

it('has no line that fits nearly anything', () => {
  const letters = (line: string) => line.replaceAll(/[^\p{L}]/gu, '').length
  expect(entries.map(({ line }) => line).filter((line) => letters(line) < 8)).toEqual([])
})

it('says of each entry why it happens and what to do', () => {
  const sections = textOf(PAGE).split(/^### /m).slice(1)
  expect(sections.length).toBeGreaterThan(40)
  expect(sections.filter((section) => !/^```text\n[^]*^\*\*Why\.\*\* [^]*^\*\*Do\.\*\* /m.test(section))).toEqual([])
})

function isExcluded(message: SourceMessage): boolean {
  return EXCLUDED.some(([place]) => isAt(place, message))
}

function isAt(place: RegExp, { file, text }: SourceMessage): boolean {
  return place.test(file) || place.test(`${file}: ${text}`)
}

/** A line of an entry, as the pattern of the messages that it is a part of: `…` stands for any text. */
function patternOf(line: string): RegExp {
  const parts = line.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(parts.join('[^]*?'))
}

function fits({ pattern }: { readonly pattern: RegExp }, { text }: SourceMessage): boolean {
  return pattern.test(text)
}
