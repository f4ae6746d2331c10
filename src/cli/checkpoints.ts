import { rm } from 'node:fs/promises'
import { diffSince, listCheckpoints, type ListedCheckpoint } from '../git/checkpoint-history.ts'
import { formatEdits, plural } from '../text/format.ts'
import { visibleText } from '../text/visible-text.ts'
import { entryLabel, firstLine, linesOf, timeOf } from './checkpoint-text.ts'
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

/** Prints the changes since a checkpoint, or since the last run began, as a patch. Returns the exit code. */
export async function diff(number: number | undefined, { cwd, json }: CheckoutFlags): Promise<number> {
  const { entry, patch } = await withStore(cwd, (store) => diffSince(store, number))
  if (json) {
    process.stdout.write(jsonText({ checkpoint: entry.number, patch: patch.text, isComplete: patch.isComplete }))
    return 0
  }
  if (patch.text === '') process.stderr.write(`Nothing has changed since ${visibleText(entryLabel(entry))}.\n`)
  if (!patch.isComplete) process.stderr.write('The patch is too long to show completely. Some files are left out.\n')
  // Control characters go to a file or a pipe only, never to a terminal.
  process.stdout.write(process.stdout.isTTY ? visibleText(patch.text) : patch.text)
  return 0
}

/** Keeps the work tree as it is and deletes its checkpoints. Returns the exit code. */
export async function keep({ cwd, json }: CheckoutFlags): Promise<number> {
  const count = await withStore(cwd, async ({ journal }, { folder }) => {
    await rm(folder, { recursive: true })
    return journal.entries.length
  })
  const text = `The work tree stays as it is. Deleted ${plural(count, 'checkpoint')}.\n`
  process.stdout.write(json ? jsonText({ deleted: count }) : text)
  return 0
}
