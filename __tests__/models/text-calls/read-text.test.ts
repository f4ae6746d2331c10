import { describe, expect, it } from '@jest/globals'
import { readText } from '../../../src/models/text-calls/read-text.ts'
import { growth, LINEAR } from '../../support/scaling.ts'

const id = 'k3f9'
const read = (text: string) => readText(text, id, true)
const block = (json: string) => `<tool_call id="${id}">${json}</tool_call>`
const grep = (pattern: string) => ({ name: 'grep', arguments: JSON.stringify({ pattern }) })
const x = block('{"name":"grep","arguments":{"pattern":"x"}}')
const callsOf = (text: string) => read(text).calls.map(({ name, arguments: args }) => ({ name, arguments: args }))

it('reads calls in our form, with the usual deviations inside', () => {
  const cases: readonly (readonly [string, readonly object[]])[] = [
    [x, [grep('x')]],
    [`I look.\n${x}\n${block('{"name":"grep","arguments":{"pattern":"y"}}')}`, [grep('x'), grep('y')]],
    [block('{"tool":"grep","args":{"pattern":"x"}}'), [grep('x')]],
    [block('{"function":"grep","params":{"pattern":"x"}}'), [grep('x')]],
    [block('{"name":"grep","parameters":"{\\"pattern\\":\\"x\\"}"}'), [grep('x')]],
    [block('{"type":"function","function":{"name":"grep","arguments":{"pattern":"x"}}}'), [grep('x')]],
    [block('{"name":"grep","pattern":"x"}'), [grep('x')]],
    [block('\n```json\n{"name":"grep","arguments":{"pattern":"x"}}\n```\n'), [grep('x')]],
    [block("{'name': 'grep', arguments: {'pattern': 'x',},}"), [grep('x')]],
    [block('[{"name":"grep","pattern":"x"},\n{"name":"grep","pattern":"y"}]'), [grep('x'), grep('y')]],
    [block('{"name":"grep","pattern":"x"}}}'), [grep('x')]],
    [block('{"name":"grep","pattern":"x"}{"name":"grep","pattern":"x"}'), [grep('x')]],
    [block('{"name":"grep","pattern":"x"}</args>\n{"name":"grep","pattern":"y"}'), [grep('x'), grep('y')]],
    [`${x}\n{"name":"grep","pattern":"y"}`, [grep('x')]],
    [`${x.replace('</tool_call>', '<tool_call>')}{"name":"grep","pattern":"y"}`, [grep('x')]],
    [block('{"name":"grep","pattern":"</tool_call>"}'), [grep('</tool_call>')]],
    [x.replace('</tool_call>', ''), [grep('x')]],
    [x.replace('"k3f9"', "'k3f9' "), [grep('x')]],
    [`\`\`\`xml\n${x}\n\`\`\``, [grep('x')]],
    [`<think>${x}</think>${block('{"name":"grep","pattern":"y"}')}`, [grep('y')]],
    [`Hm: ${x}</think>So.`, []],
    [`<think>${x}`, []],
    [`${x}\n<tool_response>none</tool_response>\n${x}`, [grep('x')]],
    [x.replace('k3f9', 'k3f8'), []],
    [x.replace(' id="k3f9"', ''), []],
    ['<tool_call id="k3f90">{"name":"grep","pattern":"x"}</tool_call>', []]
  ]
  expect(cases.filter(([text, calls]) => JSON.stringify(callsOf(text)) !== JSON.stringify(calls))).toEqual([])
})

it('asks again for a call that it cannot read, and reads nothing after it', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['{"name":"grep","arguments":{"pattern":', 'of grep could not be read and was not run: its JSON'],
    ['{"name":"grep","arguments":{"pattern" "x"}}', 'its JSON is not valid at ▸ in:'],
    ['{"name":"edit","arguments":{"text":"if (x) {"}} y"}}', 'its JSON is not valid at ▸ in:'],
    ['{"name":"grep","pattern":"x","pattern":"y"}', 'two different values'],
    ['{"pattern":"x"}', 'it names no tool.'],
    ['grep x', 'of tool_call could not be read']
  ]
  const wrong = cases.filter(([json, words]) => {
    const [first, ...others] = read(block(json) + x).calls
    return first?.problem?.includes(words) !== true || others.length > 0
  })
  expect(wrong).toEqual([])
})

describe('the rest of a response', () => {
  it.each([
    [`I look.\n${x}\n`, 'I look.', ''],
    [`<think>First.</think>\nI look.\n${x}`, '\nI look.', 'First.'],
    ['First.\n</think>\n\nIt is a.', '\n\nIt is a.', 'First.'],
    ['◁think▷First.◁/think▷It is a.', 'It is a.', 'First.'],
    ['The tag `</think>` ends it.', 'The tag `</think>` ends it.', ''],
    ['It has a <think> tag.', 'It has a <think> tag.', '']
  ])('is split into text and thinking: %s', (written, text, thinking) => {
    expect(read(written)).toMatchObject({ text, thinking })
  })

  it('is read in linear time', () => {
    for (const piece of [
      x,
      '<think>',
      '</think>',
      '<tool_call ',
      '{"a":',
      `<tool_call id="${id}">`,
      '<tool_call id="'
    ]) {
      expect(growth((size) => read(piece.repeat(size)), 2_000)).toBeLessThan(LINEAR)
    }
  })
})
