import type { Call, Hazards } from './hazards.ts'

const reading =
  'status diff log show blame annotate ls-files ls-tree rev-parse rev-list merge-base grep describe shortlog name-rev cat-file ' +
  'show-ref for-each-ref diff-tree diff-index diff-files whatchanged range-diff cherry check-ignore check-attr ' +
  'count-objects version branch tag remote stash worktree reflog'

export const git: Hazards = {
  readsFiles: true,
  verbs: reading.split(' '),
  leading: {
    '--no-pager': false,
    '-P': false,
    '--no-optional-locks': false,
    '--literal-pathspecs': false,
    '--version': false
  },
  options: [
    ...['--config-env', '--exec-path', '--git-dir', '--work-tree', '--namespace', '--super-prefix', '--paginate'],
    ...['--output', '--ext-diff', '--textconv', '--upload-pack', '--receive-pack', '--exec', '--no-index', '--extcmd'],
    ...['--open-files-in-pager', '--contents', '--ignore-revs-file', '--pathspec-from-file', '--filters', '--remote'],
    ...['--show-signature', '--exclude-from', '--upload-archive', '--template', '--edit', '--edit-description'],
    ...[
      '--output-directory',
      '--separate-git-dir',
      '--gpg-sign',
      '--tool',
      '--batch-command',
      '--recurse-submodules=on'
    ]
  ],
  harmless: [
    '--text',
    '--exclude',
    '--exclude-standard',
    '--no-ext-diff',
    '--no-textconv',
    '--git-path',
    '--output-indicator-new'
  ],
  letters: 'O',
  valueLetters: 'SGLU',
  texts: [
    ...['-e', '--regexp', '--grep', '--author', '--committer', '--format', '--pretty', '--since', '--until', '--after'],
    ...['--before', '--date', '-S', '-G', '-L', '-n', '--max-count', '--sort', '--color', '--diff-filter', '--stat']
  ],
  check: checkGit
}

/** What the sub-commands that a wildcard lets in may do beside reading, by the options that make them read. */
const listings: Readonly<Record<string, RegExp>> = {
  branch:
    /^(--(list|show-current|all|remotes|verbose|contains|no-contains|merged|no-merged|points-at|sort|format|column|no-color|color|ignore-case)(=.*)?|-[arvl]+|-vv)$/,
  tag: /^(--(list|contains|no-contains|merged|no-merged|points-at|sort|format|column|color)(=.*)?|-l|-n\d*)$/
}
const lists = /^(--(list|show-current|contains|no-contains|merged|no-merged|points-at)(=.*)?|-[al]+|-[arv]*[ar][arv]*)$/
const subVerbs: Readonly<Record<string, RegExp>> = {
  remote: /^(-v|--verbose|get-url)$/,
  stash: /^(list|show)$/,
  worktree: /^list$/,
  reflog: /^(show|-.*|HEAD.*|\d+)$/
}
const transports = /^(archive|bundle|clone|fetch|ls-remote|pull|push|remote|submodule|remote-.*)$/

function checkGit({ words, wild, verb, operands }: Call): string | undefined {
  if (verb === undefined) return wild.some((word) => word !== '--version') ? 'git takes a sub-command.' : undefined
  const after = words.slice(words.indexOf(verb) + 1)
  const wildAfter = after.filter((word) => wild.includes(word))
  if (transports.test(verb) && wild.some((word) => /^[\w+.-]+::/.test(word))) {
    return `git ${verb} with an address such as ext:: runs another program.`
  }
  if (wildAfter.some((word) => /%G|%\(signature/.test(word))) return '%G has git run gpg.'
  if (verb === 'rebase' && wildAfter.some((word) => /^-[a-z]*x/.test(word)))
    return 'git rebase -x runs another program.'
  const listing = listings[verb]
  if (listing) {
    const odd = wildAfter.find((word) => word.startsWith('-') && !listing.test(word))
    if (odd !== undefined) return `git ${verb} ${odd} changes the repository.`
    const named = operands.slice(operands.indexOf(verb) + 1)
    if (named.some((name) => wild.includes(name)) && !after.some((word) => lists.test(word))) {
      return `git ${verb} with a name makes one; add --list.`
    }
  }
  const [first] = after
  const allowed = subVerbs[verb]
  if (allowed && (first === undefined ? verb === 'stash' : wild.includes(first) && !allowed.test(first))) {
    return `git ${verb} changes the repository; only reading it is let in by a wildcard.`
  }
  return undefined
}
