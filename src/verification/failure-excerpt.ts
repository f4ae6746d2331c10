/** Lines with which runners begin to describe a failure. */
const FAILURE =
  /^(?:={3,} (?:FAILURES|ERRORS) ={3,}|={20,}$|failures:$|✖ failing tests:|⎯+ Failed|\s*● |\s*1\) |\s*not ok \d|--- FAIL: |\s*✘ |FAIL\b|FAILED\b|\[ERROR\] |.*\b(?:error|Error|panicked)\b)/

/** Share of the room that the end gets, where most runners print their summary. */
const END_SHARE = 1 / 3

/**
 * The part of an output that shows why a check failed: from the first line that describes a failure, and the end. Lines in between are
 * left out if there are too many characters.
 */
export function failureExcerpt(output: string, maxChars: number): string {
  const lines = output.trimEnd().split('\n')
  const first = Math.max(
    0,
    lines.findIndex((line) => FAILURE.test(line))
  )
  const text = lines.slice(first).join('\n')
  const start = first > 0 ? '…\n' : ''
  if (text.length + start.length <= maxChars) return `${start}${text}`
  const room = maxChars - start.length - '\n…\n'.length
  const endChars = Math.floor(room * END_SHARE)
  return `${start}${text.slice(0, room - endChars).trimEnd()}\n…\n${text.slice(-endChars).trimStart()}`.toWellFormed()
}
