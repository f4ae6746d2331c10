/** One entry of `reasoning_details`, in which OpenRouter and others carry signed and encrypted thinking. */
export type ThinkingDetail = Readonly<Record<string, unknown>>

/** Fields of an entry that come in pieces; all others come whole. */
const GROWING = ['text', 'summary']

/**
 * Puts the entries of `reasoning_details` together from their pieces. They go back as they came: the provider checks the
 * signature of each.
 *
 * A piece belongs to the entry of its type and index; without an index to the last entry, when that is of its type.
 */
export class ThinkingDetails {
  readonly #entries: { readonly pieces: ThinkingDetail[]; readonly fields: Record<string, unknown> }[] = []

  add(piece: ThinkingDetail): void {
    const entry = this.#entryFor(piece)
    if (!entry) {
      this.#entries.push({ pieces: [piece], fields: said(piece) })
      return
    }
    entry.pieces.push(piece)
    // The first id and format stay; the signature comes last.
    for (const [field, value] of Object.entries(said(piece))) {
      if (field === 'signature' ? value : !(field in entry.fields)) entry.fields[field] = value
    }
  }

  finish(): ThinkingDetail[] {
    return this.#entries.map(({ pieces, fields }) => ({ ...fields, ...grown(pieces) }))
  }

  #entryFor(piece: ThinkingDetail) {
    const { type, index, id } = piece
    // Encrypted thinking comes whole: what follows it is another one.
    if (!GROWING.some((field) => field in piece) && !('signature' in piece)) return undefined
    const fits = ({ fields }: { readonly fields: ThinkingDetail }) =>
      fields['type'] === type && (fields['id'] == null || id == null || fields['id'] === id)
    if (index == null) return this.#entries.slice(-1).find(fits)
    return this.#entries.findLast((entry) => entry.fields['index'] === index && fits(entry))
  }
}

function said(piece: ThinkingDetail): Record<string, unknown> {
  return Object.fromEntries(Object.entries(piece).filter(([, value]) => value !== null && value !== undefined))
}

function grown(pieces: readonly ThinkingDetail[]): Record<string, string> {
  const fields = GROWING.map((field) => [field, pieces.map((piece) => piece[field]).filter(isText)] as const)
  return Object.fromEntries(
    fields.filter(([, texts]) => texts.length > 0).map(([field, texts]) => [field, texts.join('')])
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
