/** Lines with which runners begin to describe a failure. */
const FAILURE =
  /^(?:={3,} (?:FAILURES|ERRORS) ={3,}|={20,}$|failures:$|✖ failing tests:|⎯+ Failed|\s*● |\s*1\) |\s*not ok \d|--- FAIL: |\S+\.go:\d+:\d+: |\s*✘ |FAIL\b|FAILED\b|\[ERROR\] |.*\b(?:error|Error|panicked)\b)/

/** The share of the excerpt for the end of the output, where most runners print their summary. */
const END_SHARE = 1 / 3

/**
 * The part of an output that shows why a check failed: from the first line that describes a failure to the end. If this is too
 * long, its middle is left out.
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
  const available = maxChars - start.length - '\n…\n'.length
  const endChars = Math.floor(available * END_SHARE)
  return `${start}${text.slice(0, available - endChars).trimEnd()}\n…\n${text.slice(-endChars).trimStart()}`.toWellFormed()
}
