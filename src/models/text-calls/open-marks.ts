const BRACKETS = /[()[\]{}]/g
/** Smileys, inches and feet, and a sign that a sentence mentions. */
const NO_MARKS = /:['-]?[()[\]]|(?<=\d)["']|(?<=\s)[([{](?=[.,;:!?])/g
/** Marks that open before a word, and close after one. */
const EMPHASIS = /(?:\*\*|~~|==|\|\|)/g
const QUOTES: readonly (readonly [opens: string, closes: RegExp])[] = [
  ['“', /”/],
  ['„', /[“”]/],
  ['«', /»/],
  ['‹', /›/],
  ['「', /」/],
  ['『', /』/],
  ['《', /》/]
]
const TAG = /(?<!\w)<[a-z/!?][^<>]*$/i

/** Whether brackets, quotation marks, a tag, or emphasis of the last line are open at the end of a paragraph without code. */
export function hasOpenMark(text: string): boolean {
  const paragraph = text.replaceAll(NO_MARKS, '')
  return (
    hasOpenBracket(paragraph) ||
    hasOpenQuote(paragraph) ||
    (paragraph.split('"').length - 1) % 2 === 1 ||
    paragraph.includes('`') ||
    TAG.test(paragraph) ||
    hasOpenEmphasis(paragraph.slice(paragraph.lastIndexOf('\n') + 1))
  )
}

function hasOpenBracket(text: string): boolean {
  let depth = 0
  for (const [bracket] of text.matchAll(BRACKETS)) depth = '([{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1)
  return depth > 0
}

function hasOpenQuote(text: string): boolean {
  return QUOTES.some(([opens, closes]) => {
    const at = text.lastIndexOf(opens)
    return at >= 0 && !closes.test(text.slice(at + 1))
  })
}

function hasOpenEmphasis(text: string): boolean {
  const open = new Set<string>()
  for (const { 0: mark, index } of text.matchAll(EMPHASIS)) {
    const before = text[index - 1] ?? ' '
    const after = text[index + mark.length] ?? '('
    if (open.has(mark) && /\S/.test(before)) open.delete(mark)
    else if (/[\p{L}\p{N}\ufffc"'“(]/u.test(after) && /[\s\p{P}]/u.test(before)) open.add(mark)
  }
  return open.size > 0
}
