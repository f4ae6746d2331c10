import { describe, expect, it } from '@jest/globals'
import { parseTextCalls } from '../../../src/models/text-calls/parse.ts'
import { grep, tools } from '../../support/text-call-tools.ts'
import { growth, LINEAR } from '../../support/scaling.ts'

const json = '{"name": "grep", "arguments": {"pattern": "a b"}}'

function callsIn(text: string) {
  return parseTextCalls(text, tools).calls.map(({ name, arguments: given, problem }) =>
    problem === undefined ? { name, given: JSON.parse(given) as unknown } : { name, problem }
  )
}

const wanted = [{ name: 'grep', given: { pattern: 'a b' } }]

describe('a call', () => {
  it.each([
    ['Hermes', `<tool_call>\n${json}\n</tool_call>`],
    ['Hermes without its closing tag', `<tool_call>\n${json}`],
    ['Hermes with half a closing tag', `<tool_call>${json}\n</tool_`],
    ['a list in a tag', `<tool_call>[${json}]</tool_call>`],
    ['Qwen3-Coder', '<tool_call>\n<function=grep>\n<parameter=pattern>\na b\n</parameter>\n</function>\n</tool_call>'],
    [
      'Qwen3-Coder without its opening tag',
      '<function=grep>\n<parameter=pattern>\na b\n</parameter>\n</function>\n</tool_call>'
    ],
    ['Qwen3-Coder cut at its stop word', '<function=grep>\n<parameter=pattern>a b</parameter>\n'],
    [
      'Qwen3-Coder with a field that is not closed',
      '<tool_call><function=grep><parameter=pattern>a b</function></tool_call>'
    ],
    ['an equals sign instead of a bracket', '<function=grep>\n<parameter=pattern=a b</parameter>\n</function>'],
    ['a name and then its value', '<function=grep><parameter>pattern</parameter>\na b\n</parameter></function>'],
    ['tags by the names of tools', '<grep>\n<pattern>a b</pattern>\n</grep>'],
    ['tags by the names of tools, the first without brackets', 'grep\n<pattern>a b</pattern>\n</grep>'],
    ['JSON between the tags of a tool', '<grep>{"pattern": "a b"}</grep>'],
    [
      'Anthropic',
      '<function_calls>\n<invoke name="grep">\n<parameter name="pattern">a b</parameter>\n</invoke>\n</function_calls>'
    ],
    [
      'MiniMax',
      '<minimax:tool_call>\n<invoke name="grep">\n<parameter name="pattern">a b</parameter>\n</invoke>\n</minimax:tool_call>'
    ],
    ['Seed', '<seed:tool_call><function=grep><parameter=pattern>a b</parameter></function></seed:tool_call>'],
    ['a fence for calls', `Let me look.\n\`\`\`tool_call\n${json}\n\`\`\`\n`],
    ['JSON alone', json],
    ['JSON on a line of its own', `Let me look.\n\n${json}`],
    ['a list without delimiters', `[${json}]`],
    ['an unclosed list', `[${json}`],
    ['OpenAI', '{"type": "function", "function": {"name": "grep", "arguments": "{\\"pattern\\": \\"a b\\"}"}}'],
    ['Mistral', `[TOOL_CALLS][${json}]`],
    ['newer Mistral', '[TOOL_CALLS]grep[CALL_ID]123456789[ARGS]{"pattern": "a b"}'],
    ['Llama 3', '<|python_tag|>{"name": "grep", "parameters": {"pattern": "a b"}}<|eom_id|>'],
    ['Llama 4', '[grep(pattern="a b")]'],
    ['LFM2', "<|tool_call_start|>[grep(pattern='a b')]<|tool_call_end|>"],
    ['OLMo', '<function_calls>grep(pattern="a b")</function_calls>'],
    [
      'DeepSeek R1',
      '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>grep\n```json\n{"pattern": "a b"}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>'
    ],
    [
      'DeepSeek V3.1',
      '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>grep<｜tool▁sep｜>{"pattern":"a b"}<｜tool▁call▁end｜><｜tool▁calls▁end｜>'
    ],
    [
      'DSML',
      '<｜DSML｜function_calls>\n<｜DSML｜invoke name="grep">\n<｜DSML｜parameter name="pattern" string="true">a b</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜function_calls>'
    ],
    [
      'Step 3',
      '<｜tool_calls_begin｜><｜tool_call_begin｜>function<｜tool_sep｜><steptml:invoke name="grep"><steptml:parameter name="pattern">a b</steptml:parameter></steptml:invoke><｜tool_call_end｜><｜tool_calls_end｜>'
    ],
    [
      'Kimi',
      '<|tool_calls_section_begin|><|tool_call_begin|>functions.grep:0<|tool_call_argument_begin|>{"pattern": "a b"}<|tool_call_end|><|tool_calls_section_end|>'
    ],
    ['GLM', '<tool_call>grep\n<arg_key>pattern</arg_key>\n<arg_value>a b</arg_value>\n</tool_call>'],
    [
      'Harmony',
      '<|channel|>analysis<|message|>Look.<|end|><|start|>assistant<|channel|>commentary to=functions.grep <|constrain|>json<|message|>{"pattern": "a b"}<|call|>'
    ],
    ['Granite', `<function_call> ${json}`],
    ['InternLM', '<|action_start|><|plugin|>{"name": "grep", "parameters": {"pattern": "a b"}}<|action_end|>'],
    ['LongCat', `<longcat_tool_call>${json}</longcat_tool_call>`],
    ['Phi 4', `functools[${json}]`],
    [
      'Cohere',
      '<|START_ACTION|>[{"tool_call_id": "0", "tool_name": "grep", "parameters": {"pattern": "a b"}}]<|END_ACTION|>'
    ],
    ['FunctionGemma', '<start_function_call>call:grep{pattern:<escape>a b<escape>}<end_function_call>'],
    ['Gemma 4', '<|tool_call>call:grep{pattern:<|"|>a b<|"|>}<tool_call|>'],
    ['GigaChat', `<|message_sep|>\n\nfunction call<|role_sep|>\n${json}</s>`],
    ['Functionary', '<function=grep>{"pattern": "a b"}</function>'],
    ['newer Functionary', '>>>all\nLet me look.\n>>>grep\n{"pattern": "a b"}'],
    ['LM Studio', `[TOOL_REQUEST]${json}[END_TOOL_REQUEST]`],
    ['Nemotron', `<TOOLCALL>[${json}]</TOOLCALL>`],
    ['Apertus', '<|tools_prefix|>[{"grep": {"pattern": "a b"}}]<|tools_suffix|>'],
    ['Llama 4 with delimiters', '<|python_start|>[grep(pattern="a b")]<|python_end|><|eot|>'],
    [
      'Harmony, on the analysis channel',
      '<|start|>assistant<|channel|>analysis to=functions.grep code<|message|>{"pattern": "a b"}<|call|>'
    ],
    [
      'Harmony, with the recipient in the role',
      '<|start|>assistant to=functions.grep<|channel|>commentary json<|message|>{"pattern": "a b"}<|call|>'
    ],
    [
      'older Functionary',
      '<|from|>assistant\n<|recipient|>all\n<|content|>Let me look.\n<|from|>assistant\n<|recipient|>grep\n<|content|>{"pattern": "a b"}<|stop|>'
    ],
    ['parameters with a type', '<function=grep>\n<parameter=pattern type="string">a b</parameter>\n</function>'],
    [
      'a type before the name',
      '<invoke id="1" name="grep"><parameter type="string" name="pattern">a b</parameter></invoke>'
    ],
    ['elements with a type', '<grep><pattern type="string">a b</pattern></grep>'],
    ['elements in a call', '<invoke name="grep">\n<pattern>a b</pattern>\n</invoke>'],
    ['attributes', '<grep pattern="a b"/>'],
    ['attributes of a call', '<invoke name="grep" pattern="a b"/>'],
    ['a parameter in one tag', '<invoke name="grep"><parameter name="pattern" value="a b"/></invoke>'],
    ['an element for all parameters', '<grep>\n<parameters>\n<pattern>a b</pattern>\n</parameters>\n</grep>'],
    [
      'elements for the name and the arguments',
      '<tool_call>\n<name>grep</name>\n<arguments>\n<pattern>a b</pattern>\n</arguments>\n</tool_call>'
    ],
    ['an element for JSON', '<tool_use>\n<tool_name>grep</tool_name>\n<input>{"pattern": "a b"}</input>\n</tool_use>'],
    [
      'older Anthropic',
      '<function_calls>\n<invoke>\n<tool_name>grep</tool_name>\n<parameters>\n<pattern>a b</pattern>\n</parameters>\n</invoke>\n</function_calls>'
    ],
    ['a closing delimiter too many', `<tool_call>${json}</tool_call></tool_call>`],
    ['a closing tag of the call too many', '<function=grep><parameter=pattern>a b</parameter></function></function>'],
    ['a closing tag of the element too many', '<grep><pattern>a b</pattern></grep></grep>'],
    ['another name of the tool', '<tool_call>{"name": "search_codebase", "arguments": {"pattern": "a b"}}</tool_call>'],
    ['thinking before it', `<think>I should look.</think>\n<tool_call>${json}</tool_call>`],
    ['thinking that began in the prompt', `I should look.\n</think>\n<tool_call>${json}</tool_call>`]
  ])('is read in the format %s', (_, text) => {
    expect(callsIn(text)).toEqual(wanted)
  })

  it.each([
    ['args', '{"name": "grep", "args": {"pattern": "a b"}}'],
    ['params', '{"tool": "grep", "params": {"pattern": "a b"}}'],
    ['input', '{"tool_name": "grep", "input": {"pattern": "a b"}}'],
    ['no field for them', '{"name": "grep", "pattern": "a b"}'],
    ['JSON text', '{"name": "grep", "arguments": "{\\"pattern\\": \\"a b\\"}"}'],
    ['JSON text in JSON text', JSON.stringify({ name: 'grep', arguments: JSON.stringify('{"pattern":"a b"}') })],
    ['single quotes', "{'name': 'grep', 'arguments': {'pattern': 'a b'}}"],
    ['trailing commas', '{"name": "grep", "arguments": {"pattern": "a b",},}'],
    ['unquoted names', '{name: "grep", arguments: {pattern: "a b"}}'],
    ['a comment', '{"name": "grep", // it\'s </tool_call>\n"arguments": {"pattern": "a b"}}'],
    ['a surplus bracket', '{"name": "grep", "arguments": {"pattern": "a b"}}}']
  ])('can write its arguments with %s', (_, text) => {
    expect(callsIn(`<tool_call>${text}</tool_call>`)).toEqual(wanted)
  })

  it('keeps line breaks, quotes and closing tags in its strings', () => {
    const text = '<tool_call>{"name":"grep","arguments":{"pattern":"a\nb\t</tool_call> \\"c\\""}}</tool_call>'
    expect(callsIn(text)).toEqual([{ name: 'grep', given: { pattern: 'a\nb\t</tool_call> "c"' } }])
  })

  it('accepts unescaped quotes if only one interpretation fits the schema', () => {
    const text =
      '<tool_call>{"name":"edit","arguments":{"path":"a","text":"He said "hi" there","all":true}}</tool_call>'
    expect(callsIn(text)).toEqual([{ name: 'edit', given: { path: 'a', text: 'He said "hi" there', all: true } }])
  })

  it('can be one of several', () => {
    const text = `Both:\n<tool_call>${json}</tool_call>\n<tool_call>\n{"name": "status", "arguments": {}}\n</tool_call>`
    expect(callsIn(text)).toEqual([...wanted, { name: 'status', given: {} }])
  })

  it('keeps all digits of a number', () => {
    const [call] = parseTextCalls(
      '{"name": "grep", "arguments": {"pattern": "a", "limit": 12345678901234567890}}',
      tools
    ).calls
    expect(call?.arguments).toContain('12345678901234567890')
  })
})

