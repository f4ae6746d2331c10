import { expect, it } from '@jest/globals'
import { jsonProblem } from '../../src/text/json.ts'

it.each([
  ['', 'it is empty'],
  [' \n', 'it is empty'],
  ['\0\u0001', 'it is not a text file'],
  ['{"a": 1', 'it ends too early. A quotation mark or a bracket is not closed'],
  ['["a', 'it ends too early. A quotation mark or a bracket is not closed'],
  [
    '{\n  "a": 1,\n}',
    'line 3, column 1 is not valid JSON. Names and texts need double quotation marks, and a list must not end with a comma'
  ],
  ['hello', 'a name or a value is not valid JSON. Names and texts need double quotation marks']
])('explains %j', (text, problem) => {
  expect(jsonProblem(text, messageOfParse(text))).toBe(problem)
})

function messageOfParse(text: string): string {
  try {
    JSON.parse(text)
  } catch (error) {
    if (Error.isError(error)) return error.message
  }
  return ''
}
