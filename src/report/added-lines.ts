/** A line that a patch adds. */
export interface AddedLine {
  readonly path: string
  /** In the file as it is afterwards, counted from 1. */
  readonly line: number
  readonly text: string
}

const HUNK = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/
const NEW_PATH = /^\+\+\+ (?:"b\/(.*)"|b\/(.*?))\t?$/s

/** The added lines of a patch by git. Lines are counted as the hunks say, so that no content passes for a heading. */
export function* addedLines(patch: string): Generator<AddedLine> {
  let path = ''
  let line = 0
  let oldLeft = 0
  let newLeft = 0
  for (const text of patch.split('\n')) {
    if (oldLeft <= 0 && newLeft <= 0) {
      const [, quoted, plain] = NEW_PATH.exec(text) ?? []
      path = quoted === undefined ? (plain ?? path) : unquote(quoted)
      const [isHunk, oldCount = '1', first = '0', newCount = '1'] = HUNK.exec(text) ?? []
      if (isHunk === undefined) continue
      ;[oldLeft, newLeft, line] = [Number(oldCount), Number(newCount), Number(first)]
      continue
    }
    if (text.startsWith('\\')) continue
    if (text.startsWith('+')) yield { path, line, text: text.slice(1) }
    if (!text.startsWith('-')) {
      line += 1
      newLeft -= 1
    }
    if (!text.startsWith('+')) oldLeft -= 1
  }
}

/** A name as git quotes it: bytes in octal. */
function unquote(name: string): string {
  const bytes = Array.from(name.matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/gs), ([, octal, sign, text]) => {
    if (octal !== undefined) return Buffer.from([Number.parseInt(octal, 8)])
    return Buffer.from(text ?? { n: '\n', t: '\t', r: '\r' }[sign ?? ''] ?? sign ?? '')
  })
  return Buffer.concat(bytes).toString()
}
