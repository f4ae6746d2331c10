import { expect, it } from '@jest/globals'
import { judgeCommand } from '../../src/policy/commands.ts'

const judge = (line: string) => judgeCommand(line, ['cat **', 'echo **', 'grep **', 'ls **', 'python3 **'])

it.each([
  ['ls "unfinished', /unterminated double quote at character 4\. Check the quotes/],
  ["echo it's", /unterminated single quote at character 8\. An apostrophe inside '…' is written '\\''\./],
  ['ls ;; pwd', /cannot read it: .* at character/],
  ['echo $(ls', /unterminated command substitution/],
  ['echo a && ', /expected command after '&&'/],
  ['cat src/a.ts}', /ends with a } that nothing opens/],
  ['ls }', /ends with a } that nothing opens/],
  ['ls; }', /ends with a } that nothing opens/],
  ['grep -n a b.ts"}', /ends with a } that nothing opens/],
  ['grep -n "a" b.ts"\n}', /ends with a } that nothing opens/],
  ["cat > a.txt << 'EOF'\\none\\nEOF", /line ends as the two characters \\n/],
  ['python3 - <<PY\\nprint(1)\\nPY', /line ends as the two characters \\n/]
])('says what is wrong with %j rather than which rule it breaks', (line, mistake) => {
  expect(judge(line)).toEqual({ kind: 'mistaken', mistake: expect.stringMatching(mistake) })
})

it.each(["grep -c '}' a.ts", 'echo "}"', 'echo {}', "cat <<'EOF'\nfunction a() {\n}\nEOF", 'echo "a\\nb"'])(
  'takes %j as it stands',
  (line) => {
    expect(judge(line)).toMatchObject({ kind: 'allowed' })
  }
)

it('takes time in proportion to the length of the line', () => {
  const startedAt = performance.now()
  for (const unit of [' ', '<<', '<<a', '}', '"}', "'", '{ ', '$(']) judge(`ls ${unit.repeat(16_000 / unit.length)}}`)
  expect(performance.now() - startedAt).toBeLessThan(3_000)
})
