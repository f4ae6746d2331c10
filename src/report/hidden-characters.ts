// Whatever ends a line for some reader of our output: runners, terminals and Markdown parsers do not agree on the set.
const LINE_END = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g

// Control characters and all that Unicode calls ignorable: zero-width and bidirectional controls, tag characters, fillers.
// The variation selector that follows a pictogram is kept, for it only asks for the coloured form.
const HIDDEN = /(\p{Extended_Pictographic}\uFE0F)|[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu

/** The text as people see it: one kind of line end, no character that shows nothing; tabs and line ends stay. */
export function visibleText(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_END, '\n')
    .replace(
      HIDDEN,
      (found, pictogram: string | undefined) => pictogram ?? (found === '\n' || found === '\t' ? found : '')
    )
}

/** The text on one line, cut to `maxLength` characters. */
export function oneLine(text: string, maxLength: number): string {
  // Cut first, so that an output of megabytes is not cleaned for the sake of its first words.
  const line = visibleText(text.slice(0, maxLength * 4 + 100))
    .replace(/\s+/g, ' ')
    .trim()
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).toWellFormed()}…`
}
