// Format, bidi, zero-width, tag and filler characters, variation selectors, interlinear marks and control characters but tab and line feed.
// eslint's no-control-regex knows escapes only, so the control characters are named by their property.
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\u{FFF9}-\u{FFFB}]|(?![\t\n])\p{Cc}/gu

// Zs holds the no-break and the wide spaces; a blank Braille cell looks like one.
const LOOKS_LIKE_SPACE = /[\p{Zs}\u{2800}]/gu

const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/gu

/**
 * The text as a reader sees it: no character that draws nothing, every space a space, every line break a line feed.
 *
 * What a person approves by reading and what a program acts on must be the same text. Linear time.
 */
export function visibleText(text: string): string {
  return text.toWellFormed().replace(LINE_BREAK, '\n').replace(HIDDEN, '').replace(LOOKS_LIKE_SPACE, ' ')
}
