/** The name of an earlier call as providers check it: one that the model made up would have every request refused. */
export function sanitizeCallName(name: string): string {
  return name.replaceAll(/[^\w-]/g, '_').slice(0, 64)
}

/** Arguments of an earlier call, both as JSON text and as what it says. */
export interface SanitizedArguments {
  readonly text: string
  readonly value: Readonly<Record<string, unknown>>
}

/**
 * The arguments of an earlier call as an object, whatever the model wrote: some servers parse them, and one call that was
 * written badly would make them refuse every request from then on.
 */
export function sanitizeArguments(text: string): SanitizedArguments {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { text, value: { ...value } }
  } catch {
    // It goes back as a quotation, below.
  }
  const value = { not_json: text.toWellFormed() }
  return { text: JSON.stringify(value), value }
}
