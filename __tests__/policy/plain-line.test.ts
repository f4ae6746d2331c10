import { expect, it } from '@jest/globals'
import { judgeCommand, type CommandSetting } from '../../src/policy/commands.ts'

const judge = (line: string, setting?: CommandSetting) => judgeCommand(line, { setting, isBounded: false })

it('allows a plain command of a program that only reads, and names the files that it reads', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['ls -la', []],
    ['cat a "b c"', ['a', 'b c']],
    ['head -n 5 a', ['a']],
    ['tail -20 a', ['a']],
    ['grep -rn x a', []],
    ['grep -in -A 3 "a|b" src/a.ts', ['src/a.ts']],
    ['grep -e x a', ['a']],
    ['rg -n x src -g "*.ts"', ['src']],
    ['git status --short', []],
    ['git --no-pager diff --stat main..HEAD -- src', ['main..HEAD', 'src']],
    ['git log --oneline -5', []],
    ['git show HEAD:a', ['HEAD:a']]
  ]
  const found = cases.map(([line]) => {
    const judgment = judge(line)
    return [line, judgment.kind === 'allowed' ? judgment.paths : []]
  })
  expect(found).toEqual(cases)
  expect(judge('grep -rn x a').kind).toBe('refused')
})

it('refuses what is not plain, since there is no shell', () => {
  const lines = [
    'ls | cat',
    'ls; ls',
    'cd a && ls',
    'A=b ls',
    'ls > a',
    'ls *.js',
    'echo $HOME',
    'ls ~',
    'ls &',
    '(ls)',
    'ls # $(x)\nls'
  ]
  expect(lines.filter((line) => judge(line, lines).kind !== 'malformed')).toEqual([])
})

it('allows another command only if agent.yml has it word for word', () => {
  const rules = ['npm run lint', 'npm run *', 'make **', "echo 'a b'"]
  expect(
    ['npm run lint', ' npm  run "lint"', 'echo "a b"'].filter((line) => judge(line, rules).kind !== 'allowed')
  ).toEqual([])
  const others = ['npm run x', 'npm test', 'make all', 'make', 'echo a b', 'npm run lint -- --fix']
  expect(others.filter((line) => judge(line, rules).kind !== 'refused')).toEqual([])
  expect(judge("echo 'it'", [])).toMatchObject({ remedy: "- 'echo ''it'''", severity: 'medium' })
  expect(judge('npm run lint', 'any').kind).toBe('refused')
})

it('refuses options that write, run a program or follow links, and what is critical', () => {
  const lines = [
    'git -c core.editor=x commit',
    'git --config-env=core.fsmonitor=X status',
    'git -C .. status',
    'git diff --textconv',
    'git diff --ext-diff',
    'git diff --no-index /etc/passwd a',
    'git log --output=x',
    'git grep -Ox y',
    'git show --outp=x',
    'git branch -D main',
    'git config a.b c',
    'rg --pre=x y',
    'rg -L x',
    'rg --hostname-bin=x y',
    'rg -uu x',
    'grep -f /etc/passwd a',
    'grep -R x .',
    'tail -f a',
    'find . -delete',
    'sort -o a b',
    'sed -n 1p a',
    'env',
    'cat --x',
    '/bin/ls',
    './ls',
    'constructor'
  ]
  expect(lines.filter((line) => judge(line).kind !== 'refused')).toEqual([])
  expect(judge('rm -rf /', ['rm -rf /'])).toMatchObject({ kind: 'refused', severity: 'critical' })
})
