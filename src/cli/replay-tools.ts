import * as z from 'zod'
import type { Tool } from '../agent/tool.ts'
import { ToolError } from '../errors.ts'
import type { TracedTool } from '../report/conversation-events.ts'
import { SWITCHABLE } from '../settings/agent-file-schema.ts'
import { FindingBook } from '../tools/finding-book.ts'
import { toolbox, type ToolboxOptions } from '../tools/index.ts'
import { PLAIN_ONLY } from '../tools/run-command.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { refusingDelegates } from './refusing-delegates.ts'

/**
 * Returns the current version of each tool in a recording. Tools of MCP servers are copied from the recording, because the servers are not
 * running.
 */
export function currentTools(
  offered: readonly TracedTool[],
  workspace: Workspace,
  { isChild, ...options }: { readonly isChild: boolean } & Pick<Parameters<typeof toolbox>[1], 'checkers'>
): readonly Tool[] {
  const has = (name: string) => offered.some((tool) => tool.name === name)
  const serverTools = offered.filter(({ name }) => isServerTool(name)).map(recordedTool)
  return toolbox(workspace, {
    ...options,
    // A child session cannot ask for approval, so its tools do not offer it.
    isApproved: isChild ? undefined : () => false,
    isReadOnly: !WRITING.some(has),
    ...commandSecondsOf(offered),
    withoutTools: SWITCHABLE.filter((name) => !has(name)),
    isBounded: !offered.some(({ description }) => description.includes(PLAIN_ONLY)),
    delegates: refusingDelegates(
      { sessions: has('spawn_agent'), coders: has('generate_code'), writers: has('dispatch_sprints') },
      NOT_IN_REPLAY
    ),
    showTodo: has('todo') ? () => undefined : undefined,
    attachFile: has('attach_file') ? () => Promise.reject(new ToolError(NOT_IN_REPLAY)) : undefined,
    findings: has('comment_on') ? new FindingBook([]) : undefined,
    serverTools
  })
}

/** True for a tool of an MCP server. */
export function isServerTool(name: string): boolean {
  return name.startsWith('mcp__')
}

// The recording answers the calls of these tools, so they never run.
const NOT_IN_REPLAY = 'A replay does not call models or servers.'

const WRITING = ['write_file', 'edit_file', 'apply_patch', 'run_command', 'get_diagnostics']

/** `command-seconds` and `max-command-seconds` of agent.yml, from the recorded description of the parameter. */
function commandSecondsOf(
  offered: readonly TracedTool[]
): Pick<ToolboxOptions, 'commandSeconds' | 'maxCommandSeconds'> {
  const command = offered.find(({ name }) => name === 'run_command')
  const stated = /"Default (\d{1,5}), at most (\d{1,5})\./.exec(JSON.stringify(command?.parameters ?? {}))
  return stated ? { commandSeconds: Number(stated[1]), maxCommandSeconds: Number(stated[2]) } : {}
}

function recordedTool({ name, description, parameters, cachePolicy }: TracedTool): Tool {
  return {
    name,
    description,
    cachePolicy,
    parameters: z.looseObject({}).meta(withoutId(parameters)),
    subject: (input) => JSON.stringify(input),
    run: () => Promise.reject(new ToolError(NOT_IN_REPLAY))
  }
}

/** zod treats `id` as the name of a definition, and rejects two definitions with the same name. */
function withoutId(parameters: TracedTool['parameters']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parameters).filter(([key]) => key !== 'id' && key !== '$schema'))
}
