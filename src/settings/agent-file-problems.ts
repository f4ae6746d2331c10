import { closest, distance } from 'fastest-levenshtein'
import type * as z from 'zod'
import { quoteValue } from './quote-value.ts'
import type { YamlProblem, YamlSource } from './yaml-source.ts'

type Issue = z.core.$ZodIssue

/** Each issue of the schema as a sentence for the author of the file, with the line it is about. */
export function describeIssues(issues: readonly Issue[], source: YamlSource): readonly YamlProblem[] {
  return issues.flatMap((issue) => closestReading(issue)).flatMap((issue) => describe(issue, source))
}

// Of several forms a value may have, the one that was meant is the one whose outermost type is right.
function closestReading(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.find((issues) =>
    issues.every(({ code, path }) => path.length > 0 || code !== 'invalid_type')
  )
  if (!meant) return [issue]
  return meant.flatMap((inner) => closestReading({ ...inner, path: [...issue.path, ...inner.path] }))
}

function describe(issue: Issue, source: YamlSource): readonly YamlProblem[] {
  const { path, message } = issue
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ line: source.lineOf([...path, key]), text: unknownKey(key, path, message) }))
  }
  const value = path.reduce(valueAt, source.value)
  const state = value === undefined ? 'missing' : quoteValue(value)
  return [{ line: source.lineOf(path), text: `${nameOf(path)} is ${state}. It takes ${message}.` }]
}

/** Settings that have another name now. */
const RENAMED: Readonly<Record<string, string>> = { 'delegation.cheap-model': 'models.cheap' }

function unknownKey(key: string, path: readonly PropertyKey[], known: string): string {
  const now = Object.entries(RENAMED).find(([name]) => name === nameOf([...path, key]))?.[1]
  if (now !== undefined) return `${nameOf([...path, key])} is not a setting any more. Write it as ${now}.`
  const near = closest(key, known.split(', '))
  const remedy = distance(key, near) <= 3 ? `Did you mean ${near}?` : `There are ${known}.`
  return `${nameOf([...path, key])} is not a setting. ${remedy}`
}

function valueAt(value: unknown, name: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return (value as Readonly<Record<PropertyKey, unknown>>)[name] // It has the property, so it can be asked for it.
}

/** As people write it: `setup[0].run`, or what stands for the whole file. */
function nameOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'The file'
  const parts = path.map((name, index) => {
    if (typeof name === 'number') return `[${name}]`
    return `${index === 0 ? '' : '.'}${String(name)}`
  })
  return parts.join('')
}
