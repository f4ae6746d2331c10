import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { parsePatch, type StructuredPatchHunk } from 'diff'
import fc from 'fast-check'
import { judgeFindings, type PlacedComment } from '../../src/code-review/judge-findings.ts'
import { reviewedFiles, SHOWN_CONTEXT } from '../../src/code-review/reviewed-file.ts'
import type { ReviewFinding } from '../../src/domain/review-finding.ts'
import type { Checkout } from '../../src/git/checkout.ts'
import { Fixture } from '../support/git-fixture.ts'
import { importCommits, type ImportedFile, type ImportedTree } from '../support/imported-commits.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { aFinding, noReview } from '../support/review-findings.ts'

// Which lines a comment can be on is decided here by git and by an independent parser of its patch.

let fixture: Fixture
let checkout: Checkout
beforeAll(async () => {
  fixture = new Fixture()
  importCommits(fixture.origin, [new Map()])
  fixture.clone('--no-checkout')
  checkout = await fixture.open()
})
afterAll(() => {
  fixture.discard()
})

const line = fc.constantFrom(
  ...[
    '',
    'a',
    'b',
    '\tc()',
    '  return d',
    '}',
    '\u202edesrever',
    '@@ -1,2 +3,4 @@',
    'diff --git a/x b/x',
    '--- a/x',
    '+++ b/x'
  ],
  ...['-', '+', ' ', '\\ No newline at end of file', 'x\ry', '\u2028', 'ünïcode'],
  // Most lines of real files are unlike the others.
  ...Array.from({ length: 30 }, (_, index) => `line ${index}`)
)

interface Lines {
  readonly lines: readonly string[]
  readonly lineEnd: string
  readonly hasLastLineEnd: boolean
}
const someLines: fc.Arbitrary<Lines> = fc.record({
  lines: fc.array(line, { maxLength: 60 }),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  hasLastLineEnd: fc.boolean()
})

function textOf({ lines, lineEnd, hasLastLineEnd }: Lines): string {
  return lines.join(lineEnd) + (hasLastLineEnd && lines.length > 0 ? lineEnd : '')
}

/** Some lines kept, some removed, replaced or followed by new ones; sometimes with other line ends. */
function edited(before: Lines): fc.Arbitrary<Lines> {
  const edit = fc.oneof(
    { weight: 12, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.array(line, { maxLength: 3 }) }
  )
  const edits = fc.array(edit, { minLength: before.lines.length + 1, maxLength: before.lines.length + 1 })
  return fc
    .record({ edits, hasLastLineEnd: fc.boolean(), lineEnd: fc.constantFrom(before.lineEnd, before.lineEnd, '\n') })
    .map(({ edits: all, ...ends }) => ({
      ...ends,
      lines: [...before.lines, undefined].flatMap((old, index) => all[index] ?? old ?? [])
    }))
}

const text = (content: string): ImportedFile => ({ mode: '100644', content })
const submodule = (digit: string): ImportedFile => ({ mode: '160000', content: digit.repeat(40) })

/** A file before and after: undefined if it is not there. */
type Change = readonly [ImportedFile | undefined, ImportedFile | undefined]

const change: fc.Arbitrary<Change> = someLines.chain((before) =>
  edited(before).chain((after) =>
    fc.constantFrom<Change[]>(
      [text(textOf(before)), text(textOf(after))],
      [text(textOf(before)), text(textOf(after))],
      [text(textOf(before)), { mode: '100755', content: textOf(after) }],
      [text(textOf(before)), { mode: '100755', content: textOf(before) }],
      [text(textOf(before)), { mode: '120000', content: 'target' }],
      [text(textOf(before)), undefined],
      [undefined, text(textOf(after))],
      [text(textOf(before)), { mode: '100644', content: Buffer.from([0, 1, 2]) }],
      [submodule('1'), submodule('2')]
    )
  )
)

const NAMES = [
  'plain.ts',
  'with space.ts',
  '"quoted".ts',
  'line\nend.ts',
  'a/b/c.ts',
  'ümlaut.ts',
  'b',
  '-dash',
  'back\\slash',
  '\u202egnp.exe',
  'tab\there'
]