describe('a value between tags', () => {
  const field = (name: string, value: string) =>
    `<function=edit><parameter=path>a</parameter><parameter=${name}>${value}</parameter></function>`

  it.each([
    ['keeps entities', 'text', '&lt;b&gt; &amp;', '&lt;b&gt; &amp;'],
    ['drops one line break at each end', 'text', '\n\n  x\n\n', '\n  x\n'],
    ['keeps tags', 'text', '<b><parameter>x</parameter></b>', '<b><parameter>x</parameter></b>'],
    ['stays text if the schema says so', 'text', '12', '12'],
    ['stays text if null is not allowed', 'text', 'null', 'null'],
    ['is null if the schema allows it', 'note', 'null', null],
    ['is a boolean in any case', 'all', 'True', true],
    ['stays text if it is not a boolean', 'all', 'yes', 'yes'],
    ['is a list as JSON', 'lines', '[1, 2]', [1, 2]],
    ['is a list of elements', 'lines', '<item>1</item><item>2</item>', [1, 2]],
    ['is a list between commas', 'lines', '1, 2', [1, 2]],
    ['is a list of lines', 'lines', '1\n2\n', [1, 2]],
    ['stays text if the list contains anything else', 'lines', '1, two', '1, two']
  ])('%s', (...[, name, value, expected]) => {
    expect(callsIn(field(name, value))).toEqual([{ name: 'edit', given: { path: 'a', [name]: expected } }])
  })

  it('keeps the last line break, unless it begins with one', () => {
    const write = (text: string) => callsIn(`<edit><path>a</path><text>${text}</text></edit>`)
    expect([write('x\n'), write('\nx\n'), write('\nx')].map(([call]) => call?.given)).toEqual([
      { path: 'a', text: 'x\n' },
      { path: 'a', text: 'x' },
      { path: 'a', text: 'x' }
    ])
  })

  it.each([
    ['several lines', '<![CDATA[\na & b\n]]>', 'a & b'],
    ['tags that would end it', '<![CDATA[</text></edit>]]>', '</text></edit>'],
    ['one line, which may be the value', '<![CDATA[a]]>', '<![CDATA[a]]>']
  ])('is a CDATA section with %s', (_, written, text) => {
    expect(callsIn(`<edit><path>a</path><text>${written}</text></edit>`)).toEqual([
      { name: 'edit', given: { path: 'a', text } }
    ])
  })

  it('is empty in a tag that closes itself', () => {
    expect(callsIn('<edit><path>a</path><text/></edit>')).toEqual([{ name: 'edit', given: { path: 'a', text: '' } }])
  })

  it('can have the name of the tool', () => {
    const search = { ...grep, name: 'pattern' }
    const [call] = parseTextCalls('<pattern>\n<pattern>a b</pattern>\n</pattern>', [search]).calls
    expect(call).toMatchObject({ name: 'pattern', arguments: '{"pattern":"a b"}' })
  })

  it.each([
    ['5', 5],
    ['5.5', '5.5'],
    ['many', 'many']
  ])('reads %s for an integer as %s', (written, limit) => {
    const text = `<grep><pattern>x</pattern><limit>${written}</limit></grep>`
    expect(callsIn(text)).toEqual([{ name: 'grep', given: { pattern: 'x', limit } }])
  })

  it('can be repeated for a list', () => {
    const text = '<edit><path>a</path><text>b</text><lines>1</lines><lines>2</lines></edit>'
    expect(callsIn(text)).toEqual([{ name: 'edit', given: { path: 'a', text: 'b', lines: [1, 2] } }])
  })
})

