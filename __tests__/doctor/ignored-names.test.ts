import { expect, it } from '@jest/globals'
import { judgeLeftFiles } from '../../src/doctor/checks.ts'

it.each([
  ['a line break', ['x\n!.env'], "'/x?!.env'"],
  ['an exclamation mark', ['!x'], "'/!x'"],
  ['a hash', ['#x'], "'/#x'"]
])('adds no other pattern to .gitignore for a name with %s', (_, left, words) => {
  const before = ['a/own', 'b/own']
  const [finding] = judgeLeftFiles(before, [...before, ...left])
  expect(finding?.remedy).toBe(`printf '%s\\n' '' ${words} >> .gitignore`)
})
