import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../../support/property-seed.ts'
import { toolLookup } from '../../../src/models/text-calls/tool-signatures.ts'
import { parseTextCalls } from '../../../src/models/text-calls/parse.ts'
import { ShownStream } from '../../../src/models/text-calls/shown-stream.ts'
import { tools } from '../../support/text-call-tools.ts'

interface Wanted {
  readonly path: string
  readonly text: string
  readonly all: boolean
}

const args = ({ path, text, all }: Wanted) => JSON.stringify({ path, text, all })
const named = (call: Wanted) => `{"name": "edit", "arguments": ${args(call)}}`
const fields = ({ path, text, all }: Wanted, tag: string) =>
  Object.entries({ path, text, all })
    .map(([name, value]) => `<${tag}="${name}">\n${String(value)}\n</${tag.split(' ')[0] ?? tag}>`)
    .join('\n')

const formats: Record<string, (call: Wanted) => string> = {
  hermes: (call) => `<tool_call>\n${named(call)}\n</tool_call>`,
  qwen: (call) => `<tool_call>\n<function=edit>\n${fields(call, 'parameter')}\n</function>\n</tool_call>`,
  invoke: (call) => `<function_calls><invoke name="edit">${fields(call, 'parameter name')}</invoke></function_calls>`,
  elements: ({ path, text, all }) =>
    `<edit>\n<path>\n${path}\n</path>\n<text>\n${text}\n</text>\n<all>${all}</all>\n</edit>`,
  glm: ({ path, text, all }) =>
    `<tool_call>edit\n${Object.entries({ path, text, all })
      .map(([name, value]) => `<arg_key>${name}</arg_key>\n<arg_value>\n${String(value)}\n</arg_value>`)
      .join('\n')}\n</tool_call>`,
  mistral: (call) => `[TOOL_CALLS][${named(call)}]`,
  newerMistral: (call) => `[TOOL_CALLS]edit[ARGS]${args(call)}`,
  deepseek: (call) =>
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>edit\n\`\`\`json\n${args(call)}\n\`\`\`<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
  kimi: (call) =>
    `<|tool_calls_section_begin|><|tool_call_begin|>functions.edit:0<|tool_call_argument_begin|>${args(call)}<|tool_call_end|><|tool_calls_section_end|>`,
  python: ({ path, text, all }) =>
    `<|tool_call_start|>[edit(path=${JSON.stringify(path)}, text=${JSON.stringify(text)}, all=${all ? 'True' : 'False'})]<|tool_call_end|>`
}

// Code, prose and markup, but no tags that end what they stand in.
const piece = fc.constantFrom(
  'a',
  ' b',
  '\n',
  '"',
  "'",
  '\\',
  '{',
  '}',
  '[',
  ']',
  '<b>',
  '</b>',
  '<',
  '>',
  '&lt;',
  '`',
  '```\n',
  ',',
  ':',
  '🌍',
  'null',
  '</think>',
  '$1',
  '(',
  ')',
  '//',
  '=',
  '<think>'
)
const value = fc.array(piece, { maxLength: 12 }).map((pieces) => `x${pieces.join('')}x`)
const wanted = fc.record({ path: value, text: value, all: fc.boolean() })
const noise = fc.constantFrom(
  'Words. ',
  '\n',
  '\n\n',
  '<tool_call>',
  '</tool_call>',
  '<think>',
  '</think>',
  '```',
  '```json\n',
  '`',
  '> ',
  '{',
  '}',
  '[',
  '{"name": "edit",',
  '"arguments": {',
  '<function=edit>',
  '<parameter=path>',
  '</parameter>',
  '</function>',
  '<edit>',
  '<path>',
  '</path>',
  '</edit>',
  'edit\n',
  '[TOOL_CALLS]',
  '[edit(',
  'path="a")]',
  '<|channel|>analysis<|message|>',
  '<|end|>',
  'functools',
  'function call<|role_sep|>',
  '<|python_tag|>',
  '>>>edit\n',
  '<｜tool▁call▁begin｜>',
  '"',
  "'",
  '\\',
  'fly',
  '<fly>',
  '{"name": "fly", "arguments": {}}',
  '{"name": "status", "arguments": {}}',
  '<status/>',
  '~~~',
  '◁think▷',
  'a < b',
  'so </think> and',
  'so <think> and',
  '<!--',
  '<code>',
  '</code>',
  '<tool_response>',
  '</tool_response>',
  '-->',
  '- ```\n',
  '   '
)
const mixture = fc.array(noise, { maxLength: 14 }).map((pieces) => pieces.join(''))