describe('no call', () => {
  it.each([
    ['of an unknown tool', '<tool_call>{"name": "fly", "arguments": {}}</tool_call>'],
    ['inside thinking', `<think>I could write <tool_call>${json}</tool_call></think>No.`],
    ['inside unclosed thinking', `<think>Perhaps <tool_call>${json}</tool_call>`],
    ['inside thinking that began in the prompt', `Perhaps <tool_call>${json}</tool_call>\n</think>No.`],
    ['inside thinking of Gemma', `<|channel>thought\n<tool_call>${json}</tool_call><channel|>No.`],
    ['inside the analysis of Harmony', `<|channel|>analysis<|message|><tool_call>${json}</tool_call><|end|>`],
    ['inside thinking that ends after a sentence', `Hm. <tool_call>${json}</tool_call> No. </think> So.`],
    ['in an HTML comment', `<!-- <tool_call>${json}</tool_call> -->`],
    ['in an unclosed comment', `<!-- <tool_call>${json}</tool_call>`],
    ['in a fence in a list', `- \`\`\`\n  <tool_call>${json}</tool_call>\n\n  \`\`\`\nSo.`],
    ['after a mention of thinking, which may open it', `It strips <think> tags. <tool_call>${json}</tool_call>`],
    ['before a mention of thinking, which may close it', `<tool_call>${json}</tool_call>It strips </think> tags.`],
    ['inside reasoning', `<reasoning><tool_call>${json}</tool_call></reasoning>No.`],
    ['in indented code', `Like so:\n\n    <tool_call>\n    ${json}\n    </tool_call>\n\nClear?`],
    ['in code markup', `<pre>\n<tool_call>${json}</tool_call>\n</pre>`],
    ['between quotes', `It says "<tool_call>${json}</tool_call>" there.`],
    ['in a quotation', `The README contains:\n<tool_call>${json}</tool_call>`],
    [
      'in a value of an unknown tool',
      `<function=fly><parameter=x><tool_call>${json}</tool_call></parameter></function>`
    ],
    ['in a result that the model made up', `<tool_response>\n<tool_call>${json}</tool_call>\n</tool_response>`],
    ['after such a result', `<tool_response>\nok\n</tool_response>\n<tool_call>${json}</tool_call>`],
    ['quoted', `The page says:\n> <tool_call>${json}</tool_call>\nI won't.`],
    ['in inline code', `Write \`<tool_call>${json}</tool_call>\` for it.`],
    ['in a fence of JSON', `\`\`\`json\n${json}\n\`\`\``],
    ['in a fence before prose', `Before\n\`\`\`json\n${json}\n\`\`\`\nAfter`],
    ['with delimiters in a fence', `\`\`\`xml\n<tool_call>${json}</tool_call>\n\`\`\``],
    ['in a fence announced as an example', `For example:\n\`\`\`json\n${json}\n\`\`\``],
    ['on a line announced as a quotation', `The file contains:\n${json}`],
    ['in the middle of a line', `They typed ${json} but that is no call`],
    ['on a line before prose', `Look:\n${json}\nNice, isn't it?`],
    ['without delimiters before prose', `${json} and then text`],
    ['in prose', 'Use <function=grep> in your template and close with </function>.'],
    ['in prose, by the name of a tool', 'The <grep> element has a <pattern>.'],
    ['after a delimiter without a call', '[TOOL_CALLS] But then nothing follows...'],
    ['in JSON without arguments', '{"name": "grep"}'],
    ['in a line with the name of a tool', 'grep\nI can look for it.'],
    ['of a link', '[grep](https://example.com)']
  ])('is read %s', (_, text) => {
    expect(callsIn(text)).toEqual([])
  })
})

