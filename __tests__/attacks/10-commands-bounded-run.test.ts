import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { judgeCommand } from '../../src/policy/commands.ts'
import { runGeneratedLine } from '../support/contained-shell.ts'
import '../support/property-seed.ts'
import { propertyRuns } from '../support/property-runs.ts'

let base: string
let root: string

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'forgehand-script-'))
  root = join(base, 'tree')
  for (const folder of [root, join(base, 'bin'), join(root, 'src')]) mkdirSync(folder)
  for (const name of ['alpha', 'beta']) {
    writeFileSync(join(base, 'bin', name), `#!/bin/sh\necho ${name} >> "$LOG"\n`)
    chmodSync(join(base, 'bin', name), 0o755)
  }
  // A folder of the tree with a program by the name of one that a rule allows, and a script that sets what variables hold.
  writeFileSync(join(root, 'src', 'alpha'), '#!/bin/sh\necho beta >> "$LOG"\n')
  chmodSync(join(root, 'src', 'alpha'), 0o755)
  writeFileSync(join(root, 'env.sh'), "x=beta; y='a[$(beta)]'; a=(beta); set -- beta\n")
})

afterEach(() => {
  rmSync(base, { recursive: true, force: true })
})

const rules = [
  ...['alpha', 'echo', 'printf', 'test', '[', 'cd', ':', 'cat', 'true', 'false', 'head', 'wc', 'ls'].map(
    (name) => `${name} **`
  ),
  ...['sed', 'awk', 'find', 'grep', 'xargs', 'bash', 'shift', 'wait', 'source', '.'].map((name) => `${name} **`)
]

// Names and values that a hostile repository or a clever line could use to start beta, which no rule allows.
const name = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('x', 'y', 'a') },
  fc.constantFrom('PATH', 'IFS', 'BASH_ENV', 'PS4', 'PROMPT_COMMAND')
)
const text = fc.constantFrom(
  ...[
    'alpha',
    'beta',
    'a[$(beta)]',
    'x',
    '-v',
    '-c',
    '1',
    '',
    'a b',
    'e beta',
    '1e beta',
    's/x/beta/e',
    '*',
    'src',
    'eval'
  ],
  ...[
    'BEGIN{system("beta")}',
    '$(beta)',
    '`beta`',
    '-exec',
    ';',
    '/',
    '..',
    '-e1ebeta',
    'x=beta',
    './src',
    '{}',
    'PATH=src'
  ]
)
const quoted = text.map((value) => `'${value.replaceAll("'", "'\\''")}'`)

/** A word that names, holds or prints any of the values. */
const word: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('alpha', 'beta', 'x', 'y', '1', '-v', '-n', 'src', 'data', '$?', '-e', '--')
  },
  { weight: 2, arbitrary: quoted },
  name.map((each) => `$${each}`),
  name.map((each) => `"$${each}"`),
  name.map((each) => `"\${${each}[@]}"`),
  fc
    .tuple(name, fc.constantFrom(':-beta', ':=beta', '%x', '##*/', '/x/beta', '@P', ':x', '^^', '[x]', '[$x]'))
    .map(([each, operation]) => `\${${each}${operation}}`),
  name.map((each) => `\${!${each}}`),
  fc.constantFrom('$(cat data)', '"$(cat data)"', '$(echo beta)', '`cat data`', '<(cat data)', '$(beta)', '<(beta)'),
  fc.constantFrom('$((x))', '$((x=y))', '$((a[x]))', '$((a[$(beta)]))', '$((x++))', '$(($(cat data)))', '$[x]'),
  fc.constantFrom(
    '"a $x"',
    '"x=$(beta)"',
    "$'\\x62eta'",
    '$"beta"',
    '{alpha,beta}',
    '{x..y}',
    'b?ta',
    '*',
    '~',
    '@(beta)',
    '"$PWD/src:$PATH"',
    'src:$PATH',
    '$PATH:./src',
    '$(mktemp)',
    '$(pwd)',
    '$PIPESTATUS'
  )
)
const words = fc.array(word, { maxLength: 3 }).map((all) => all.join(' '))

