import { messageOf, UserError } from '../errors.ts'
import { oneLine } from '../text/shorten.ts'
import { withinTime } from '../text/within-time.ts'

// Uses the validator that comes with the MCP client, so that the bundle contains only one.

/** Returns the mistakes in a value by their paths, where `data` is the value; undefined if it matches the schema. */
export type FindMistakes = (value: unknown) => string | undefined

const MAX_MISTAKES = 2_000
/** Time limit for compiling a schema, and for validating one value. An ordinary schema of 64 KB takes about 50 ms. */
const MAX_MS = 2_000
const TOO_SLOW = 'checking it takes too long'
const TOO_DEEP = 'it is nested too deeply'

/**
 * Compiles a JSON Schema. A pattern or a recursion that takes forever is stopped.
 *
 * @throws UserError for a schema that is not valid
 */
export async function compileSchema(schema: Readonly<Record<string, unknown>>): Promise<FindMistakes> {
  const { AjvJsonSchemaValidator } = await import('@modelcontextprotocol/client/validators/ajv')
  const compiled = attempt(() => new AjvJsonSchemaValidator().getValidator(schema))
  if ('failure' in compiled) throw new UserError(`The schema is not valid: ${compiled.failure}.`)
  const { result: validate } = compiled
  return (value) => {
    const validated = attempt(() => validate(value))
    if ('failure' in validated) return validated.failure
    const { valid, errorMessage } = validated.result
    return valid ? undefined : oneLine(errorMessage, MAX_MISTAKES)
  }
}

/** The validator throws an error for an invalid schema, and a RangeError for one that is nested too deeply. */
function attempt<Result>(work: () => Result): { readonly result: Result } | { readonly failure: string } {
  try {
    return withinTime(MAX_MS, () => ({ result: work() })) ?? { failure: TOO_SLOW }
  } catch (error) {
    return { failure: error instanceof RangeError ? TOO_DEEP : oneLine(messageOf(error), MAX_MISTAKES) }
  }
}