it.each([
  ['with Windows line breaks', `\`\`\`\r\nx\r\n\`\`\`\r\n<tool_call>${json}</tool_call>`],
  ['with a longer closing line', `\`\`\`\nx\n\`\`\`\`\n<tool_call>${json}</tool_call>`]
])('finds a call after a fence %s', (_, text) => {
  expect(callsIn(text)).toEqual(callsIn(json))
})

describe('an ambiguous or incomplete call', () => {
  it.each([
    ['cut JSON', '<tool_call>{"name": "grep", "arguments": {"pattern": "a'],
    ['cut JSON without delimiters', '{"name": "grep", "arguments": {'],
    [
      'quotes that may end anywhere',
      '<tool_call>{"name":"edit","arguments":{"text":"{"a": "b"}","path":"x"}}</tool_call>'
    ],
    ['arguments that are not an object', '<tool_call>{"name": "grep", "arguments": [1]}</tool_call>'],
    ['arguments that are null', '<tool_call>{"name": "grep", "arguments": null}</tool_call>'],
    ['cut fields', '<tool_call>\n<function=grep>\n<parameter=pattern>a b</parameter>'],
    ['a cut value', '<function=grep>\n<parameter=pattern>a b'],
    ['a repeated value', '<grep><pattern>a</pattern><pattern>b</pattern></grep>'],
    [
      'text after a value',
      '<function=grep><parameter=pattern>a</parameter> b <parameter=limit>1</parameter></function>'
    ],
    ['prose after an unclosed tag', `<tool_call>${json}\n</tool and prose`],
    ['a number that JSON cannot hold', '<tool_call>{"name":"grep","arguments":{"limit":1e999}}</tool_call>'],
    [
      'such a number in arguments that are text',
      String.raw`<tool_call>{"name":"grep","arguments":"{\"pattern\":\"a\",\"limit\":1e999}"}</tool_call>`
    ],
    [
      'nesting that is too deep in arguments that are text',
      `<tool_call>{"name":"grep","arguments":"{\\"pattern\\":${'['.repeat(50_000)}${']'.repeat(50_000)}}"}</tool_call>`
    ],
    [
      'two values for one name in arguments that are text',
      String.raw`<tool_call>{"name":"grep","arguments":"{\"pattern\":\"a\",\"pattern\":\"b\"}"}</tool_call>`
    ],
    ['a backslash before a line break', '<tool_call>{"name":"grep","arguments":{"pattern":"a\\\nb"}}</tool_call>'],
    ['a backslash before a sign', String.raw`<tool_call>{"name":"grep","arguments":{"pattern":"\$a"}}</tool_call>`],
    ['arguments without names', '[grep("a b")]'],
    ['unbalanced brackets', '<tool_call>{"name":"grep","arguments":{"pattern":"a"},"limit":1}}</tool_call>'],
    [
      'names that change JavaScript objects',
      '<tool_call>{"name":"grep","arguments":{"pattern":"a","__proto__":{}}}</tool_call>'
    ],
    ['two values for one name', '<tool_call>{"name":"grep","arguments":{"pattern":"a","pattern":"b"}}</tool_call>'],
    [
      'arguments in two fields',
      '<tool_call>{"name":"grep","arguments":{"pattern":"a"},"input":{"pattern":"b"}}</tool_call>'
    ],
    ['a closing tag too many', '<edit><path>a</path><text>hello</text></text></edit>'],
    [
      'a closing tag too many of a parameter',
      '<function=grep><parameter=pattern>ls</parameter></parameter></function>'
    ],
    ['a missing closing tag', '<edit><path>a<text>b</text></edit>'],
    [
      'a missing closing tag of a parameter',
      '<function=edit><parameter=path>a<parameter=text>b</parameter></function>'
    ],
    ['an attribute with an entity', '<grep pattern="&quot;"/>'],
    ['an encoded name', '<function=edit><parameter name="&#99;onstructor">x</parameter></function>']
  ])('is returned with its problem: %s', (_, text) => {
    expect(callsIn(text)).toEqual([
      expect.objectContaining({ problem: expect.stringMatching(/^The call of \w+ .*\.$/) })
    ])
  })

  it.each([
    ['Kimi', '<|tool_calls_section_begin|><|tool_call_begin|>functions.status:0'],
    ['Kimi before its arguments', '<|tool_call_begin|>functions.status:0<|tool_call_argument_begin|>'],
    ['Kimi in a delimiter', '<|tool_call_begin|>functions.status:0<|tool_call_arg'],
    ['Mistral', '[TOOL_CALLS]status'],
    ['Mistral before its arguments', '[TOOL_CALLS]status[ARGS]'],
    ['DeepSeek', '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>status<｜tool▁sep｜>'],
    ['DeepSeek in a fence', '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>status\n```json'],
    ['GLM', '<tool_call>status'],
    ['Harmony', '<|channel|>commentary to=functions.status<|message|>']
  ])('does not run without its arguments although it needs none: %s', (_, text) => {
    expect(callsIn(text)).toEqual([{ name: 'status', problem: expect.any(String) }])
  })

  it('runs nothing after it, which may be part of it', () => {
    const text = `<tool_call>{"name":"edit","arguments":{"path":"a","text":"<tool_call>${json}</tool_call>"}}</tool_call>`
    expect(callsIn(text)).toEqual([{ name: 'edit', problem: expect.any(String) }])
  })
})

