import { inFolder } from '../../text/shell-quote.ts'
import picomatch from 'picomatch'
import { isRecord } from '../../text/json.ts'
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
  const root = await parseToml((await files.read('Cargo.toml')) ?? '')
  const workspace = isRecord(root) && isRecord(root['workspace']) ? root['workspace'] : undefined
  const excluded = Array.isArray(workspace?.['exclude']) ? workspace['exclude'].map(String) : []
  // Cargo refuses a crate below a workspace that is neither a member nor excluded.
  const isMember = (folder: string) => workspace !== undefined && !picomatch.isMatch(folder, excluded)
  const crates = await Promise.all(
    manifests.map(async ({ folder, text }): Promise<Package | undefined> => {
      const manifest = await parseToml(text)
      if (!isRecord(manifest) || !isRecord(manifest['package'])) return undefined
      const name = manifest['package']['name']
      return {
        ecosystem: 'rust',
        folder,
        name: typeof name === 'string' ? name : undefined,
        dependencies: dependenciesOf(manifest),
        check: isMember(folder) ? undefined : inFolder(folder, 'cargo test --no-fail-fast')
      }
    })
  )
  return crates.filter((crate) => crate !== undefined)
}

function dependenciesOf(manifest: Readonly<Record<string, unknown>>): readonly string[] {
  const tables = ['dependencies', 'dev-dependencies', 'build-dependencies'].map((key) => manifest[key])
  return tables.flatMap((table) =>
    isRecord(table)
      ? Object.entries(table).map(([key, value]) =>
          isRecord(value) && typeof value['package'] === 'string' ? value['package'] : key
        )
      : []
  )
}
