import * as z from 'zod'
import { defineTool } from '../agent/tool.ts'
import type { Tool } from '../agent/tool.ts'
import { ToolError } from '../errors.ts'
import { exactText, isBinary } from '../workspace/text.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { pathAliases } from './aliases.ts'
import { replaceText } from './replace-text.ts'
import type { SeenFiles } from './seen-files.ts'
import { countLines, lineChange, showChange } from './text-lines.ts'

export function editFile(workspace: Workspace, seen: SeenFiles): Tool {
  return defineTool({
    name: 'edit_file',
    description:
      'Replace a piece of a file. old_string must be in it exactly once; quote enough lines to tell it apart.',
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
      const file = await workspace.readFile(path, signal)
      const before = exactText(file.content)
      if (before === undefined || isBinary(file.content)) {
        throw new ToolError(`${file.path} is not UTF-8 text, and would be damaged by an edit.`)
      }
      const replaced = replaceText(before, { oldText, newText, replaceAll })
      if (replaced.kind === 'refused') throw new ToolError(`${file.path} was not changed: ${replaced.reason}`)

      await workspace.writeFile(path, replaced.text, signal)
      seen.note(file.path, replaced.text)
      return report(file.path, { before, after: replaced.text, ...replaced })
    }
  })
}

interface Edit {
  readonly before: string
  readonly after: string
  readonly count: number
  readonly note: string
}

function report(path: string, { before, after, count, note }: Edit) {
  const change = lineChange(before, after)
  const matched = note === '' ? '' : `, matched ${note}`
  const places = count === 1 ? '' : ` in ${count} places`
  return {
    text: `Changed ${path}${places}${matched}.${change ? `\n${showChange(change)}` : ''}`,
    edits: [{ path, ...countLines(change) }]
  }
}