it('rejects a call that may end inside its string, and runs the next one', () => {
  const text = `<tool_call>{"name":"grep","arguments":{"pattern":"x </tool_call> y"}}<tool_call>${json}</tool_call>`
  expect(callsIn(text)).toEqual([{ name: 'grep', problem: expect.any(String) }, ...callsIn(json)])
})

describe('a list of calls', () => {
  it.each([
    ['ends within its second call', '[grep(pattern="a"), edit(path="l'],
    ['ends within the call of an unknown tool', '[grep(pattern="a"), fly(path="l'],
    ['has arguments without names', '[grep(pattern="a"), fly("b"), edit(path="c", text="d")]'],
    ['has something else in it', `<tool_call>[${json}, 7]</tool_call>`],
    ['has a text in it', `[${json}, "fly"]`],
    ['has a call without arguments in it', `[${json}, {"name": "grep"}]`]
  ])('is not run at all if it %s', (_, text) => {
    const calls = callsIn(text)
    expect(calls[0]).toMatchObject({ name: 'grep', problem: expect.any(String) })
    expect(calls.filter(({ problem }) => problem === undefined)).toEqual([])
  })

  it('names its unknown tools although its last bracket is missing', () => {
    expect(callsIn(`[${json}, {"name": "fly", "arguments": {}}`)).toContainEqual({
      name: 'fly',
      problem: 'The call of fly was not run: there is no such tool.'
    })
  })
})

