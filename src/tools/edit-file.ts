import * as z from 'zod'
import { UNLISTED } from '../agent/tool-definition.ts'
import { defineTool, type Tool } from '../agent/tool.ts'
import { ToolError } from '../errors.ts'
import { encodeText } from '../text/encoding.ts'
import { BOM } from '../text/lines.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { WriteOptions } from './after-write.ts'
import { joinEnded, splitTextLines, usualEnding } from './edit/text-lines.ts'
import { omissionIn } from './edit/omission.ts'
import { replaceText, type Replacement } from './edit/replace-text.ts'
import type { SeenFiles } from './seen-files.ts'
import { readToEdit, editResult, writeEdit, type AppliedEdit, type EditTarget } from './edit/write-edit.ts'
import { otherAgents } from './other-agents.ts'

export function editFile(workspace: Workspace, seen: SeenFiles, { afterWrite }: WriteOptions = {}): Tool {
  return defineTool({
    name: 'edit_file',
    description:
      'Replace text in a file. old_string must occur exactly once; quote enough lines to make it unique. ' +
      'Leave it empty to create a file.',
    cachePolicy: 'mutating',
    parameters: z.strictObject({
      path: z.string(),
      old_string: z.string().describe('As in the file, without line numbers.'),
      new_string: z.string(),
      replace_all: z.boolean().optional(),
      insert_line: z.int().min(0).optional().meta(UNLISTED)
    }),
    ...otherAgents.edit_file,
    subject: ({ path }) => path,
    async run(
      { path, old_string: oldText, new_string: newText, replace_all: replaceAll = false, insert_line },
      signal
    ) {
      const target = { workspace, seen, path, signal }
      if (insert_line !== undefined) {
        return editResult(await insert(target, newText, insert_line), { afterWrite, signal })
      }
      const edit =
        oldText === '' ? await create(target, newText) : await replace(target, { oldText, newText, replaceAll })
      return editResult(edit, { afterWrite, signal })
    }
  })
}

/** An empty file counts as new: it has nothing to lose and nothing to quote. */
async function create({ workspace, seen, path, signal }: EditTarget, text: string): Promise<AppliedEdit> {
  const present = (await workspace.exists(path)) ? (await workspace.readFile(path, signal)).content.length : 0
  if (present > 0) {
    throw new ToolError(
      `${path} exists (${present} bytes) and was not changed: an empty old_string is for new files. Quote what to replace.`
    )
  }
  const omission = omissionIn(text, '')
  if (omission !== undefined) throw new ToolError(`new_string leaves code out ("${omission}"). Write all of it.`)
  const written = await workspace.writeFile(path, encodeText(text, 'utf-8'), signal)
  seen.note(written.path, text)
  return { path: written.path, text, before: undefined, details: '.' }
}

/** Inserts text after a line, 0 for the start of the file. Only calls of other agents' editors do this. */
async function insert(target: EditTarget, text: string, line: number): Promise<AppliedEdit> {
  const file = await readToEdit(target)
  if (target.seen.isOutdated(file.path, file.content)) {
    throw new ToolError(
      `${file.path} was not changed: something else has changed it since you last saw it, so line ${line} can be another one. ` +
        'Read it again.'
    )
  }
  const original = file.decoded.text
  // The mark stays the first character. In UTF-16, it also says what the bytes mean.
  const mark = original.startsWith(BOM) ? BOM : ''
  const lines = splitTextLines(original.slice(mark.length))
  if (line > lines.length) {
    throw new ToolError(`${file.path} was not changed: it has ${lines.length} lines, so there is no line ${line}.`)
  }
  const usual = usualEnding(lines)
  const added = splitTextLines(text).map((each) => ({ text: each.text, end: usual }))
  const isEnded = line === lines.length || lines.at(-1)?.end !== ''
  const inserted = joinEnded(lines.toSpliced(line, 0, ...added), { usual, isEnded })
  return await writeEdit(target, file, { text: mark + inserted, details: '.' })
}

async function replace(target: EditTarget, replacement: Replacement): Promise<AppliedEdit> {
  const file = await readToEdit(target)
  const replaced = replaceText(file.decoded.text, replacement)
  if (replaced.kind === 'refused') throw new ToolError(`${file.path} was not changed: ${replaced.reason}`)
  const isOutdated = target.seen.isOutdated(file.path, file.content)
  if (isOutdated && replaced.note !== '') {
    throw new ToolError(
      `${file.path} was not changed: it has changed since you last saw it, and old_string fits only ${replaced.note}. ` +
        'Read it again.'
    )
  }
  const places = replaced.count === 1 ? '' : ` in ${replaced.count} places`
  const matched = replaced.note === '' ? '' : `, matched ${replaced.note}`
  const outdated = isOutdated ? ' Something else has changed it since you last saw it.' : ''
  return await writeEdit(target, file, { text: replaced.text, details: `${places}${matched}.${outdated}` })
}
