import * as z from 'zod'
import { defineTool } from '../agent/tool.ts'
import type { Tool } from '../agent/tool.ts'
import { withoutControlMarks } from '../text/control-marks.ts'
import { otherAgents } from './other-agents.ts'

const MAX_TITLE = 120

export function finish(): Tool {
  return defineTool({
    name: 'finish',
    description: 'Submit the work, or answer. Call it once, when everything is done and checked.',
    cachePolicy: 'none',
    parameters: z.strictObject({
      title: z
        .string()
        .overwrite(withoutControlMarks)
        .trim()
        .min(1)
        .describe('What changed, in one line, like a commit subject.'),
      description: z
        .string()
        .overwrite(withoutControlMarks)
        .trim()
        .min(1)
        .describe('Markdown: what was done and why, or the answer.'),
      complete: z.boolean().optional().describe('True if nothing that was requested is left to do.'),
      not_done: z.string().overwrite(withoutControlMarks).trim().optional().describe('Markdown: what is left.')
    }),
    ...otherAgents.finish,
    subject: ({ title }) => title,
    run({ title, description, complete, not_done: notDone = '' }) {
      const line = title.replaceAll(/\s+/g, ' ').slice(0, MAX_TITLE).trimEnd().toWellFormed()
      const summary = { title: line, description, notDone, ...(complete !== undefined && { isComplete: complete }) }
      return Promise.resolve({ text: 'Finished.', summary })
    }
  })
}
