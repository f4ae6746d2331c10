import { expect, it } from '@jest/globals'
import { omissionIn } from '../../../src/tools/edit/omission.ts'

it.each([
  '// ...',
  '# …',
  '/* ... existing styles ... */',
  '{/* ... existing JSX ... */}',
  '<!-- ... rest of the page ... -->',
  '// ... rest of the function',
  '// ...existing code...',
  '// rest of the methods ...',
  '// Other methods remain unchanged...',
  '# (remaining code stays unchanged)',
  '// keep existing code',
  '// other imports here',
  '// code omitted for brevity',
  '(rest of methods ...)',
  '(unchanged code ...)',
  '... existing code ...',
  '...rest of file...'
])('recognizes %s as code left out', (line) => {
  expect(omissionIn(`f() {\n  ${line}\n}`, '')).toContain(`("${line}")`)
  expect(omissionIn(`f() {\n  ${line}\n}`, line)).toBeUndefined()
})

it.each([
  '// Other tests live here',
  '# Other values are unchanged',
  '// same file as before the rename',
  '// existing code paths call this',
  '// rest parameters are arrays',
  '// See the rest of this module for details.',
  '# loading...',
  '  ...rest,',
  '...otherOptions',
  '...'
])('accepts %s', (line) => {
  expect(omissionIn(`f() {\n${line}\n}`, '')).toBeUndefined()
})

it('accepts bare dots in a code sample of a document, but not a mention of omitted code', () => {
  expect(omissionIn('```js\nf()\n// ...\n```\n', '')).toBeUndefined()
  expect(omissionIn('```js\nf()\n// ... existing code\n```\n', '')).toContain('// ... existing code')
  expect(omissionIn('```js\nf()\n```\n// ...\n', '')).toContain('("// ...")')
})
