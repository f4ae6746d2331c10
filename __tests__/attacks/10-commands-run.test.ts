import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { explainCommand, judgeCommand } from '../../src/policy/commands.ts'
import { inspectionCommands } from '../../src/policy/default-commands.ts'
import { runGeneratedLine } from '../support/contained-shell.ts'
import '../support/property-seed.ts'
import { propertyRuns } from '../support/property-runs.ts'

let base: string
let root: string
let outside: string

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'forgehand-policy-'))
  root = join(base, 'tree')
  outside = join(base, 'outside')
  for (const folder of [root, outside, join(base, 'bin'), join(root, 'src')]) mkdirSync(folder)
  writeFileSync(join(outside, 'probe'), 'alive\n')
  writeFileSync(join(root, 'a'), 'one\ntwo }\nthree > four\n')
  writeFileSync(join(root, 'src', 'b.ts'), 'export {}\n')
})

afterEach(() => {
  rmSync(base, { recursive: true, force: true })
})

/** Runs a line as a command of the model, but without a sandbox: only the policy can stop it. */
function runInBash(line: string, path: string, log = ''): string {
  return runGeneratedLine(line, { cwd: root, env: { PATH: path, HOME: outside, LC_ALL: 'C', LOG: log }, input: '' })
}

function program(path: string, text: string): void {
  writeFileSync(path, `#!/bin/sh\n${text}\n`)
  chmodSync(path, 0o755)
}

describe('has no effect outside the tree and starts no program of the repository:', () => {
  const careless =
    'awk cp find git mv printf rm sed sort split tar tee test tree uniq xargs xxd touch mkdir gzip base64'
  const rules = [...inspectionCommands, ...careless.split(' ').map((name) => `${name} **`)]

  it.each(
    `
    printf -v PATH %s ./src; ls
    printf -v 'a[$(./evil)]' x
    test -v 'a[$(./evil)]'
    [ a = b -o -v 'a[$(./evil)]' ]
    test -R 'a[$(./evil)]'
    [ 'a[$(./evil)]' -eq 1 ]
    type 'a[$(./evil)]'
    echo 'a[$(./evil)]'
    sed -n '1w OUT' a
    sed --expr='w OUT' a
    sed -be 'w OUT' a
    sed 's/one/.\\/evil/e' a
    sed '1e ./evil' a
    sed -n 'p;w OUT' a
    sed -e 'y/o/w/;s/x/y/;w OUT' a
    sed -s --in-place=OUT s/a/b/ a
    sed '/one/{p;w OUT
    }' a
    sed 's/[/]/w OUT/;p' a
    sed 's|one|x|w OUT' a
    awk 'BEGIN{print "}" > "OUT"}'
    awk '/"/{print "}" > "OUT"} {print > "OUT"}' a
    awk '{print $1}{print "x" >> "OUT"}' a
    awk 'BEGIN{system("./evil")}'
    awk 'BEGIN{print 1 | "./evil"}'
    awk 'BEGIN{"./evil" | getline}'
    awk -v f=OUT '{print 1, # }
    2 > f}' a
    find . -exec ./evil {} +
    find . -fprint OUT
    find . -exec grep one {} + -fprint OUT
    find . -exec cat {} + -exec ./evil ;
    find . -okdir ./evil ;
    find OUT.d/.. -name probe -delete
    sort --o=OUT a
    sort -oOUT a
    sort --compress-program=./evil -S 1 a
    sort -T OUT a
    tree -o OUT
    uniq a OUT
    split --filter=./evil a
    split a OUT
    xxd a OUT
    tee OUT < a
    cp a OUT
    cp -t ../outside a
    mv --target-directory=../outside a
    cp --backup --suffix=/../../outside/x a b
    touch ../outside/x
    mkdir -p src/../../outside/x
    cd .. && touch outside/x
    cd src && cd ../.. && touch outside/x
    cd src || cd ..; touch outside/x
    cd src; cd ..; touch ../outside/x
    touch x > OUT
    echo x >| ../outside/x
    echo x 2> OUT
    echo x &> ../outside/x
    cat a | tee a > OUT
    ls > src/../../outside/x
    tar -cf OUT a
    tar -cf x.tar --use-compress-program=./evil a
    tar cIf ./evil x.tar a
    tar -cf x.tar --checkpoint=1 --checkpoint-action=exec=./evil a
    find . -name evil | xargs -I{} {}
    find . -name evil | xargs sh
    echo ./evil | xargs sh -c
    git -c core.pager=./evil -p log
    git -c alias.x=!./evil x
    git grep --open-files-in-pager=./evil one
    git diff --no-index --output=OUT a src/b.ts
    git diff --ext-diff
    git log --output=OUT
    env ./evil
    timeout 5 ./evil
    nice ./evil
    bash -c ./evil
    bash -c 'echo $(./evil)'
    echo $(./evil)
    echo "\`./evil\`"
    cat <(./evil)
    cat <<X
    $(./evil)
    X
    x=./evil; $x
    { ./evil; }
    ls && ./evil
    ls & ./evil
    ! ./evil
    command ./evil
    LS_COLORS='a[$(./evil)]' ls
    BASH_ENV=./evil bash -c ls
    PATH=src:.:$PATH ls
    gzip -c a > OUT
    base64 a --output=OUT
    sed -n -- 'w OUT' a -e p
    sed -n -- '1e ./evil' a -e p
    sed -l -ep 'w OUT' a
    sed -l -- p -e 'w OUT' a
    printf ab%n PATH; ls
    printf -- %%ab%n PATH; ls
    printf %-3.2ln PATH; ls
    printf ./n* PATH; ls
    command printf 'ab%hn' PATH; ls
    cd src && command cd .. && touch ../outside/x
    cd src && command -p cd .. && touch ../outside/x
    cd src && command -- command cd .. && touch ../outside/x
    sh -c 'cd src &> log && touch ../outside/x'
    sh -c 'cd no/such/folder &>> log && touch ../outside/x'
  `
      .trim()
      .split(/\n(?! {4}(?:}|2 >|\$\(|X))\s*/)
      .map((line) => [line.replaceAll(/\n\s*/g, '\n')])
  )('%s', (form) => {
    for (const folder of ['0', '2', '3']) mkdirSync(join(root, folder))
    writeFileSync(join(root, 'n%n'), '')
    for (const path of ['evil', 'src/ls', 'src/npm', '0/ls', '2/ls', '3/ls'])
      program(join(root, path), `echo ran > ${outside}/ran`)
    execFileSync('git', ['init', '-q'], { cwd: root })
    const line = form.replaceAll('OUT', join(outside, 'x'))
    if (judgeCommand(line, rules, { root, folder: '' }).kind === 'allowed') runInBash(line, process.env['PATH'] ?? '')
    expect(readdirSync(outside)).toEqual(['probe'])
    expect(readFileSync(join(outside, 'probe'), 'utf8')).toBe('alive\n')
  })
})

