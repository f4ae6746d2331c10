import { isRecord, type Schema } from './tool-signatures.ts'
import { mayMatch } from './name-pattern.ts'
import { jsonTypeOf, typedValue, typesOf } from './typed-value.ts'

/** `misfit` completes "could not be read, for …". */
export type Fit =
  { readonly kind: 'fits'; readonly value: unknown } | { readonly kind: 'misfit'; readonly reason: string }

interface Fitting {
  /** Within one of several forms a value has to fit; elsewhere the tool itself says what is wrong with it. */
  readonly isStrict: boolean
  /** Names that the schema does not know stay, for the tool to refuse. */
  readonly keepsUnknown?: boolean
  readonly depth?: number
}

const MAX_DEPTH = 64

/**
 * Holds a value against a JSON Schema: names that it does not allow are left out, text that can only be a number, a boolean, a
 * list or an object is read as such, and of several forms the one that it has is taken. What fits as it is stays the very same
 * value.
 */
export function fitToSchema(value: unknown, schema: unknown, fitting: Fitting = { isStrict: false }): Fit {
  const depth = (fitting.depth ?? 0) + 1
  if (schema === false) return fitting.isStrict ? misfit('it holds what its schema does not allow') : fits(value)
  if (!isRecord(schema) || depth > MAX_DEPTH) return fits(value)
  const branches = [schema['oneOf'], schema['anyOf']].find(Array.isArray)
  const inner = { ...fitting, depth }
  const own = fitOwn(value, schema, inner)
  return branches && own.kind === 'fits' ? fitOneOf(own.value, branches, inner) : own
}

/** Several forms may take the value; then one has to take it as it is, or all have to make the same of it. */
function fitOneOf(value: unknown, branches: readonly unknown[], fitting: Fitting): Fit {
  const found = branches
    .map((branch) => fitToSchema(value, branch, { ...fitting, isStrict: true }))
    .flatMap((fit) => (fit.kind === 'fits' ? [fit] : []))
  const [first, ...others] = found
  if (!first)
    return isRecord(value) || fitting.isStrict ? misfit('it has none of the forms of its schema') : fits(value)
  if (found.some((fit) => fit.value === value)) return fits(value)
  const isOne = others.every((fit) => JSON.stringify(fit.value) === JSON.stringify(first.value))
  return isOne ? first : misfit('it mixes several forms of its schema')
}

function fitOwn(given: unknown, schema: Schema, fitting: Fitting): Fit {
  const types = typesOf(schema)
  const isText = typeof given === 'string' && types.size > 0 && !types.has('string')
  const value = isText ? (typedValue(given, schema) ?? given) : given
  const reason = fitting.isStrict ? mistakeIn(value, types, schema) : undefined
  if (reason !== undefined) return misfit(reason)
  if (Array.isArray(value)) return fitItems(value, schema, fitting)
  return isRecord(value) ? fitFields(value, schema, fitting) : fits(value)
}

function mistakeIn(value: unknown, types: ReadonlySet<string>, schema: Schema): string | undefined {
  const type = jsonTypeOf(value)
  const isTyped = types.size === 0 || types.has(type) || (type === 'integer' && types.has('number'))
  if (!isTyped) return `a value of the type ${type} is not what its schema asks for`
  return isAmong(value, schema) ? undefined : 'a value is none of those that its schema allows'
}

function isAmong(value: unknown, schema: Schema): boolean {
  const { enum: values, const: only } = schema
  if (only !== undefined && JSON.stringify(only) !== JSON.stringify(value)) return false
  return !Array.isArray(values) || values.some((each) => JSON.stringify(each) === JSON.stringify(value))
}

function fitItems(items: readonly unknown[], schema: Schema, fitting: Fitting): Fit {
  const { items: rest, additionalItems, prefixItems } = schema
  const first: readonly unknown[] = Array.isArray(prefixItems) ? prefixItems : Array.isArray(rest) ? rest : []
  const further = Array.isArray(rest) ? additionalItems : rest
  return collect(
    items,
    items.map((item, index) => fitToSchema(item, index < first.length ? first[index] : further, fitting)),
    (values) => values
  )
}

