import { MAX_DEPTH } from '../../agent/read-literal.ts'
import { mayMatch } from './name-pattern.ts'
import { isRecord, recordOf } from '../../text/json.ts'
import type { Schema } from './tool-signatures.ts'
import { jsonTypeOf, typedValue, typesOf } from './typed-value.ts'

/** `reason` completes "could not be read: …". */
export type SchemaFit =
  { readonly kind: 'fits'; readonly value: unknown } | { readonly kind: 'mismatched'; readonly reason: string }

interface Fitting {
  /** Inside one of several alternatives, a value must match. Elsewhere the tool reports what is wrong. */
  readonly isStrict: boolean
  /** Names that the schema does not know stay, for the tool to reject. */
  readonly keepsUnknown?: boolean
  readonly depth?: number
}

/**
 * Fits a value to a JSON Schema: drops names that the schema does not allow, converts text that can only be a number, a
 * boolean, a list or an object, and picks the alternative that the value matches. A value that already fits is returned
 * as the same object.
 */
export function fitToSchema(value: unknown, schema: unknown, fitting: Fitting = { isStrict: false }): SchemaFit {
  const depth = (fitting.depth ?? 0) + 1
  if (schema === false)
    return fitting.isStrict ? mismatched('it contains something that its schema does not allow') : fits(value)
  if (!isRecord(schema) || depth > MAX_DEPTH) return fits(value)
  const branches = [schema['oneOf'], schema['anyOf']].find(Array.isArray)
  const inner = { ...fitting, depth }
  const own = fitOwn(value, schema, inner)
  return branches && own.kind === 'fits' ? fitOneOf(own.value, branches, inner) : own
}

/** If several alternatives accept the value, one must accept it unchanged, or all must convert it to the same value. */
function fitOneOf(value: unknown, branches: readonly unknown[], fitting: Fitting): SchemaFit {
  const found = branches
    .map((branch) => fitToSchema(value, branch, { ...fitting, isStrict: true }))
    .flatMap((fit) => (fit.kind === 'fits' ? [fit] : []))
  const [first, ...others] = found
  if (!first)
    return isRecord(value) || fitting.isStrict ? mismatched('it matches no alternative of its schema') : fits(value)
  if (found.some((fit) => fit.value === value)) return fits(value)
  const isOne = others.every((fit) => JSON.stringify(fit.value) === JSON.stringify(first.value))
  return isOne ? first : mismatched('it mixes several alternatives of its schema')
}

function fitOwn(original: unknown, schema: Schema, fitting: Fitting): SchemaFit {
  const types = typesOf(schema)
  const isText = typeof original === 'string' && types.size > 0 && !types.has('string')
  const value = isText ? (typedValue(original, schema) ?? original) : original
  const reason = fitting.isStrict ? mismatch(value, types, schema) : undefined
  if (reason !== undefined) return mismatched(reason)
  if (Array.isArray(value)) return fitItems(value, schema, fitting)
  return isRecord(value) ? fitFields(value, schema, fitting) : fits(value)
}

function mismatch(value: unknown, types: ReadonlySet<string>, schema: Schema): string | undefined {
  const type = jsonTypeOf(value)
  const isTyped = types.size === 0 || types.has(type) || (type === 'integer' && types.has('number'))
  if (!isTyped) return `its schema does not allow a value of type ${type}`
  return isAllowed(value, schema) ? undefined : 'a value is not one of those that its schema allows'
}

function isAllowed(value: unknown, { enum: values, const: only }: Schema): boolean {
  if (only !== undefined && JSON.stringify(only) !== JSON.stringify(value)) return false
  return !Array.isArray(values) || values.some((each) => JSON.stringify(each) === JSON.stringify(value))
}

function fitItems(items: readonly unknown[], schema: Schema, fitting: Fitting): SchemaFit {
  const { items: rest, additionalItems, prefixItems } = schema
  const first: readonly unknown[] = Array.isArray(prefixItems) ? prefixItems : Array.isArray(rest) ? rest : []
  const further = Array.isArray(rest) ? additionalItems : rest
  const fitted = items.map((item, index) => fitToSchema(item, index < first.length ? first[index] : further, fitting))
  return collect(items, fitted)
}

