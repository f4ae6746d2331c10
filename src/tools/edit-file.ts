import * as z from 'zod'
import { defineTool } from '../agent/tool.ts'
import type { Tool, ToolResult } from '../agent/tool.ts'
import { ToolError } from '../errors.ts'
import { decodeText, encodeText } from '../text/encoding.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { appendWriteNotes } from './after-write.ts'
import type { AfterWrite, WrittenFile } from './after-write.ts'
import { pathAliases } from './path-aliases.ts'
import { omissionIn } from './edit/omission.ts'
import { replaceText } from './edit/replace-text.ts'
import type { Replacement } from './edit/replace-text.ts'
import type { SeenFiles } from './seen-files.ts'
import { countChangedLines, lineChanges, formatChanges, formatCounts } from './edit/line-diff.ts'

export interface EditOptions {
  readonly afterWrite?: AfterWrite | undefined
}

export function editFile(workspace: Workspace, seen: SeenFiles, { afterWrite }: EditOptions = {}): Tool {
  return defineTool({
    name: 'edit_file',
    description:
      'Replace a piece of a file. old_string must be in it exactly once; quote enough lines to tell it apart. ' +
      'Empty, it makes a new file.',
    cachePolicy: 'mutating',
    parameters: z.strictObject({
      path: z.string(),
      old_string: z.string().describe('As in the file, without line numbers.'),
      new_string: z.string(),
      replace_all: z.boolean().optional()
    }),
    aliases: {
      ...pathAliases,
      ...{ old_str: 'old_string', oldString: 'old_string', old_text: 'old_string', search: 'old_string' },
      ...{ new_str: 'new_string', newString: 'new_string', new_text: 'new_string', replace: 'new_string' },
      replaceAll: 'replace_all'
    },
    subject: ({ path }) => path,
    async run({ path, old_string: oldText, new_string: newText, replace_all: replaceAll = false }, signal) {
      const place = { workspace, seen, path, signal }
      const made = oldText === '' ? await create(place, newText) : await edit(place, { oldText, newText, replaceAll })
      return report(made, { afterWrite, signal })
    }
  })
}

interface Place {
  readonly workspace: Workspace
  readonly seen: SeenFiles
  readonly path: string
  readonly signal: AbortSignal
}

interface Made extends WrittenFile {
  /** What was done, as the sentence `Changed a.ts (+1 −1)` is to go on. */
  readonly how: string
}

/** A file that is there and empty is as good as none: nothing in it can be lost, and nothing in it can be quoted. */
async function create({ workspace, seen, path, signal }: Place, text: string): Promise<Made> {
  if (await workspace.exists(path)) {
    const { content } = await workspace.readFile(path, signal)
    if (content.length > 0) {
      throw new ToolError(
        `${path} exists (${content.length} bytes) and was not changed: an empty old_string is for new files. Quote what ` +
          'to replace.'
      )
    }
  }
  const omission = omissionIn(text, '')
  if (omission !== undefined) throw new ToolError(`new_string leaves code out ("${omission}"). Write all of it.`)
  const written = await workspace.writeFile(path, encodeText(text, 'utf-8'), signal)
  seen.note(written.path, text)
  return { path: written.path, text, before: undefined, how: '.' }
}

async function edit({ workspace, seen, path, signal }: Place, replacement: Replacement): Promise<Made> {
  const file = await workspace.readFile(path, signal)
  const decoded = decodeText(file.content)
  if (!decoded) throw new ToolError(`${file.path} is not text in UTF-8 or UTF-16, and would be damaged by an edit.`)
  const replaced = replaceText(decoded.text, replacement)
  if (replaced.kind === 'refused') throw new ToolError(`${file.path} was not changed: ${replaced.reason}`)
  const isOutdated = seen.isOutdated(file.path, file.content)
  if (isOutdated && replaced.note !== '') {
    throw new ToolError(
      `${file.path} was not changed: it is not as you last saw it, and old_string fits only ${replaced.note}. Read it again.`
    )
  }

  const content = encodeText(replaced.text, decoded.encoding)
  await workspace.writeFile(path, content, signal)
  seen.noteChange(file.path, file.content, content)
  const places = replaced.count === 1 ? '' : ` in ${replaced.count} places`
  const matched = replaced.note === '' ? '' : `, matched ${replaced.note}`
  const outdated = isOutdated ? ' Something else has changed it since you last saw it.' : ''
  return { path: file.path, text: replaced.text, before: decoded.text, how: `${places}${matched}.${outdated}` }
}

async function report(
  made: Made,
  after: { readonly afterWrite: AfterWrite | undefined; readonly signal: AbortSignal }
): Promise<ToolResult> {
  const changes = await lineChanges(made.before ?? '', made.text)
  const counts = countChangedLines(changes)
  const verb = made.before === undefined ? 'Created' : 'Changed'
  const diff = made.before === undefined || changes.length === 0 ? '' : `\n${formatChanges(changes)}`
  const text = `${verb} ${made.path} (${formatCounts(counts)})${made.how}${diff}`
  return { text: await appendWriteNotes(text, [made], after), edits: [{ path: made.path, ...counts }] }
}
