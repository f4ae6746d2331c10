import { afterAll, beforeAll, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { judgeFindings, type PlacedComment } from '../../src/code-review/judge-findings.ts'
import { reviewedFiles, SHOWN_CONTEXT } from '../../src/code-review/reviewed-file.ts'
import type { ReviewFinding } from '../../src/domain/review-finding.ts'
import type { Checkout } from '../../src/git/checkout.ts'
import { Fixture } from '../support/git-fixture.ts'
import { importCommits, type ImportedFile, type ImportedTree } from '../support/imported-commits.ts'
import {
  DIFF_ARGUMENTS,
  isOutsideDiff,
  judgePlacement,
  readShownDiff,
  type ShownDiff
} from '../support/placement-oracle.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { aFinding, noReview } from '../support/review-findings.ts'

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

      const diff = (args: readonly string[]) => fixture.git(fixture.origin, ...args, base, head)
      const shown = readShownDiff({ patch: diff(DIFF_ARGUMENTS.patch), moves: diff(DIFF_ARGUMENTS.moves) })
      for (const comment of comments) {
        for (const { finding } of comment.findings) {
          const placement = judgePlacement(comment, finding, shown)
          expect(placement).not.toMatchObject({ kind: 'wrong' })
          kinds.add(placement.kind)
        }
        expect(comment.code).toEqual(codeIn({ left: before, right: after }, comment, shown))
      }
      expect(outside.filter(({ finding }) => !isOutsideDiff(finding, shown))).toEqual([])
    }),
    { numRuns: propertyRuns(400) / 10 }
  )
  expect(kinds).toEqual(new Set(['exact', 'clipped', 'snapped', 'equal', 'other side']))
})

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