describe('a call before a token that the server left in the text', () => {
  it.each([
    '<|im_end|>',
    '<end_of_turn>',
    '<|endoftext|>',
    '<turn|>',
    '<|tool_response>',
    '</s>',
    '<|hy_eot|>',
    '\u200b'
  ])('runs: %s', (token) => {
    const tagged = `<tool_call>${json}</tool_call>${token}`
    const inFence = `\`\`\`tool_call\n${json}\n\`\`\`${token}`
    for (const text of token === '\u200b' ? [tagged] : [tagged, inFence])
      expect(callsIn(text)).toEqual([{ name: 'grep', given: expect.any(Object) }])
  })
})

describe('a call with words after it', () => {
  it.each([
    ['words', `<tool_call>${json}</tool_call> That is all.`],
    ['words after Mistral', `[TOOL_CALLS] [${json}]\n\nThat is all.`],
    ['a period', `<tool_call>${json}</tool_call>.`],
    ['a made-up result', `<tool_call>${json}</tool_call>\n<tool_response>\nok\n</tool_response>`]
  ])('is refused: %s', (_, text) => {
    expect(callsIn(text)).toEqual([
      {
        name: 'grep',
        problem: 'The call of grep was not run: text follows it. Only calls at the end of a response are run.'
      }
    ])
  })

  it('is refused, and so is the call that ends the response', () => {
    const text = `<tool_call>${json}</tool_call>\nDone.\n<tool_call>{"name": "status", "arguments": {}}</tool_call>`
    expect(callsIn(text)).toEqual([
      { name: 'grep', problem: expect.any(String) },
      { name: 'status', problem: expect.stringMatching(/a call before it in the response was not run/) }
    ])
  })
})

