import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../../support/property-seed.ts'
import { readPatch } from '../../../src/tools/patch/read-patch.ts'
import { applyHunks, type PatchedText } from '../../../src/tools/patch/apply-hunks.ts'
import { propertyRuns } from '../../support/property-runs.ts'

/** A line of the generated file, with the numbers of the blocks that it is in. */
interface Line {
  readonly text: string
  readonly blocks: readonly number[]
}

/** How a language writes a block: the line that begins it, and lines around what it holds. */
interface Language {
  readonly unit: string
  readonly opener: (number: number) => string
  readonly opens: readonly string[]
  readonly closes: readonly string[]
  readonly statement: (number: number) => string
}

const statement = (number: number) => `call${number}();`
const languages: Readonly<Record<string, Language>> = {
  Python: { unit: '    ', opener: (n) => `def f${n}(self):`, opens: [], closes: [], statement: (n) => `x = ${n}` },
  JavaScript: { unit: '  ', opener: (n) => `function f${n}() {`, opens: [], closes: ['}'], statement },
  'C with braces below': { unit: '\t', opener: (n) => `void f${n}(int a)`, opens: ['{'], closes: ['}'], statement },
  'calls with functions': {
    unit: '  ',
    opener: (n) => `describe('f${n}', () => {`,
    opens: [],
    closes: ['})'],
    statement
  },
  'signatures of several lines': {
    unit: '  ',
    opener: (n) => `def f${n}(`,
    opens: ['  a,', ') -> int:'],
    closes: [],
    statement: (n) => `x = ${n}`
  },
  Ruby: { unit: '  ', opener: (n) => `def f${n}`, opens: [], closes: ['end'], statement: (n) => `x = ${n}` },
  YAML: { unit: '  ', opener: (n) => `key${n}:`, opens: [], closes: [], statement: (n) => `v${n}: ${n}` }
}

interface Tree {
  readonly children: readonly Tree[]
}

const treeOf = (child: fc.Arbitrary<Tree>): fc.Arbitrary<Tree> =>
  fc.record({ children: fc.array(child, { maxLength: 2 }) })
const tree = treeOf(treeOf(fc.constant({ children: [] })))

/** Each block holds a statement, blocks in it, and another statement. Between blocks there are blank lines. */
function render(trees: readonly Tree[], { unit, opener, opens, closes, statement }: Language): Line[] {
  let next = 9
  const write = ({ children }: Tree, outer: readonly number[]): Line[] => {
    const number = (next += 1)
    const blocks = [...outer, number]
    const at = (depth: number, text: string) => ({ text: unit.repeat(depth) + text, blocks })
    const own = (text: string) => at(outer.length, text)
    const first = at(blocks.length, statement(number * 10))
    const inner = children.flatMap((child) => write(child, blocks))
    const last = at(blocks.length, statement(number * 10 + 1))
    const body = [first, ...inner, last]
    return [own(opener(number)), ...opens.map(own), ...body, ...closes.map(own), { text: '', blocks: outer }]
  }
  return trees.flatMap((each) => write(each, []))
}

function apply(text: string, lines: readonly string[]): PatchedText {
  const [section] = readPatch(['*** Begin Patch', '*** Update File: f', ...lines, '*** End Patch'].join('\n'))
  return applyHunks(text, section?.hunks ?? [])
}

const textOf = (lines: readonly Pick<Line, 'text'>[]) => lines.map(({ text }) => `${text}\n`).join('')

