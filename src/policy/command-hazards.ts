import { isOutside } from './folded-path.ts'
import type { SimpleCommand } from './shell-line.ts'

/** What a program can be made to do by its arguments, beyond what its name promises. */
interface Hazards {
  /** Long options and single-dash words; a long one is also refused abbreviated or with `=value`. */
  readonly options?: readonly string[]
  /** Letters of short options, also inside a cluster such as `-nxe`. */
  readonly letters?: string
  /** True when its operands are files to read, so that one outside the repository is refused. */
  readonly readsFiles?: boolean
  /** How many leading operands are no files, such as the pattern of grep. */
  readonly textOperands?: number
  /** @param wild the words that a wildcard let in, of all `words` after the program's name */
  check?(wild: readonly string[], words: readonly string[]): string | undefined
}

/** Programs whose operand is another program: a wildcard after them allows everything. */
const wrappers = new Set(
  (
    'sh bash dash zsh ksh fish eval exec source . command builtin env xargs parallel timeout nohup nice ionice setsid ' +
    'stdbuf script sudo doas su chroot unshare nsenter flock watch time strace ltrace gdb busybox trap alias'
  ).split(' ')
)

/** Programs whose operands are files and whose options do no more than that. */
const fileProgramNames = 'cat chmod cp diff file head ln ls mkdir mv rm rmdir stat tac tail tee touch tree'.split(' ')
const fileProgram: Hazards = { readsFiles: true }

// Options seen to run another program, or to read or write a file of the caller's choice.
const hazards: ReadonlyMap<string, Hazards> = new Map(
  Object.entries<Hazards>({
    ...Object.fromEntries(fileProgramNames.map((name) => [name, fileProgram])),
    cd: { readsFiles: true, check: ([target]) => (target === undefined || target === '-' ? outside('cd') : undefined) },
    cargo: { options: ['--config', '--target-dir', '--artifact-dir', '--out-dir'] },
    find: {
      readsFiles: true,
      options: [
        '-exec',
        '-execdir',
        '-ok',
        '-okdir',
        '-delete',
        '-fprint',
        '-fprint0',
        '-fprintf',
        '-fls',
        '-files0-from'
      ]
    },
    git: {
      options: [
        ...['--config-env', '--exec-path', '--git-dir', '--work-tree', '--namespace', '--super-prefix', '--paginate'],
        ...['--output', '--ext-diff', '--textconv', '--upload-pack', '--receive-pack', '--exec', '--no-index'],
        ...['--open-files-in-pager', '--contents', '--ignore-revs-file', '--pathspec-from-file', '--filters']
      ],
      letters: 'O',
      readsFiles: true,
      check: checkGit
    },
    go: {
      options: ['-exec', '-toolexec', '-vettool', '-o', '-C', '-overlay', '-modfile'].flatMap((o) => [o, `-${o}`])
    },
    grep: { options: ['--file', '--exclude-from'], letters: 'f', readsFiles: true, textOperands: 1 },
    rg: {
      options: ['--pre', '--hostname-bin', '--search-zip', '--follow', '--file', '--ignore-file'],
      letters: 'zLf',
      readsFiles: true,
      textOperands: 1
    },
    sed: {
      options: ['--in-place', '--file', '--expression', '--follow-symlinks'],
      letters: 'ief',
      readsFiles: true,
      textOperands: 1,
      check: checkSed
    },
    sort: {
      options: ['--output', '--compress-program', '--temporary-directory', '--files0-from', '--random-source'],
      letters: 'oT',
      readsFiles: true
    },
    tar: {
      options: [
        ...['--use-compress-program', '--to-command', '--rsh-command', '--checkpoint-action', '--info-script'],
        ...['--new-volume-script', '--rmt-command', '--absolute-names']
      ],
      letters: 'IFP',
      readsFiles: true
    },
    uniq: {
      readsFiles: true,
      check: (words) => (operandsOf(words).length > 1 ? 'The second operand of uniq is a file it writes.' : undefined)
    },
    wc: { options: ['--files0-from'], readsFiles: true }
  })
)

/**
 * The reason why a command that fits a rule is refused all the same. Only words that a wildcard let in are looked at: a
 * word that the rule spells out is what its author wants.
 */
export function hazardOf(command: SimpleCommand, wild: ReadonlySet<number>): string | undefined {
  const program = command[0].value
  if (wild.size > 0 && wrappers.has(program)) {
    return `${program} runs any other program, so a wildcard after it would allow everything.`
  }
  const known = hazards.get(program)
  if (!known) return undefined

  const words = command.slice(1).map(({ value }) => value)
  const wildWords = words.filter((_, index) => wild.has(index + 1))
  const option = wildWords.find((word) => isHazardousOption(word, known))
  if (option !== undefined) return `${program} ${option} can run another program or reach a file of its own.`
  if (known.readsFiles) {
    const texts = operandsOf(words).slice(0, known.textOperands ?? 0)
    const path = wildWords.find((word) => !texts.includes(word) && isOutside(pathIn(word)))
    if (path !== undefined) return outside(path)
  }
  return known.check?.(wildWords, words)
}

function isHazardousOption(word: string, { options = [], letters = '' }: Hazards): boolean {
  if (options.includes(word)) return true
  if (word.startsWith('--')) {
    const [name = ''] = word.split('=', 1)
    // GNU programs and git take any unambiguous beginning of a long option; `--text` is an option of its own.
    return name.length > 3 && name !== '--text' && options.some((option) => option.startsWith(name))
  }
  return /^-[A-Za-z]/.test(word) && shortLettersOf(word).some((letter) => letters.includes(letter))
}

/** The letters of `-nA3`; a value that is glued on ends them. */
function shortLettersOf(word: string): string[] {
  return (/^-([A-Za-z]*)/.exec(word)?.[1] ?? '').split(/(?=.)/)
}

/** The path in a word: the whole of it, or the value that is glued to an option. */
function pathIn(word: string): string {
  return word.replace(/^(--[^=]*=|-[A-Za-z])/, '')
}

/** Words that are no options. The value of an option that stands apart counts as one: it is judged all the same. */
function operandsOf(words: readonly string[]): string[] {
  const end = words.indexOf('--')
  return words.filter((word, index) => (end >= 0 && index > end) || !/^-./.test(word))
}

/** Before its verb git takes options that run programs (`-c core.pager=…`) or move it elsewhere (`-C`). */
function checkGit(wild: readonly string[], words: readonly string[]): string | undefined {
  const [first] = words
  if (first === undefined || !first.startsWith('-') || !wild.includes(first)) return undefined
  return `git ${first} changes the configuration or the folder git works with.`
}

/** sed has commands that write (`w`), read (`r`) and run (`e`); only printing, deleting and quitting are let through. */
function checkSed(words: readonly string[]): string | undefined {
  const script = operandsOf(words)[0]
  const address = String.raw`(\d+|\$|\+\d+|/(?:[^/\\\n]|\\[^\n])*/)`
  const command = String.raw`\s*(?:${address}(?:\s*,\s*${address})?)?\s*!?\s*[pdq=]\s*`
  const safe = new RegExp(`^${command}(?:;${command})*;?$`)
  if (script === undefined || safe.test(script)) return undefined
  return 'Only the sed commands p, d, q and = are allowed; use edit_file to change a file.'
}

function outside(word: string): string {
  return `${word} leads outside the repository.`
}