interface Repository {
  readonly before: ImportedTree
  readonly after: ImportedTree
}

const repository: fc.Arbitrary<Repository> = fc
  .tuple(
    fc.array(change, { minLength: NAMES.length, maxLength: NAMES.length }),
    someLines.chain((before) => edited(before).map((after) => ({ before, after })))
  )
  .map(([changes, moved]) => {
    const unique = Array.from({ length: 40 }, (_, index) => `moved ${index}`)
    const long = ({ lines, ...ends }: Lines) => text(textOf({ lines: [...unique, ...lines], ...ends }))
    const side = (index: 0 | 1) =>
      new Map(changes.flatMap((one, at) => (one[index] ? [[NAMES[at] ?? '', one[index]] as const] : [])))
    return {
      before: side(0).set('old name.ts', long(moved.before)),
      after: side(1).set('new\nname.ts', long(moved.after))
    }
  })

const someFindings = fc.array(
  fc.record({
    path: fc.constantFrom(...NAMES, 'old name.ts', 'new\nname.ts', 'not there.ts'),
    side: fc.constantFrom<ReviewFinding['side']>('left', 'right'),
    startLine: fc.oneof(fc.nat({ max: 15 }), fc.nat({ max: 110 })).map((number) => number + 1),
    height: fc.oneof(fc.constant(0), fc.nat({ max: 12 }))
  }),
  { minLength: 60, maxLength: 60 }
)

interface ShownLine {
  readonly hunk: number
  readonly kind: string
  readonly left: number
  readonly right: number
}

/** What the diff shows, by an independent parser. */
interface ShownDiff {
  /** By path. Of submodules, GitHub shows no lines. */
  readonly lines: ReadonlyMap<string, readonly ShownLine[]>
  /** The new path of each moved file, by the old one. */
  readonly moved: ReadonlyMap<string, string>
}

function showDiff(base: string, head: string): ShownDiff {
  const diff = (...args: readonly string[]) =>
    fixture.git(fixture.origin, '-c', 'core.quotePath=off', 'diff', '--no-ext-diff', '-M', ...args, base, head)
  const lines = new Map<string, readonly ShownLine[]>()
  for (const { oldFileName, newFileName, hunks } of parsePatch(diff(`-U${SHOWN_CONTEXT}`, '--ignore-submodules'))) {
    const path = (newFileName === '/dev/null' ? oldFileName : newFileName)?.slice(2) ?? ''
    // A file that became a link is there twice.
    const before = lines.get(path) ?? []
    lines.set(path, [...before, ...hunks.flatMap((hunk, index) => linesIn(hunk, before.length + index))])
  }
  const moved = diff('--name-status', '-z', '--diff-filter=R').matchAll(/R\d+\0([^\0]+)\0([^\0]+)\0/g)
  return { lines, moved: new Map(Array.from(moved, ([, from = '', to = '']) => [from, to])) }
}

function linesIn({ oldStart, newStart, lines }: StructuredPatchHunk, hunk: number): readonly ShownLine[] {
  const rows = lines.map((row) => row.charAt(0)).filter((kind) => kind !== '\\')
  const countTo = (index: number, other: string) => rows.slice(0, index).filter((kind) => kind !== other).length
  return rows.map((kind, index) => ({
    hunk,
    kind,
    left: oldStart + countTo(index, '+'),
    right: newStart + countTo(index, '-')
  }))
}

/** The lines of one side that GitHub takes comments on. */
function onSide(side: ReviewFinding['side'], lines: readonly ShownLine[]) {
  if (side === 'left') return lines.filter(({ kind }) => kind === '-').map(({ hunk, left }) => ({ hunk, number: left }))
  return lines.filter(({ kind }) => kind !== '-').map(({ hunk, right }) => ({ hunk, number: right }))
}

