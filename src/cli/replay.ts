import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../errors.ts'
import type { Divergence } from '../replay/cursor.ts'
import { readRecording } from '../replay/recording.ts'
import { replay as replayRun } from '../replay/replay.ts'
import { openWorkspace } from '../workspace/workspace.ts'
import { jsonText } from './json-text.ts'
import { currentTools } from './replay-tools.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { UsageError } from './usage-error.ts'

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