const simple: fc.Arbitrary<string> = fc.oneof(
  { weight: 16, arbitrary: words.map((rest) => `alpha ${rest}`) },
  { weight: 9, arbitrary: fc.tuple(name, word).map(([left, right]) => `${left}=${right}`) },
  fc.tuple(name, words).map(([left, right]) => `${left}=(${right})`),
  fc.tuple(name, word, words).map(([left, index, right]) => `${left}[${index}]=${right}`),
  fc.tuple(word, words).map(([first, rest]) => `${first} ${rest}`),
  fc
    .tuple(
      fc.constantFrom(
        ...[
          'echo',
          'printf',
          'test',
          '[',
          'cat',
          'read',
          'read -r',
          'export',
          'local',
          'declare',
          'declare -i',
          'unset',
          'eval'
        ],
        ...[
          'exec',
          'command',
          'builtin',
          'trap',
          'alias',
          'source',
          '.',
          'bash -c',
          'bash',
          'xargs',
          'env',
          'timeout 1',
          'sed'
        ],
        ...[
          'awk',
          'find',
          'grep',
          'mapfile',
          'let',
          'getopts',
          'printf -v',
          'test -v',
          'set --',
          'shift',
          'wait',
          'hash',
          'enable'
        ],
        ...[
          'declare -n',
          'typeset',
          'readonly',
          'shopt -s',
          'type',
          'nohup',
          'cd',
          'time',
          'coproc',
          'pushd',
          'complete',
          'find -exec'
        ]
      ),
      words
    )
    .map(([first, rest]) => `${first} ${rest}`),
  fc
    .tuple(word, fc.constantFrom('-eq', '-v', '=', '-gt', '=~', '-nt'), word)
    .map(([left, operator, right]) => (operator === '-v' ? `[[ -v ${right} ]]` : `[[ ${left} ${operator} ${right} ]]`)),
  fc.constantFrom('source env.sh', '. ./env.sh', 'source "$PWD/env.sh"', 'pushd src', 'popd'),
  word.map((each) => `(( ${each} ))`),
  fc.tuple(simpleTarget(), word).map(([target, each]) => `alpha ${each} ${target}`)
)

function simpleTarget(): fc.Arbitrary<string> {
  return fc.constantFrom(
    '> out',
    '< data',
    '<<< "$x"',
    '<<< beta',
    '2>&1',
    '> "$x"',
    '< <(beta)',
    '> $(beta)',
    '<<E\n$(beta)\nE\n'
  )
}

const { script } = fc.letrec<{ script: string; command: string }>((tie) => ({
  script: fc
    .array(fc.tuple(tie('command'), fc.constantFrom('\n', '; ', ' && ', ' || ', ' | ')), { minLength: 1, maxLength: 3 })
    .map((parts) =>
      parts.map(([command, end], index) => (index === parts.length - 1 ? command : command + end)).join('')
    ),
  command: fc.oneof(
    { maxDepth: 2 },
    { weight: 6, arbitrary: simple },
    fc.tuple(name, words, tie('script')).map(([each, list, body]) => `for ${each} in ${list}; do\n${body}\ndone`),
    fc.tuple(tie('command'), tie('script')).map(([test, body]) => `if ${test}\nthen\n${body}\nfi`),
    tie('script').map((body) => `{\n${body}\n}`),
    tie('script').map((body) => `(\n${body}\n)`),
    fc.tuple(word, tie('script')).map(([each, body]) => `case ${each} in\n${each}) ${body}\n;;\n*) alpha;;\nesac`),
    fc
      .tuple(fc.constantFrom('f', 'alpha', 'cd', 'beta', 'read'), tie('script'))
      .map(([each, body]) => `${each}() {\n${body}\n}\n${each} beta "$x"`),
    tie('script').map((body) => `printf 'beta\\n' | while read -r x; do\n${body}\nbreak\ndone`),
    tie('script').map((body) => `x=$(\n${body}\n)`)
  )
}))

