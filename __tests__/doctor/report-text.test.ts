import { expect, it } from '@jest/globals'
import { findingsText } from '../../src/doctor/report-text.ts'

const plain = (_state: string, text: string) => text

it('keeps the columns of output that fits, breaks longer lines, and leaves remedies whole', () => {
  const remedy = `printf ${'x'.repeat(60)} yy`
  const detail = 'E       assert 1 == 2\n  one two three four five six seven eight nine'
  expect(findingsText([{ id: 'checks', state: 'warning', title: 'It fails.', detail, remedy }], 40, plain)).toBe(
    [
      '⚠ It fails.',
      '    E       assert 1 == 2',
      '      one two three four five six seven',
      '      eight nine',
      `    ${remedy}`,
      '',
      '1 warning, 0 OK.',
      ''
    ].join('\n')
  )
})