describe('a call of an unknown tool', () => {
  const fly = '{"name": "fly", "arguments": {"x": 1}}'

  it.each([
    ['in a list', `<tool_call>[${fly}, ${json}]</tool_call>`],
    ['before another', `<tool_call>${fly}</tool_call>\n<tool_call>${json}</tool_call>`],
    ['after another', `<tool_call>${json}</tool_call>\n<tool_call>${fly}</tool_call>`],
    ['in Python', '<|tool_call_start|>[fly(x=1), grep(pattern="a b")]<|tool_call_end|>'],
    [
      'between tags',
      '<function=fly><parameter=x>1</parameter></function>\n<function=grep><parameter=pattern>a b</parameter></function>'
    ],
    [
      'with delimiters for its arguments',
      '<|tool_calls_section_begin|><|tool_call_begin|>functions.fly:0<|tool_call_argument_begin|>{"x":1}<|tool_call_end|>' +
        '<|tool_call_begin|>functions.grep:1<|tool_call_argument_begin|>{"pattern":"a b"}<|tool_call_end|><|tool_calls_section_end|>'
    ]
  ])('is reported %s', (_, text) => {
    const calls = callsIn(text)
    expect(calls).toHaveLength(2)
    expect(calls).toContainEqual({ name: 'fly', problem: 'The call of fly was not run: there is no such tool.' })
    expect(calls).toContainEqual(wanted[0])
  })
})

describe('fields below a line with the name of a tool', () => {
  it('are a call at the start of the response', () => {
    expect(callsIn('grep\n<pattern>a b</pattern>')).toEqual([{ name: 'grep', given: { pattern: 'a b' } }])
  })

  it.each([
    ['after other text', 'So it is:\nIt has two lines.\ngrep\n<pattern>a b</pattern>'],
    ['without a required field', 'grep\n<limit>1</limit>'],
    ['if they are cut', 'grep\n<pattern>a b']
  ])('are not a call %s', (_, text) => {
    expect(callsIn(text)).toEqual([])
  })
})

