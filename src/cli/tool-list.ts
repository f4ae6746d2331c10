import type { Tool } from '../agent/tool.ts'
import { toolDefinition } from '../models/chat/wire.ts'
import { systemPrompt } from '../prompts/system-prompt.ts'
import { visibleText } from '../text/visible-text.ts'
import { jsonText } from './json-text.ts'

interface ListOptions {
  readonly isReadOnly: boolean
  readonly isJson: boolean
}

/** Lists every tool with the size of its definition in each request to the model, as a table or as JSON. */
export function describeTools(tools: readonly Tool[], { isReadOnly, isJson }: ListOptions): string {
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
  const row = (name: string, characters: number | string, description: string) =>
    `${name.padEnd(nameWidth)}  ${String(characters).padStart(10)}  ${firstLine(description)}`.trimEnd()
  return [
    row('tool', 'characters', 'description'),
    ...rows.map(({ name, characters, description }) => row(name, characters, description)),
    row('total', total, ''),
    ''
  ].join('\n')
}

function firstLine(text: string): string {
  return visibleText(text).split('\n', 1).join()
}
