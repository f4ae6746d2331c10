import type * as z from 'zod'
import { readLiteral } from './read-literal.ts'
import { shortenMiddle } from './shorten-middle.ts'
import { describeShape } from './tool-definition.ts'
import type { Tool } from './tool.ts'

type Fields = Readonly<Record<string, unknown>>

export type FittedArguments =
  | { readonly kind: 'fits'; readonly input: unknown }
  /** All mistakes at once, and the parameters of the tool. */
  | { readonly kind: 'mistake'; readonly reason: string }

/** Each pass repairs one level of nesting. Schemas of tools are not nested deeper. */
const MAX_PASSES = 4
const MAX_ISSUES = 10
/** Repairs in one pass. Each may copy the list that contains the value. */
const MAX_REPAIRS = 100
const MAX_REASON = 2_000

/**
 * Checks the arguments against the tool's schema. A value that the schema refuses is repaired if only one meaning is possible:
 * `"5"` for a number, `"true"` for a boolean, JSON text for the object or array it contains, one string for a list of
 * strings, null for an absent optional field. A value that the schema accepts is never changed.
 */
export function fitArguments(args: Fields, tool: Tool): FittedArguments {
  let value: unknown = withoutAliases(tool.adaptArguments?.(args) ?? args, tool)
  for (let pass = 0; ; pass += 1) {
    const parsed = tool.parameters.safeParse(value)
    if (parsed.success) return { kind: 'fits', input: parsed.data }
    const repaired = pass < MAX_PASSES ? repair(value, parsed.error.issues) : undefined
    if (repaired === undefined) return { kind: 'mistake', reason: mistakesText(parsed.error.issues, value, tool) }
    value = repaired
  }
}

function mistakesText(issues: readonly z.core.$ZodIssue[], value: unknown, { name, parameters }: Tool): string {
  const sentences = issues.slice(0, MAX_ISSUES).map((issue) => `- ${sentenceOf(issue, value)}`)
  const more = issues.length > MAX_ISSUES ? `\n(${issues.length - MAX_ISSUES} more)` : ''
  return `Bad arguments for ${name}:\n${shortenMiddle(sentences.join('\n'), MAX_REASON)}${more}\nIt takes ${describeShape(parameters)}`
}

function sentenceOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'unrecognized_keys')
    return `There is no argument ${issue.keys.map((key) => JSON.stringify(pathText([...issue.path, key]))).join(', ')}.`
  const name = pathText(issue.path) || 'The value'
  return issue.path.reduce(fieldOf, value) === undefined ? `${name} is missing.` : `${name}: ${issue.message}.`
}

/** As in `items[0].status`. */
function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}

function fieldOf(value: unknown, name: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return (value as Readonly<Record<PropertyKey, unknown>>)[name] // Safe: it has the property.
}

/** Renames arguments to the schema's names. A name that the schema knows never changes, and no argument overwrites another. */
function withoutAliases(args: Fields, tool: Tool): Fields {
  const taken = new Map<string, unknown>(Object.entries(args).filter(([name]) => isParameter(name, tool)))
  for (const [name, field] of Object.entries(args)) {
    const canonical = canonicalName(name, tool)
    // A second name with another value stays, and the schema refuses it.
    if (!taken.has(canonical)) taken.set(canonical, field)
    else if (canonical !== name && taken.get(canonical) !== field) taken.set(name, field)
  }
  return Object.fromEntries(taken)
}

function canonicalName(name: string, tool: Tool): string {
  if (isParameter(name, tool)) return name
  const { aliases = {} } = tool
  if (Object.hasOwn(aliases, name)) return aliases[name] ?? name
  const snakeCase = name.replaceAll(/(?<=[a-z])(?=[A-Z])|-/g, '_').toLowerCase()
  return isParameter(snakeCase, tool) ? snakeCase : name
}

function isParameter(name: string, { parameters }: Tool): boolean {
  return Object.hasOwn(parameters.shape, name)
}

/** Repairs each mistake with only one possible meaning; undefined when there is none. */
function repair(value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  let repaired = value
  for (const issue of issues.slice(0, MAX_REPAIRS)) {
    repaired = changeAt(repaired, issue.path, (field) => repairedValue(field, issue))
  }
  return repaired === value ? undefined : repaired
}

/** Marks a field to remove. */
const ABSENT = Symbol('absent')

/** The value with the mistake repaired; the same value if it could mean several things. */
function repairedValue(value: unknown, issue: z.core.$ZodIssue): unknown {
  if (value === null) return ABSENT
  if (typeof value !== 'string' || !/^invalid_(?:type|union)$/.test(issue.code)) return value
  const literal = readLiteral(value, 0)
  const written = literal.kind === 'value' && value.slice(literal.end).trim() === '' ? literal.value : value
  if (issue.code !== 'invalid_type' || issue.expected !== 'array' || Array.isArray(written)) return written
  // Text that starts like JSON is another kind of value, or a list that was cut off. It is not the only item of a list.
  return /^\s*(?:\[|\{\s*"|")/.test(value) ? value : [value]
}

/** Replaces the value at a path. Returns the same object when nothing differs there or the path does not exist. */
function changeAt(value: unknown, path: readonly PropertyKey[], change: (field: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return value
  const before = fieldOf(value, key)
  const after = changeAt(before, rest, change)
  if (after === before) return value
  if (Array.isArray(value)) {
    return after === ABSENT ? value : value.map((each: unknown, index) => (index === Number(key) ? after : each))
  }
  const entries = Object.entries(value).map(([name, field]): [string, unknown] => [name, name === key ? after : field])
  return Object.fromEntries(entries.filter(([, field]) => field !== ABSENT))
}
