import type * as z from 'zod'
import { UserError } from '../errors.ts'
import { shorten } from '../text/shorten.ts'

/** Returns an input as text, and '' for an input that is not set (`core.getInput`). */
export type ReadInput = (name: string) => string

/**
 * The inputs of a schema, whose messages say what was expected. One error reports all problems.
 *
 * @param otherProblems each a sentence
 * @throws UserError that names each invalid input, its value unless that is a secret, and what was expected
 */
export function checkInputs<Schema extends z.ZodObject>(
  schema: Schema,
  read: ReadInput,
  otherProblems: readonly string[] = []
): z.output<Schema> {
  const parsed = schema.safeParse(readAll(schema, read))
  // One line per input, because a value can fail two checks with the same message.
  const problems = new Map<string, string>()
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0])
    problems.set(name, `${name} is ${showInput(name, read(name))}. Expected ${message}.`)
  }
  const lines = [...problems.values(), ...otherProblems].map((problem) => `- ${problem}`)
  if (parsed.success && lines.length === 0) return parsed.data
  throw new UserError(`The inputs of the action have errors (\`with:\` in the workflow file):\n${lines.join('\n')}`)
}

/** The texts of the inputs that a schema has. */
export function readAll(schema: z.ZodObject, read: ReadInput): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, read(name)]))
}

const secrets: readonly string[] = ['github-token', 'api-key']

function showInput(name: string, value: string): string {
  if (value.trim() === '') return 'not set'
  if (secrets.includes(name)) return 'invalid'
  return quoteValue(name === 'base-url' ? withoutCredentials(value) : value)
}

/** The runner masks secrets in its log, but not in a comment. */
function withoutCredentials(address: string): string {
  return address.replace(/\/\/.*@/su, '//***@').replace(/([?#]).*$/su, '$1***')
}

const MAX_CHARACTERS = 60

/** A value for a message: JSON on one short line, or that it is missing. */
export function quoteValue(value: unknown): string {
  return shorten(value === undefined ? 'missing' : JSON.stringify(value), MAX_CHARACTERS)
}
