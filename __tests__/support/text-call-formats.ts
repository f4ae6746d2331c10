/** A call of `edit` in the tools of text-call-tools.ts. */
export interface EditCall {
  readonly path: string
  readonly text: string
  readonly all: boolean
}

const args = ({ path, text, all }: EditCall) => JSON.stringify({ path, text, all })
const named = (call: EditCall) => `{"name": "edit", "arguments": ${args(call)}}`
const fields = ({ path, text, all }: EditCall, tag: string) =>
  Object.entries({ path, text, all })
    .map(([name, value]) => `<${tag}="${name}">\n${String(value)}\n</${tag.split(' ')[0] ?? tag}>`)
    .join('\n')

/** The formats in which models write a call as text. */
export const formats: Record<string, (call: EditCall) => string> = {
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
