import * as z from 'zod'
import { defineTool, type Tool, type ToolResult } from '../agent/tool.ts'
import { ToolError } from '../errors.ts'
import { withoutControlMarks } from '../text/control-marks.ts'
import { otherAgents } from './other-agents.ts'
import type { ResultBook } from './result-book.ts'
import { beginningOf } from '../text/shorten.ts'

const MAX_TITLE = 120

const shape = {
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
}

const parameters = z.strictObject(shape)

const FINISH = {
  name: 'finish',
  description: 'Submit the work, or answer. Call it once, when everything is done and checked.',
  cachePolicy: 'none',
  ...otherAgents.finish,
  subject: ({ title }: z.output<typeof parameters>) => title
} as const

/** @param results takes the result that the run must return as data; undefined for a run that returns none */
export function finish(results?: ResultBook): Tool {
  if (!results) return defineTool({ ...FINISH, parameters, run: (input) => Promise.resolve(finished(input)) })
  return defineTool({
    ...FINISH,
    // Here `result` is data. In other agents' tools, that name means the description.
    adaptArguments: (args) => args,
    parameters: withResult(results),
    run({ result, ...input }) {
      const mistakes = results.add(result)
      if (mistakes !== undefined) throw new ToolError(correction(mistakes))
      return Promise.resolve(finished(input))
    }
  })
}

function finished({ title, description, complete, not_done: notDone = '' }: z.output<typeof parameters>): ToolResult {
  const line = beginningOf(title.replaceAll(/\s+/g, ' '), MAX_TITLE).trimEnd().toWellFormed()
  const summary = { title: line, description, notDone, ...(complete !== undefined && { isComplete: complete }) }
  return { text: 'Finished.', summary }
}

/** Models are told that the result is required. The book checks that, so that a missing one counts as an attempt. */
function withResult({ wanted: { schema } }: ResultBook) {
  const required = ['title', 'description', 'result']
  const { shown, definitions: $defs } = schema
  const described = Object.keys($defs).length > 0 ? { required, $defs } : { required }
  return z.strictObject({ ...shape, result: z.unknown().optional().meta(shown) }).meta(described)
}

function correction(mistakes: string): string {
  return `The result does not match its schema, where data is the result: ${mistakes}. Call finish again with a corrected result. This is your last attempt.`
}
