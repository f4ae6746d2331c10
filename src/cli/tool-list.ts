import type { Tool } from '../agent/tool.ts'
import { toolDefinition } from '../models/chat/wire.ts'
import { systemPrompt } from '../prompts/system-prompt.ts'
import { wrapColumns } from '../text/columns.ts'
import { visibleText } from '../text/visible-text.ts'
import { jsonText } from './json-text.ts'

interface ListOptions {
  readonly isReadOnly: boolean
  readonly isJson: boolean
  /** Where the descriptions are broken. */
  readonly columns: number
}

/** Below this width, a description stands below its tool. */
const NARROW = 72

/** Lists every tool with the size of its definition in each request to the model, as a table or as JSON. */
export function describeTools(tools: readonly Tool[], { isReadOnly, isJson, columns }: ListOptions): string {
  const listed = tools.map((tool) => ({
    name: tool.name,
    characters: JSON.stringify(toolDefinition(tool)).length,
    description: tool.description
  }))
  const prompt = systemPrompt(isReadOnly ? 'answer' : 'change').length
  const total = listed.reduce((sum, { characters }) => sum + characters, prompt)
  if (isJson) return jsonText({ tools: listed, systemPrompt: prompt, total })

  const rows = [...listed, { name: '(system prompt)', characters: prompt, description: '' }]
  const nameWidth = Math.max(...rows.map(({ name }) => name.length))
  const row = (name: string, characters: number | string, description: string) => {
    const start = `${name.padEnd(nameWidth)}  ${String(characters).padStart(10)}`
    const isNarrow = columns < NARROW
    const indentation = isNarrow ? ' '.repeat(4) : ' '.repeat(start.length + 2)
    const lines = wrapColumns(firstLine(description), columns - indentation.length, { breaksWords: false }).map(
      (line) => indentation + line
    )
    return isNarrow ? [start, ...lines] : [`${start}${lines.join('\n').slice(start.length)}`]
  }
  return [
    ...row('tool', 'characters', 'description'),
    ...rows.flatMap(({ name, characters, description }) => row(name, characters, description)),
    ...row('total', total, ''),
    ''
  ].join('\n')
}

function firstLine(text: string): string {
  return visibleText(text).split('\n', 1).join()
}
