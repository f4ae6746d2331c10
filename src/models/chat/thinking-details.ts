/** An entry of `reasoning_details`, in which OpenRouter and others send signed and encrypted thinking. */
export type ThinkingDetail = Readonly<Record<string, unknown>>

/** Fields that stream in pieces; all others come complete. */
const STREAMED = ['text', 'summary']

/**
 * Assembles the entries of `reasoning_details` from their pieces. They are sent back unchanged, because the provider checks each
 * signature.
 *
 * A piece belongs to the entry of its type and index; without an index, to the last entry if that has its type.
 */
export class ThinkingDetails {
  readonly #entries: { readonly pieces: ThinkingDetail[]; readonly fields: Record<string, unknown> }[] = []

  add(piece: ThinkingDetail): void {
    const entry = this.#entryFor(piece)
    if (!entry) {
      this.#entries.push({ pieces: [piece], fields: presentFields(piece) })
      return
    }
    entry.pieces.push(piece)
    // The first id and format stay; the signature comes last.
    for (const [field, value] of Object.entries(presentFields(piece))) {
      if (field === 'signature' ? value : !(field in entry.fields)) entry.fields[field] = value
    }
  }

  finish(): ThinkingDetail[] {
    return this.#entries.map(({ pieces, fields }) => ({ ...fields, ...joinedFields(pieces) }))
  }

  #entryFor(piece: ThinkingDetail) {
    const { type, index, id } = piece
    // Encrypted thinking comes complete, so what follows is another entry.
    if (!STREAMED.some((field) => field in piece) && !('signature' in piece)) return undefined
    const fits = ({ fields }: { readonly fields: ThinkingDetail }) =>
      fields['type'] === type && (fields['id'] == null || id == null || fields['id'] === id)
    if (index == null) return this.#entries.slice(-1).find(fits)
    return this.#entries.findLast((entry) => entry.fields['index'] === index && fits(entry))
  }
}

function presentFields(piece: ThinkingDetail): Record<string, unknown> {
  return Object.fromEntries(Object.entries(piece).filter(([, value]) => value !== null && value !== undefined))
}

function joinedFields(pieces: readonly ThinkingDetail[]): Record<string, string> {
  const fields = STREAMED.map((field) => [field, pieces.map((piece) => piece[field]).filter(isText)] as const)
  return Object.fromEntries(
    fields.filter(([, texts]) => texts.length > 0).map(([field, texts]) => [field, texts.join('')])
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
