import { describe, expect, it } from '@jest/globals'
import { createTwoFilesPatch, structuredPatch } from 'diff'
import fc from 'fast-check'
import { ToolError } from '../../../src/errors.ts'
import { readPatch } from '../../../src/tools/patch/read-patch.ts'
import { applyHunks, type PatchedText } from '../../../src/tools/patch/apply-hunks.ts'
import { propertyRuns } from '../../support/property-runs.ts'
import { growth, LINEAR } from '../../support/scaling.ts'

// Few different lines, so that many are alike, with patch markers among them.
const line = fc.oneof(
  fc.stringMatching(/^[ab \t]{0,3}$/),
  fc.constantFrom('+a', '-a', '-- a', '++ a', '@@ a', '\\ a', ' *** End Patch', 'é—“x”', '\u{1f600}', 'a\rb', '\t\ta  ')
)
const lineEnd = fc.constantFrom('\n', '\r\n')

/** Any text: both kinds of line endings, with or without a byte order mark and a final line ending. */
const anyText = fc
  .tuple(fc.boolean(), fc.array(fc.tuple(line, lineEnd), { maxLength: 12 }), fc.boolean())
  .map(([mark, lines, isEnded]) => {
    const text = lines.map(([words, end]) => words + end).join('')
    return (mark ? '\ufeff' : '') + (isEnded ? text : text.replace(/\r?\n$/, ''))
  })

function apply(text: string, patch: string): PatchedText {
  const [section] = readPatch(patch)
  return applyHunks(text, section?.hunks ?? [])
}

function outcomeOf(patch: string, text: string): unknown {
  try {
    return readPatch(patch).map(({ hunks }) => applyHunks(text, hunks))
  } catch (error) {
    return error
  }
}

function beginPatch(before: string, after: string, context: number): string {
  const { hunks } = structuredPatch('f', 'f', before, after, '', '', { context })
  const lines = hunks.flatMap((hunk) => ['@@', ...hunk.lines.filter((each) => !each.startsWith('\\'))])
  return ['*** Begin Patch', '*** Update File: f', ...lines, '*** End Patch'].join('\n')
}

it('writes no carriage return that is only an ending of the lines of the patch', () => {
  const plain = fc.array(fc.stringMatching(/^[ab]{0,3}$/), { maxLength: 8 })
  const text = fc.tuple(plain, fc.boolean()).map(([lines, isEnded]) => lines.join('\n') + (isEnded ? '\n' : ''))
  const write = fc.constantFrom(
    (before: string, after: string) => createTwoFilesPatch('a/f', 'b/f', before, after),
    (before: string, after: string) => `${beginPatch(before, after, 3)}\n`
  )
  fc.assert(
    fc.property(text, text, write, (before, after, writePatch) => {
      fc.pre(before !== after)
      const patch = writePatch(before, after)
      expect(String(outcomeOf(patch.replaceAll('\n', '\r\n'), before))).toEqual(String(outcomeOf(patch, before)))
    })
  )
})

interface Slips {
  readonly separator: readonly string[]
  readonly hasFirstAnchor: boolean
  readonly hasContext: boolean
  readonly namesAnchor: boolean
  readonly marksEnd: boolean
}

/** @param before with lines that are all different */
function carelessPatch(before: string, after: string, slip: Slips): string {
  const { hunks } = structuredPatch('f', 'f', before, after, '', '', { context: slip.hasContext ? 1 : 0 })
  const beforeLines = before.split('\n')
  const lines = hunks.flatMap((hunk, index) => {
    const above = beforeLines[hunk.oldStart - 2]?.trim()
    const anchor = slip.namesAnchor && above ? `@@${above}` : '@@'
    const isAtEnd = hunk.oldStart + hunk.oldLines === beforeLines.length
    return [
      ...(index > 0 || slip.hasFirstAnchor ? [anchor] : []),
      ...hunk.lines,
      ...(slip.marksEnd && isAtEnd ? ['*** End of File'] : []),
      ...slip.separator
    ]
  })
  return ['*** Begin Patch', '*** Update File: f', ...lines, '*** End Patch'].join('\n')
}

describe('a unified diff', () => {
  it('turns the old text into the new one, byte for byte', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.integer({ min: 1, max: 4 }), (before, after, context) => {
        fc.pre(before !== after && before !== '')
        const diff = createTwoFilesPatch('a/f', 'b/f', before, after, '', '', { context })
        expect(apply(before, diff)).toMatchObject({ kind: 'patched', text: after })
      }),
      { numRuns: propertyRuns(500) }
    )
  })

  it('gives the same result with wrong line numbers, or is refused', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.nat(20), (before, after, shift) => {
        fc.pre(before !== after && before !== '' && !/^(-- |\+\+ )/m.test(before + after))
        const diff = createTwoFilesPatch('a/f', 'b/f', before, after, '', '')
        const wrong = diff.replaceAll(/^@@ -(\d+)/gm, (_, start: string) => `@@ -${Number(start) + shift}`)
        const result = apply(before, wrong)
        expect(result.kind === 'refused' || result.text).toBe(result.kind === 'refused' || after)
      }),
      { numRuns: propertyRuns(500) }
    )
  })
})

