import * as z from 'zod'

/**
 * The parts of a response in order. Thinking is signed, so it is sent back unchanged. It keeps its position, because a model may
 * think between its calls. Text and calls are in the message; the metadata has only their positions.
 */
const metadataPart = z.union([
  z.object({ type: z.literal('thinking'), thinking: z.string(), signature: z.string() }),
  z.object({ type: z.literal('redacted_thinking'), data: z.string() }),
  z.object({ type: z.literal('text'), chars: z.number() }),
  z.object({ type: z.literal('tool_use'), id: z.string() })
])

export type MetadataPart = z.output<typeof metadataPart>

const metadataParts = z.array(metadataPart)

/** @returns undefined for metadata of another protocol */
export function readMetadata(content: unknown): readonly MetadataPart[] | undefined {
  return metadataParts.safeParse(content).data
}
