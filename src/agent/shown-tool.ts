import { parameterSchema } from './parameter-schema.ts'
import type { CachePolicy, Tool } from './tool.ts'

/** A tool as data: what the model is shown of it, and how its calls are run. */
export interface ToolDefinition {
  readonly name: string
  readonly description: string
  /** JSON Schema. */
  readonly parameters: Readonly<Record<string, unknown>>
  readonly cachePolicy: CachePolicy
}

export function toolDefinitions(tools: readonly Tool[]): readonly ToolDefinition[] {
  return tools.map((tool) => {
    const { name, description, cachePolicy } = tool
    return { name, description, parameters: parameterSchema(tool), cachePolicy }
  })
}
