import * as z from 'zod'
import type { Tool } from './tool.ts'

type JsonSchema = Record<string, unknown> & { readonly type: 'object' }

/** The parameters of a tool as JSON Schema, as the model must write them: one with a default may be left out. */
export function parameterSchema({ parameters }: Tool): JsonSchema {
  const schema = z.toJSONSchema(parameters, { io: 'input' })
  // It would be noise in every request.
  delete schema.$schema
  return { ...schema, type: 'object' }
}
