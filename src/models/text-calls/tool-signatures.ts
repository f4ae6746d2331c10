import * as z from 'zod'
import { findTool } from '../../agent/find-tool.ts'
import { parameterSchema } from '../../agent/tool-definition.ts'
import type { Tool } from '../../agent/tool.ts'
import { isRecord, recordOf } from '../../text/json.ts'
import { ObjectCache } from '../object-cache.ts'

export type Schema = Readonly<Record<string, unknown>>

/** What a reader of calls needs to know about a tool. */
export interface ToolSignature {
  readonly name: string
  /** Schemas of the parameters, also under the aliases that models use. */
  readonly properties: ReadonlyMap<string, Schema>
  readonly required: readonly string[]
  /** True if the tool accepts any parameter. */
  readonly isOpen: boolean
  /** Of the arguments as a whole. */
  readonly schema: Schema
  /** How the arguments are fitted to the schema. */
  readonly fitting: {
    /** True for the schema of an MCP tool, whose arguments are not validated again before they leave. */
    readonly isStrict: boolean
    /** True if the tool rejects unknown options: a change must not be made without an option that was asked for. */
    readonly keepsUnknown: boolean
  }
}

export interface ToolLookup {
  /** Finds a tool by any of its names, whatever the case and punctuation. */
  find(name: string): ToolSignature | undefined
  /** True for the exact name of a tool. */
  isName(name: string): boolean
}

const signatures = new ObjectCache<Tool, ToolSignature>()

export function toolLookup(tools: readonly Tool[]): ToolLookup {
  const found = new Map<string, ToolSignature | undefined>()
  const names = new Set(tools.flatMap(({ name, otherNames = [] }) => [name, ...otherNames]))
  return {
    isName: (name) => names.has(name),
    find(name) {
      if (!found.has(name)) {
        const tool = name.length <= 200 ? findTool(name.trim(), tools) : undefined
        found.set(name, tool && signatures.get(tool, () => signatureOf(tool)))
      }
      return found.get(name)
    }
  }
}

function signatureOf(tool: Tool): ToolSignature {
  const schema = parameterSchema(tool)
  const { properties, required, additionalProperties } = schema
  const own = new Map(Object.entries(recordOf(properties)).map(([name, each]) => [name, recordOf(each)]))
  const aliases = Object.entries(tool.aliases ?? {}).map(([alias, name]) => [alias, own.get(name) ?? {}] as const)
  const all = new Map<string, Schema>([...aliases, ...own])
  return {
    name: tool.name,
    properties: all,
    required: Array.isArray(required) ? required.map(String) : [],
    isOpen: own.size === 0 && (additionalProperties !== false || isRecord(schema['patternProperties'])),
    schema: all.size > 0 ? { ...schema, properties: Object.fromEntries(all) } : schema,
    fitting: {
      isStrict: Object.keys(tool.parameters.shape).length === 0,
      keepsUnknown: tool.cachePolicy === 'mutating' && tool.parameters.def.catchall instanceof z.ZodNever
    }
  }
}
