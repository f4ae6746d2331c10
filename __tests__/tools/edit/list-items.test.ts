import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parse, stringify } from 'yaml'
import '../../support/property-seed.ts'
import { replaceText } from '../../../src/tools/edit/replace-text.ts'
import { propertyRuns } from '../../support/property-runs.ts'

type Item = Readonly<Record<string, unknown>>

/** The texts of an edit of the first key of an item, and the item that is meant. */
interface Edit {
  readonly oldText: string
  readonly newText: string
  readonly meant: Item
}

interface Place {
  readonly item: Item
  readonly key: string
  readonly value: unknown
  /** The indentation of the dash, and of what comes after it. */
  readonly dash: string
  readonly column: string
}

const line = ({ key, value }: Place) => `${key}: ${String(value)}`
const withoutFirst = ({ item, key }: Place): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name !== key))
const withFirst = ({ item }: Place, value: unknown): Item => {
  const [first, ...others] = Object.entries(item)
  return Object.fromEntries([[first?.[0] ?? '', value], ...others])
}
const withNew = (place: Place): Item => ({ ...place.item, new: 1 })

/** Edits with the indentation of the file. */
const right: Readonly<Record<string, (place: Place) => Edit>> = {
  'another value': (place) => ({ oldText: line(place), newText: `${place.key}: w`, meant: withFirst(place, 'w') }),
  'a key below': (place) => ({
    oldText: line(place),
    newText: `${line(place)}\n${place.column}new: 1`,
    meant: withNew(place)
  }),
  'a key below, with line ends': (place) => ({
    oldText: `${line(place)}\n`,
    newText: `${line(place)}\n${place.column}new: 1\n`,
    meant: withNew(place)
  }),
  'a key above': (place) => ({
    oldText: line(place),
    newText: `new: 1\n${place.column}${line(place)}`,
    meant: withNew(place)
  }),
  'a nested key': (place) => ({
    oldText: line(place),
    newText: `${place.key}:\n${place.column}  new: 1`,
    meant: withFirst(place, { new: 1 })
  }),
  'a nested list': (place) => ({
    oldText: line(place),
    newText: `${place.key}:\n${place.column}- 1`,
    meant: withFirst(place, [1])
  })
}

/** Edits that would write another structure, or whose meaning is open. */
const wrong: Readonly<Record<string, (place: Place) => Edit>> = {
  'its line deleted': (place) => ({ oldText: `${line(place)}\n`, newText: '', meant: withoutFirst(place) }),
  'a key below, from the first column': (place) => ({
    oldText: line(place),
    newText: `${line(place)}\nnew: 1`,
    meant: withNew(place)
  }),
  'a key below, from the dash': (place) => ({
    oldText: line(place),
    newText: `${line(place)}\n${place.dash}new: 1`,
    meant: withNew(place)
  }),
  'a key below that is too deep': (place) => ({
    oldText: line(place),
    newText: `${line(place)}\n${place.column}  new: 1`,
    meant: withNew(place)
  }),
  'a nested key, from the first column': (place) => ({
    oldText: line(place),
    newText: `${place.key}:\n  new: 1`,
    meant: withFirst(place, { new: 1 })
  }),
  'a nested key, from the first column, with four spaces': (place) => ({
    oldText: line(place),
    newText: `${place.key}:\n    new: 1`,
    meant: withFirst(place, { new: 1 })
  }),
  'a dash in the new text': (place) => ({
    oldText: line(place),
    newText: `- ${place.key}: w`,
    meant: withFirst(place, 'w')
  })
}

const deleted = (place: Place): Edit => ({ oldText: line(place), newText: '', meant: withoutFirst(place) })

/** Lists of items with up to three keys. All keys are different. */
const lists = fc.record({
  counts: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
  at: fc.nat(),
  isNested: fc.boolean(),
  indentSeq: fc.boolean()
})

