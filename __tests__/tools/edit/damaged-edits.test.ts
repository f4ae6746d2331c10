import { globSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../../support/property-seed.ts'
import { replaceText } from '../../../src/tools/edit/replace-text.ts'
import { propertyRuns } from '../../support/property-runs.ts'

interface Edit {
  readonly before: string
  readonly start: number
  readonly oldLines: readonly string[]
  readonly newLines: readonly string[]
}

/** What a model sends, and the file if it differs too. */
interface Sent {
  readonly oldText: string
  readonly newText: string
  readonly before?: string
  readonly after?: string
}

type Damage = (edit: Edit) => Sent

const files = globSync(['src/**/*.ts', 'docs/*.md', 'scripts/*.ts'])
  .toSorted()
  .map((path) => readFileSync(path, 'utf8'))
  .filter((text) => text.length < 40_000 && text.split('\n').length > 12)

const NOTE = ' // "note"'
const isWord = (line = '') => line.trim() !== ''
const joined = (lines: readonly string[]) => lines.join('\n')

/** The file with its lines replaced by position: nothing is searched for. */
function meant({ before, start, oldLines, newLines }: Edit, text = before): string {
  const lines = text.split('\n')
  return joined([...lines.slice(0, start), ...newLines, ...lines.slice(start + oldLines.length)])
}

/** A change of one line among up to six: renamed, followed by another, removed, or with words after it. */
const edits = fc
  .record({ file: fc.nat(), at: fc.nat(), count: fc.integer({ min: 1, max: 6 }), line: fc.nat(), kind: fc.nat(3) })
  .map(({ file, at, count, line, kind }): Edit => {
    const before = files[file % files.length] ?? ''
    const lines = before.split('\n')
    const start = at % (lines.length - count - 1)
    const oldLines = lines.slice(start, start + count)
    const place = line % count
    const changed = oldLines[place] ?? ''
    const indent = /^\s*/.exec(changed)?.[0] ?? ''
    const replacements = [
      [changed.replace(/\w{3,}/, 'renamedWord')],
      /[:{([]\s*$/.test(changed) ? [`${indent}inserted(line)`, changed] : [changed, `${indent}inserted(line)`],
      [],
      [changed + NOTE]
    ]
    return { before, start, oldLines, newLines: oldLines.toSpliced(place, 1, ...(replacements[kind] ?? [])) }
  })
  .filter(({ before, oldLines, newLines }) => {
    const hasEdges = [oldLines, newLines].every(
      (lines) => lines.length > 0 && isWord(lines.at(0)) && isWord(lines.at(-1))
    )
    return hasEdges && joined(oldLines) !== joined(newLines) && before.split(joined(oldLines)).length === 2
  })

const inBoth =
  (change: (text: string) => string): Damage =>
  ({ oldLines, newLines }) => ({ oldText: change(joined(oldLines)), newText: change(joined(newLines)) })
const inOld =
  (change: (text: string) => string): Damage =>
  ({ oldLines, newLines }) => ({ oldText: change(joined(oldLines)), newText: joined(newLines) })
/** The file is changed, and what is new is not. */
const inFile =
  (change: (text: string) => string): Damage =>
  (edit) => {
    const before = change(edit.before)
    const newLines = edit.newLines.map((line) =>
      line.endsWith(NOTE) ? change(line.slice(0, -NOTE.length)) + NOTE : change(line)
    )
    return {
      oldText: joined(edit.oldLines),
      newText: joined(edit.newLines),
      before,
      after: meant({ ...edit, newLines }, before)
    }
  }

const tabs = (text: string) => text.replaceAll(/^(?: {2})+/gm, (blanks) => '\t'.repeat(blanks.length / 2))
const curly = (text: string) => text.replaceAll(/"([^"\n]*)"/g, '“$1”').replaceAll(/'([^'\n]*)'/g, '‘$1’')
const noBreak = (text: string) => text.replaceAll(/(\w) (\w)/g, '$1\u00a0$2')
const numbered = (lines: readonly string[], sign: string, first: number) =>
  joined(lines.map((line, index) => `${first + index}${sign}${line}`))
/** As a tool that numbers lines from 1 shows them, or with other numbers. */
const numberedBoth =
  (sign: string, shift = 0): Damage =>
  ({ start, oldLines, newLines }) => ({
    oldText: numbered(oldLines, sign, start + 1 + shift),
    newText: numbered(newLines, sign, start + 1 + shift)
  })
const trailing = (text: string) => text.replaceAll(/(\S)$/gm, '$1  ')

const unharmed = inBoth((text) => text)

/** Faults with one reading. */
const accepted: Readonly<Record<string, Damage>> = {
  'no fault': unharmed,
  'trailing blanks in both': inBoth(trailing),
  'trailing blanks in the quote': inOld(trailing),
  'CRLF in both': inBoth((text) => text.replaceAll('\n', '\r\n')),
  'CRLF in the file': ({ oldLines, newLines, ...edit }) => {
    const after = meant({ ...edit, oldLines, newLines })
    const crlf = (text: string) => text.replaceAll('\n', '\r\n')
    return { oldText: joined(oldLines), newText: joined(newLines), before: crlf(edit.before), after: crlf(after) }
  },
  'typographic quotes in both': inBoth(curly),
  'typographic quotes in the quote': inOld(curly),
  'more indentation in both': inBoth((text) => text.replaceAll(/^(?=.)/gm, '    ')),
  'a final line break in both': inBoth((text) => `${text}\n`),
  'line breaks around both': inBoth((text) => `\n${text}\n`),
  'typographic quotes in the file': inFile(curly),
  'no-break spaces in the file': inFile(noBreak),
  'no-break spaces in both': inBoth(noBreak)
}

/** Faults with several readings, most of which are refused. */
const refused: Readonly<Record<string, Damage>> = {
  'tabs in both': inBoth(tabs),
  'tabs in the file': inFile(tabs),
  'escaped line breaks in both': inBoth((text) => text.replaceAll('\n', String.raw`\n`)),
  'tabs in the quote': inOld(tabs),
  'line numbers in both': numberedBoth('\t'),
  'the line numbers of another place': numberedBoth('\t', 3),
  'escaped line breaks in the quote': inOld((text) => text.replaceAll('\n', String.raw`\n`)),
  'both as JSON within JSON': inBoth((text) => JSON.stringify(text).slice(1, -1)),
  'a final line break in the quote': inOld((text) => `${text}\n`),
  'line breaks around the quote': inOld((text) => `\n${text}\n`),
  'no indentation of the first line of both': inBoth((text) => text.trimStart()),
  'no indentation of the first line of the quote': inOld((text) => text.trimStart()),
  'a lost blank line': inBoth((text) => text.replace('\n\n', '\n')),
  'an elided middle': inOld((text) => text.replace(/\n[^]*\n/, '\n...\n')),
  'the marks of a diff': ({ oldLines, newLines }) => ({
    oldText: joined(oldLines.map((line) => `-${line}`)),
    newText: joined(newLines.map((line) => `+${line}`))
  })
}

/** Blanks at the ends of lines and blank lines do no harm. */
const visible = (text: string) => text.replaceAll(/(?<![ \t\r])[ \t\r]+$/gm, '').replaceAll(/\n+/g, '\n')

/** Undefined for an edit that the fault does not touch: what is wrong with the new text alone cannot be known. */
function outcomeOf(edit: Edit, damage: Damage): 'right' | 'refused' | 'wrong' | undefined {
  const { oldText, newText, before = edit.before, after = meant(edit) } = damage(edit)
  if (damage !== accepted['no fault'] && oldText === joined(edit.oldLines) && before === edit.before) return undefined
  const result = replaceText(before, { oldText, newText, replaceAll: false })
  if (result.kind === 'refused') return 'refused'
  return result.text === after || visible(result.text) === visible(after) ? 'right' : 'wrong'
}

it('edits with a fault are right or refused, and with one reading nine of ten are applied', () => {
  const sample = fc.sample(edits, { numRuns: propertyRuns(300) })
  const failed: string[] = []
  for (const [name, damage] of Object.entries({ ...accepted, ...refused })) {
    const outcomes = sample.map((edit) => outcomeOf(edit, damage))
    const count = (...kinds: unknown[]) => outcomes.filter((outcome) => kinds.includes(outcome)).length
    if (count('wrong') > 0) failed.push(`${name}: ${count('wrong')} wrong`)
    if (name in accepted && count('right') < 0.9 * count('right', 'refused')) failed.push(`${name}: refused`)
  }
  expect(failed).toEqual([])
})