it.each(Object.entries(languages))('changes only lines in the blocks of their anchors: %s', (_, language) => {
  const files = fc.record({
    trees: fc.array(tree, { minLength: 2, maxLength: 3 }),
    line: fc.nat(),
    anchors: fc.array(fc.nat(), { minLength: 1, maxLength: 2 }),
    /** Whole lines, lines without their indentation, or the first words. */
    form: fc.constantFrom(
      (text: string) => text,
      (text: string) => text.trim(),
      (text: string) => text.trim().slice(0, -1)
    )
  })
  fc.assert(
    fc.property(files, ({ trees, line, anchors, form }) => {
      const lines = render(trees, language)
      const statements = lines.filter(
        ({ text }) => /\d/.test(text) && text.trim() === language.statement(numberIn(text))
      )
      const changed = statements[line % statements.length] ?? { text: '', blocks: [] }
      const openers = lines.filter(({ text, blocks }) => text.trim() === language.opener(blocks.at(-1) ?? 0))
      const named = [...new Set(anchors.map((each) => each % openers.length))].toSorted((a, b) => a - b)
      const block = named.map((each) => openers[each]?.blocks.at(-1) ?? 0)
      const head = named.map((each) => `@@ ${form(openers[each]?.text ?? '')}`)
      const result = apply(textOf(lines), [...head, `-${changed.text}`, '+changed'])
      const isInside = block.every((each) => changed.blocks.includes(each))
      const after = lines.map((each) => (each === changed ? { text: 'changed' } : each))
      // The first words of a name can be those of another.
      fc.pre(
        isInside || head.every((each) => lines.filter(({ text }) => text.includes(each.slice(3).trim())).length === 1)
      )
      const written = result.kind === 'patched' ? result.text : 'refused'
      expect(written).toBe(isInside ? textOf(after) : 'refused')
    }),
    { numRuns: propertyRuns(300) }
  )
})

function numberIn(text: string): number {
  return Number(/\d+/.exec(text)?.[0])
}

it.each([
  ['a comment', ['# note', '  about', 'x = 1'], 'x = 1'],
  ['a decorator', ['@cached(', '  size=1', ')', 'def f():', '  x = 1'], '  x = 1'],
  ['a line without a block', ['y = 1', 'x = 1'], 'x = 1'],
  ['the first branch', ['if (a) {', '  b', '} else {', '  x = 1', '}'], '  x = 1'],
  ['a block with a directive', ['void f() {', '  y', '#ifdef A', '  x = 1', '#endif', '}'], '  x = 1'],
  [
    'a class with private methods',
    ['class A {', '  #f() {', '    y', '  }', '', '  #g() {', '    x = 1', '  }', '}'],
    '    x = 1'
  ]
])('changes a line below %s', (...[, lines, changed]) => {
  const text = lines.map((line) => `${line}\n`).join('')
  const result = apply(text, [`@@ ${lines[0]}`, `-${changed}`, '+changed'])
  expect(result).toEqual({ kind: 'patched', text: text.replace(changed, () => 'changed'), notes: [] })
})

it('says which block lacks the lines of a hunk, and where they are', () => {
  const text = 'def f():\n    a = 1\n\ndef g():\n    b = 2\n'
  const result = apply(text, ['@@ def f():', '-    b = 2', '+    b = 3'])
  const reason = /^does not have the lines of the hunk in the block of "def f\(\):"\.[^]*\n5\t····b = 2$/
  expect(result).toHaveProperty('reasons', [expect.stringMatching(reason)])
})

it('adds lines to the end of the file only if it is in the block of the anchor', () => {
  const text = 'class A:\n    a = 1\n\nclass B:\n    b = 2\n'
  const add = (anchor: string) => apply(text, [`@@ ${anchor}`, '+    c = 3', '*** End of File'])
  expect(add('class B:')).toHaveProperty('text', `${text}    c = 3\n`)
  expect(add('class A:')).toHaveProperty('reasons', [expect.stringMatching(/only adds lines/)])
})

/** The file with the last lines changed; undefined if they are others. */
function changedAtEnd(file: readonly string[], old: readonly string[]): string | undefined {
  const [text, end] = [file, old].map((lines) => lines.join('\n').trimEnd())
  return text !== undefined && end !== undefined && `\n${text}`.endsWith(`\n${end}`)
    ? `${text.slice(0, text.length - end.length)}changed`
    : undefined
}

it('changes the lines above *** End of File only at the end', () => {
  const file = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(file, fc.nat(7), fc.integer({ min: 1, max: 3 }), (lines, at, count) => {
      const old = lines.slice(at, at + count)
      fc.pre(Boolean(old.at(0)) && Boolean(old.at(-1)))
      const text = lines.map((each) => `${each}\n`).join('')
      const result = apply(text, ['@@', ...old.map((each) => `-${each}`), '+changed', '*** End of File'])
      const written = result.kind === 'patched' ? result.text.trimEnd() : undefined
      expect(written).toBe(changedAtEnd(lines, old))
    }),
    { numRuns: propertyRuns(500) }
  )
})
