const OTHER_STATE =
  '.git is read-only. For the files of a commit, without your changes: mkdir /tmp/base && git archive HEAD | tar -x -C /tmp/base; ' +
  'then work in /tmp/base (ln -s "$PWD/node_modules" /tmp/base/ for installed packages). Your changes stay where they are.'

/** What to do instead of commands that models are used to. Each form that a hint names is allowed where the command is refused. */
const hints: readonly (readonly [RegExp, string])[] = [
  [/^git (stash|worktree|clone|bisect|switch|checkout -b)\b/, OTHER_STATE],
  [
    /^git (checkout|restore|reset)\b/,
    '.git is read-only. To undo an edit, change the file again; git show HEAD:PATH prints what it was, and > PATH after it restores it.'
  ],
  [/^git clean\b/, 'Delete files with rm.'],
  [
    /^git (add|commit|push|merge|rebase|tag|branch|cherry-pick|revert|am)\b/,
    'Your change is committed and published for you, new files included.'
  ],
  [/^git (mv|rm)\b/, 'Move files with mv and delete them with apply_patch; git does not need to be told.'],
  [
    /^(git (fetch|pull)|gh|curl|wget|npm (view|outdated|audit)|cargo (update|audit|search)|(pnpm|yarn) dlx|uvx)\b/,
    'There is no network.'
  ],
  [/^(source|\.) .*activate/, 'Call the program by its path, such as .venv/bin/pytest.'],
  [
    /^(python[\d.]*|node|ruby|perl|php) (-[cepr]|-$)/,
    'Put the code into a file, such as a test, that an allowed command runs.'
  ],
  [/^(sed -i|perl -p|ed |patch )/, 'Change files with edit_file or apply_patch.'],
  [/^(rm|unlink) /, 'Delete files with apply_patch.'],
  [/^sort .*-\w*o/, 'Write sort FILE > /tmp/sorted && mv /tmp/sorted FILE.'],
  [/^rsync /, 'Copy files with cp -r.'],
  [/^trap /, 'Run the command at the end of the line instead.'],
  [/^(fd|fdfind) .*-[xX]/, 'Write find with -exec, or pipe to xargs.'],
  [
    /^(npm|pnpm|yarn|pip3?|bundle|composer|poetry|uv|gem|cargo|go|apt|apt-get|brew) (i|install|ci|add|get|sync|update)\b/,
    'There is no network; packages are installed by setup in agent.yml.'
  ],
  [/^(docker|podman|systemctl|service) /, 'Services and containers are not reachable from here.']
]

const refusalHints: readonly (readonly [RegExp, string])[] = [
  [
    /^\.\.?(\/\S*)? leads outside/,
    'The folder of an earlier line is not known. Write (cd FOLDER && …) for each folder.'
  ],
  [/^\/\S* leads outside/, 'Write paths relative to the root of the repository.'],
  [/^A word that is not known here could become an option of sed/, 'For example: sed -i \'s/a/b/\' -- "$f".']
]

/** A refusal with what to do instead, if that is known. */
export function withHint(refusal: string, command: string): string {
  const hint =
    refusalHints.find(([pattern]) => pattern.test(refusal))?.[1] ??
    hints.find(([pattern]) => pattern.test(command))?.[1]
  return hint === undefined ? refusal : `${refusal} ${hint}`
}
