import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { StreamedText } from '../../src/report/streamed-text.ts'
import '../support/property-seed.ts'
import { growth, LINEAR } from '../support/scaling.ts'

/** Everything that is visible at any time while the text streams. */
function shownOf(pieces: Iterable<string>): readonly string[] {
  const streamed = new StreamedText()
  return Array.from(pieces, (piece) => {
    streamed.add('text', piece)
    return streamed.visible
  })
}

describe('a streaming response', () => {
  it('is shown at once while it is prose', () => {
    const pieces = ['If a < b', ' and [see](x)', ' then `{c}`', ' or f(x) [0]', ' and <3\n\n- [ ] end']
    expect(shownOf(pieces)).toEqual(pieces.map((_, index) => pieces.slice(0, index + 1).join('')))
  })

  it.each([
    ['a control marker', 'All done. [TASK_COMPLETE]', 'All done. '],
    ['half a marker', 'All done. [TASK_COMP', 'All done. '],
    ['a special token', 'Yes.<|im_end|>', 'Yes.'],
    ['thinking in the text', '<think>Hm, a or b?</think>\n\nIt is a.', ''],
    ['thinking between other delimiters', 'So: ◁think▷Hm', 'So: '],
    ['a call that never ends', 'So: <function=read_file><parameter=path>a.ts', 'So: '],
    ['a call without delimiters', 'Look.\n{"name": "grep"', 'Look.'],
    ['a call in a fence', 'Look.\n- ```json\n{"name": "grep"', 'Look.']
  ])('is shown up to %s', (_, text, visible) => {
    expect(shownOf([text])).toEqual([visible])
    expect(shownOf(text).at(-1)).toBe(visible)
  })

  it('never shows a call, a marker or a part of either', () => {
    const markers = ['[TASK_COMPLETE]', '<|eot_id|>', '<｜end▁of▁sentence｜>', '<think>Hm.</think>', '[TOOL_CALLS][{']
    const call = fc.record({ path: fc.string(), text: fc.string(), all: fc.boolean() })
    const calls = call.map((edit) => `<tool_call>${JSON.stringify(edit)}</tool_call>`)
    fc.assert(
      fc.property(fc.oneof(calls, fc.constantFrom(...markers)), (markup) => {
        const shown = shownOf(`Let me see.\n\n${markup}`)
        expect('Let me see.').toContain(shown.find((text) => !'Let me see.'.startsWith(text.trimEnd())) ?? '')
      })
    )
  })

  it('stays hidden after an opening delimiter, however long it is', () => {
    expect(shownOf(['<tool_call>', 'x'.repeat(10_000), ' The end.']).at(-1)).toBe('')
  })

  it('shows thinking and text apart', () => {
    const streamed = new StreamedText()
    streamed.add('thinking', 'Is it <b>?')
    streamed.add('text', 'It is a.')
    expect(streamed.visible).toBe('It is a.')
  })

  it('starts again after a retry', () => {
    const streamed = new StreamedText()
    streamed.add('text', 'One <tool_call>')
    streamed.clear()
    streamed.add('text', 'Two')
    expect(streamed.visible).toBe('Two')
  })

  it.each([
    ['tags', '<'],
    ['blank lines', '\n \t'],
    ['list markers', '- '],
    ['the start of a marker', '[TAS ']
  ])('takes linear time for %s', (_, piece) => {
    expect(growth((size) => shownOf([piece.repeat(size)]), 20_000)).toBeLessThan(LINEAR)
    expect(growth((size) => shownOf(Array<string>(size).fill(piece)), 1_000)).toBeLessThan(LINEAR)
  })
})
