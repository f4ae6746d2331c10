import * as z from 'zod'
import { findTool } from '../../agent/find-tool.ts'
import { parameterSchema } from '../../agent/tool-definition.ts'
import type { Tool } from '../../agent/tool.ts'

export type Schema = Readonly<Record<string, unknown>>

/** What of a tool has to be known to read a call of it. */
export interface ToolSignature {
  readonly name: string
  /** Schemas of its parameters, also under the other names that models have for them. */
  readonly properties: ReadonlyMap<string, Schema>
  readonly required: readonly string[]
  /** True where any parameter may be given. */
  readonly isOpen: boolean
  /** Of its arguments as a whole. */
  readonly schema: Schema
  /** How the arguments are held against it. */
  readonly fitting: {
    /** True for the schema of a stranger, by which nobody else checks them before they leave. */
    readonly isStrict: boolean
    /** True where the tool refuses what it does not know: no change is made without an option that it was to be made with. */
    readonly keepsUnknown: boolean
  }
}

export interface ToolLookup {
  /** By any name that the tool goes by; undefined for a name that is no tool's. */
  find(name: string): ToolSignature | undefined
  /** True for a name that a tool goes by, as it is spelled. */
  isName(name: string): boolean
}

const known = new WeakMap<Tool, ToolSignature>()

export function toolLookup(tools: readonly Tool[]): ToolLookup {
  const found = new Map<string, ToolSignature | undefined>()
  const names = new Set(tools.flatMap(({ name, otherNames = [] }) => [name, ...otherNames]))
  return {
    isName: (name) => names.has(name),
    find(name) {
      if (!found.has(name)) {
        const tool = name.length <= 200 ? findTool(name.trim(), tools) : undefined
        found.set(name, tool && callableOf(tool))
      }
      return found.get(name)
    }
  }
}

function callableOf(tool: Tool): ToolSignature {
  const callable = known.get(tool) ?? describe(tool)
  known.set(tool, callable)
  return callable
}

function describe(tool: Tool): ToolSignature {
  const schema = parameterSchema(tool)
  const { properties, required, additionalProperties } = schema
  const own = new Map(
    isRecord(properties) ? Object.entries(properties).map(([name, each]) => [name, schemaOf(each)]) : []
  )
  const others = Object.entries(tool.aliases ?? {}).map(([name, meant]) => [name, own.get(meant) ?? {}] as const)
  const known = new Map([...others, ...own])
  return {
    name: tool.name,
    properties: known,
    required: Array.isArray(required) ? required.map(String) : [],
    isOpen: own.size === 0 && (additionalProperties !== false || isRecord(schema['patternProperties'])),
    schema: known.size > 0 ? { ...schema, properties: Object.fromEntries(known) } : schema,
    fitting: {
      isStrict: Object.keys(tool.parameters.shape).length === 0,
      keepsUnknown: tool.cachePolicy === 'mutating' && tool.parameters.def.catchall instanceof z.ZodNever
    }
  }
}

function schemaOf(value: unknown): Schema {
  return isRecord(value) ? value : {}
}

export function isRecord(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
