import * as z from 'zod'
import type { Tool } from '../agent/tool.ts'
import type { Completer, Delegates } from '../delegation/delegates.ts'
import { ToolError } from '../errors.ts'
import type { TracedTool } from '../report/conversation-events.ts'
import { toolbox } from '../tools/index.ts'
import type { Workspace } from '../workspace/workspace.ts'

/**
 * The tools of today for those that a recorded run offered, with what was switched on then; those of servers as they were
 * offered, for the servers are not here.
 */
export function toolsLike(
  offered: readonly TracedTool[],
  workspace: Workspace,
  { isChild, ...options }: { readonly isChild: boolean } & Pick<Parameters<typeof toolbox>[1], 'checkers'>
): readonly Tool[] {
  const has = (name: string) => offered.some((tool) => tool.name === name)
  const serverTools = offered.filter(({ name }) => isOfServer(name)).map(asOffered)
  return toolbox(workspace, {
    ...options,
    // A child session can ask nobody for approval, and is told so by what it is not offered.
    isApproved: isChild ? undefined : () => false,
    isReadOnly: !has('write_file'),
    commandSeconds: commandSecondsOf(offered),
    delegates: {
      sessions: has('spawn_agent') ? NO_DELEGATES.sessions : undefined,
      coders: has('generate_code') ? NO_DELEGATES.coders : undefined,
      writers: has('dispatch_sprints') ? NO_DELEGATES.writers : undefined
    },
    serverTools
  })
}

/** A tool that a server offers. */
export function isOfServer(name: string): boolean {
  return name.startsWith('mcp__')
}

/** Their calls are answered by the record, so nobody is ever asked. */
const ABSENT = 'Nobody is asked in a replay.'
const completer: Completer = { model: 'recorded', complete: () => Promise.reject(new ToolError(ABSENT)) }
const NO_DELEGATES = {
  sessions: { runChild: () => Promise.reject(new ToolError(ABSENT)) },
  coders: { cheap: completer, main: completer },
  writers: { cheap: completer, main: completer }
} satisfies Delegates

/** The setting of agent.yml, which stands in the words that the model is shown. */
function commandSecondsOf(offered: readonly TracedTool[]): number | undefined {
  const command = offered.find(({ name }) => name === 'run_command')
  const [, seconds] = /"Default (\d{1,5}),/.exec(JSON.stringify(command?.parameters ?? {})) ?? []
  return seconds === undefined ? undefined : Number(seconds)
}

function asOffered({ name, description, parameters, cachePolicy }: TracedTool): Tool {
  return {
    name,
    description,
    cachePolicy,
    parameters: z.looseObject({}).meta(withoutId(parameters)),
    subject: (input) => JSON.stringify(input),
    run: () => Promise.reject(new ToolError(ABSENT))
  }
}

/** zod would take an `id` for the name of a definition, and refuse the second of a name. */
function withoutId(parameters: TracedTool['parameters']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parameters).filter(([key]) => key !== 'id' && key !== '$schema'))
}
