import type { ChangedTests, Check, Verification } from '../../domain/verification.ts'
import type { TreeChange } from '../../domain/change.ts'
import type { Checkout } from '../../git/checkout.ts'
import { improves } from '../../verification/closing.ts'
import { compareChecks } from '../../verification/compare.ts'
import { checkScripts } from '../../verification/check-scripts.ts'
import { isWithinAny } from '../../text/paths.ts'
import { movedTests, renamedTests } from '../../verification/renamed-tests.ts'
import { testsOf } from '../../verification/read-report.ts'
import {
  canBeIn,
  changesTestSettings,
  definesTest,
  isManifest,
  isTestFile,
  isTestSettings,
  losesTestLines
} from '../../verification/test-files.ts'
import { unlessUnreadable } from '../../workspace/files/files.ts'
import type { Workspace } from '../../workspace/workspace.ts'
import { entriesAt } from '../../git/objects.ts'
import { moves } from '../../git/diff-trees.ts'
import { writePatch } from '../../git/patch.ts'

export interface TestChange {
  readonly checkout: Checkout
  /** With the files from before the work. */
  readonly workspace: Workspace
  /** The commit or tree that the work starts from, and the tree with the change. */
  readonly start: string
  readonly tree: string
  readonly changes: readonly TreeChange[]
}

/** How many of the changed files can be read to see whether they are files of tests. */
const MAX_READ = 200
const MAX_BYTES = 1024 * 1024

export interface TouchedTests {
  readonly tests: ChangedTests
  /** The changed files of which the earlier version can run: in the others, tests stand beside other code. */
  readonly runnable: readonly string[]
  /** False if one of these can be the product too: its earlier version takes the fix out. */
  readonly areTests: boolean
}

/** Of a changed file: whether its earlier version can run with the rest of the change, and whether it can contain the fix. */
type Kind = 'tests' | 'perhaps-product' | 'mixed'

/** What a change touches of what runs tests, and the tests of these checks that it only renames. */
export async function changedTests(
  { checkout, workspace, start, tree, changes }: TestChange,
  verification: Verification,
  signal: AbortSignal
): Promise<TouchedTests> {
  const names = verification.before.flatMap(namesIn)
  const commands = new Set([...verification.before, ...verification.after].map(({ command }) => command))
  // A script that does not exist before the work is one all the same.
  const readText = async (path: string) =>
    (await textAt(path, workspace, signal)) ?? (await contentOf(changes.find((each) => each.path === path)))
  const scripts = await checkScripts([...commands], readText)
  const compared = compareChecks(verification)
  const fixed = compared.flatMap(({ tests }) => [...(tests?.fixed ?? []), ...(tests?.unseen ?? [])])
  const hasImproved = compared.some((check) => improves(check, verification))
  const paths = changes.map(({ path }) => path).filter(isTestFile)
  const earlier = paths.length === 0 ? undefined : await entriesAt(checkout.git, start, paths)
  const kindOf = async (change: TreeChange, index: number): Promise<Kind | undefined> => {
    const { path } = change
    const isScript = isWithinAny(path, scripts)
    if (isTestFile(path)) return isScript || decides(path) ? 'tests' : undefined
    // What is not read can be anything.
    if (index >= MAX_READ && !isManifest(path)) return isScript ? 'perhaps-product' : 'mixed'
    const known = await textAt(path, workspace, signal)
    const before = known ?? ''
    const after = (await contentOf(change)) ?? ''
    // Attack: a new `unittest.py` is found before the runner.
    if (isScript) return isManifest(path) || known === undefined ? 'tests' : 'perhaps-product'
    if (isManifest(path)) return (await changesTestSettings(path, before, after)) ? 'tests' : undefined
    if (!path.endsWith('.rs') && definesTest(before, names)) return 'perhaps-product'
    // What is named as fixed is elsewhere.
    if (fixed.length > 0 && !fixed.some((name) => canBeIn(path, before, name))) return undefined
    return losesTestLines(before, after) ? 'mixed' : undefined
  }
  // Attack: a new test file replaces the test that fails, or what it tests.
  const decides = (path: string) => isTestSettings(path) || hasImproved || earlier?.has(path) === true
  const kinds = await Promise.all(changes.map(kindOf))
  const changedTestFiles = changes.filter((_, index) => kinds[index] !== undefined).map(({ path }) => path)
  const isRunnable = (index: number) => kinds[index] !== undefined && kinds[index] !== 'mixed'
  const runnable = changes.filter((_, index) => isRunnable(index)).map(({ path }) => path)
  const areTests = !kinds.includes('perhaps-product')
  if (changedTestFiles.length === 0) return { tests: {}, runnable, areTests }
  const results = compared.flatMap((check) => check.tests ?? [])
  const [removed, added] = [results.flatMap((each) => each.removed), results.flatMap((each) => each.added)]
  const failing = results.flatMap(({ newlyFailing }) => newlyFailing)
  const patch = removed.length > 0 ? (await writePatch(checkout.git, { base: start, tree })).text : ''
  const fresh = [...added, ...failing]
  const moved = removed.length > 0 ? movedTests(removed, fresh, await moves(checkout.git, start, tree)) : []
  const isMoved = (name: string) => moved.some(({ from, to }) => from === name || to === name)
  const [gone, others] = [removed, fresh].map((names) => names.filter((name) => !isMoved(name)))
  const renamed = [...moved, ...renamedTests(gone ?? [], others ?? [], patch)]
  return { tests: { changedTestFiles, renamedTests: renamed }, runnable, areTests }
}

function namesIn(check: Check): readonly string[] {
  const { failing = [], passing = [], skipped = [] } = testsOf(check) ?? {}
  return [...failing, ...passing, ...skipped]
}

async function contentOf(change: TreeChange | undefined): Promise<string | undefined> {
  return change?.kind === 'written' ? (await change.readContent()).toString() : undefined
}

/** Undefined for a file that is not there or is too large to read. */
async function textAt(path: string, { reader }: TestChange['workspace'], signal: AbortSignal) {
  return (await unlessUnreadable(reader.readBytes(path, MAX_BYTES, signal), undefined))?.toString()
}
