import type { FoundCall } from './found-call.ts'

/** A part of a reply. */
export type Segment =
  | { readonly kind: 'text' | 'thinking'; readonly text: string }
  /** A call that nothing marks counts only at the end of the reply: `isCertain` says that it is not such a one. */
  | {
      readonly kind: 'calls'
      readonly calls: readonly FoundCall[]
      readonly source: string
      readonly isCertain: boolean
    }

export function withoutCalls(piece: Segment): Segment {
  return piece.kind === 'calls' ? { ...piece, calls: [] } : piece
}

/** The pieces with calls that nothing marks as text, where words follow them. */
export function decided(pieces: readonly Segment[]): readonly Segment[] {
  const last = pieces.findLastIndex((piece) => piece.kind === 'text' && piece.text.trim() !== '')
  return pieces.map((piece, index) =>
    piece.kind === 'calls' && !piece.isCertain && index < last ? { kind: 'text', text: piece.source } : piece
  )
}

export function joined(pieces: readonly Segment[], kind: 'text' | 'thinking'): string {
  return pieces.map((piece) => (piece.kind === kind ? piece.text : '')).join(kind === 'text' ? '' : '\n')
}