describe('the remaining text', () => {
  it.each([
    ['the text before a call', `Let me look.\n\n<tool_call>${json}</tool_call>`, 'Let me look.'],
    ['the text after thinking', '<think>Hm.</think>Done.', 'Done.'],
    ['a mention of the start of thinking', 'It strips <think> tags.', 'It strips <think> tags.'],
    ['a mention of the end of thinking', 'It strips </think> tags.', 'It strips </think> tags.'],
    ['the text after thinking that began in the prompt', 'Hm, so. </think> Done.', ' Done.'],
    ['all of a response without calls', ' a <b> {c} [d] `e` ', ' a <b> {c} [d] `e` '],
    ['samples', `So:\n\`\`\`json\n${json}\n\`\`\`\nClear?`, `So:\n\`\`\`json\n${json}\n\`\`\`\nClear?`]
  ])('is %s', (_, text, remaining) => {
    expect(parseTextCalls(text, tools).text).toBe(remaining)
  })
})

it.each([
  ['opening tags', '<tool_call>'],
  ['opening tags with a brace', '<tool_call>{'],
  ['braces', '{'],
  ['brackets', '['],
  ['quotes', '"'],
  ['cut calls', '<tool_call>{"name": "grep", "arguments": {"pattern": "'],
  ['cut lines', '\n{"name": "grep", "arguments": {"pattern": "'],
  ['functions', '<function=grep>\n<parameter=pattern>'],
  ['functions of one tool', '<function=grep></parameter>'],
  ['elements', '<grep><pattern>'],
  ['nested elements', '<a>'],
  ['backticks', '` '],
  ['backticks in many runs', '`a``b```c````'],
  ['fences', '```json\n{'],
  ['lists', '[grep('],
  ['names in lists', '[grep(pattern="'],
  ['spaces', ' '],
  ['line breaks', '\n'],
  ['spaces before braces', '   {'],
  ['slashes', '/*'],
  ['delimiters', '<|tool_call|>'],
  ['thinking', '</think><think>'],
  ['Harmony', '<|channel|>commentary to=functions.grep<|message|>{'],
  ['CDATA sections', '<edit><text><![CDATA['],
  ['attributes', '<grep a="b" '],
  ['calls of unknown tools', '<tool_call>{"name": "fly", "arguments": {}}</tool_call>'],
  ['tags of unknown tools', '<function=fly><parameter=a>'],
  ['name elements', '<tool_call><name>grep</name><arguments><pattern>'],
  ['wrapped elements', '<grep><parameters><pattern>'],
  ['recipients', '<|recipient|>grep<|content|>{'],
  ['quotations', 'It says: <tool_call>{"name": "status", "arguments": {}}</tool_call>. '],
  ['open HTML', '\n<div>'],
  ['open brackets', '(['],
  ['argument keys', '<tool_call>grep<arg_key>pattern</arg_key><arg_value>'],
  ['mentions of thinking', 'it <think> it '],
  ['names above fields', 'grep\n<pattern>\n']
])('reads %s in linear time', (_, piece) => {
  const read = (chars: number) => parseTextCalls(piece.repeat(Math.ceil(chars / piece.length)), tools)
  expect(growth(read, 20_000)).toBeLessThan(LINEAR)
})

it.each([
  ['an argument key', '<tool_call>grep\n<arg_key>'],
  ['an argument key with a name', '<tool_call>grep\n<arg_key>pattern'],
  ['the type of a message', '<|channel|>commentary to=functions.grep<|constrain|>'],
  ['a tag', '<function=grep>\n<parameter'],
  ['a name', '<tool_call>grep'],
  ['a number', '<function=edit>\n<parameter=lines>\n1']
])('reads spaces after %s in linear time', (_, start) => {
  const read = (spaces: number) => parseTextCalls(`${start}${' '.repeat(spaces)}x</parameter>\n</function>`, tools)
  expect(growth(read, 2_000)).toBeLessThan(LINEAR)
})

it.each([
  ['markers of a list', (count: number) => `${'i. '.repeat(count)}So.\n<tool_call>${json}</tool_call>`],
  [
    'byte order marks',
    (count: number) =>
      `<function=edit>\n<parameter=text>\n<b${'\ufeff'.repeat(count)}!\n</parameter>\n<parameter=path>\na\n</parameter>\n</function>`
  ]
])('does not take twice the time for each of many %s', (_, write) => {
  expect(growth((count) => parseTextCalls(write(count), tools), 6)).toBeLessThan(LINEAR)
})

it('refuses arguments in text that are nested deeper than the stack allows', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  const call = `{"name": "grep", "arguments": "${deep}", "input": {}}`
  expect(callsIn(`<tool_call>${call}</tool_call>`)).toEqual([{ name: 'grep', problem: expect.any(String) }])
})
