import type { ToolCall } from '../../agent/messages.ts'
import { parameterSchema } from '../../agent/tool-definition.ts'
import type { Tool } from '../../agent/tool.ts'
import { sanitizeArguments, sanitizeCallName } from '../tool-calls.ts'

// The only form in which a call runs that is written as text. A file, a log or the transcript of another run cannot contain its id.

/** A call as the model is taught to write it. */
export function callAsText({ name, arguments: args }: ToolCall, id: string): string {
  const call = { name: sanitizeCallName(name), arguments: sanitizeArguments(args).value }
  return `<tool_call id="${id}">${JSON.stringify(call)}</tool_call>`
}

/** A pattern for the tag that begins a call of this run. */
export function openingPattern(id: string): string {
  return String.raw`<tool_call\b[^<>]{0,100}\b${RegExp.escape(id)}\b[^<>]{0,100}>`
}

/** Describes the tools and how to call them in text. The id comes last, so that runs can share the rest of the prompt. */
export function instructionsFor(tools: readonly Tool[], id: string): string {
  const described = tools.map((tool) => {
    const { name, description } = tool
    return JSON.stringify({ name, description, parameters: parameterSchema(tool) })
  })
  return [
    'You have these tools, one per line:',
    '<tools>',
    ...described,
    '</tools>',
    'To call a tool, write its name and arguments as one JSON object between these tags:',
    shownForm(id),
    'Only calls with this id run. Write any number of them and nothing after them. The results arrive in the next message, in <tool_response> tags.'
  ].join('\n')
}

/** Answers a response in which a call seems to have leaked into the text. It may also be a quotation. */
export function leakAnswer(id: string): string {
  return `Your response contains what looks like a tool call, but it was text, so nothing ran: if you only quoted it, go on; if you meant it, call the tool, or write ${shownForm(id)}.`
}

function shownForm(id: string): string {
  return `<tool_call id="${id}">{"name": "…", "arguments": {…}}</tool_call>`
}