function build({
  counts,
  at,
  isNested,
  indentSeq
}: {
  counts: number[]
  at: number
  isNested: boolean
  indentSeq: boolean
}) {
  const list = counts.map((count, item): Item => {
    const keys = Array.from({ length: count }, (_, index): [string, unknown] => [
      `k${item}${index}`,
      `v${item}${index}`
    ])
    return Object.fromEntries(keys)
  })
  const around = (items: readonly unknown[]) => (isNested ? { top: { list: items }, end: 1 } : { list: items, end: 1 })
  const before = stringify(around(list), { indentSeq })
  const index = at % list.length
  const item = list[index] ?? {}
  const [[key, value] = ['', '']] = Object.entries(item)
  const dash = /^ *(?=- )/m.exec(before)?.[0] ?? ''
  const meantBy = (edit: Edit) => around(list.with(index, edit.meant))
  return { before, meantBy, place: { item, key, value, dash, column: `${dash}  ` } }
}

function outcomeOf(before: string, edit: Edit): unknown {
  const result = replaceText(before, { ...edit, replaceAll: false })
  return result.kind === 'refused' ? 'refused' : parse(result.text)
}

it.each(Object.entries(right))('an edit after a dash writes %s', (_, change) => {
  fc.assert(
    fc.property(lists, (options) => {
      const { before, meantBy, place } = build(options)
      expect(outcomeOf(before, change(place))).toEqual(meantBy(change(place)))
    }),
    { numRuns: propertyRuns(200) }
  )
})

it.each(Object.entries(wrong))('an edit after a dash never writes %s at another level', (_, change) => {
  fc.assert(
    fc.property(lists, (options) => {
      const { before, meantBy, place } = build(options)
      expect(['refused', meantBy(change(place))]).toContainEqual(outcomeOf(before, change(place)))
    }),
    { numRuns: propertyRuns(200) }
  )
})

it('an edit after a dash deletes a key only if the item has another', () => {
  fc.assert(
    fc.property(lists, (options) => {
      const { before, meantBy, place } = build(options)
      const isOnly = Object.keys(place.item).length === 1
      expect(outcomeOf(before, deleted(place))).toEqual(isOnly ? 'refused' : meantBy(deleted(place)))
    }),
    { numRuns: propertyRuns(200) }
  )
})

it.each([
  ['a key, with another in the first column,', '  - a: 1\n    b: 2\n', 'a: 1', 'a: 1\nc: 3'],
  ['a key with deeper lines', '- env:\n    a: 1\n  b: 2\n', 'env:', ''],
  ['a key with a list', '- env:\n  - a\n', 'env:', ''],
  ['a key before a comment', '- a: 1\n\n# note\n- b: 2\n', 'a: 1', '# a: 1'],
  ['an item in an item', '- - a\n  - b\n', 'a', ''],
  ['an item with typographic quotes', "- a: '1'\n- b: 2\n", 'a: ‘1’', '']
])('an edit of %s after its dash is refused', (...[, before, oldText, newText]) => {
  expect(replaceText(before, { oldText, newText, replaceAll: false })).toEqual({
    kind: 'refused',
    reason: expect.stringMatching(/starts after the dash of the list item in line 1.*Start both with the whole line/)
  })
})

it.each([
  ['a key of several', '- a: 1\n  b: 2\n', 'a: 1', '', '- \n  b: 2\n'],
  ['a new item below', '- a\n- b\n', 'a', 'a\n- c', '- a\n- c\n- b\n'],
  [
    'more text of an item',
    '- some text\n- more\n',
    'some text',
    'some text\n  that goes on',
    '- some text\n  that goes on\n- more\n'
  ],
  ['a term of a sum', 'x = a\n  - b\n', 'b', 'c', 'x = a\n  - c\n'],
  ['quoted levels', '- a: 1\n  b: 2\n- c: 3\n', 'a: 1\n  b: 2\n- c: 3', 'a: 1\n- c: 4', '- a: 1\n- c: 4\n']
])('an edit after a dash changes %s', (...[, before, oldText, newText, text]) => {
  expect(replaceText(before, { oldText, newText, replaceAll: false })).toMatchObject({ kind: 'replaced', text })
})

it('the rest of a line is not deleted together with its end', () => {
  const refusal = {
    kind: 'refused',
    reason: expect.stringMatching(/Quote whole lines, or leave the last line break out/)
  }
  for (const [text, oldText] of [
    ['x = 1; y()\nz\n', 'y()\n'],
    ['a\nfoo()\nb\n', '\nfoo()\n']
  ] as const)
    expect(replaceText(text, { oldText, newText: '', replaceAll: false })).toEqual(refusal)
  expect(replaceText('a\nb', { oldText: '\n', newText: '', replaceAll: false })).toMatchObject({ text: 'ab' })
})
