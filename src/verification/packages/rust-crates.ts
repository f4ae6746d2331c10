import { inFolder } from '../../text/shell-quote.ts'
import picomatch from 'picomatch'
import { isRecord } from '../../text/json.ts'
import { isWithin } from '../../text/paths.ts'
import { parseToml, readManifests } from './manifests.ts'
import type { Package, TreeFiles } from './package.ts'

/**
 * Crates below the root.
 *
 * https://doc.rust-lang.org/cargo/reference/workspaces.html
 */
export async function findRustCrates(files: TreeFiles): Promise<readonly Package[]> {
  const manifests = await readManifests(files, 'Cargo.toml')
  if (manifests.length === 0) return []
  const workspace = workspaceOf(await parseToml((await files.read('Cargo.toml')) ?? ''))
  const parsed = await Promise.all(
    manifests.map(async ({ folder, text }) => ({ folder, manifest: await parseToml(text) }))
  )
  const others = parsed.filter(({ manifest }) => workspaceOf(manifest)).map(({ folder }) => folder)
  const [members, excluded] = [pathsOf(workspace?.['members']), pathsOf(workspace?.['exclude'])]
  // Cargo refuses a crate below a workspace that is neither a member nor excluded, nor in a workspace of its own.
  const isMember = (folder: string) =>
    workspace !== undefined &&
    !others.some((other) => isWithin(folder, other)) &&
    (isListed(folder, members) || !isListed(folder, excluded))
  return parsed.flatMap(({ folder, manifest }): readonly Package[] => {
    if (!isRecord(manifest) || !isRecord(manifest['package'])) return []
    const name = manifest['package']['name']
    return [
      {
        ecosystem: 'rust',
        folder,
        name: typeof name === 'string' ? name : undefined,
        dependencies: dependenciesOf(manifest),
        check: isMember(folder) ? undefined : inFolder(folder, 'cargo test --no-fail-fast')
      }
    ]
  })
}

type Table = Readonly<Record<string, unknown>>

/** The table that makes a manifest the root of a workspace; undefined without it. */
function workspaceOf(manifest: unknown): Table | undefined {
  const workspace = isRecord(manifest) ? manifest['workspace'] : undefined
  return isRecord(workspace) ? workspace : undefined
}

function pathsOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map((path) => String(path).replace(/^\.\//, '').replace(/\/+$/, '')) : []
}

/** A path stands for everything below it. */
function isListed(folder: string, paths: readonly string[]): boolean {
  return picomatch.isMatch(folder, [...paths]) || paths.some((path) => isWithin(folder, path))
}

function dependenciesOf(manifest: Table): readonly string[] {
  const tables = ['dependencies', 'dev-dependencies', 'build-dependencies'].map((key) => manifest[key])
  return tables.flatMap((table) =>
    isRecord(table)
      ? Object.entries(table).map(([key, value]) =>
          isRecord(value) && typeof value['package'] === 'string' ? value['package'] : key
        )
      : []
  )
}
