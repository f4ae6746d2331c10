import { constants } from 'node:os'
import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { isSystemError } from '../../src/errors.ts'
import { fileProblem } from '../../src/text/file-problem.ts'

it.each(Object.entries(constants.errno))('explains %s without its name', (code, errno) => {
  const error = Object.assign(new Error(`${code}: oops, open 'x'`), { code, errno: -errno, syscall: 'open' })
  expect(fileProblem(error)).toMatch(/^[^']{5,}$/)
  expect(fileProblem(error)).not.toMatch(/\bE[A-Z]{3,}/)
})

it('explains a file that does not exist', () => {
  expect(problemOf('/nowhere/at/all')).toBe('there is no such file or folder')
})

it('explains a folder where a file is expected', () => {
  expect(problemOf('/')).toBe('it is a folder, not a file')
})

function problemOf(path: string): string | undefined {
  try {
    readFileSync(path)
    return undefined
  } catch (error) {
    return isSystemError(error) ? fileProblem(error) : undefined
  }
}
