import { posix } from 'node:path'
import { builtInMatchers } from '../built-in-matchers.ts'
import { checkerName, quotePaths, type CheckerChoice } from '../checker.ts'
import { applyMatchers } from '../problem-matcher.ts'
import { groupByFolder, relativeTo, type Project } from '../project.ts'

/** `go vet` for the packages of the files, once for each module. */
export async function goVetCheckers(project: Project, files: readonly string[]): Promise<readonly CheckerChoice[]> {
  const sources = files.filter((file) => file.endsWith('.go'))
  const groups = await groupByFolder(sources, (folder) => project.files.has(posix.join(folder, 'go.mod')))
  return [...groups].map(([folder, group]) => vet(folder, group))
}

function vet(folder: string, files: readonly string[]): CheckerChoice {
  const packages = new Set(files.map((file) => `./${relativeTo(folder, posix.dirname(file))}`))
  const words = quotePaths([...packages])
  return {
    kind: 'checker',
    name: checkerName(folder, 'go vet'),
    folder,
    // Downloads nothing, even with network access.
    command: `GOPROXY=off go vet ${words === '.' ? './...' : words}`,
    parse: (output) => applyMatchers(builtInMatchers['go-vet'], output)
  }
}
