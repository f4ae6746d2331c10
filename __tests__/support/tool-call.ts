import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tool, ToolResult } from '../../src/agent/tool.ts'
import { unaborted } from './temporary-workspace.ts'

/** Calls a tool through its schema. */
export function call(tool: Tool, input: unknown): Promise<ToolResult> {
  return tool.run(tool.parameters.parse(input), unaborted)
}

/** @throws Error when there is none */
export function toolNamed(tools: readonly Tool[], name: string): Tool {
  const tool = tools.find((each) => each.name === name)
  if (!tool) throw new Error(`There is no tool ${name}.`)
  return tool
}

/** Every file below a folder with its bytes, as Latin-1 so that a difference can be shown. */
export async function snapshot(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const contents = await Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'latin1')] as const))
  return Object.fromEntries(contents.map(([file, text]) => [file.slice(root.length + 1), text]))
}
