import { describe, expect, it } from '@jest/globals'
import { createTwoFilesPatch, structuredPatch } from 'diff'
import fc from 'fast-check'
import { ToolError } from '../../../src/errors.ts'
import { readPatch } from '../../../src/tools/patch/read-patch.ts'
import type { RewriteResult } from '../../../src/tools/patch/patch.ts'
import { propertyRuns } from '../../support/property-runs.ts'

// Few different lines, so that many are alike, and the marks of patches among them.
const line = fc.oneof(
  fc.stringMatching(/^[ab \t]{0,3}$/),
  fc.constantFrom('+a', '-a', '-- a', '++ a', '@@ a', '\\ a', ' *** End Patch', 'é—“x”', '\u{1f600}', 'a\rb', '\t\ta  ')
)
const lineEnd = fc.constantFrom('\n', '\r\n')

/** Any text: line ends of both kinds, with or without a byte order mark and a line end at the end. */
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

describe('a unified diff', () => {
  it('made of two texts turns the one into the other, to the byte', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, fc.integer({ min: 1, max: 4 }), async (before, after, context) => {
        fc.pre(before !== after && before !== '')
        const diff = createTwoFilesPatch('a/f', 'b/f', before, after, '', '', { context })
        await expect(apply(before, diff)).resolves.toMatchObject({ kind: 'rewritten', text: after })
      }),
      { numRuns: propertyRuns(500) }
    )
  })

  it('does the same when its numbers are wrong, or is refused', async () => {
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

describe('a patch of the other kind', () => {
  const numbered = fc.uniqueArray(fc.nat(40), { maxLength: 15 })
  const form = fc.record({ end: lineEnd, mark: fc.boolean() })
  const linesOf = (numbers: readonly number[], end: string) => numbers.map((each) => `  line ${each}${end}`).join('')

  it('made of two texts whose lines are all different turns the one into the other, with its line ends', async () => {
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

  it('made of any two texts is applied as it was meant, or refused', async () => {
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

  it('leaves all bytes outside of its lines as they are', async () => {
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

it('takes any text for a patch, or says what is wrong with it', async () => {
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

it('is done soon where all lines of a large file and of its patch are alike', async () => {
  const startedAt = performance.now()
  const hunk = ['@@', ...Array<string>(50_000).fill(' a'), '-b', '+c'].join('\n')
  const result = await apply('a\n'.repeat(200_000), `*** Begin Patch\n*** Update File: f\n${hunk}\n*** End Patch`)
  expect(result.kind).toBe('refused')
  expect(performance.now() - startedAt).toBeLessThan(15_000)
})

it.each([
  ['the other kind', (lines: readonly string[]) => lines.map((each) => `@@\n-${each}\n+x`)],
  ['a unified diff', (lines: readonly string[]) => lines.map((each) => `@@ -1 +1 @@\n-${each}\n+x`)]
])('puts thousands of hunks of %s into a large file in good time', async (kind, hunksOf) => {
  const lines = Array.from({ length: 100_000 }, (_, index) => `line ${index}`)
  const hunks = hunksOf(lines.filter((_, index) => index % 50 === 0)).join('\n')
  const header = kind === 'a unified diff' ? '--- a/f\n+++ b/f' : '*** Update File: f'
  const startedAt = performance.now()
  await expect(apply(`${lines.join('\n')}\n`, `${header}\n${hunks}\n`)).resolves.toHaveProperty('kind', 'rewritten')
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})
