/** The options of a program with which it only reads. */
interface Options {
  /** Letters of options without a value. */
  readonly flags?: string
  /** Letters of options with a value. */
  readonly valued?: string
  /** Names of long options, with a value after `=` or without. */
  readonly long?: string
  /** True if the first word is a pattern, unless `-e` is given. */
  readonly hasPattern?: boolean
}

const COUNTS = '0123456789'

const patches: Options = {
  flags: `pwbsuz${COUNTS}`,
  valued: 'UnL',
  long:
    'stat shortstat numstat name-only name-status patch no-patch unified cached staged color no-color no-renames find-renames ' +
    'ignore-all-space ignore-space-change ignore-blank-lines word-diff summary check relative diff-filter merge-base oneline ' +
    'format pretty abbrev-commit date graph all branches tags decorate first-parent merges no-merges reverse follow max-count ' +
    'skip since until after before author grep no-ext-diff no-textconv'
}

/** The programs that run without a sandbox and without a line of agent.yml. Only options that neither write, run nor follow links are here. */
const programs: Readonly<Record<string, Options>> = {
  cat: { flags: 'nbsAETv', long: 'number number-nonblank show-all' },
  file: { flags: 'bi', long: 'brief mime mime-type' },
  grep: {
    flags: 'nilcEFGPvwxohHsq',
    valued: 'eABCm',
    long: 'line-number ignore-case files-with-matches count extended-regexp fixed-strings perl-regexp invert-match word-regexp color include',
    hasPattern: true
  },
  head: { flags: `qv${COUNTS}`, valued: 'nc', long: 'lines bytes quiet' },
  ls: { flags: 'alhA1RtrSdFsi', long: 'all almost-all human-readable recursive reverse color' },
  pwd: {},
  rg: {
    flags: 'nilcFvwxosSU',
    valued: 'egtTABCm',
    long: 'files glob type type-not line-number ignore-case smart-case files-with-matches count fixed-strings word-regexp multiline color',
    hasPattern: true
  },
  stat: { valued: 'c', long: 'format' },
  tail: { flags: `qv${COUNTS}`, valued: 'nc', long: 'lines bytes quiet' },
  wc: { flags: 'lwcmL', long: 'lines words bytes chars' },
  'git blame': { flags: 'lswe', valued: 'L' },
  'git branch': { flags: 'arv', long: 'show-current list all remotes verbose contains merged no-merged' },
  'git diff': patches,
  'git grep': {
    flags: `nilcEFGPvwohq`,
    valued: 'eABC',
    long: 'line-number ignore-case files-with-matches name-only count extended-regexp fixed-strings word-regexp untracked cached',
    hasPattern: true
  },
  'git log': patches,
  'git ls-files': { flags: 'cdmoz', long: 'cached deleted modified others exclude-standard' },
  'git rev-parse': { long: 'short verify abbrev-ref show-toplevel symbolic-full-name' },
  'git show': patches,
  'git status': { flags: 'sbuz', long: 'short branch porcelain untracked-files ignored' }
}

/** Their names, for the prompt. */
export const readingPrograms: readonly string[] = Object.keys(programs)

/**
 * The words of a command that can name files, if it is one of these programs with options that it may have; undefined for any other. The
 * caller checks that the files are in the work tree.
 */
export function pathsRead([name = '', ...words]: readonly string[]): readonly string[] | undefined {
  const isGit = name === 'git'
  const rest = isGit && words[0] === '--no-pager' ? words.slice(1) : words
  const options = Object.hasOwn(programs, name) ? programs[name] : isGit ? programs[`git ${rest[0] ?? ''}`] : undefined
  return options && operandsOf(isGit ? rest.slice(1) : rest, options)
}

function operandsOf(words: readonly string[], options: Options): readonly string[] | undefined {
  const { flags = '', valued = '', long = '' } = options
  const short = new RegExp(`^-[${flags}]*(?:([${valued}])(.*))?$`, 's')
  const names = long.split(' ')
  const operands: string[] = []
  let { hasPattern = false } = options
  for (const rest = [...words]; rest.length > 0;) {
    const word = rest.shift() ?? ''
    const [isShort, letter, value] = short.exec(word) ?? []
    if (word === '--') operands.push(...rest.splice(0))
    else if (!/^-./.test(word)) operands.push(word)
    else if (isShort === undefined && !names.includes(word.slice(2).split('=', 1)[0] ?? '')) return undefined
    if (letter !== undefined && value === '') rest.shift()
    if (letter === 'e' || word === '--files') hasPattern = false
  }
  return operands.slice(hasPattern ? 1 : 0)
}
