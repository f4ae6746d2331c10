import { textOf } from './programs.ts'
import type { Words } from './shell-line.ts'

const OTHER_STATE =
  '.git is read-only. For the files of a commit, without your changes: mkdir /tmp/base && git archive HEAD | tar -x -C /tmp/base; ' +
  'then work in /tmp/base (ln -s "$PWD/node_modules" /tmp/base/ for installed packages). Your changes stay where they are.'

/** What to do instead of commands that models are used to. */
const hints: readonly (readonly [RegExp, string])[] = [
  [/^git (stash|worktree|clone|bisect|switch|checkout -b)\b/, OTHER_STATE],
  [
    /^git (checkout|restore|reset)\b/,
    '.git is read-only. To undo an edit, change the file again; git show HEAD:PATH prints what it was, and > PATH after it restores it.'
  ],
  [/^git clean\b/, 'Delete files with rm.'],
  [
    /^git (add|commit|push|merge|rebase|cherry-pick|revert|am)\b/,
    'Your change is committed and published for you, new files included.'
  ],
  [/^git (mv|rm)\b/, 'Move files with mv and delete them with apply_patch; git does not need to be told.'],
  [/^(git (fetch|pull)|gh|(pnpm|yarn) dlx|uvx)\b/, 'There is no network.'],
  [
    /^(npm|pnpm|yarn|bun|pip3?|bundle|composer|poetry|uv|gem|cargo|go|apt|apt-get|brew)( -\S+)* (i|install|ci|add|get|sync|update)\b/,
    'There is no network; packages are installed by setup in agent.yml.'
  ],
  [/^(rsync|scp) /, 'Copy files with cp -r.'],
  [/^(docker|podman|systemctl|service) /, 'Services and containers are not reachable from here.']
]

/** A refusal with what to do instead, if that is known. */
export function withHint(refusal: string, words: Words): string {
  const command = textOf(words)
  const hint = hints.find(([pattern]) => pattern.test(command))?.[1]
  return hint === undefined ? refusal : `${refusal} ${hint}`
}
