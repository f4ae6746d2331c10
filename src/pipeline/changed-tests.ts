import type { ChangedTests, TestReport, Verification } from '../domain/verification.ts'
import type { TreeChange } from '../domain/change.ts'
import type { Checkout } from '../git/checkout.ts'
import { compareChecks } from '../verification/compare.ts'
import { renamedTests } from '../verification/renamed-tests.ts'
import { testsOf } from '../verification/read-report.ts'
import { isTestFile, quotesTest } from '../verification/test-files.ts'
import { unlessUnreadable } from '../workspace/files/files.ts'
import type { Workspace } from '../workspace/workspace.ts'

export interface TestChange {
  readonly checkout: Pick<Checkout, 'entriesAt' | 'patchOf'>
  /** With the files from before the work. */
  readonly workspace: Pick<Workspace, 'reader'>
  /** The commit or tree that the work starts from, and the tree with the change. */
  readonly start: string
  readonly tree: string
  readonly changes: readonly TreeChange[]
}

/** Of the changed files whose name says nothing. */
const MAX_READ = 200
const MAX_BYTES = 1024 * 1024

/** The test files that a change edits or removes, and the tests of these checks that it only renames. */
export async function changedTests(
  { checkout, workspace, start, tree, changes }: TestChange,
  verification: Verification,
  signal: AbortSignal
): Promise<ChangedTests> {
  const all = changes.map(({ path }) => path)
  const paths = all.filter(isTestFile)
  const known = verification.before.flatMap((check) => namesIn(testsOf(check)))
  const others = await Promise.all(
    all
      .filter((path) => !isTestFile(path))
      .slice(0, MAX_READ)
      .map(async (path) => (quotesTest(await textOf(path, workspace, signal), known) ? [path] : []))
  )
  if (paths.length === 0 && others.flat().length === 0) return {}
  const earlier = paths.length === 0 ? undefined : await checkout.entriesAt(start, paths)
  const changedTestFiles = [...paths.filter((path) => earlier?.has(path)), ...others.flat()]
  const tests = compareChecks(verification).flatMap((check) => check.tests ?? [])
  const [removed, added] = [tests.flatMap((each) => each.removed), tests.flatMap((each) => each.added)]
  const failing = tests.flatMap(({ newlyFailing }) => newlyFailing)
  const patch = removed.length > 0 ? (await checkout.patchOf(start, tree)).text : ''
  return { changedTestFiles, renamedTests: renamedTests(removed, [...added, ...failing], patch) }
}

function namesIn(report: TestReport | undefined): readonly string[] {
  return report ? [...report.failing, ...(report.passing ?? []), ...report.skipped] : []
}

/** '' for a file that is not there or is too large to read. */
async function textOf(path: string, { reader }: TestChange['workspace'], signal: AbortSignal): Promise<string> {
  return (await unlessUnreadable(reader.readBytes(path, MAX_BYTES, signal), '')).toString()
}
