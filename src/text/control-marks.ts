// In emphasis and with escapes, as models write it. Only the first of several spaces starts a search, so that it takes linear time.
const MARK = String.raw`(?<![ \t])[ \t]*[*_]{0,3}\\?\[\s{0,3}(?:TASK|WORK|JOB)\\?[ _-]?(?:COMPLETED?|DONE|FINISHED|ENDED|END)\s{0,3}\\?\][*_]{0,3}`
const IS_MARK = new RegExp(MARK, 'i')
const CODE_OR_MARK = new RegExp(`(\`+)[^\`\\n]*\\1|${MARK}`, 'gi')
/** The end of a text that was cut off. */
const CUT_MARK = /(?<![ \t])[ \t]*\[(?:TASK|WORK|JOB)_[A-Z]*$/i
const FENCE = /^[ \t>]*(`{3,}|~{3,})/
const INDENTED = /^(?: {4}|\t)/

/**
 * Removes control marks such as `[TASK_COMPLETE]`, with which models that were trained for other agents say that they are done.
 * Marks in code stay, because there they are quotations.
 */
export function withoutControlMarks(text: string): string {
  if (!IS_MARK.test(text) && !CUT_MARK.test(text)) return text
  const kept: string[] = []
  let fence: string | undefined
  let mayBeIndented = true
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1]
    const isFenced = fence !== undefined
    if (fence === undefined) fence = mark
    else if (mark?.startsWith(fence) && line.trim().endsWith(mark)) fence = undefined
    const isCode = isFenced || mark !== undefined || (mayBeIndented && INDENTED.test(line))
    const cleaned = isCode ? line : withoutMarks(line)
    // A line with nothing but a mark is removed.
    if (cleaned !== '' || line === '') kept.push(cleaned)
    mayBeIndented = line.trim() === '' || (mayBeIndented && INDENTED.test(line))
  }
  const cleaned = kept.join('\n')
  return fence === undefined ? cleaned.replace(CUT_MARK, '') : cleaned
}

function withoutMarks(line: string): string {
  const cleaned = line.replace(CODE_OR_MARK, (found) => (IS_MARK.test(found) && !found.startsWith('`') ? '' : found))
  return cleaned === line ? line : cleaned.trimEnd()
}
