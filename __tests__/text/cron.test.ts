import { expect, it } from '@jest/globals'
import { isCron } from '../../src/text/cron.ts'

it.each([
  ...['17 4 * * 1', '*/15 * * * *', '0 0,12 1 */2 *', '5-59/10 9-17 * * MON-FRI', '0 6 29 feb *', '20/15 * * * *'],
  ...['59 23 31 12 6', '0 0 * JAN,JUL SUN']
])('accepts %s', (text) => {
  expect(isCron(text)).toBe(true)
})

it.each([
  ...['99 * * * *', '* 24 * * *', '* * 0 * *', '* * 32 * *', '* * * 13 *', '* * * * 7', '* * * * FUN', '*/0 * * * *'],
  ...['30-10 * * * *', '1-2-3 * * * *', '1,,2 * * * *', '- * * * *', '-1 * * * *', '* * * *', '* * * * * *', '@daily'],
  ...['', '*  * * * *', '*/ * * * *', '? * * * *', '1e1 * * * *', "0 0 * * 1' #"]
])('refuses %j', (text) => {
  expect(isCron(text)).toBe(false)
})
