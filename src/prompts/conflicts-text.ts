import { OUR_LABEL, THEIR_LABEL, type Conflict } from '../domain/change.ts'
import type { CommitSince } from '../domain/continuation.ts'
import { labeledFence } from '../text/fence.ts'
import { nameHidden } from '../text/hidden-characters.ts'
import { commitLine } from './earlier-runs-text.ts'

/** A merge of the base branch that the model completes. */
export interface PromptConflicts {
  readonly base: string
  readonly files: readonly Conflict[]
  /** Of some of the files. */
  readonly commits: readonly {
    readonly path: string
    readonly ours: readonly CommitSince[]
    readonly theirs: readonly CommitSince[]
  }[]
}

const SIDES: Readonly<Record<Conflict['kind'], string>> = {
  'both-changed': 'both changed it',
  'both-added': 'both added it',
  'deleted-by-us': 'this branch deleted it, the base changed it',
  'deleted-by-them': 'this branch changed it, the base deleted it',
  moved: 'moved, or a file and a folder of the same name'
}

export function conflictsText({ base, files, commits }: PromptConflicts): string {
  const lines = files.flatMap(({ path, kind }) => {
    const { ours = [], theirs = [] } = commits.find((each) => each.path === path) ?? {}
    return [
      `${JSON.stringify(path)}: ${SIDES[kind]}`,
      ...ours.map((commit) => `  here: ${commitLine(commit)}`),
      ...theirs.map((commit) => `  base: ${commitLine(commit)}`)
    ]
  })
  return `# Conflicts
The work tree is a merge of ${base} into this branch. Resolve these conflicts so that what both sides intended works, and change no other file.
This branch's side comes after <<<<<<< ${OUR_LABEL}, what both started from after |||||||, the base's side between ======= and >>>>>>> ${THEIR_LABEL}.
${labeledFence('Files, and the commits of both sides to them:', nameHidden(lines.join('\n')))}`
}
