import { describe, expect, it } from '@jest/globals'
import { createTwoFilesPatch, structuredPatch } from 'diff'
import fc from 'fast-check'
import { ToolError } from '../../../src/errors.ts'
import { readBeginPatch } from '../../../src/tools/patch/begin-patch.ts'
import { readPatch } from '../../../src/tools/patch/read-patch.ts'
import type { RewriteResult } from '../../../src/tools/patch/patch.ts'
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

async function apply(text: string, patch: string): Promise<RewriteResult> {
  const [section] = await readPatch(patch)
  if (section?.kind !== 'update' || !section.rewrite) throw new Error('Not an update.')
  return section.rewrite(text)
}

async function rewriteAll(patch: string, file: string): Promise<'read'> {
  for (const section of await readPatch(patch)) if (section.kind !== 'add') section.rewrite?.(file)
  return 'read'
}

function beginPatch(before: string, after: string, context: number): string {
  const { hunks } = structuredPatch('f', 'f', before, after, '', '', { context })
  const lines = hunks.flatMap((hunk) => ['@@', ...hunk.lines.filter((each) => !each.startsWith('\\'))])
  return ['*** Begin Patch', '*** Update File: f', ...lines, '*** End Patch'].join('\n')
}

it('writes no carriage return that is only an ending of the lines of the patch', async () => {
  const plain = fc.array(fc.stringMatching(/^[ab]{0,3}$/), { maxLength: 8 })
  const text = fc.tuple(plain, fc.boolean()).map(([lines, isEnded]) => lines.join('\n') + (isEnded ? '\n' : ''))
  const write = fc.constantFrom(
    (before: string, after: string) => createTwoFilesPatch('a/f', 'b/f', before, after),
    (before: string, after: string) => `${beginPatch(before, after, 3)}\n`
  )
  await fc.assert(
    fc.asyncProperty(text, text, write, async (before, after, writePatch) => {
      fc.pre(before !== after)
      const outcome = (patch: string) => apply(before, patch).catch((error: unknown) => String(error))
      const patch = writePatch(before, after)
      await expect(outcome(patch.replaceAll('\n', '\r\n'))).resolves.toEqual(await outcome(patch))
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
  it('turns the old text into the new one, byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, fc.integer({ min: 1, max: 4 }), async (before, after, context) => {
        fc.pre(before !== after && before !== '')
        const diff = createTwoFilesPatch('a/f', 'b/f', before, after, '', '', { context })
        await expect(apply(before, diff)).resolves.toMatchObject({ kind: 'rewritten', text: after })
      }),
      { numRuns: propertyRuns(500) }
    )
  })

  it('gives the same result with wrong line numbers, or is refused', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, fc.nat(20), async (before, after, shift) => {
        fc.pre(before !== after && before !== '' && !/^(-- |\+\+ )/m.test(before + after))
        const diff = createTwoFilesPatch('a/f', 'b/f', before, after, '', '')
        const wrong = diff.replaceAll(/^@@ -(\d+)/gm, (_, start: string) => `@@ -${Number(start) + shift}`)
        const result = await apply(before, wrong)
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

  it('turns the old text into the new one if all lines are different, and keeps the line endings', async () => {
    await fc.assert(
      fc.asyncProperty(numbered, numbered, form, async (old, current, { end, mark }) => {
        const [before, after] = [linesOf(old, '\n'), linesOf(current, '\n')]
        fc.pre(before !== after && old.length > 0)
        const bytes = (text: string) => (mark ? '\ufeff' : '') + text.replaceAll('\n', end)
        const result = await apply(bytes(before), beginPatch(before, after, 1))
        expect(result).toMatchObject({ kind: 'rewritten', text: bytes(after) })
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

  it('turns the old text into the new one in the careless forms that models write', async () => {
    await fc.assert(
      fc.asyncProperty(numbered, numbered, slips, async (old, current, slip) => {
        const [before, after] = [linesOf(old, '\n'), linesOf([...old.slice(0, -1), ...current], '\n')]
        fc.pre(before !== after && old.length > 0 && new Set([...old, ...current]).size === old.length + current.length)
        const result = await apply(before, carelessPatch(before, after, slip))
        expect(result).toMatchObject({ kind: 'rewritten', text: after })
      }),
      { numRuns: propertyRuns(500) }
    )
  })

  it('appends lines that follow no context, whatever separates them from the end', async () => {
    const end = fc.constantFrom(
      [],
      [''],
      ['', ''],
      ['*** End of File'],
      ['*** End of File', ''],
      ['', '*** End of File', '']
    )
    await fc.assert(
      fc.asyncProperty(numbered, numbered, end, async (old, added, separator) => {
        fc.pre(added.length > 0)
        const text = `top\n\n${linesOf(old, '\n')}`
        const lines = linesOf(added, '\n')
          .trimEnd()
          .split('\n')
          .map((each) => `+${each}`)
        const patch = ['*** Begin Patch', '*** Update File: f', '@@', ...lines, ...separator, '*** End Patch']
        await expect(apply(text, patch.join('\n'))).resolves.toMatchObject({ text: text + linesOf(added, '\n') })
      }),
      { numRuns: propertyRuns(500) }
    )
  })

  it('is applied correctly to any text, or refused', async () => {
    const plain = anyText.map((text) => `${text.replaceAll('\r', '').replace('\ufeff', '')}\n`)
    await fc.assert(
      fc.asyncProperty(plain, plain, async (before, after) => {
        fc.pre(before !== after)
        const result = await apply(before, beginPatch(before, after, 3))
        expect(result.kind === 'refused' || result.text).toBe(result.kind === 'refused' || after)
      }),
      { numRuns: propertyRuns(500) }
    )
  })

  it('leaves all bytes outside of its lines unchanged', async () => {
    const unique = 'the only line like this'
    await fc.assert(
      fc.asyncProperty(anyText, anyText, lineEnd, async (above, below, end) => {
        const before = `${above.replace(/(?<!\n)$/, end)}${unique}${end}${below.replace('\ufeff', '')}`
        const patch = `*** Begin Patch\n*** Update File: f\n-${unique}\n+another\n*** End Patch`
        const result = await apply(before, patch)
        expect(result).toHaveProperty('text', expect.stringContaining('another'))
        const [start = '', rest = ''] = before.split(unique)
        expect(result).toHaveProperty('text', expect.stringContaining(start))
        expect(result).toHaveProperty('text', expect.stringContaining(rest.replace(/^\r?\n/, '')))
      })
    )
  })
})

it('reads any text as a patch, or reports what is wrong with it', async () => {
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
  await fc.assert(
    fc.asyncProperty(text, anyText, async (patch, file) => {
      const outcome = await rewriteAll(patch, file).catch((error: unknown) => error)
      expect(outcome === 'read' || outcome instanceof ToolError).toBe(true)
    }),
    { numRuns: propertyRuns(1_000) }
  )
})

/** The time to read a patch and to apply it. */
function applyBeginPatch(text: string, patch: string): string | undefined {
  const [section] = readBeginPatch(patch)
  return section?.kind === 'update' ? section.rewrite?.(text).kind : undefined
}

it('takes linear time where all lines of a file and of its patch are alike', () => {
  const search = (size: number) => {
    const hunk = ['@@', ...Array<string>(size / 4).fill(' a'), '-b', '+c'].join('\n')
    expect(applyBeginPatch('a\n'.repeat(size), `*** Update File: f\n${hunk}`)).toBe('refused')
  }
  expect(growth(search, 4_000)).toBeLessThan(LINEAR)
})

const linesUpTo = (size: number) => Array.from({ length: size }, (_, index) => `line ${index}`)
const hunkEvery50 = (lines: readonly string[], header: string) =>
  lines.filter((_, index) => index % 50 === 0).map((each) => `${header}\n-${each}\n+x`)

it('takes linear time for many hunks of *** Begin Patch', () => {
  const rewrite = (size: number) => {
    const lines = linesUpTo(size)
    const patch = ['*** Update File: f', ...hunkEvery50(lines, '@@')].join('\n')
    expect(applyBeginPatch(`${lines.join('\n')}\n`, patch)).toBe('rewritten')
  }
  expect(growth(rewrite, 4_000)).toBeLessThan(LINEAR)
})

it('takes linear time for many hunks of a unified diff', async () => {
  const rewrites = new Map<number, () => unknown>()
  const small = 4_000
  for (const size of [small / 10, small, small * 16]) {
    const lines = linesUpTo(size)
    const patch = ['--- a/f', '+++ b/f', ...hunkEvery50(lines, '@@ -1 +1 @@'), ''].join('\n')
    const [section] = await readPatch(patch)
    const rewrite = section?.kind === 'update' ? section.rewrite : undefined
    rewrites.set(size, () => {
      expect(rewrite?.(`${lines.join('\n')}\n`)).toHaveProperty('kind', 'rewritten')
    })
  }
  expect(growth((size) => rewrites.get(size)?.(), small)).toBeLessThan(LINEAR)
})
