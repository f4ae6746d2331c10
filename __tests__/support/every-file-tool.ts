import { isSystemError, ToolError } from '../../src/errors.ts'
import type { Tool } from '../../src/agent/tool.ts'
import { toolbox } from '../../src/tools/index.ts'
import type { Workspace } from '../../src/workspace/workspace.ts'
import { unaborted } from './temporary-workspace.ts'
import { toolNamed } from './tool-call.ts'

/** Inputs of each tool that takes a path. The tools that write come last. */
const inputs = (path: string): readonly (readonly [tool: string, input: object])[] => [
  ['read_file', { path }],
  ['list_directory', { path }],
  ['find_files', { pattern: '*', path }],
  ['find_files', { pattern: path }],
  ['grep_search', { pattern: '.', path }],
  ['grep_search', { pattern: 'probe', glob: [path] }],
  ['get_diagnostics', { path }],
  ['run_command', { command: 'ls', cwd: path }],
  ['edit_file', { path, old_string: 'probe', new_string: 'changed' }],
  ['apply_patch', { patch: patchOf('Update', path, '@@\n-probe-of-the-outside\n+changed') }],
  ['apply_patch', { patch: patchOf('Delete', path, '') }],
  ['apply_patch', { patch: patchOf('Add', path, '+changed') }],
  ['write_file', { path, content: 'changed\n' }]
]

function patchOf(action: string, path: string, body: string): string {
  return `*** Begin Patch\n*** ${action} File: ${path}\n${body}\n*** End Patch\n`
}

/** Runs every file tool on a path and returns all of their results. Throws if one of them crashes. */
export async function everyFileTool(workspace: Workspace, path: string): Promise<string> {
  const tools = toolbox(workspace, { isReadOnly: false })
  const said: string[] = []
  for (const [name, input] of inputs(path)) said.push(await answer(tools, name, input))
  return said.join('\n')
}

async function answer(tools: readonly Tool[], name: string, input: object): Promise<string> {
  const tool = toolNamed(tools, name)
  const parsed = tool.parameters.safeParse(input)
  if (!parsed.success) throw new Error(`The input of ${name} is invalid: ${parsed.error.message}`)
  try {
    return (await tool.run(parsed.data, unaborted)).text
  } catch (error) {
    if (error instanceof ToolError || isSystemError(error)) return error.message
    throw error
  }
}
