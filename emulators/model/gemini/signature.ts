import { createHmac } from 'node:crypto'

/** A part as the endpoint signs it. */
export interface SignedPart {
  readonly text?: string | undefined
  readonly functionCall?: { readonly name: string; readonly args?: unknown } | undefined
}

/** What the endpoint puts on a part that it gives out, to know both again when they come back. */
export function signPart({ text = '', functionCall }: SignedPart): string {
  const said = functionCall ? [functionCall.name, functionCall.args] : [text]
  return createHmac('sha256', 'loopback').update(JSON.stringify(said)).digest('base64')
}

/** Taken in the place of a signature. Source: https://ai.google.dev/gemini-api/docs/thought-signatures */
export const NO_SIGNATURE = 'skip_thought_signature_validator'

/** Whether a model refuses a call without a signature, as those since Gemini 3 do. */
export function requiresSignatures(model: string): boolean {
  return !/gemini-[12]\b/.test(model)
}
