import type { ChangedTests, Verification } from '../domain/verification.ts'
import type { TreeChange } from '../domain/change.ts'
import type { Checkout } from '../git/checkout.ts'
import { compareChecks } from '../verification/compare.ts'
import { renamedTests } from '../verification/renamed-tests.ts'
import { isTestFile } from '../verification/test-files.ts'

export interface TestChange {
  readonly checkout: Pick<Checkout, 'entriesAt' | 'patchOf'>
  /** The commit that the work starts from, and the tree with the change. */
  readonly start: string
  readonly tree: string
  readonly changes: readonly TreeChange[]
}

/** The test files that a change edits or removes, and the tests of these checks that it only renames. */
export async function changedTests(
  { checkout, start, tree, changes }: TestChange,
  verification: Verification
): Promise<ChangedTests> {
  const paths = changes.map(({ path }) => path).filter(isTestFile)
  if (paths.length === 0) return {}
  const earlier = await checkout.entriesAt(start, paths)
  const changedTestFiles = paths.filter((path) => earlier.has(path))
  const tests = compareChecks(verification).flatMap((check) => check.tests ?? [])
  const [removed, added] = [tests.flatMap((each) => each.removed), tests.flatMap((each) => each.added)]
  const failing = tests.flatMap(({ newlyFailing }) => newlyFailing)
  const patch = removed.length > 0 ? (await checkout.patchOf(start, tree)).text : ''
  return { changedTestFiles, renamedTests: renamedTests(removed, [...added, ...failing], patch) }
}
