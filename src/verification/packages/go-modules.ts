import { inFolder, quoteForShell } from '../../text/shell-quote.ts'
import { readManifests } from './manifests.ts'
import type { Package, TreeFiles } from './package.ts'

/**
 * Go modules below the root. The module at the root has a check of its own.
 *
 * https://go.dev/ref/mod#go-mod-file
 */
export async function findGoModules(files: TreeFiles): Promise<readonly Package[]> {
  const [manifests, workspace] = [await readManifests(files, 'go.mod'), await files.read('go.work')]
  const members = usedFolders(workspace ?? '')
  // In a module that go.work does not list, go refuses to work unless it is told to ignore that file.
  const alone = `${workspace === undefined ? '' : 'GOWORK=off '}go test ./...`
  return manifests.map(({ folder, text }) => {
    const lines = text.split('\n').map((line) => line.replace(/\/\/.*/, '').trim())
    return {
      ecosystem: 'go',
      folder,
      name: lines.map((line) => /^module\s+"?([^\s"]+)/.exec(line)?.[1]).find((name) => name !== undefined),
      // In a block or after `require`: a module path and a version.
      dependencies: lines.flatMap((line) => /^(?:require\s+)?"?([^\s"()]+)"?\s+v\d/.exec(line)?.[1] ?? []),
      check: members.has(folder) ? `go test ${quoteForShell(`./${folder}/...`)}` : inFolder(folder, alone)
    }
  })
}

/** The folders that go.work lists. */
function usedFolders(text: string): ReadonlySet<string> {
  const blocks = [...text.matchAll(/^use\s*\(([^)]*)\)/gm)].flatMap(([, lines = '']) => lines.split('\n'))
  const single = [...text.matchAll(/^use\s+([^\s(]+)/gm)].map(([, folder = '']) => folder)
  const folders = [...blocks, ...single].map((line) =>
    line
      .replace(/\/\/.*/, '')
      .replaceAll('"', '')
      .trim()
  )
  return new Set(folders.map((folder) => folder.replace(/^\.\//, '').replace(/\/$/, '')))
}
