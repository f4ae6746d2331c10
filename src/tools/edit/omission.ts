/**
 * What is wrong with a new text if it has a line that stands for code left out, such as `// ... rest of the function`, and the old one has no
 * such line; undefined otherwise. Models write it to mean "as before", but written to a file it deletes code.
 *
 * @returns continues a sentence that starts with what the text is
 */
export function omissionIn(newText: string, oldText: string): string | undefined {
  let isInFence = false
  for (const line of newText.split('\n').map((each) => each.trim())) {
    if (line.startsWith('```')) isInFence = !isInFence
    // Code samples in documents have dots of their own, without words about what was there before.
    if (line.length <= MAX_LENGTH && isOmission(line, isInFence) && !oldText.includes(line))
      return `leaves code out ("${line}"). Write all of it; nothing fills the gap.`
  }
  return undefined
}

const MAX_LENGTH = 120

const opening = String.raw`(?://|#|--|/\*|<!--|;|%|\{/\*)\s*`
const closing = String.raw`\s*(?:\*/\}?|-->)?$`
const dots = String.raw`(?:\.{3}|\u2026)`
const noun =
  'code|contents?|methods?|functions?|implementations?|imports?|exports?|tests?|cases|class(?:es)?|fields|properties|' +
  'logic|lines|file|routes|handlers|options|entries|definitions'
/** The code that is left out: "rest of the class", "existing code", "other test cases". */
const leftOut = String.raw`(?:the\s+)?(?:(?:rest|remainder)\s+of\b.*?|(?:rest|remaining|existing|previous|other|same|unchanged)\s+(?:\w+\s+)?(?:${noun})\b)`
/** What the line says about it: "remains unchanged", "as before", "here", "...". */
const status = String.raw`\s*(?:(?:is|are|stays?|remains?|goes|go|continues?)\s+)?(?:${dots}|(?:unchanged|omitted|the\s+same|as\s+before|as\s+is|here)(?:\s+as\s+before)?(?:\.|${dots})?)`

const bareDots = new RegExp(`^${opening}${dots}${closing}`)
const patterns = [
  // "// ... existing code ...", "# … unchanged", "// keep existing code", "// code omitted for brevity"
  String.raw`^${opening}(?:${dots}\s*[([]?(?:the\s+)?(?:rest|remaining|existing|previous|other|same|unchanged|omitted|as before|keep|${noun})\b.*|[([]?keep\s+${leftOut}[^.]*|.*\bomitted\s+for\s+brevity\b.*)${closing}`,
  // "// rest of the methods ...", "# (remaining code stays unchanged)", "(rest of methods ...)"
  String.raw`^(?:${opening}|(?=[([]))[([]?${leftOut}${status}[)\]]?${closing}`,
  // "... existing code ..." as a line of its own
  String.raw`^${dots}\s*[([]?${leftOut}.*$`
].map((pattern) => new RegExp(pattern, 'i'))

function isOmission(line: string, isInFence: boolean): boolean {
  return (!isInFence && bareDots.test(line)) || patterns.some((pattern) => pattern.test(line))
}
