import { posix } from 'node:path'
import { builtInMatchers } from '../built-in-matchers.ts'
import { checkerName, type CheckerChoice } from '../checker.ts'
import { applyMatchers } from '../problem-matcher.ts'
import { groupByFolder, type Project } from '../project.ts'

/** `cargo check` for each package with one of the files. */
export async function cargoCheckers(project: Project, files: readonly string[]): Promise<readonly CheckerChoice[]> {
  const sources = files.filter((file) => /\.rs$|(^|\/)Cargo\.toml$/.test(file))
  const groups = await groupByFolder(sources, (folder) => project.files.has(posix.join(folder, 'Cargo.toml')))
  return [...groups.keys()].map(check)
}

function check(folder: string): CheckerChoice {
  return {
    kind: 'checker',
    name: checkerName(folder, 'cargo check'),
    folder,
    command: 'cargo check --offline --quiet --all-targets --message-format short',
    parse: (output) => applyMatchers(builtInMatchers.cargo, output)
  }
}