function fitFields(original: Schema, schema: Schema, fitting: Fitting): SchemaFit {
  const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : []
  const named = withKnownNames(original, schema, required)
  if (fitting.isStrict && required.some((name) => !Object.hasOwn(named, String(name))))
    return mismatched('a required field is missing')
  const inner = { isStrict: fitting.isStrict, depth: fitting.depth ?? 0 }
  const fields = Object.entries(named).flatMap(([name, value]) => {
    const rules = rulesFor(name, schema)
    if (rules === 'unknown') return fitting.keepsUnknown ? [{ name, value, fit: fits(value) }] : []
    const fit = fitAll(value, rules, inner)
    // Many models send null to omit an optional field.
    return value === null && fit.kind === 'mismatched' && !required.includes(name) ? [] : [{ name, value, fit }]
  })
  const values = fields.map(({ value }) => value)
  const collected = collect(
    values,
    fields.map(({ fit }) => fit)
  )
  if (collected.kind === 'mismatched') return collected
  const isComplete = named === original && fields.length === Object.keys(original).length
  if (isComplete && collected.value === values) return fits(original)
  return fits(Object.fromEntries(fields.map(({ name }, index) => [name, collected.value[index]])))
}

interface Rule {
  readonly schema: unknown
  readonly isStrict: boolean
}

function fitAll(value: unknown, rules: readonly Rule[], fitting: Fitting): SchemaFit {
  let fit = fits(value)
  for (const { schema, isStrict } of rules) {
    if (fit.kind === 'mismatched') break
    fit = fitToSchema(fit.value, schema, { ...fitting, isStrict: fitting.isStrict || isStrict })
  }
  return fit
}

/** The schemas that apply to a field; `unknown` for a field that is not allowed. */
function rulesFor(name: string, schema: Schema): readonly Rule[] | 'unknown' {
  const properties = recordOf(schema['properties'])
  const patterns = Object.entries(recordOf(schema['patternProperties']))
  const isKnown = Object.hasOwn(properties, name)
  // A slow pattern is not tried: it counts as a match for unknown names, and as none for known ones.
  const matching = patterns.filter(([pattern]) => {
    const match = mayMatch(pattern, name)
    return match === 'yes' || (match === 'perhaps' && !isKnown)
  })
  const rules = matching.map(([, each]) => ({ schema: each, isStrict: true }))
  if (isKnown) rules.unshift({ schema: properties[name], isStrict: false })
  if (rules.some((rule) => rule.schema === false)) return 'unknown'
  if (rules.length > 0) return rules
  const { additionalProperties: others } = schema
  // A schema with patterns alone allows no other names.
  const isClosed = others === false || (isEmpty(others) && patterns.length > 0 && isEmpty(schema['properties']))
  return isClosed ? 'unknown' : [{ schema: others, isStrict: false }]
}

/** Zod writes `{}` for a schema of any value. */
function isEmpty(schema: unknown): boolean {
  return schema === undefined || (isRecord(schema) && Object.keys(schema).length === 0)
}

/** Renames `target_language` to `targetLanguage` where only that can be meant. */
function withKnownNames(original: Schema, schema: Schema, required: readonly unknown[]): Schema {
  const properties = recordOf(schema['properties'])
  const isClosed = schema['additionalProperties'] === false
  const free = Object.keys(properties).filter((name) => !Object.hasOwn(original, name))
  const knownName = (name: string): string => {
    if (Object.hasOwn(properties, name)) return name
    const alike = free.filter((each) => normalized(each) === normalized(name) && (isClosed || required.includes(each)))
    return alike.length === 1 && alike[0] !== undefined ? alike[0] : name
  }
  const names = Object.keys(original)
  const known = names.map(knownName)
  const isSame = free.length === 0 || known.every((name, index) => name === names[index])
  // Two names that mean the same field are ambiguous.
  if (isSame || new Set(known).size < known.length) return original
  return Object.fromEntries(Object.values(original).map((value, index) => [known[index] ?? '', value]))
}

function normalized(name: string): string {
  return name.replaceAll(/[_-]/g, '').toLowerCase()
}

/** The first mismatched, or all fitted values; the very same list if none changed. */
function collect(
  values: readonly unknown[],
  fitted: readonly SchemaFit[]
): { readonly kind: 'fits'; readonly value: readonly unknown[] } | Extract<SchemaFit, { kind: 'mismatched' }> {
  const results: unknown[] = []
  for (const fit of fitted) {
    if (fit.kind === 'mismatched') return fit
    results.push(fit.value)
  }
  return { kind: 'fits', value: results.every((value, index) => value === values[index]) ? values : results }
}

function fits(value: unknown): SchemaFit {
  return { kind: 'fits', value }
}

function mismatched(reason: string): SchemaFit {
  return { kind: 'mismatched', reason }
}
