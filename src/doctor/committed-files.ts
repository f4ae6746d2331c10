import { listFirst } from '../text/format.ts'
import { unixLines } from '../text/lines.ts'
import { quoteForShell } from '../text/shell-quote.ts'
import type { Verdict } from './finding.ts'
import type { WorkTreeFile } from './read-workflows.ts'

/** The branch that GitHub reads settings and workflows from. */
export interface DefaultBranch {
  readonly name: string
  /** The ref of its last fetch, such as refs/remotes/origin/main. */
  readonly ref: string
}

export interface CommittedFiles {
  /** Undefined if the checkout does not show it. */
  readonly defaultBranch: DefaultBranch | undefined
  /** Undefined without a branch. */
  readonly branch: string | undefined
  /** The name of the remote, such as origin; undefined without one. */
  readonly remoteName: string | undefined
  /** The text of a file at HEAD or at another ref; undefined if it is not there. */
  readonly textAt: (ref: string, path: string) => Promise<string | undefined>
}

/** Whether GitHub sees the files as they are here. @param files the files that configure a run */
export async function examineCommitted(
  files: readonly WorkTreeFile[],
  commits: CommittedFiles
): Promise<readonly Verdict[]> {
  const { defaultBranch, textAt } = commits
  if (files.length === 0) return []
  const detail = 'GitHub reads settings and workflows from the default branch only.'
  const push = pushTo(commits)
  const uncommitted = await pathsDifferingAt('HEAD', files, textAt)
  if (uncommitted.length > 0) {
    const commit = `git add ${uncommitted.map(quoteForShell).join(' ')} && git commit -m "Set up Forgehand"`
    const title = `Not committed yet: ${listFirst(uncommitted, 5)}.`
    return [{ state: 'warning', title, detail, remedy: [commit, ...push].join(' && ') }]
  }
  const missing = defaultBranch ? await pathsDifferingAt(defaultBranch.ref, files, textAt) : []
  if (defaultBranch && missing.length > 0)
    return [
      {
        state: 'warning',
        title: `Committed, but not on the branch ${defaultBranch.name} yet: ${listFirst(missing, 5)}.`,
        detail: `${detail} This was compared with ${defaultBranch.ref.replace('refs/remotes/', '')} as it was last fetched.`,
        remedy: `git fetch   # if it is merged already; if not${push.length > 0 ? `:\n${push.join(' && ')}` : ', push it on a branch'}`
      }
    ]
  const paths = files.map(({ path }) => path)
  const where = defaultBranch ? `On the branch ${defaultBranch.name}` : 'Committed'
  return [{ state: 'ok', title: `${where}: ${listFirst(paths, 3)}.` }]
}

/** The paths of the files that a ref does not have with this text. Line endings do not count. */
export async function pathsDifferingAt(
  ref: string,
  files: readonly WorkTreeFile[],
  textAt: CommittedFiles['textAt']
): Promise<readonly string[]> {
  const isSame = await Promise.all(
    files.map(async ({ path, text }) => unixLines((await textAt(ref, path)) ?? '') === unixLines(text))
  )
  return files.flatMap(({ path }, index) => (isSame[index] ? [] : [path]))
}

/** The commands that bring a commit to the default branch; none without a remote or a branch. */
function pushTo({ defaultBranch, branch, remoteName }: CommittedFiles): readonly string[] {
  if (branch === undefined || remoteName === undefined) return []
  const push = `git push -u ${quoteForShell(remoteName)} HEAD`
  if (defaultBranch === undefined || branch === defaultBranch.name) return [push]
  return [push, `gh pr create --fill --base ${quoteForShell(defaultBranch.name)}   # then merge it`]
}
