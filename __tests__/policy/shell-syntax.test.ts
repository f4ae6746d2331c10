import { expect, it } from '@jest/globals'
import { judgeCommand } from '../../src/policy/commands.ts'
import { growth, LINEAR } from '../support/scaling.ts'

const judge = (line: string) => judgeCommand(line, { setting: undefined, isBounded: true })

it.each([
  ['ls "unfinished', /unterminated double quote at character 4\. Check the quotes/],
  ["echo it's", /unterminated single quote at character 8\. Write an apostrophe inside '…' as '\\''\./],
  ['ls ;; pwd', /cannot read the line: .* at character/],
  ['echo $(ls', /unterminated command substitution/],
  ['echo a && ', /expected command after '&&'/],
  ['cat src/a.ts}', /ends with an unmatched }/],
  ['ls }', /ends with an unmatched }/],
  ['ls; }', /ends with an unmatched }/],
  ['grep -n a b.ts"}', /ends with an unmatched }/],
  ['grep -n "a" b.ts"\n}', /ends with an unmatched }/],
  ["cat > a.txt << 'EOF'\\none\\nEOF", /has the two characters \\n instead of line breaks/],
  ['python3 - <<PY\\nprint(1)\\nPY', /has the two characters \\n instead of line breaks/]
])('says what is wrong with %j rather than which rule it breaks', (line, problem) => {
  expect(judge(line)).toEqual({ kind: 'malformed', problem: expect.stringMatching(problem) })
})

it.each(["grep -c '}' a.ts", 'echo "}"', 'echo {}', "cat <<'EOF'\nfunction a() {\n}\nEOF", 'echo "a\\nb"'])(
  'takes %j as it stands',
  (line) => {
    expect(judge(line)).toMatchObject({ kind: 'allowed' })
  }
)

it.each([' ', '<<', '<<a', '}', '"}', "'", '{ ', '$('])(
  'takes time in proportion to the length of the line: %j',
  (unit) => {
    const work = (size: number) => judge(`ls ${unit.repeat(size / unit.length)}}`)
    expect(growth(work, 1_000)).toBeLessThan(LINEAR)
  }
)
