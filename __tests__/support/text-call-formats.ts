/** A call of `edit` in the tools of text-call-tools.ts. */
export interface EditCall {
  readonly path: string
  readonly text: string
  readonly all: boolean
}

const args = ({ path, text, all }: EditCall) => JSON.stringify({ path, text, all })
const named = (call: EditCall) => `{"name": "edit", "arguments": ${args(call)}}`
const fields = ({ path, text, all }: EditCall, tag: string, attributes = '') =>
  Object.entries({ path, text, all })
    .map(([name, value]) => `<${tag}="${name}"${attributes}>\n${String(value)}\n</${tag.split(' ')[0] ?? tag}>`)
    .join('\n')
const keywords = ({ path, text, all }: EditCall) =>
  `path=${JSON.stringify(path)}, text=${JSON.stringify(text)}, all=${all ? 'True' : 'False'}`
const children = ({ path, text, all }: EditCall) =>
  `<path>\n${path}\n</path>\n<text>\n${text}\n</text>\n<all>${all}</all>`
const elements = (call: EditCall) => `<edit>\n${children(call)}\n</edit>`

/** The formats in which models write a call as text. */
export const formats: Record<string, (call: EditCall) => string> = {
  hermes: (call) => `<tool_call>\n${named(call)}\n</tool_call>`,
  hermesList: (call) => `<tool_call>[${named(call)}]</tool_call>`,
  qwen: (call) => `<tool_call>\n<function=edit>\n${fields(call, 'parameter')}\n</function>\n</tool_call>`,
  qwenAlone: (call) => `<function=edit>\n${fields(call, 'parameter')}\n</function>`,
  invoke: (call) => `<function_calls><invoke name="edit">${fields(call, 'parameter name')}</invoke></function_calls>`,
  typedInvoke: (call) =>
    `<function_calls>\n<invoke name="edit">\n${fields(call, 'parameter name', ' type="string"')}\n</invoke>\n</function_calls>`,
  minimax: (call) =>
    `<minimax:tool_call>\n<invoke name="edit">\n${fields(call, 'parameter name')}\n</invoke>\n</minimax:tool_call>`,
  dsml: (call) =>
    `<｜DSML｜function_calls>\n<｜DSML｜invoke name="edit">\n${fields(call, '｜DSML｜parameter name', ' string="true"')}\n</｜DSML｜invoke>\n</｜DSML｜function_calls>`,
  elements,
  wrappedElements: (call) => `<tool_call>\n${elements(call)}\n</tool_call>`,
  wrappedChildren: (call) => `<edit>\n<parameters>\n${children(call)}\n</parameters>\n</edit>`,
  namedByElement: (call) =>
    `<tool_call>\n<name>edit</name>\n<arguments>\n${children(call)}\n</arguments>\n</tool_call>`,
  olderInvoke: (call) =>
    `<function_calls>\n<invoke>\n<tool_name>edit</tool_name>\n<parameters>\n${children(call)}\n</parameters>\n</invoke>\n</function_calls>`,
  invokeChildren: (call) => `<invoke name="edit">\n${children(call)}\n</invoke>`,
  glm: ({ path, text, all }) =>
    `<tool_call>edit\n${Object.entries({ path, text, all })
      .map(([name, value]) => `<arg_key>${name}</arg_key>\n<arg_value>\n${String(value)}\n</arg_value>`)
      .join('\n')}\n</tool_call>`,
  longcat: ({ path, text, all }) =>
    `<longcat_tool_call>edit\n${Object.entries({ path, text, all })
      .map(
        ([name, value]) =>
          `<longcat_arg_key>${name}</longcat_arg_key>\n<longcat_arg_value>${String(value)}</longcat_arg_value>`
      )
      .join('\n')}\n</longcat_tool_call>`,
  hunyuan: ({ path, text, all }) =>
    `<tool_calls>\n<tool_call>edit<tool_sep>\n${Object.entries({ path, text, all })
      .map(([name, value]) => `<arg_key>${name}</arg_key>\n<arg_value>${String(value)}</arg_value>`)
      .join('\n')}\n</tool_call>\n</tool_calls>`,
  doubledBraces: (call) => `<tool_call>\n{${named(call)}}\n</tool_call>`,
  hermesFence: (call) => `<tool_call>\n\`\`\`json\n${named(call)}\n\`\`\`\n</tool_call>`,
  hermesWithId: (call) => `<tool_call id="1">\n${named(call)}\n</tool_call>`,
  toolCode: (call) => `<tool_code>\nprint(default_api.edit(${keywords(call)}))\n</tool_code>`,
  oneToolCall: (call) => `[TOOL_CALL]\n${named(call)}\n[/TOOL_CALL]`,
  mistral: (call) => `[TOOL_CALLS][${named(call)}]`,
  newerMistral: (call) => `[TOOL_CALLS]edit[ARGS]${args(call)}`,
  deepseek: (call) =>
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>edit\n\`\`\`json\n${args(call)}\n\`\`\`<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
  newerDeepseek: (call) =>
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>edit<｜tool▁sep｜>${args(call)}<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
  kimi: (call) =>
    `<|tool_calls_section_begin|><|tool_call_begin|>functions.edit:0<|tool_call_argument_begin|>${args(call)}<|tool_call_end|><|tool_calls_section_end|>`,
  harmony: (call) => `<|channel|>commentary to=functions.edit <|constrain|>json<|message|>${args(call)}<|call|>`,
  harmonyAnalysis: (call) =>
    `<|start|>assistant<|channel|>analysis to=functions.edit code<|message|>${args(call)}<|call|>`,
  llama4: (call) => `<|python_start|>[edit(${keywords(call)})]<|python_end|>`,
  olderFunctionary: (call) => `<|recipient|>edit\n<|content|>${args(call)}<|stop|>`,
  python: (call) => `<|tool_call_start|>[edit(${keywords(call)})]<|tool_call_end|>`,
  olmo: (call) => `<function_calls>edit(${keywords(call)})</function_calls>`,
  llama3: (call) => `<|python_tag|>{"name": "edit", "parameters": ${args(call)}}<|eom_id|>`,
  phi: (call) => `functools[${named(call)}]`,
  cohere: (call) =>
    `<|START_ACTION|>[{"tool_call_id": "0", "tool_name": "edit", "parameters": ${args(call)}}]<|END_ACTION|>`,
  functionary: (call) => `<function=edit>${args(call)}</function>`,
  lmStudio: (call) => `[TOOL_REQUEST]${named(call)}[END_TOOL_REQUEST]`,
  nemotron: (call) => `<TOOLCALL>[${named(call)}]</TOOLCALL>`,
  apertus: (call) => `<|tools_prefix|>[{"edit": ${args(call)}}]<|tools_suffix|>`,
  minicpm: (call) => `<|tool_call_start|>\n\`\`\`python\nedit(${keywords(call)})\n\`\`\`\n<|tool_call_end|>`,
  grok: (call) => `<xai:function_call name="edit">\n${fields(call, 'parameter name')}\n</xai:function_call>`,
  namedByAttribute: (call) => `<tool_call name="edit">${args(call)}</tool_call>`,
  solar: (call) =>
    `<|tool_calls|><|tool_call:begin|>a1b2<|tool_call:name|>edit<|tool_call:args|>${args(call)}<|tool_call:end|><|calls|>`,
  useMcpTool: (call) =>
    `<use_mcp_tool>\n<server_name>tools</server_name>\n<tool_name>edit</tool_name>\n<arguments>\n${args(call)}\n</arguments>\n</use_mcp_tool>`,
  gigachat: (call) => `<|message_sep|>\n\nfunction call<|role_sep|>\n${named(call)}</s>`
}

/** The same without delimiters: such a call is read on a line of its own. */
export const bareFormats: Record<string, (call: EditCall) => string> = {
  json: named,
  jsonList: (call) => `[${named(call)}]`,
  openai: (call) => `{"type": "function", "function": {"name": "edit", "arguments": ${JSON.stringify(args(call))}}}`,
  pythonList: (call) => `[edit(${keywords(call)})]`,
  toolCode: (call) => `\`\`\`tool_code\nedit(${keywords(call)})\n\`\`\``,
  newerFunctionary: (call) => `>>>edit\n${args(call)}`
}
