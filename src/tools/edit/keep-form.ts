import type { DecodedText } from '../../text/encoding.ts'

const BOM = '\ufeff'

/** A text that replaces a whole file, in the form that the file has. `preserved` names what the new text did not have itself. */
export interface PreservedText {
  readonly text: string
  readonly preserved: readonly string[]
}

/** Models write LF, and no byte order mark, whatever the file has that they replace. */
export function preserveFileFormat(text: string, old: DecodedText): PreservedText {
  const preserved: string[] = []
  let formed = text
  if (hasOnlyCrlf(old.text) && formed.includes('\n') && !formed.includes('\r')) {
    formed = formed.replaceAll('\n', '\r\n')
    preserved.push('CRLF line ends')
  }
  if (old.text.startsWith(BOM) && !formed.startsWith(BOM)) {
    formed = BOM + formed
    preserved.push('byte order mark')
  }
  if (old.encoding !== 'utf-8') preserved.push(old.encoding.toUpperCase())
  return { text: formed, preserved }
}

function hasOnlyCrlf(text: string): boolean {
  return text.includes('\r\n') && !/(?<!\r)\n/.test(text)
}
