import { listFirst } from '../../text/format.ts'
import { affectedChecks, type AffectedChecks } from '../../verification/packages/affected-checks.ts'
import { findPackages } from '../../verification/packages/find-packages.ts'
import type { Package } from '../../verification/packages/package.ts'
import { unlessUnreadable } from '../../workspace/files/files.ts'
import type { Workspace } from '../../workspace/workspace.ts'

const MAX_MANIFEST_BYTES = 1024 * 1024
/** Of all manifests together. */
const MAX_MANIFESTS_BYTES = 64 * 1024 * 1024

export interface PackageSearch {
  readonly signal: AbortSignal
  /** All files that are not ignored, if already listed. */
  readonly paths?: Promise<readonly string[]> | undefined
}

/** The packages of the work tree as it is; none where agent.yml names the checks or where none can run. */
export async function packagesIn(
  workspace: Workspace,
  verify: object | undefined,
  { signal, paths }: PackageSearch
): Promise<readonly Package[]> {
  if (verify !== undefined || !workspace.sandbox) return []
  let left = MAX_MANIFESTS_BYTES
  const read = async (path: string) => {
    const reading = workspace.reader.readBytes(path, Math.min(left, MAX_MANIFEST_BYTES), signal)
    const content = await unlessUnreadable(reading, undefined)
    left -= content?.length ?? 0
    return content?.toString()
  }
  return await findPackages({ paths: await (paths ?? workspace.files(signal)), read }, workspace.verifyCommands)
}

export interface ChangedPackages {
  readonly workspace: Workspace
  /** The packages before the work. */
  readonly packages: readonly Package[]
  /** Paths of the changed files. */
  readonly changed: readonly string[]
  /** The checks that agent.yml names. */
  readonly verify: object | undefined
}

/**
 * The checks that a change calls for besides those that the root declared before the work: tests that the root declares since then, and
 * the tests of the packages that the change affects.
 *
 * Attack: a change removes a package, its test script or a dependency, so that no check sees what it breaks. The packages from before the
 * work therefore count as well as those after it.
 */
export async function changedChecks(
  { workspace, packages, changed, verify }: ChangedPackages,
  signal: AbortSignal
): Promise<AffectedChecks> {
  if (verify !== undefined || !workspace.sandbox) return { commands: [], leftOut: [] }
  const known = workspace.verifyCommands
  const added = (await workspace.declaredChecks()).filter((command) => !known.includes(command))
  const { commands, leftOut } = affectedChecks(
    [...packages, ...(await packagesIn(workspace, verify, { signal }))],
    changed
  )
  return { commands: [...added, ...commands], leftOut }
}

const MAX_LISTED = 5

/** @param run how many packages are tested */
export function leftOutWarning(run: number, leftOut: readonly string[]): string {
  return `The change affects ${run + leftOut.length} packages with tests. The tests of ${run} ran; these did not: ${listFirst(leftOut, MAX_LISTED)}. To choose what runs, list commands under verify in agent.yml.`
}
