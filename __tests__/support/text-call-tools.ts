import * as z from 'zod'
import { defineTool, type Tool } from '../../src/agent/tool.ts'

export function named(name: string, parameters: z.ZodObject, otherNames: readonly string[] = []): Tool {
  const run = () => Promise.resolve({ text: '' })
  return defineTool({
    name,
    description: `Does ${name}.`,
    cachePolicy: 'none',
    otherNames,
    parameters,
    subject: () => '',
    run
  })
}

export const grep = named('grep', z.strictObject({ pattern: z.string(), limit: z.int().optional() }), [
  'search_codebase'
])
export const edit = named(
  'edit',
  z.strictObject({
    path: z.string(),
    text: z.string(),
    all: z.boolean().optional(),
    lines: z.array(z.number()).optional(),
    note: z.string().nullable().optional()
  })
)
export const status = named('status', z.strictObject({}))
export const tools: readonly Tool[] = [grep, edit, status]
