import * as z from 'zod'
import { defineTool, type Tool } from '../agent/tool.ts'
import { ToolError } from '../errors.ts'
import { encodeText } from '../text/encoding.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { WriteOptions } from './after-write.ts'
import { omissionIn } from './edit/omission.ts'
import { replaceText, type Replacement } from './edit/replace-text.ts'
import type { SeenFiles } from './seen-files.ts'
import { editResult, editText, type AppliedEdit, type EditTarget } from './edit/write-edit.ts'
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
      replace_all: z.boolean().optional()
    }),
    ...otherAgents.edit_file,
    subject: ({ path }) => path,
    async run({ path, old_string: oldText, new_string: newText, replace_all: replaceAll = false }, signal) {
      const target = { workspace, seen, path, signal }
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
  if (omission !== undefined) throw new ToolError(`new_string ${omission}`)
  const written = await workspace.writeFile(path, encodeText(text, 'utf-8'), signal)
  seen.note(written.path, text)
  return { path: written.path, text, before: undefined, details: '.' }
}

function replace(target: EditTarget, replacement: Replacement): Promise<AppliedEdit> {
  return editText(target, ({ path, content, text }) => {
    const replaced = replaceText(text, replacement)
    if (replaced.kind === 'refused') throw new ToolError(`${path} was not changed: ${replaced.reason}`)
    const isOutdated = target.seen.isOutdated(path, content)
    if (isOutdated && replaced.note !== '') {
      throw new ToolError(
        `${path} was not changed: it has changed since you last saw it, and old_string fits only ${replaced.note}. ` +
          'Read it again.'
      )
    }
    const places = replaced.count === 1 ? '' : ` in ${replaced.count} places`
    const matched = replaced.note === '' ? '' : `, matched ${replaced.note}`
    const outdated = isOutdated ? ' Something else has changed it since you last saw it.' : ''
    return { text: replaced.text, details: `${places}${matched}.${outdated}` }
  })
}
