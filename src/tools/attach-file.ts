import * as z from 'zod'
import { defineTool, type Tool } from '../agent/tool.ts'
import type { AttachFile } from '../domain/attachment.ts'
import type { Workspace } from '../workspace/workspace.ts'

const MAX_BYTES = 10 * 1024 * 1024

/** Gives people a file that belongs to no commit, such as a chart or a report. */
export function attachFile(workspace: Workspace, attach: AttachFile): Tool {
  return defineTool({
    name: 'attach_file',
    description:
      'Give people a copy of a file that belongs to no commit, such as a chart, a screenshot or a report. It stays outside of the change.',
    cachePolicy: 'none',
    parameters: z.strictObject({ path: z.string().min(1).describe('Of a file in the repository or in /tmp.') }),
    subject: ({ path }) => path,
    async run({ path }, signal) {
      const name = await attach(path, await workspace.reader.readBytes(path, MAX_BYTES, signal))
      return { text: `Attached as ${name}.` }
    }
  })
}