describe('a *** Begin Patch patch', () => {
  const numbered = fc.uniqueArray(fc.nat(40), { maxLength: 15 })
  const form = fc.record({ end: lineEnd, mark: fc.boolean() })
  const linesOf = (numbers: readonly number[], end: string) => numbers.map((each) => `  line ${each}${end}`).join('')

  it('turns the old text into the new one if all lines are different, and keeps the line endings', () => {
    fc.assert(
      fc.property(numbered, numbered, form, (old, current, { end, mark }) => {
        const [before, after] = [linesOf(old, '\n'), linesOf(current, '\n')]
        fc.pre(before !== after && old.length > 0)
        const bytes = (text: string) => (mark ? '\ufeff' : '') + text.replaceAll('\n', end)
        const result = apply(bytes(before), beginPatch(before, after, 1))
        expect(result).toMatchObject({ kind: 'patched', text: bytes(after) })
      }),
      { numRuns: propertyRuns(500) }
    )
  })

  const slips = fc.record({
    /** The line after each hunk. */
    separator: fc.constantFrom([], [''], ['', '']),
    hasFirstAnchor: fc.boolean(),
    hasContext: fc.boolean(),
    namesAnchor: fc.boolean(),
    marksEnd: fc.boolean()
  })

  it('turns the old text into the new one in the careless forms that models write', () => {
    fc.assert(
      fc.property(numbered, numbered, slips, (old, current, slip) => {
        const [before, after] = [linesOf(old, '\n'), linesOf([...old.slice(0, -1), ...current], '\n')]
        fc.pre(before !== after && old.length > 0 && new Set([...old, ...current]).size === old.length + current.length)
        const result = apply(before, carelessPatch(before, after, slip))
        expect(result).toMatchObject({ kind: 'patched', text: after })
      }),
      { numRuns: propertyRuns(500) }
    )
  })

  it('appends lines that follow no context, whatever separates them from the end', () => {
    const end = fc.constantFrom(
      [],
      [''],
      ['', ''],
      ['*** End of File'],
      ['*** End of File', ''],
      ['', '*** End of File', '']
    )
    fc.assert(
      fc.property(numbered, numbered, end, (old, added, separator) => {
        fc.pre(added.length > 0)
        const text = `top\n\n${linesOf(old, '\n')}`
        const lines = linesOf(added, '\n')
          .trimEnd()
          .split('\n')
          .map((each) => `+${each}`)
        const patch = ['*** Begin Patch', '*** Update File: f', '@@', ...lines, ...separator, '*** End Patch']
        expect(apply(text, patch.join('\n'))).toMatchObject({ text: text + linesOf(added, '\n') })
      }),
      { numRuns: propertyRuns(500) }
    )
  })

  it('is applied correctly to any text, or refused', () => {
    const plain = anyText.map((text) => `${text.replaceAll('\r', '').replace('\ufeff', '')}\n`)
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        fc.pre(before !== after)
        const result = apply(before, beginPatch(before, after, 3))
        expect(result.kind === 'refused' || result.text).toBe(result.kind === 'refused' || after)
      }),
      { numRuns: propertyRuns(500) }
    )
  })

  it('leaves all bytes outside of its lines unchanged', () => {
    const unique = 'the only line like this'
    fc.assert(
      fc.property(anyText, anyText, lineEnd, (above, below, end) => {
        const before = `${above.replace(/(?<!\n)$/, end)}${unique}${end}${below.replace('\ufeff', '')}`
        const patch = `*** Begin Patch\n*** Update File: f\n-${unique}\n+another\n*** End Patch`
        const result = apply(before, patch)
        expect(result).toHaveProperty('text', expect.stringContaining('another'))
        const [start = '', rest = ''] = before.split(unique)
        expect(result).toHaveProperty('text', expect.stringContaining(start))
        expect(result).toHaveProperty('text', expect.stringContaining(rest.replace(/^\r?\n/, '')))
      })
    )
  })
})

it('reads any text as a patch, or reports what is wrong with it', () => {
  const marks = fc.constantFrom(
    ...[
      '*** Begin Patch',
      '*** End Patch',
      '*** Update File: f',
      '*** Add File: g',
      '*** Delete File: h',
      '@@',
      '@@ a'
    ],
    ...['--- a/f', '+++ b/f', '@@ -1 +1 @@', 'diff --git a/f b/f', '*** End of File', '*** Move to: i', '<<EOF', '```']
  )
  const text = fc.array(fc.oneof(marks, line), { maxLength: 12 }).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, anyText, (patch, file) => {
      const outcome = outcomeOf(patch, file)
      expect(Array.isArray(outcome) || outcome instanceof ToolError).toBe(true)
    }),
    { numRuns: propertyRuns(1_000) }
  )
})

it('takes linear time where all lines of a file and of its patch are alike', () => {
  const search = (size: number) => {
    const hunk = ['@@', ...Array<string>(size / 4).fill(' a'), '-b', '+c'].join('\n')
    expect(apply('a\n'.repeat(size), `*** Update File: f\n${hunk}`)).toHaveProperty('kind', 'refused')
  }
  expect(growth(search, 4_000)).toBeLessThan(LINEAR)
})

it.each(['@@', '@@ -1 +1 @@'])('takes linear time for many hunks with %s', (header) => {
  const rewrite = (size: number) => {
    const lines = Array.from({ length: size }, (_, index) => `line ${index}`)
    const hunks = lines.filter((_, index) => index % 50 === 0).map((each) => `${header}\n-${each}\n+x`)
    const names = header === '@@' ? '*** Update File: f' : '--- a/f\n+++ b/f'
    expect(apply(`${lines.join('\n')}\n`, [names, ...hunks, ''].join('\n'))).toHaveProperty('kind', 'patched')
  }
  expect(growth(rewrite, 4_000)).toBeLessThan(LINEAR)
})
