import type { FoundCall } from './found-call.ts'

/** A part of a response. */
export type Segment =
  | { readonly kind: 'text' | 'thinking'; readonly text: string }
  | {
      readonly kind: 'calls'
      readonly calls: readonly FoundCall[]
      readonly source: string
      /** False for calls without delimiters that follow prose: they count only at the end of the response. */
      readonly isCertain: boolean
    }

export function withoutCalls(segment: Segment): Segment {
  return segment.kind === 'calls' ? { ...segment, calls: [] } : segment
}

/** Turns uncertain calls into text if prose follows them. */
export function withCertainCalls(segments: readonly Segment[]): readonly Segment[] {
  const last = segments.findLastIndex((segment) => segment.kind === 'text' && segment.text.trim() !== '')
  return segments.map((segment, index) =>
    segment.kind === 'calls' && !segment.isCertain && index < last ? { kind: 'text', text: segment.source } : segment
  )
}

export function joined(segments: readonly Segment[], kind: 'text' | 'thinking'): string {
  return segments.map((segment) => (segment.kind === kind ? segment.text : '')).join(kind === 'text' ? '' : '\n')
}
