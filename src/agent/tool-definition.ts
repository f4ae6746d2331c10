import * as z from 'zod'
import type { CachePolicy, Tool } from './tool.ts'

/** A tool as data: what the model is shown of it, and how its calls run. */
export interface ToolDefinition {
  readonly name: string
  readonly description: string
  /** JSON Schema. */
  readonly parameters: Readonly<Record<string, unknown>>
  readonly cachePolicy: CachePolicy
}

type JsonSchema = Record<string, unknown> & { readonly type: 'object' }

export function toolDefinitions(tools: readonly Tool[]): readonly ToolDefinition[] {
  return tools.map((tool) => {
    const { name, description, cachePolicy } = tool
    return { name, description, parameters: parameterSchema(tool), cachePolicy }
  })
}

/** The parameters of a tool as JSON Schema, as the model must write them: a parameter with a default is optional. */
export function parameterSchema({ parameters }: Tool): JsonSchema {
  const schema = z.toJSONSchema(parameters, { io: 'input' })
  // It would be noise in every request.
  delete schema.$schema
  return { ...schema, type: 'object' }
}

/** Sorts tools the same way in every request: providers cache the prompt up to the first difference. */
export function byName(one: Pick<Tool, 'name'>, other: Pick<Tool, 'name'>): number {
  return one.name < other.name ? -1 : 1
}
