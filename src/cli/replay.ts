import * as z from 'zod'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError, ToolError } from '../errors.ts'
import type { Divergence } from '../replay/cursor.ts'
import { readRecording } from '../replay/recording.ts'
import { replay as replayRun } from '../replay/replay-run.ts'
import { openWorkspace, type Workspace } from '../workspace/workspace.ts'
import { jsonText } from './json-text.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { UsageError } from './usage-error.ts'
import type { Tool } from '../agent/tool.ts'
import type { ToolDefinition } from '../agent/tool-definition.ts'
import { commentOn } from '../tools/comment-on.ts'
import { FindingBook } from '../tools/finding-book.ts'
import { toolbox } from '../tools/index.ts'
import { PLAIN_ONLY } from '../tools/run-command.ts'
import { refusingDelegates } from './refusing-delegates.ts'

/** Replays a recorded run and reports the first divergence. Runs no tool. Returns the exit code of the command. */
export async function replay(path: string, { json }: { readonly json?: true }): Promise<number> {
  return withTemporaryFolder(async (folder) => {
    const root = join(folder, 'tree')
    await mkdir(root)
    const nothing = { sandbox: undefined, environment: {}, commands: [], verify: [] }
    const workspace = await openWorkspace({ root, stateFolder: join(folder, 'state'), ...nothing })
    const result = await readRecording(path)
      .then((recording) => replayRun(recording, (...given) => currentTools(workspace, ...given)))
      .catch((error: unknown) => {
        throw error instanceof UserError ? new UsageError(error.message, { cause: error }) : error
      })
    const { divergence, isComplete } = result
    const matches = `The replay matches the recording${isComplete ? '.' : ' as far as it goes: the trace is incomplete.'}\n`
    process.stdout.write(json ? jsonText(result) : divergence ? describe(divergence) : matches)
    return divergence ? 1 : 0
  })
}

/** Escaped, because strangers choose the names of tools and fields. */
function describe({ conversation, turn, line, event, field, textLine, recorded, now }: Divergence): string {
  const quoted = (text = 'nothing') => jsonText(text).trimEnd()
  const where = [event, field, ...(textLine > 0 ? [`line ${textLine}`] : [])].filter((part) => part !== '')
  return `The replay diverges in ${conversation}, turn ${turn} (line ${line} of the trace): ${quoted(where.join(', ')).slice(1, -1)}
  recorded: ${quoted(recorded)}
  now:      ${quoted(now)}
`
}

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
    assigned: () => [commentOn(new FindingBook([]))],
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
