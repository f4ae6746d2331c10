import * as z from 'zod'
import { describeShape } from './describe-shape.ts'
import { shortenMiddle } from './shorten-middle.ts'
import type { Tool } from './tool.ts'

type Fields = Readonly<Record<string, unknown>>

export type FittedArguments =
  | { readonly kind: 'fits'; readonly input: unknown }
  /** All mistakes at once, and what the tool takes. */
  | { readonly kind: 'mistake'; readonly reason: string }

/** A value within a value within an array is as deep as schemas go; each pass mends one level. */
const MAX_PASSES = 4
const MAX_ISSUES = 10
/** In one pass; each may copy the list that it stands in. */
const MAX_MENDED = 100
const MAX_REASON = 2_000

/**
 * Holds the arguments against the tool's schema. Where the schema refuses a value that can be read in one way only, it is
 * taken so: `"5"` for a number, `"true"` for a boolean, JSON text for the object or array that it holds, one string for a
 * list of strings, null for an optional field that is not meant. A value that the schema accepts is never touched.
 */
export function fitArguments(given: Fields, tool: Tool): FittedArguments {
  let value: unknown = withoutAliases(given, tool)
  for (let pass = 0; ; pass += 1) {
    const parsed = tool.parameters.safeParse(value)
    if (parsed.success) return { kind: 'fits', input: parsed.data }
    const mended = pass < MAX_PASSES ? mend(value, parsed.error.issues) : undefined
    if (mended === undefined) return { kind: 'mistake', reason: describe(parsed.error, tool) }
    value = mended
  }
}

function describe({ issues }: z.ZodError, { name, parameters }: Tool): string {
  const mistakes = z.prettifyError(new z.ZodError(issues.slice(0, MAX_ISSUES)))
  const more = issues.length > MAX_ISSUES ? `\n(${issues.length - MAX_ISSUES} more)` : ''
  return `Bad arguments for ${name}:\n${shortenMiddle(mistakes, MAX_REASON)}${more}\nIt takes ${describeShape(parameters)}`
}

/** The same arguments under the names of the schema. A name that the schema knows is never touched, and two never meet. */
function withoutAliases(given: Fields, tool: Tool): Fields {
  const taken = new Map<string, unknown>(Object.entries(given).filter(([name]) => isParameter(name, tool)))
  for (const [name, field] of Object.entries(given)) {
    const canonical = canonicalName(name, tool)
    // A second name with another value stays as it is, and the schema refuses it.
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

type Issue = z.ZodError['issues'][number]

/** The value with each mistake of one reading put right; undefined when there is none. */
function mend(value: unknown, issues: readonly Issue[]): unknown {
  let mended = value
  for (const issue of issues.slice(0, MAX_MENDED)) {
    mended = changeAt(mended, issue.path, (found) => readingOf(found, issue))
  }
  return mended === value ? undefined : mended
}

/** Stands for a field that is left out. */
const ABSENT = Symbol('absent')

function readingOf(value: unknown, issue: Issue): unknown {
  if (value === null) return ABSENT
  if (issue.code !== 'invalid_type' || typeof value !== 'string') return value
  switch (issue.expected) {
    case 'number':
    case 'int':
      return numberIn(value)
    case 'boolean':
      return booleanIn(value)
    case 'array':
      return jsonIn(value, Array.isArray) ?? [value]
    case 'object':
    case 'record':
      return jsonIn(value, (held) => typeof held === 'object' && held !== null && !Array.isArray(held)) ?? value
    default:
      return value
  }
}

function numberIn(text: string): unknown {
  const isNumber = /^\s*-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?\s*$/i.test(text) && Number.isFinite(Number(text))
  return isNumber ? Number(text) : text
}

function booleanIn(text: string): unknown {
  const word = text.trim().toLowerCase()
  return word === 'true' || word === 'false' ? word === 'true' : text
}

function jsonIn(text: string, isWanted: (held: unknown) => boolean): unknown {
  try {
    const held: unknown = JSON.parse(text)
    return isWanted(held) ? held : undefined
  } catch {
    return undefined
  }
}

/** The value with another one at the path; itself when nothing is different there, or there is no such place. */
function changeAt(value: unknown, path: readonly PropertyKey[], change: (found: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return value
  const fields = value as Readonly<Record<PropertyKey, unknown>> // It has the key, which is all that is asked of it.
  const before = fields[key]
  const after = changeAt(before, rest, change)
  if (after === before) return value
  if (Array.isArray(value)) {
    return after === ABSENT ? value : value.map((each: unknown, index) => (index === Number(key) ? after : each))
  }
  const entries = Object.entries(value).map(([name, field]): [string, unknown] => [name, name === key ? after : field])
  return Object.fromEntries(entries.filter(([, field]) => field !== ABSENT))
}
