import { MAX_TRACE_LINE } from './trace-file.ts'

/**
 * The lines of a trace without their ends, in order. Not those of `node:readline`: it also ends a line at U+2028, which a line of JSON can
 * contain. What no reader takes of a line that is too long is left out.
 *
 * @param input the text of the file, in pieces
 */
export async function* traceLines(input: AsyncIterable<string>): AsyncGenerator<string> {
  let pieces: string[] = []
  let length = 0
  for await (const chunk of input) {
    for (const [index, piece] of chunk.split('\n').entries()) {
      if (index > 0) {
        yield lineOf(pieces)
        pieces = []
        length = 0
      }
      if (length <= MAX_TRACE_LINE) pieces.push(piece)
      length += piece.length
    }
  }
  if (length > 0) yield lineOf(pieces)
}

function lineOf(pieces: readonly string[]): string {
  return pieces.join('').replace(/\r$/, '')
}
