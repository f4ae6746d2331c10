import { describe, expect, it } from '@jest/globals'
import { replaceText } from '../../../src/tools/edit/replace-text.ts'
import { applyHunks } from '../../../src/tools/patch/apply-hunks.ts'
import { readPatch } from '../../../src/tools/patch/read-patch.ts'
import { indentedEdit, misquotes, type IndentedEdit, type MisquoteName } from '../../support/indented-edits.ts'
import { propertyRuns } from '../../support/property-runs.ts'

/** Many, because most misquoted edits are refused. */
const EDITS = propertyRuns(1_000) * 2

function editsWith(misquote: MisquoteName): IndentedEdit[] {
  return Array.from({ length: EDITS }, (_, seed) => indentedEdit(seed, misquote)).filter((edit) => edit !== undefined)
}

const applied = ({ before, oldText, newText }: IndentedEdit) =>
  replaceText(before, { oldText, newText, replaceAll: false })

function patched({ before, oldText, newText }: IndentedEdit) {
  const marked = (mark: string, text: string) =>
    text
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => mark + line)
  const lines = [...marked('-', oldText), ...(newText === '' ? [] : marked('+', newText))]
  const [section] = readPatch(['*** Update File: f', '@@', ...lines].join('\n'))
  return applyHunks(before, section?.hunks ?? [])
}

const names = Object.keys(misquotes) as MisquoteName[]

/** Mistakes that leave most lines as the file has them, so that new lines have the file's indentation too. */
const slips: readonly MisquoteName[] = [
  'one line',
  'one line of the quote',
  'several lines',
  'several lines of the quote'
]

const withoutTrailing = (text: string) => text.replaceAll(/[ \t]+$/gm, '')

describe('edits of generated Python, YAML and TypeScript', () => {
  it.each(names)('are right or refused with %s misindented', (name) => {
    const wrong: IndentedEdit[] = []
    for (const edit of editsWith(name)) {
      const result = applied(edit)
      // Otherwise it can also be an exact quote of a part of a line, and the new lines are written as they are.
      const isQuote = !edit.isPartial || slips.includes(name)
      if (isQuote && result.kind === 'replaced' && withoutTrailing(result.text) !== edit.after) wrong.push(edit)
    }
    expect(wrong).toEqual([])
  })

  it.each(names)('are right or refused as patches with %s misindented', (name) => {
    const wrong = editsWith(name).filter((edit) => {
      const result = patched(edit)
      // A patch that changes nothing is reported as such.
      return result.kind === 'patched' && ![edit.before, edit.after].includes(result.text)
    })
    expect(wrong).toEqual([])
  })

  it.each(['none', 'all lines shifted'] as const)('are applied with %s, unless they only move a line', (name) => {
    const refused: IndentedEdit[] = []
    for (const edit of editsWith(name)) {
      if (edit.isPartial || edit.edit === 'indent' || edit.edit === 'dedent') continue
      if (applied(edit).kind === 'refused') refused.push(edit)
    }
    expect(refused).toEqual([])
  })
})
