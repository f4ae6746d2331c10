import * as z from 'zod'
import type { Tool } from '../agent/tool.ts'
import type { ToolDefinition } from '../agent/tool-definition.ts'
import { ToolError } from '../errors.ts'
import { FindingBook } from '../tools/finding-book.ts'
import { toolbox } from '../tools/index.ts'
import { PLAIN_ONLY } from '../tools/run-command.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { refusingDelegates } from './refusing-delegates.ts'

const NOT_IN_REPLAY = 'A replay does not call models or servers.'
const WRITING = ['write_file', 'edit_file', 'apply_patch', 'run_command', 'get_diagnostics']

/** The current version of each tool in a recording. Tools of MCP servers are copied, because the servers are not running. */
export function currentTools(
  workspace: Workspace,
  offered: readonly ToolDefinition[],
  { isChild }: { readonly isChild: boolean }
): readonly Tool[] {
  const tools = toolbox(workspace, {
    // A child session cannot ask for approval, so its tools do not offer it.
    isApproved: isChild ? undefined : () => false,
    isReadOnly: !offered.some(({ name }) => WRITING.includes(name)),
    ...commandSecondsOf(offered),
    isBounded: !offered.some(({ description }) => description.includes(PLAIN_ONLY)),
    delegates: refusingDelegates({ sessions: true, coders: true, writers: true }, NOT_IN_REPLAY),
    showTodo: () => undefined,
    attachFile: () => Promise.reject(new ToolError(NOT_IN_REPLAY)),
    findings: new FindingBook([]),
    serverTools: offered.filter(({ name }) => name.startsWith('mcp__')).map(recordedTool)
  })
  return tools.filter(({ name }) => offered.some((tool) => tool.name === name))
}

/** `command-seconds` and `max-command-seconds` of agent.yml, from the recorded description of the parameter. */
function commandSecondsOf(offered: readonly ToolDefinition[]) {
  const command = offered.find(({ name }) => name === 'run_command')
  const stated = /"Default (\d{1,5}), at most (\d{1,5})\./.exec(JSON.stringify(command?.parameters ?? {}))
  return stated && { commandSeconds: Number(stated[1]), maxCommandSeconds: Number(stated[2]) }
}

function recordedTool({ parameters, ...tool }: ToolDefinition): Tool {
  // zod treats `id` as the name of a definition, and rejects two definitions with the same name.
  const named = Object.entries(parameters).filter(([key]) => key !== 'id' && key !== '$schema')
  return {
    ...tool,
    parameters: z.looseObject({}).meta(Object.fromEntries(named)),
    subject: (input) => JSON.stringify(input),
    run: () => Promise.reject(new ToolError(NOT_IN_REPLAY))
  }
}
