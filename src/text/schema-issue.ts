/** What a schema says about a part of a value. zod's issues have more. */
export interface SchemaIssue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

const MAX_ISSUES = 5

/** Each issue as a sentence about a field of the value, such as `comment.id is missing.` */
export function issueSentences(issues: readonly SchemaIssue[], value: unknown): readonly string[] {
  const sentences = [...new Set(issues.map((issue) => sentenceOf(issue, value)))]
  if (sentences.length <= MAX_ISSUES) return sentences
  return [...sentences.slice(0, MAX_ISSUES), `${sentences.length - MAX_ISSUES} more.`]
}

function sentenceOf({ path, message }: SchemaIssue, value: unknown): string {
  const name = path.length === 0 ? 'The value' : `The field ${path.map(String).join('.')}`
  const found = path.reduce(fieldOf, value)
  if (found === undefined) return `${name} is missing.`
  const [, expected] = /expected ([\w ]+)/.exec(message) ?? []
  return expected === undefined
    ? `${name} cannot be used: ${message}.`
    : `${name} has the type ${kindOf(found)} instead of ${expected}.`
}

function fieldOf(value: unknown, name: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return (value as Readonly<Record<PropertyKey, unknown>>)[name] // Safe: it has the property.
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
