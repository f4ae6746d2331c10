import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { DisplayStream, type Channel } from '../../src/agent/display-stream.ts'
import '../support/property-seed.ts'

/** What is shown of a text that comes in these pieces, as much at a time as there is. */
function shownOf(pieces: readonly string[], channel: Channel = 'text'): string {
  let time = 0
  const portions: string[] = []
  const shown = new DisplayStream(
    (_, text) => portions.push(text),
    () => (time += 1000)
  )
  for (const piece of pieces) shown.add(channel, piece)
  shown.end()
  return portions.join('')
}

function split(text: string, places: readonly number[]): string[] {
  const cuts = [0, ...places.map((place) => place % (text.length + 1)).sort((a, b) => a - b), text.length]
  return cuts.slice(1).map((cut, index) => text.slice(cuts[index], cut))
}

describe('what is shown of a reply', () => {
  it.each([
    ['a mark of the end', 'All done. [TASK_COMPLETE]', 'All done. '],
    [
      'a tool call in the text',
      'Let me look.<tool_call>{"name":"grep"}</tool_call> Then go on.',
      'Let me look. Then go on.'
    ],
    ['a call that never ends', 'So: <function=read_file><parameter=path>a.ts', 'So: '],
    ['a call to the end of the reply', 'I will.[TOOL_CALLS][{"name":"grep"}] and more', 'I will.'],
    ['thinking in the text', '<think>Hm, a < b?</think>\n\nIt is a.', 'It is a.'],
    ['special tokens', '<|im_start|>Yes.<|im_end|><｜end▁of▁sentence｜>', 'Yes.'],
    ['a stray closing mark', 'Yes.</tool_call>', 'Yes.'],
    ['half a mark at the end', 'All done. [TASK_COMP', 'All done. ']
  ])('leaves out %s', (_, text, visible) => {
    expect(shownOf([text])).toBe(visible)
  })

  it.each([
    'if (a < b && c[d] > e) return [TODO]',
    'let f = x <| g |> h',
    '<thinking> is not a mark, nor is <tool>',
    'Array<function> and a[i][j] << 2 <',
    '<|this is far too long to be a special token of any model|>'
  ])('is all of %s', (text) => {
    expect(shownOf([text, '.'])).toBe(`${text}.`)
  })

  it('is the same wherever the stream is parted', () => {
    const part = fc.constantFrom(
      ...['<think>', '</think>', '<tool_call>', '</tool_call>', '[TASK_COMPLETE]', '[TOOL', '<|eot|>', '<|', '<', '[']
    )
    const text = fc.array(fc.oneof(part, fc.string({ maxLength: 6 }), fc.constant(' \n')), { maxLength: 12 })
    fc.assert(
      fc.property(text, fc.array(fc.nat()), (parts, places) => {
        const whole = parts.join('')
        expect(shownOf(split(whole, places))).toBe(shownOf([whole]))
      })
    )
  })

  it('never holds a mark, nor half of one at its end', () => {
    const marks = ['<tool_call>', '[TASK_COMPLETE]', '<|eot_id|>']
    fc.assert(
      fc.property(fc.constantFrom(...marks), fc.nat(), (mark, cut) => {
        const begun = mark.slice(0, 1 + (cut % mark.length))
        expect(shownOf(['Text ', ...Array.from(begun)])).toBe('Text ')
      })
    )
  })

  it('takes time in proportion to the reply', () => {
    const startedAt = performance.now()
    shownOf(['<[<|'.repeat(500_000), '<think>'.repeat(100_000)])
    shownOf(Array.from({ length: 200_000 }, () => '<'))
    expect(performance.now() - startedAt).toBeLessThan(5000)
  })
})

describe('portions', () => {
  function watch() {
    const seen: string[] = []
    const clock = { now: 0 }
    const shown = new DisplayStream(
      (channel, text) => seen.push(`${channel}: ${text}`),
      () => clock.now
    )
    return { seen, clock, shown }
  }

  it('come at most ten times a second, or when there is much to show', () => {
    const { seen, clock, shown } = watch()
    shown.add('text', 'One')
    shown.add('text', ' two')
    clock.now = 99
    shown.add('text', ' three')
    expect(seen).toEqual(['text: One'])
    clock.now = 100
    shown.add('text', ' four')
    expect(seen).toEqual(['text: One', 'text:  two three four'])
    shown.add('text', 'x'.repeat(200))
    expect(seen).toHaveLength(3)
  })

  it('end with the rest of the reply', () => {
    const { seen, shown } = watch()
    shown.add('text', 'One')
    shown.add('text', ' two')
    shown.end()
    expect(seen).toEqual(['text: One', 'text:  two'])
  })

  it('begin with something worth showing', () => {
    const { seen, shown } = watch()
    shown.add('text', '\n\n')
    shown.add('text', '  ')
    expect(seen).toEqual([])
    shown.add('text', '\n So')
    expect(seen).toEqual(['text: So'])
  })

  it('keep thinking and text apart, in their order', () => {
    const { seen, shown } = watch()
    shown.add('thinking', 'Hm')
    shown.add('thinking', ', yes')
    shown.add('text', 'It is a.')
    shown.end()
    expect(seen).toEqual(['thinking: Hm', 'thinking: , yes', 'text: It is a.'])
  })

  it('hold nothing of a reply that is begun again', () => {
    const { seen, shown } = watch()
    shown.add('text', 'One')
    shown.add('text', ' two <tool_call>')
    shown.restart()
    shown.add('text', 'Three')
    shown.end()
    expect(seen).toEqual(['text: One', 'text: Three'])
  })
})
