import { listCheckpoints, type ListedCheckpoint } from '../git/checkpoint-history.ts'
import { formatEdits, plural } from '../text/format.ts'
import { visibleText } from '../text/visible-text.ts'
import { firstLine, linesOf, timeOf } from './checkpoint-text.ts'
import { jsonText } from './json-text.ts'
import { withStore, type CheckoutFlags } from './checkpoint-store.ts'

/** More than a user reads. */
const MAX_LISTED = 50

/** Lists the checkpoints of the checkout, each with the step that followed it. Returns the exit code. */
export async function checkpoints({ cwd, json }: CheckoutFlags): Promise<number> {
  const listed = await withStore(cwd, (store) => listCheckpoints(store, json ? Infinity : MAX_LISTED))
  process.stdout.write(json ? jsonText(listed) : visibleText(listText(listed)))
  return 0
}

function listText(listed: readonly ListedCheckpoint[]): string {
  if (listed.length === 0) return 'This checkout has no checkpoints. They are created by `forgehand run`.\n'
  const width = String(listed.at(-1)?.number ?? '').length
  const lines = listed.flatMap((entry, index) => [
    ...(entry.request === undefined ? [] : ['', runText(entry, listed.slice(index))]),
    `  ${String(entry.number).padStart(width)}  ${timeOf(entry)}  ${stepText(entry, entry === listed.at(-1))}`
  ])
  return [...lines, '', 'forgehand undo NUMBER restores the work tree from before that run or step.', '']
    .join('\n')
    .trimStart()
}

/**
 * The heading of a run. Its number is that of its first checkpoint, so `undo` takes both.
 *
 * @param rest its checkpoints, and those of later runs
 */
function runText(first: ListedCheckpoint, rest: readonly ListedCheckpoint[]): string {
  const next = rest.findIndex(({ request }, index) => index > 0 && request !== undefined)
  const own = next < 0 ? rest : rest.slice(0, next)
  const note = own.every(({ stat }) => stat?.length === 0) ? '  (no changes)' : ''
  return `Run ${first.number}  ${timeOf(first)}  ${firstLine(first.request ?? '')}${note}`
}

function stepText({ step, stat }: ListedCheckpoint, isLast: boolean): string {
  const what = step ? firstLine(`${step.tool} ${step.subject}`) : 'changes from outside a run'
  if (!stat) return `${what}  (git has deleted its files)`
  if (stat.length === 0) return step ? what : isLast ? 'current state' : 'the end of the run'
  return `${what}  ${formatEdits(stat.map(linesOf))} in ${plural(stat.length, 'file')}`
}