/** Pieces of the shell's grammar. */
const pieces = fc.constantFrom(
  ...[
    'alpha',
    'beta',
    'echo',
    'printf',
    'test',
    'cd',
    'src',
    'a',
    '-v',
    '-c',
    '--',
    'x=1',
    'PATH=src',
    'b[0]=1',
    '$?',
    '$x',
    '${x}'
  ],
  ...[
    '$(beta)',
    '`beta`',
    '<(beta)',
    '$((1))',
    '(',
    ')',
    '{',
    '}',
    '{a,b}',
    '[',
    ']',
    '[[',
    ']]',
    '!',
    '*',
    '?',
    '~',
    '#',
    '\\',
    '\\\n'
  ],
  ...[
    "'",
    '"',
    "'beta'",
    '"alpha"',
    "$'a'",
    '\\beta',
    'al\\pha',
    "al''pha",
    ' ',
    ' ',
    ' ',
    '\t',
    '\n',
    ';',
    ';;',
    '&&',
    '||',
    '|',
    '|&',
    '&'
  ],
  ...[
    '>',
    '>>',
    '<',
    '<<X',
    'X',
    '<<<',
    '>&',
    '2>&1',
    '&>',
    '>|',
    'if',
    'then',
    'fi',
    'for',
    'do',
    'done',
    'in',
    'case',
    'esac',
    'time'
  ],
  ...[
    'function',
    'eval',
    'exec',
    'command',
    'coproc',
    'alias',
    'bash -c',
    'env',
    'timeout 1',
    'nice',
    'xargs',
    '\r',
    '\u00a0',
    '=',
    ':',
    '%s'
  ]
)

it('reads random lines as the shell does: no allowed line starts a program that was not judged', () => {
  const bin = join(base, 'bin')
  // These programs log the words that bash passes to them, one line per call.
  for (const name of ['alpha', 'beta', 'env', 'xargs', 'timeout', 'nice', 'bash']) {
    program(join(bin, name), `printf '%s\\n' "${name} $*" >> "$LOG"`)
  }
  const rules = ['alpha **', 'echo **', 'printf **', 'test **', '[ **', 'cd **', ': **']
  let ran = 0
  const runs = propertyRuns(2_500)
  fc.assert(
    fc.property(
      fc.array(pieces, { minLength: 1, maxLength: 9 }),
      fc.constantFrom('alpha ', 'echo a; alpha ', ''),
      (parts, start) => {
        const line = start + parts.join('')
        const { judgment, commands } = explainCommand(line, rules, { root, folder: '' })
        if (judgment.kind !== 'allowed' || /timeout|nice|env|bash/.test(line)) return
        ran += 1
        // A new log and folder for each run: a background process may still write, and a glob would find the files of a redirection.
        const log = join(base, `log-${ran}`)
        root = mkdtempSync(join(base, 'empty-'))
        writeFileSync(log, '')
        expect(runInBash(line, bin, log)).not.toMatch(/command not found/)
        const called = readFileSync(log, 'utf8')
          .trimEnd()
          .split('\n')
          .filter((text) => text !== '')
        const judged = commands.map(({ command }) => command.replaceAll('$?', '0').trimEnd().split('\n')).flat()
        for (const call of called) expect([line, ...judged]).toContain(call.replaceAll('$?', '0').trimEnd())
      }
    ),
    { numRuns: runs }
  )
  expect(ran).toBeGreaterThan(runs / 25)
})
