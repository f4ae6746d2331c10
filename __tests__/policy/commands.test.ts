import { describe, expect, it } from '@jest/globals'
import { judgeCommand } from '../../src/policy/commands.ts'
import { defaultCommands, inspectionCommands } from '../../src/policy/default-commands.ts'

const rules = [
  ...inspectionCommands,
  ...defaultCommands({
    packageJson: { scripts: { test: 'jest', lint: 'eslint .' } },
    files: [],
    makefile: undefined,
    cargoManifest: undefined
  }).commands,
  'pytest **',
  'npm run *',
  'npm run check:*',
  'timeout **',
  'cargo build --release',
  'git push origin agent/fix'
]

describe('a command line that is allowed', () => {
  it.each([
    ['npm test', ['npm test']],
    ['npm run lint', ['npm run lint']],
    ['npm run anything', ['npm run *']],
    ['pytest', ['pytest **']],
    ["pytest -q 'tests/a b.py' -k x", ['pytest **']],
    ['npm test && git status --short', ['npm test', 'git status **']],
    ['npm test 2>&1 | tail -20 || true', ['npm test', 'tail **', 'true **']],
    ['git diff\ngit log -p -3; pwd', ['git diff **', 'git log **', 'pwd **']],
    ['! grep -rn "/api/users" src', ['grep **']],
    ['cat src/*.ts > out/all.txt', ['cat **']],
    ['ls ./*.js 2>/dev/null', ['ls **']],
    ['LOG=all npm test', ['npm test']],
    ["sed -n '1,20p' src/a.ts", ['sed **']],
    ["sed -n '/^import/,/^$/p' a.ts", ['sed **']],
    ['grep -c x <<< "plain words"', ['grep **']],
    ["cat <<'END'\n$(not run)\nEND", ['cat **']],
    ['cd src && ls # where it is', ['cd **', 'ls **']],
    ['npm test -- --watch=false', ['npm test -- **']],
    ['git push origin agent/fix', ['git push origin agent/fix']]
  ])('%j by %j', (line, expected) => {
    expect(judgeCommand(line, rules)).toEqual({ kind: 'allowed', rules: expected })
  })
})

describe('a command line that is refused', () => {
  it.each([
    ['', 'no command'],
    ['rm -rf build', 'No rule allows "rm -rf build"'],
    ['npm test && curl x', 'No rule allows "curl x"'],
    ['npm test extra', 'No rule allows'],
    ['cargo build', 'No rule allows'],
    ['/bin/ls', 'No rule allows'],
    ['echo "$HOME"', 'variable'],
    ['echo $(id)', 'command substitution'],
    ['echo `id`', 'command substitution'],
    ['cat <(id)', 'process substitution'],
    ['echo $((1+1))', 'arithmetic'],
    ["$'\\x6cs'", 'plain quotes'],
    ['ls {a,b}', 'brace expansion'],
    ['ls ~/x', 'home folder'],
    ['sort *', 'name is an option'],
    ['ls -*', 'name is an option'],
    ['l* x', 'name of the program'],
    ['ls &', 'background'],
    ['(ls)', 'Only plain commands'],
    ['f() { ls; }; f', 'Only plain commands'],
    ['if true; then ls; fi', 'Only plain commands'],
    ['x=1', 'set for later commands'],
    ['PATH=. ls', 'PATH='],
    ['NODE_OPTIONS=--require=./x npm test', 'NODE_OPTIONS='],
    ['GIT_EXTERNAL_DIFF=./x git diff', 'GIT_EXTERNAL_DIFF='],
    ['npm_config_script_shell=./x npm test', 'npm_config_script_shell='],
    ['LD_PRELOAD=./x.so ls', 'LD_PRELOAD='],
    ['echo x > /etc/passwd', 'outside the work tree'],
    ['echo x > ../x', 'outside the work tree'],
    ['echo x > .git/hooks/pre-commit', 'outside the work tree'],
    ['cat <<END\n$(id)\nEND', 'quote its delimiter'],
    ['l\u200bs', 'U+200B'],
    ['a\u2800b', 'U+2800'],
    ['ls\u00a0-l', 'U+00A0'],
    ['ls \u202egpj.sh', 'U+202E'],
    ['ls \0', 'U+0000'],
    ['timeout 5 rm x', 'No rule allows "rm x"'],
    ['timeout --no-such 5 ls', 'can run any other program'],
    ['git diff --ext-diff', '--ext-diff'],
    ['git diff --outp=x', '--outp=x'],
    ['git log --output=../x', '--output=../x'],
    ['git diff --no-index /etc/passwd a', '--no-index'],
    ['git grep -O./x y', '-O./x'],
    ['find . -name x -delete', '-delete'],
    ["find . -exec id ';'", '-exec'],
    ['find /', 'outside the repository'],
    ['cat /proc/self/environ', 'would read credentials'],
    ['cat /proc/version', 'outside the repository'],
    ['head -n1 ../../x', 'outside the repository'],
    ['grep -f /etc/hostname a', '-f'],
    ['grep x --exclude-from=/etc/hosts', '--exclude-from'],
    ['sort -o out a', '-o'],
    ['sort --compress-prog=./x a', '--compress-prog'],
    ['uniq a b', 'is an output file'],
    ["sed -n '1w out' a", 'sed commands'],
    ["sed -n '1e id' a", 'sed commands'],
    ['sed -n -i 1d a', '-i'],
    ['cd ..', 'outside'],
    ['cd', 'takes exactly one folder']
  ])('%j, because %s', (line, reason) => {
    expect(judgeCommand(line, rules)).toMatchObject({ kind: 'refused', reason: expect.stringContaining(reason) })
  })
})

it('refuses a line too long to be read by a person', () => {
  expect(judgeCommand(`echo ${'x'.repeat(40_000)}`, rules)).toMatchObject({ kind: 'refused' })
})

describe('the remedy', () => {
  it('is the line of agent.yml that allows exactly this command', () => {
    const judgment = judgeCommand("npm test && docker build -t 'it''s' .", rules)
    expect(judgment).toMatchObject({ remedy: "- 'docker build -t its .'" })
    expect(judgeCommand("docker build -t 'its' .", ['docker build -t its .'])).toMatchObject({ kind: 'allowed' })
  })

  it('allows an argument that a wildcard would not cover if the rule spells it out', () => {
    expect(judgeCommand('find . -delete', rules)).toMatchObject({ remedy: "- 'find . -delete'" })
    expect(judgeCommand('find . -delete', [...rules, 'find . -delete'])).toMatchObject({ kind: 'allowed' })
  })

  it.each(['echo $(id)', 'docker run "two words"', 'rm ./*.js'])('is missing where no line can allow %j', (line) => {
    expect(judgeCommand(line, [])).toMatchObject({ kind: 'refused', remedy: undefined })
  })
})

describe('a rule', () => {
  it.each([
    ['lint *', 'lint all', true],
    ['lint *', 'lint', false],
    ['lint *', 'lint a b', false],
    ['lint **', 'lint', true],
    ['lint **', 'lint a b', true],
    ['npm run test:*', 'npm run test:unit', true],
    ['npm run test:*', 'npm run tests', false],
    ['*', 'lint', false],
    ['** ', 'lint', true],
    ['lint a', 'lint ./a*', false],
    ['lint *', 'lint ./a*', false],
    ['lint **', 'lint ./a*', true]
  ])('%j fits %j: %s', (rule, line, fits) => {
    expect(judgeCommand(line, [rule]).kind).toBe(fits ? 'allowed' : 'refused')
  })
})
