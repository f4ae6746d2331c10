import { listCheckpoints, type ListedCheckpoint } from '../git/checkpoint-history.ts'
import { formatEdits, plural } from '../text/format.ts'
import { visibleText } from '../text/visible-text.ts'
import { firstLine, linesOf, timeOf } from './checkpoint-text.ts'
import { jsonText } from './json-text.ts'
import { withStore } from './local-checkpoints.ts'

export interface CheckpointsFlags {
  readonly cwd: string
  readonly json?: true
}

/** As many as a person looks through. */
const MAX_LISTED = 50

/** Lists the checkpoints of the checkout, each with what followed on it. Returns the exit code. */
export async function checkpoints({ cwd, json }: CheckpointsFlags): Promise<number> {
  const listed = await withStore(cwd, (store) => listCheckpoints(store, json ? Infinity : MAX_LISTED))
  process.stdout.write(json ? jsonText(listed) : visibleText(describe(listed)))
  return 0
}

function describe(listed: readonly ListedCheckpoint[]): string {
  if (listed.length === 0) return 'This checkout has no checkpoints. They are created by `forgehand run`.\n'
  const width = String(listed.at(-1)?.number ?? '').length
  const lines = listed.flatMap((entry) => {
    const what = stepOf(entry, entry === listed.at(-1))
    return [
      ...(entry.request === undefined ? [] : ['', firstLine(entry.request)]),
      `  ${String(entry.number).padStart(width)}  ${timeOf(entry)}  ${what}`
    ]
  })
  return [...lines, '', 'forgehand undo NUMBER goes back to before that step.', ''].join('\n').trimStart()
}

function stepOf({ step, stat }: ListedCheckpoint, isLast: boolean): string {
  const what = step ? firstLine(`${step.tool} ${step.subject}`) : 'changes of other origin'
  if (!stat) return `${what}  (git has removed what it held)`
  if (stat.length === 0) return step ? what : isLast ? 'as it is now' : 'the end of the run'
  return `${what}  ${formatEdits(stat.map(linesOf))} in ${plural(stat.length, 'file')}`
}
