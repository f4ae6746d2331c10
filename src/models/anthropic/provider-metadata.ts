import * as z from 'zod'

/**
 * The parts of a reply in their order, for what has to go back as it came: thinking is signed, and a model that thinks
 * between its calls reads it in its place. Text and calls are kept with their message; here is where they stand.
 */
const echoedPart = z.union([
  z.object({ type: z.literal('thinking'), thinking: z.string(), signature: z.string() }),
  z.object({ type: z.literal('redacted_thinking'), data: z.string() }),
  z.object({ type: z.literal('text'), chars: z.number() }),
  z.object({ type: z.literal('tool_use'), id: z.string() })
])

export type MetadataPart = z.output<typeof echoedPart>

const echoedParts = z.array(echoedPart)

/** @returns undefined for what this adapter did not write */
export function readMetadata(content: unknown): readonly MetadataPart[] | undefined {
  return echoedParts.safeParse(content).data
}
