import { issuesOfMeantForm, type SchemaIssue } from './meant-form.ts'

const MAX_ISSUES = 5

/**
 * Each issue as a sentence about a field of the value, such as `The field comment.id is missing.`
 *
 * @param lineOf the line of a field in the file that the value comes from, to be named in the sentence
 */
export function issueSentences(
  issues: readonly SchemaIssue[],
  value: unknown,
  lineOf?: (path: readonly PropertyKey[]) => number
): readonly string[] {
  const all = issues.flatMap((issue) => issuesOfMeantForm(issue, isWrongType))
  const sentences = [
    ...new Set(
      all.map((issue) => {
        const sentence = sentenceOf(issue, value)
        return lineOf ? `Line ${lineOf(issue.path)}: ${sentence}` : sentence
      })
    )
  ]
  if (sentences.length <= MAX_ISSUES) return sentences
  return [...sentences.slice(0, MAX_ISSUES), `${sentences.length - MAX_ISSUES} more.`]
}

const TYPE = /expected (\w+), received/

function isWrongType({ message }: SchemaIssue): boolean {
  return TYPE.test(message)
}

function sentenceOf(issue: SchemaIssue, value: unknown): string {
  const { path, message } = issue
  const name = path.length === 0 ? 'The value' : `The field ${path.map(String).join('.')}`
  const actual = path.reduce(fieldOf, value)
  if (actual === undefined) return `${name} is missing.`
  const types = expectedTypes(issue)
  if (types.length > 0) return `${name} has the type ${kindOf(actual)} instead of ${types.join(' or ')}.`
  const [, options] = /expected one of (.+)/.exec(message) ?? []
  if (options !== undefined) return `${name} must be one of ${options.replaceAll('"', '').replaceAll('|', ', ')}.`
  const [, bound] = /expected \w+ to ((?:be|have) .+)/.exec(message) ?? []
  return bound === undefined ? `${name} cannot be used: ${message}.` : `${name} must ${inWords(bound)}.`
}

/** The types of all forms that the value can have. */
function expectedTypes({ message, errors = [] }: SchemaIssue): readonly string[] {
  const messages = [message, ...errors.flatMap((issues) => issues.map((each) => each.message))]
  const types = messages.flatMap((text) => TYPE.exec(text)?.[1] ?? [])
  return [...new Set(types.map((type) => (type === 'record' ? 'object' : type)))]
}

const COMPARISONS = { '>=': 'at least ', '<=': 'at most ', '>': 'more than ', '<': 'less than ' } as const

function inWords(bound: string): string {
  // Safe: the expression matches nothing else.
  return bound.replace(/[<>]=?/, (sign) => COMPARISONS[sign as keyof typeof COMPARISONS])
}

/** A field of an object or list; undefined if it has none of this name. */
export function fieldOf(value: unknown, name: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return (value as Readonly<Record<PropertyKey, unknown>>)[name] // Safe: it has the property.
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
