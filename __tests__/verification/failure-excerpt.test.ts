import { expect, it } from '@jest/globals'
import { failureExcerpt } from '../../src/verification/failure-excerpt.ts'

it('begins with what the compiler of Go says, which comes before the packages that pass', () => {
  const problem = 'cmp/equate.go:155:6: compareErrors redeclared in this block'
  const output = `# example.com/cmp [example.com/cmp.test]\n${problem}\nFAIL\texample.com/cmp [build failed]\n${'--- PASS: TestA (0.00s)\n'.repeat(99)}FAIL\n`
  expect(failureExcerpt(output, 500)).toMatch(new RegExp(`^…\\n${problem}\\nFAIL`))
})