it('puts no comment on a wrong line and loses none', async () => {
  const kinds = new Set<string>()
  await fc.assert(
    fc.asyncProperty(repository, someFindings, async ({ before, after }, places) => {
      const [base = '', head = ''] = importCommits(fixture.origin, [before, after])
      fixture.git(fixture.workTree, 'fetch', '-q', 'origin', '+main:refs/remotes/origin/main')
      const differences = await checkout.differencesBetween({
        from: base,
        to: head,
        context: SHOWN_CONTEXT,
        wants: () => true
      })
      const findings = places.map(({ height, ...place }, index) =>
        aFinding({ ...place, endLine: place.startLine + height, title: `${index}` })
      )
      const { comments, outside } = await judgeFindings(findings, { ...noReview, files: reviewedFiles(differences) })
      const found = [...comments.flatMap((one) => one.findings), ...outside].map(({ finding }) => finding.title)
      expect(found.toSorted()).toEqual(findings.map(({ title }) => title).toSorted())

      const shown = showDiff(base, head)
      const texts = { left: before, right: after }
      for (const comment of comments) {
        for (const { finding } of comment.findings) kinds.add(judgedKind(comment, finding, shown))
        expect(comment.code).toEqual(codeIn(texts, comment, shown))
      }
      for (const { finding } of outside) expect(nearest(finding, shown)).toBeGreaterThan(3)
    }),
    { numRuns: propertyRuns(400) / 10 }
  )
  expect(kinds).toEqual(new Set(['exact', 'clipped', 'snapped', 'equal', 'other side']))
})

/** How the comment got where it is, once it is certain that it may be there. */
function judgedKind(comment: PlacedComment, finding: ReviewFinding, shown: ShownDiff): string {
  const { path, side, startLine, endLine } = comment
  expect(path).toBe(shown.moved.get(finding.path) ?? finding.path)
  const lines = shown.lines.get(path) ?? []
  const possible = onSide(side, lines)
  const ends = [startLine, endLine].map((number) => possible.find((one) => one.number === number))
  expect(ends).not.toContain(undefined)
  expect(ends[0]?.hunk).toBe(ends[1]?.hunk)
  if (side !== finding.side && onSide(finding.side, lines).length === 0) return 'other side'
  if (side !== finding.side) {
    const named = lines.filter(({ kind, left }) => kind === ' ' && left >= finding.startLine && left <= finding.endLine)
    expect([named[0]?.right, named.at(-1)?.right]).toEqual([startLine, endLine])
    expect(named).toHaveLength(finding.endLine - finding.startLine + 1)
    return 'equal'
  }
  const wanted = possible.filter(({ number }) => number >= finding.startLine && number <= finding.endLine)
  const isWhole =
    wanted.some(({ number }) => number === finding.startLine) && wanted.some(({ number }) => number === finding.endLine)
  if (isWhole && wanted[0]?.hunk === wanted.at(-1)?.hunk) {
    expect([startLine, endLine]).toEqual([finding.startLine, finding.endLine])
    return 'exact'
  }
  if (wanted.length === 0) {
    expect(startLine).toBe(endLine)
    expect(Math.max(finding.startLine - endLine, startLine - finding.endLine)).toBeLessThanOrEqual(3)
    return 'snapped'
  }
  expect(startLine).toBeGreaterThanOrEqual(finding.startLine)
  expect(endLine).toBeLessThanOrEqual(finding.endLine)
  return 'clipped'
}

/** How far the nearest line is that a comment could be on. */
function nearest({ path, side, startLine, endLine }: ReviewFinding, shown: ShownDiff): number {
  const numbers = onSide(side, shown.lines.get(shown.moved.get(path) ?? path) ?? []).map(({ number }) => number)
  return Math.min(Infinity, ...numbers.map((number) => Math.max(startLine - number, number - endLine)))
}

/** The lines of the file, as git has it. */
function codeIn(
  texts: { readonly left: ImportedTree; readonly right: ImportedTree },
  { path, side, startLine, endLine }: PlacedComment,
  shown: ShownDiff
): readonly string[] {
  const [movedFrom] = [...shown.moved].find(([, to]) => to === path) ?? []
  const name = side === 'left' ? (movedFrom ?? path) : path
  const lines = (texts[side].get(name)?.content.toString() ?? '').split('\n')
  return lines.slice(startLine - 1, endLine).map((one) => one.replace(/\r$/, ''))
}
