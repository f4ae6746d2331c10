import * as z from 'zod'
import type { CachePolicy, Tool } from './tool.ts'

/** A tool as data: what the model is shown of it, and how its calls are run. */
export interface ShownTool {
  readonly name: string
  readonly description: string
  /** JSON Schema, as the model must write them: one with a default may be left out. */
  readonly parameters: Readonly<Record<string, unknown>>
  readonly cachePolicy: CachePolicy
}

export function showTools(tools: readonly Tool[]): readonly ShownTool[] {
  return tools.map(({ name, description, parameters, cachePolicy }) => {
    const schema = z.toJSONSchema(parameters, { io: 'input' })
    delete schema.$schema
    return { name, description, parameters: schema, cachePolicy }
  })
}
