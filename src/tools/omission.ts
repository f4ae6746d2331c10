/**
 * The line of a new text that stands for code left out, such as `// ... rest of the function`, when the old text has no
 * such line; undefined otherwise. Models write it where they mean "as before"; written to a file it deletes code.
 */
export function omissionIn(newText: string, oldText: string): string | undefined {
  return newText
    .split('\n')
    .find((line) => isOmission(line) && !oldText.includes(line.trim()))
    ?.trim()
}

const comment = String.raw`(?://|#|--|/\*|<!--|;|%|\{/\*)\s*`
const dots = String.raw`(?:\.{3}|…)`
const what =
  'rest|remaining|existing|previous|other|same|unchanged|omitted|code|methods?|functions?|implementation|as before|keep'
const patterns = [
  // "// ... existing code ...", "# … unchanged", "/* ... */"
  new RegExp(String.raw`^${comment}${dots}\s*(?:\b(?:${what})\b.*)?(?:\*/\}?|-->)?$`, 'i'),
  // "// rest of the methods ...", "// (rest of code unchanged)"
  new RegExp(
    String.raw`^${comment}[([]?(?:the\s+)?(?:rest|remainder|remaining|existing|other|same)\b.*(?:${dots}|unchanged|omitted|same|as before|here)[)\]]?\s*(?:\*/\}?|-->)?$`,
    'i'
  ),
  // "(rest of methods ...)" as a line of its own
  new RegExp(String.raw`^[([](?:the\s+)?(?:rest|remaining|existing)\s.*${dots}\s*[)\]]$`, 'i')
]

function isOmission(line: string): boolean {
  const text = line.trim()
  return text.length <= 120 && patterns.some((pattern) => pattern.test(text))
}