describe('starts no program that was not judged by', () => {
  it.each([
    ['x=; ${x-alpha} beta'],
    ['x=; ${x=alpha} beta'],
    ['x=alpha; f() { x=beta; }; for i in 1 2; do $x; f; done'],
    ['x=alpha; f() { x=beta; }; g=f; while alpha; do $x; $g; done | head -n 1'],
    ['x=alpha; e=; x=beta $e; $x'],
    ['_=alpha; echo beta; $_'],
    ['REPLY=alpha; read -r <<< beta; $REPLY'],
    ['REPLY=alpha; for i in 1 2; do $REPLY; read -r <<< beta; done'],
    ['MAPFILE=alpha; mapfile -t <<< beta; $MAPFILE'],
    ['x=alpha; n=x; for i in 1 2; do $x; read -r $n <<< beta; done'],
    ['readonly x=beta\nx=alpha\n$x'],
    ['declare -r x=beta\nx=alpha\n$x'],
    ['readonly x=beta\nf() { x=alpha\n$x; }\nf'],
    ['x=beta; local x=alpha; $x'],
    ["unset -v RANDOM; RANDOM='a[$(beta)]'; f() { echo $((RANDOM)); }; f"],
    ["f() { echo $((SECONDS)); }; unset -v SECONDS; SECONDS='a[$(beta)]'; f"],
    ['POSIXLY_CORRECT=1; x=alpha; x=beta :; $x'],
    ["POSIXLY_CORRECT=1 sed '1e beta' data -e p"],
    ["sed -n -- '1e beta' data -e p"],
    ["sed -l -ep '1e beta' data"],
    ["sed -- '1e beta' data -f x"],
    ['printf abc%n PATH; alpha'],
    ['x=abc; y=%n; printf "$x$y" PATH; alpha'],
    ['printf "abc$(head -n 1 format)" PATH; alpha'],
    ["a=('' 'BEGIN{system(\"beta\")}'); awk ${a[@]}"],
    ["a=('data -e 1ebeta'); sed p ${a[@]}"],
    ['for f in $(find ./src -name alpha); do sed -n p "${f%%.*}-e1ebeta" data; done'],
    ["sh -c 'beta=1; ((beta))'"],
    ["sh -c 'bash=1; data=1; ((bash < script))'"],
    ["sh -c '[[ a || beta == b ]]'"],
    ["sh -c 'x=beta; declare x=alpha; $x'"],
    ["sh -c 'x=alpha; x=beta :; $x'"],
    ["sh -c 'x=alpha; x=beta export y; $x'"],
    ["sh <<'E'\nbeta=1; ((beta))\nE"]
  ])('%j', (line) => {
    const log = join(base, 'log')
    for (const folder of ['0', '3']) {
      mkdirSync(join(root, folder))
      writeFileSync(join(root, folder, 'alpha'), '#!/bin/sh\necho beta >> "$LOG"\n')
      chmodSync(join(root, folder, 'alpha'), 0o755)
    }
    for (const [name, text] of Object.entries({ data: 'one\n', format: '%n\n', script: 'beta\n', x: 'p\n' }))
      writeFileSync(join(root, name), text)
    writeFileSync(log, '')
    if (judgeCommand(line, rules, { root, folder: '', isBounded: true }).kind === 'allowed') {
      const env = { PATH: `${join(base, 'bin')}:/usr/bin:/bin`, HOME: base, LOG: log, LC_ALL: 'C' }
      runGeneratedLine(line, { cwd: root, env, input: '' })
    }
    expect(readFileSync(log, 'utf8')).not.toMatch(/^beta/m)
  })
})

it('starts no program by a script that was not judged, whatever its variables hold', () => {
  const log = join(base, 'log')
  let allowed = 0
  let started = 0
  const runs = propertyRuns(4_000)
  fc.assert(
    fc.property(script, (line) => {
      if (judgeCommand(line, rules, { root, folder: '', isBounded: true }).kind !== 'allowed') return
      allowed += 1
      writeFileSync(log, '')
      writeFileSync(join(root, 'data'), 'a[$(beta)]\nbeta x\n-v PATH\n')
      const env = { PATH: `${join(base, 'bin')}:/usr/bin:/bin`, HOME: base, LOG: log, LC_ALL: 'C' }
      runGeneratedLine(line, { cwd: root, env, input: 'a[$(beta)]\n' })
      const calls = readFileSync(log, 'utf8')
      if (calls.startsWith('alpha')) started += 1
      expect(calls).not.toMatch(/^beta/m)
    }),
    { numRuns: runs }
  )
  // The generator is worth something only if much of what it makes is allowed and runs.
  expect(allowed).toBeGreaterThan(runs / 20)
  expect(started).toBeGreaterThan(runs / 60)
})
