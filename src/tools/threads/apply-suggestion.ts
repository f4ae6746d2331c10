import * as z from 'zod'
import { defineTool, type Tool } from '../../agent/tool.ts'
import type { Suggestion } from '../../domain/review-thread.ts'
import { ToolError } from '../../errors.ts'
import { BOM, withoutBom } from '../../text/lines.ts'
import type { Workspace } from '../../workspace/workspace.ts'
import type { WriteOptions } from '../after-write.ts'
import { editResult, editText } from '../edit/write-edit.ts'
import type { SeenFiles } from '../seen-files.ts'
import { replaceLines, type LineRange } from '../../text/replace-lines.ts'
import { threadLabel, threadParameter } from './thread-label.ts'
import { lineChanges } from '../edit/line-diff.ts'

export interface SuggestionOptions extends WriteOptions {
  readonly seen: SeenFiles
  /** The names of all threads that the run handles, such as T1. */
  readonly labels: readonly string[]
  /** By the name of the thread. */
  readonly suggestions: ReadonlyMap<string, Suggestion>
  /** A text file as it was when the work began; undefined if there is none. */
  readonly readAtStart: (path: string) => Promise<string | undefined>
}

/** Replaces lines with what a reviewer suggests, wherever the work so far has moved them. */
export function applySuggestion(workspace: Workspace, options: SuggestionOptions): Tool {
  const { seen, labels, suggestions, readAtStart, afterWrite } = options
  return defineTool({
    name: 'apply_suggestion',
    description: "Write a reviewer's suggestion into the file exactly as it stands in the thread.",
    cachePolicy: 'mutating',
    parameters: z.strictObject({ thread: threadParameter }),
    aliases: { thread_id: 'thread', id: 'thread' },
    subject: ({ thread }) => thread,
    async run({ thread }, signal) {
      const label = threadLabel(thread, labels)
      const suggestion = suggestions.get(label)
      if (!suggestion) throw new ToolError(`${label} has no suggestion. Edit the file yourself.`)
      const { path, startLine, endLine, lines } = suggestion
      const target = { workspace, seen, path, signal }
      const atStart = await readAtStart(path)
      const edit = await editText(target, (file) => {
        const text = replaceMoved(atStart, file.text, { range: { start: startLine, end: endLine }, lines })
        if (text !== undefined) return { text, details: '.' }
        throw new ToolError(
          `${path} was not changed: lines ${startLine} to ${endLine} are no longer as the reviewer saw them. Edit them yourself.`
        )
      })
      return await editResult(edit, { afterWrite, signal })
    }
  })
}

/**
 * A suggestion never has the byte order mark, which belongs to the file.
 *
 * @param start the text in which the lines have these numbers
 */
function replaceMoved(
  start: string | undefined,
  now: string,
  { range, lines }: { readonly range: LineRange; readonly lines: readonly string[] }
): string | undefined {
  const before = withoutBom(start ?? '')
  const text = withoutBom(now)
  const place = movedLines(before, text, range)
  const replaced = place && replaceLines(text, place, lines)
  return replaced !== undefined && now.startsWith(BOM) ? BOM + replaced : replaced
}

/** Where lines of an earlier version of a file are now; undefined if one of them was changed, or something was inserted among them. */
export function movedLines(before: string, now: string, { start, end }: LineRange): LineRange | undefined {
  let shift = 0
  for (const { line, removed, added } of lineChanges(before, now)) {
    const oldStart = line - shift
    const oldEnd = oldStart + removed.length
    if (oldStart > end) break
    if (oldEnd > start || (removed.length === 0 && oldStart > start)) return undefined
    shift += added.length - removed.length
  }
  return { start: start + shift, end: end + shift }
}