function fitFields(given: Schema, schema: Schema, fitting: Fitting): Fit {
  const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : []
  const named = underTheirNames(given, schema, required)
  if (fitting.isStrict && required.some((name) => !Object.hasOwn(named, String(name))))
    return misfit('a field that must be given is missing')
  const inner = { isStrict: fitting.isStrict, depth: fitting.depth ?? 0 }
  const kept = Object.entries(named).flatMap(([name, value]) => {
    const rules = rulesFor(name, schema)
    if (rules === 'unknown') return fitting.keepsUnknown ? [{ name, value, fit: fits(value) }] : []
    const fit = fitAll(value, rules, inner)
    // How many models say that they leave out an optional field.
    return value === null && fit.kind === 'misfit' && !required.includes(name) ? [] : [{ name, value, fit }]
  })
  const isWhole = named === given && kept.length === Object.keys(given).length
  const before = kept.map(({ value }) => value)
  const collected = collect(
    before,
    kept.map(({ fit }) => fit),
    (values) => values
  )
  if (collected.kind === 'misfit') return collected
  if (isWhole && collected.value === before) return fits(given)
  const values: readonly unknown[] = Array.isArray(collected.value) ? collected.value : before
  return fits(Object.fromEntries(kept.map(({ name }, index) => [name, values[index]])))
}

interface Rule {
  readonly schema: unknown
  readonly isStrict: boolean
}

function fitAll(value: unknown, rules: readonly Rule[], fitting: Fitting): Fit {
  let fit = fits(value)
  for (const { schema, isStrict } of rules) {
    if (fit.kind === 'misfit') break
    fit = fitToSchema(fit.value, schema, { ...fitting, isStrict: fitting.isStrict || isStrict })
  }
  return fit
}

/** The schemas that a field has to fit; `unknown` for one that is not allowed. */
function rulesFor(name: string, schema: Schema): readonly Rule[] | 'unknown' {
  const properties = fieldsOf(schema['properties'])
  const patterns = Object.entries(fieldsOf(schema['patternProperties']))
  const isKnown = Object.hasOwn(properties, name)
  // Whether a dangerous pattern matches is not tried out: a name that is known is taken not to, any other one to do so.
  const matching = patterns.filter(([pattern]) => {
    const verdict = mayMatch(pattern, name)
    return verdict === 'yes' || (verdict === 'perhaps' && !isKnown)
  })
  const rules = matching.map(([, each]) => ({ schema: each, isStrict: true }))
  if (isKnown) rules.unshift({ schema: properties[name], isStrict: false })
  if (rules.some((rule) => rule.schema === false)) return 'unknown'
  if (rules.length > 0) return rules
  const { additionalProperties: others } = schema
  // Who says how names have to look means those names only.
  const isClosed = others === false || (isUnsaid(others) && patterns.length > 0 && isUnsaid(schema['properties']))
  return isClosed ? 'unknown' : [{ schema: others, isStrict: false }]
}

/** An empty object is what our own schema of any object says in the place of nothing. */
function isUnsaid(value: unknown): boolean {
  return value === undefined || (isRecord(value) && Object.keys(value).length === 0)
}

/** `target_language` is `targetLanguage`, where nothing else can be meant. */
function underTheirNames(given: Schema, schema: Schema, required: readonly unknown[]): Schema {
  const properties = fieldsOf(schema['properties'])
  const isClosed = schema['additionalProperties'] === false
  const free = Object.keys(properties).filter((name) => !Object.hasOwn(given, name))
  const meant = (name: string): string => {
    if (Object.hasOwn(properties, name)) return name
    const alike = free.filter((each) => folded(each) === folded(name) && (isClosed || required.includes(each)))
    return alike.length === 1 && alike[0] !== undefined ? alike[0] : name
  }
  const names = Object.keys(given)
  const others = names.map(meant)
  const isSame = free.length === 0 || others.every((name, index) => name === names[index])
  // Two for one name: nobody knows which is meant.
  if (isSame || new Set(others).size < others.length) return given
  return Object.fromEntries(Object.values(given).map((value, index) => [others[index] ?? '', value]))
}

function folded(name: string): string {
  return name.replaceAll(/[_-]/g, '').toLowerCase()
}

function fieldsOf(value: unknown): Schema {
  return isRecord(value) ? value : {}
}

/** The first misfit, or what became of all; what was there before where nothing changed. */
function collect(
  before: readonly unknown[],
  found: readonly Fit[],
  make: (values: readonly unknown[]) => unknown
): Fit {
  const values: unknown[] = []
  for (const fit of found) {
    if (fit.kind === 'misfit') return fit
    values.push(fit.value)
  }
  return fits(values.every((value, index) => value === before[index]) ? before : make(values))
}

function fits(value: unknown): Fit {
  return { kind: 'fits', value }
}

function misfit(reason: string): Fit {
  return { kind: 'misfit', reason }
}
