import { leadsOutside } from '../working-directory.ts'
import type { Call, Hazards } from './hazards.ts'
import { isHarmlessSedScript } from './sed-script.ts'

/** Programs whose operands are files and whose options do no more than that. */
const fileProgramNames =
  'cat cd chmod cp diff file head ln ls mkdir mv rm rmdir stat tac tail tee touch tree nl od xxd hexdump cmp comm ' +
  'column fold expand md5sum sha1sum sha256sum sha512sum cksum realpath readlink test [ strings split ' +
  'install truncate base32 zcat gzip gunzip bzip2 xz du rev'

const fileProgram: Hazards = { readsFiles: true }

/** Programs that no argument makes do more than they say. */
const plainNames = ': basename dirname echo false id nproc pwd seq sleep tr true type uname which whoami'

const condition: Hazards = {
  readsFiles: true,
  // Attack: the shell evaluates the name of the variable that it asks for, as in `test -v 'a[$(id)]'`.
  check: ({ wild }) =>
    wild.some((word) => /^-[vR]$/.test(word)) ? 'test -v and -R have the shell evaluate what follows.' : undefined
}

/** Programs that read, search and change text. */
export const textPrograms: Readonly<Record<string, Hazards>> = {
  ...Object.fromEntries(fileProgramNames.split(' ').map((name) => [name, fileProgram])),
  ...Object.fromEntries(plainNames.split(' ').map((name) => [name, {}])),
  cd: {
    readsFiles: true,
    check: ({ operands, words }) =>
      operands.length === 1 && words.length === 1 && words[0] !== '-'
        ? undefined
        : 'cd takes one folder of the repository.'
  },
  awk: awk(),
  gawk: awk(),
  mawk: awk(),
  nawk: awk(),
  cut: { readsFiles: true, texts: ['-d', '-f', '-c', '-b'] },
  paste: { readsFiles: true, texts: ['-d', '--delimiters'] },
  base64: { readsFiles: true, options: ['--output'], letters: 'o', valueLetters: 'w' },
  chmod: {
    readsFiles: true,
    check: ({ wild }) =>
      wild.some((word) => /^\d*[4-7]\d{3}$|[+=][rwxXt]*s/.test(word))
        ? 'chmod may not give a file the rights of its owner (s).'
        : undefined
  },
  date: {
    onlyOptions: /^(-u|-R|-I\w*|--utc|--iso-8601(=\w+)?|--rfc-3339=\w+|-d|--date=.*)$/,
    texts: ['-d'],
    check: ({ operands }) =>
      operands.every((word) => word.startsWith('+')) ? undefined : 'date with a plain word sets the clock.'
  },
  diff: { readsFiles: true, options: ['--to-file', '--from-file'] },
  file: { readsFiles: true, options: ['--compile', '--magic-file', '--files-from'], letters: 'Cmf' },
  find: { options: findOptions(), check: checkFind },
  grep: grep(),
  egrep: grep(),
  fgrep: grep(),
  jq: {
    readsFiles: true,
    textOperands: 1,
    letters: 'Lf',
    options: ['--library-path', '--from-file'],
    texts: ['--arg', '--argjson', '--indent'],
    check: ({ wild }) =>
      wild.some((word) => /\b(import|include)\b/.test(word))
        ? 'jq reads files of its own by import and include.'
        : undefined
  },
  ln: {
    readsFiles: true,
    check: ({ wild }) => (wild.some((word) => word.startsWith('-')) ? 'Links are not made by a wildcard.' : undefined)
  },
  rg: {
    ...grep(),
    options: [
      '--pre',
      '--hostname-bin',
      '--search-zip',
      '--follow',
      '--file',
      '--ignore-file',
      '--pre-glob',
      '--hyperlink-format'
    ],
    harmless: [
      '--files',
      '--files-with-matches',
      '--files-without-match',
      '--ignore-file-case-insensitive',
      '--ignore-case'
    ],
    letters: 'zLf',
    valueLetters: 'eABCmgtTjEMdr',
    texts: [
      '-e',
      '--regexp',
      '-g',
      '--glob',
      '--iglob',
      '-A',
      '-B',
      '-C',
      '-m',
      '-t',
      '-T',
      '--type',
      '--type-not',
      '-r',
      '--replace',
      '-j'
    ]
  },
  printf: {
    // Attack: the shell evaluates the name that it is to print to, as it does `a[$(id)]`; and `printf -v PATH` moves all that follows.
    check: ({ wild, words: [first = ''] }) =>
      wild.includes(first) && /^-[^-]/.test(first) ? 'printf -v sets a variable of the shell.' : undefined
  },
  sed: {
    onlyOptions:
      /^(-[nrsuzE]*(e.*)?|-l\d*|--(quiet|silent|regexp-extended|separate|unbuffered|null-data|posix|sandbox|expression(=.*)?))$/s,
    valueLetters: 'el',
    texts: ['-e', '--expression', '-l'],
    textOperands: 1,
    readsFiles: true,
    check: checkSed
  },
  sort: {
    options: ['--output', '--compress-program', '--temporary-directory', '--files0-from', '--random-source'],
    letters: 'oT',
    valueLetters: 'ktS',
    texts: ['-k', '-t', '-S', '--key', '--field-separator'],
    readsFiles: true
  },
  split: { readsFiles: true, options: ['--filter'] },
  test: condition,
  '[': condition,
  tree: { readsFiles: true, letters: 'olR', valueLetters: 'ILPH', options: ['--fromfile'], texts: ['-I', '-P', '-L'] },
  uniq: {
    readsFiles: true,
    texts: ['-f', '-s', '-w'],
    check: ({ operands }) => (operands.length > 1 ? 'The second operand of uniq is a file it writes.' : undefined)
  },
  wc: { options: ['--files0-from'], readsFiles: true },
  xxd: {
    readsFiles: true,
    texts: ['-c', '-g', '-l', '-o', '-s'],
    check: ({ operands }) => (operands.length > 1 ? 'The second operand of xxd is a file it writes.' : undefined)
  },
  yq: {
    readsFiles: true,
    textOperands: 1,
    options: [
      '--inplace',
      '--in-place',
      '--split-exp',
      '--split-exp-file',
      '--from-file',
      '--front-matter',
      '-i',
      '-s'
    ],
    check: ({ wild }) =>
      wild.some((word) => /\b(load\w*|system|env\w*|strenv|eval)\s*\(/.test(word))
        ? 'yq reads files or runs programs by load() and the like.'
        : undefined
  }
}

function grep(): Hazards {
  return {
    // `--regexp` stands here for its abbreviations, after which the first operand is a file and no pattern.
    options: ['--file', '--exclude-from', '--regexp'],
    harmless: ['--files-with-matches', '--files-without-match', '--exclude', '--exclude-dir', '--regexp'],
    letters: 'f',
    valueLetters: 'eABCmdD',
    texts: [
      '-e',
      '--regexp',
      '-A',
      '-B',
      '-C',
      '-m',
      '-d',
      '-D',
      '--include',
      '--exclude',
      '--exclude-dir',
      '--color',
      '--colour'
    ],
    textOperands: 1,
    readsFiles: true
  }
}

function awk(): Hazards {
  return {
    onlyOptions: /^-(F.*|v.*|-field-separator(=.*)?|-assign(=.*)?|-re-interval|-posix|-csv|k|-sandbox|S)$/,
    texts: ['-F', '-v', '--field-separator', '--assign'],
    readsFiles: true,
    check: ({ wild, operands }) => {
      const [script] = operands
      if (script === undefined || !wild.includes(script)) return undefined
      const text = script.replaceAll('||', '')
      // `>` compares in a pattern or between brackets, and writes a file after print. A } ends print unless it stands in text.
      const writes = /["/#]/.test(text) ? /\bprintf?\b[^]*>/ : /\bprintf?\b[^}]*>/
      const reaches = /\b(system|getline|ARGV|ARGC|ARGIND|ENVIRON|PROCINFO|close)\b|[|@]/
      return writes.test(text) || reaches.test(text)
        ? 'This awk script may run a program, or reach a file by a name of its own.'
        : undefined
    },
    textOperands: 1
  }
}

function findOptions(): string[] {
  return [
    ...['-exec', '-execdir', '-ok', '-okdir', '-delete', '-fprint', '-fprint0', '-fprintf', '-fls', '-files0-from'],
    ...['-L', '-follow']
  ]
}

/** Only what stands before the first test is a folder; the rest are patterns and numbers. */
function checkFind({ words, wild, place }: Call): string | undefined {
  const first = words.findIndex((word) => /^(-[^HLPOD-]|[(!,])/.test(word))
  const folders = (first < 0 ? words : words.slice(0, first)).filter((word) => wild.includes(word))
  const path = folders.find((word) => leadsOutside(word, place))
  return path === undefined ? undefined : `${path} leads outside the repository.`
}

function checkSed({ words, wild, operands }: Call): string | undefined {
  const given = words.flatMap((word, index) => {
    if (/^(-[nrsuzE]*e|--expression)$/.test(word)) return [words[index + 1] ?? '']
    return /^(-[nrsuzE]*e.|--expression=)/.test(word) ? [word.replace(/^(-[nrsuzE]*e|--expression=)/, '')] : []
  })
  const scripts = given.length > 0 ? given : operands.slice(0, 1)
  if (scripts.every((script) => isHarmlessSedScript(script) || words.every((word) => !wild.includes(word))))
    return undefined
  return 'Only sed commands that print, delete or replace what passes through are allowed; use edit_file to change a file.'
}