describe('any text', () => {
  it('is read without a throw, and only tools that there are come out', () => {
    fc.assert(
      fc.property(mixture, (text) => {
        const { calls } = parseTextCalls(text, tools)
        for (const { name } of calls) expect(['grep', 'edit', 'status']).toContain(name)
        expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
      }),
      { numRuns: 3_000 }
    )
  })

  it('is shown alike however it is split', () => {
    fc.assert(
      fc.property(mixture, fc.array(fc.nat(200), { maxLength: 8 }), (text, places) => {
        const letters = splitAt(text, everywhere(text))
        expect(shownOf(splitAt(text, places))).toEqual(shownOf([text]))
        expect(shownOf(letters)).toEqual(shownOf([text]))
      }),
      { numRuns: 1_500 }
    )
  })

  it('is shown in the end as it was parsed, where no thinking began before it', () => {
    fc.assert(
      fc.property(mixture, (mixed) => {
        const text = mixed.replaceAll('</think>', '')
        expect(shownOf([text]).text).toBe(parseTextCalls(text, tools).text)
      }),
      { numRuns: 1_500 }
    )
  })
})

describe('calls of all formats', () => {
  it('come out as they went in', () => {
    const calls = fc.array(fc.tuple(fc.constantFrom(...Object.keys(formats)), wanted), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(calls, (written) => {
        const text = written.map(([format, call]) => formats[format]?.(call) ?? '').join('\n')
        const found = parseTextCalls(`Let me see.\n${text}`, tools).calls
        expect(found.map(({ arguments: given }) => JSON.parse(given || 'null') as unknown)).toEqual(
          written.map(([, call]) => call)
        )
      }),
      { numRuns: 1_000 }
    )
  })

  it.each([
    ['thinking', (text: string) => `<think>${text}</think>`],
    ['thinking that does not end', (text: string) => `<think>${text}`],
    ['a fence', (text: string) => `\`\`\`\`text\n${text}\n\`\`\`\`\nSo.`],
    ['quotation', (text: string) => text.replaceAll(/^/gm, '> ')]
  ])('are none within %s', (_, within) => {
    const plain = fc.record({ path: fc.constant('a'), text: fc.constant('b'), all: fc.boolean() })
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(formats)), plain, (format, call) => {
        expect(parseTextCalls(within(format(call)), tools).calls).toEqual([])
      })
    )
  })

  it('are never shown, nor is a part of one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(formats)), wanted, (format, call) => {
        const text = `Let me see.\n\n${format(call)}`
        expect(shownOf(splitAt(text, everywhere(text))).text).toBe('Let me see.')
      })
    )
  })
})

it('shows prose at once', () => {
  const seen: string[] = []
  const stream = new ShownStream(toolLookup(tools), ({ text }) => seen.push(text))
  for (const part of ['If a < b', ' and [see](x)', ' then {c}', ' <div class="d">', ' end']) stream.add(part)
  expect(seen).toEqual(['If a < b', ' and [see](x)', ' then {c}', ' <div class="d">', ' end'])
})

function everywhere(text: string): readonly number[] {
  return Array.from({ length: text.length }, (_, index) => index)
}

function splitAt(text: string, places: readonly number[]): readonly string[] {
  const cuts = [0, ...places.filter((place) => place < text.length).sort((a, b) => a - b), text.length]
  return cuts.slice(1).map((end, index) => text.slice(cuts[index], end))
}

function shownOf(parts: readonly string[]): { text: string; thinking: string } {
  const shown = { text: '', thinking: '' }
  const stream = new ShownStream(toolLookup(tools), ({ kind, text }) => (shown[kind] += text))
  for (const part of parts) stream.add(part)
  stream.end(parseTextCalls(parts.join(''), tools))
  return shown
}
