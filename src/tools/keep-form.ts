import type { DecodedText } from '../workspace/encoding.ts'

const BOM = '\ufeff'

/** A text that replaces a whole file, in the form that the file has. `kept` names what the new text did not have itself. */
export interface KeptForm {
  readonly text: string
  readonly kept: readonly string[]
}

/** Models write LF, and no byte order mark, whatever the file has that they replace. */
export function keepForm(text: string, old: DecodedText): KeptForm {
  const kept: string[] = []
  let formed = text
  if (hasOnlyCrlf(old.text) && formed.includes('\n') && !formed.includes('\r')) {
    formed = formed.replaceAll('\n', '\r\n')
    kept.push('CRLF line ends')
  }
  if (old.text.startsWith(BOM) && !formed.startsWith(BOM)) {
    formed = BOM + formed
    kept.push('byte order mark')
  }
  if (old.encoding !== 'utf-8') kept.push(old.encoding.toUpperCase())
  return { text: formed, kept }
}

function hasOnlyCrlf(text: string): boolean {
  return text.includes('\r\n') && !/(?<!\r)\n/.test(text)
}
