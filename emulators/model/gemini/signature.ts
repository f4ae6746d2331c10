import { createHmac } from 'node:crypto'

/** The part of a turn that is signed. */
export interface SignedPart {
  readonly text?: string | undefined
  readonly functionCall?: { readonly name: string; readonly args?: unknown } | undefined
}

/** The endpoint signs its parts, to recognize them when they come back. */
export function signPart({ text = '', functionCall }: SignedPart): string {
  const signed = functionCall ? [functionCall.name, functionCall.args] : [text]
  return createHmac('sha256', 'emulator').update(JSON.stringify(signed)).digest('base64')
}

/** Accepted instead of a signature. Source: https://ai.google.dev/gemini-api/docs/thought-signatures */
export const NO_SIGNATURE = 'skip_thought_signature_validator'

/** Whether a model rejects calls without a signature, as all since Gemini 3 do. */
export function requiresSignatures(model: string): boolean {
  return !/gemini-[12]\b/.test(model)
}
