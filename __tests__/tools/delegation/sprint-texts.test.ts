import { expect, it } from '@jest/globals'
import { readAudit } from '../../../src/tools/delegation/write-sprint.ts'
import { parsePlan } from '../../../src/tools/delegation/dispatch-sprints.ts'

const block = (old: string, now: string) => `<<<<<<< SEARCH\n${old}\n=======\n${now}\n>>>>>>> REPLACE`

it('reads verdict, findings and patches of an audit', () => {
  const answer = `**VERDICT: patch**\n- a name is wrong\n${block('foo', 'bar\nbaz')}\nand\n${block('gone', '')}`
  expect(readAudit(answer)).toEqual({
    verdict: 'patch',
    findings: '- a name is wrong\nand',
    patches: [
      { oldText: 'foo', newText: 'bar\nbaz' },
      { oldText: 'gone', newText: '' }
    ]
  })
})

it.each([
  ['without a divider', '<<<<<<< SEARCH\na\n>>>>>>> REPLACE'],
  ['without an end', '<<<<<<< SEARCH\na\n=======\nb']
])('ignores a patch %s', (_, text) => {
  expect(readAudit(`VERDICT: pass\n${text}`)).toMatchObject({ verdict: 'pass', patches: [] })
})

it('rejects an audit without a verdict', () => {
  expect(readAudit('It is fine.')).toBeUndefined()
  expect(readAudit(block('VERDICT: pass', 'b'))).toBeUndefined()
})

it('reads a plan with blank lines and extra fields', () => {
  const text = '{"path": "a.md", "description": "A"}\r\n\n{"id": 2, "path": " b.md ", "description": "B"}\n'
  expect(parsePlan(text)).toEqual({
    mistakes: [],
    sprints: [
      { line: 1, path: 'a.md', description: 'A' },
      { line: 3, path: 'b.md', description: 'B' }
    ]
  })
})

it('names every invalid line of a plan', () => {
  const text = [
    '{"path": "a.md"}',
    '{',
    '[]',
    '{"path": "a.md", "description": "A"}',
    '{"path": "", "description": "A"}'
  ]
  const wanted = 'needs "path" and "description" as strings'
  expect(parsePlan(text.join('\n')).mistakes).toEqual([
    `line 1: ${wanted}`,
    'line 2: not valid JSON',
    `line 3: ${wanted}`,
    `line 5: ${wanted}`
  ])
})

it.each([
  ['nothing', '\n', 'it is empty'],
  ['too many lines', '{"path": "a", "description": "b"}\n'.repeat(201), '201 lines; a plan can have 200']
])('refuses a plan with %s', (_, text, mistake) => {
  expect(parsePlan(text).mistakes).toEqual([mistake])
})
