import { describe, expect, it } from '@jest/globals'
import { withoutControlMarks } from '../../src/text/control-marks.ts'
import { StreamedText } from '../../src/report/streamed-text.ts'
import { growth, LINEAR } from '../support/scaling.ts'

describe('a control mark', () => {
  it.each([
    ['Done! [TASK_COMPLETE]', 'Done!'],
    ['Done! [task_complete]', 'Done!'],
    ['[Task_Complete]\nDone!', 'Done!'],
    ['Done!\n\n**[TASK_COMPLETE]**', 'Done!\n'],
    ['Done. [TASK COMPLETED] Bye.', 'Done. Bye.'],
    [String.raw`Done \[TASK\_COMPLETE\]`, 'Done'],
    ['[TASK_DONE][TASK_COMPLETE]', ''],
    ['Done! [TASK_COMP', 'Done!'],
    ['```\ncode\n```\n[TASK_COMPLETE]', '```\ncode\n```'],
    ['- a\n- b [TASK_COMPLETE]\n- c', '- a\n- b\n- c']
  ])('is removed from %j', (text, expected) => {
    expect(withoutControlMarks(text)).toBe(expected)
  })

  it.each([
    'The parser strips `[TASK_COMPLETE]` now.',
    '```ts\nif (text.includes("[TASK_COMPLETE]")) return\n```',
    '~~~\n[task_complete]\n~~~',
    'As in\n\n    echo [TASK_COMPLETE]\n',
    '[a task](url), arr[task_index], [tasks], - [ ] task',
    '[TASK-12] Fix it',
    'arrays like a[done]'
  ])('is left in place, or does not exist, in %j', (text) => {
    expect(withoutControlMarks(text)).toBe(text)
  })

  it.each(['[TASK_COMPLETE]', '[task_complete]', '[Task_Complete]'])(
    'is never shown of %s while it streams',
    (mark) => {
      for (let at = 1; at < mark.length; at += 1) {
        const streamed = new StreamedText()
        for (const piece of ['All done. ', mark.slice(0, at), mark.slice(at)]) {
          streamed.add('text', piece)
          expect(streamed.visible.trim()).toBe('All done.')
        }
      }
    }
  )

  it.each([
    ['of half marks', '`[TASK_ [TASK_ *', '[TASK_DONE]'],
    ['of spaces', '  ', 'x'],
    ['of tabs', '\t\t', '[TASK_DONE] x']
  ])('is found in linear time in a text %s', (_, part, end) => {
    const work = (size: number) => withoutControlMarks(part.repeat(size) + end)
    expect(growth(work, 1_000)).toBeLessThan(LINEAR)
  })
})
