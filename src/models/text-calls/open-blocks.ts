/** A construct that begins in a line, and lasts until something closes it or to the end of the text. */
interface Block {
  readonly opens: RegExp
  /** @param name the first group of `opens` */
  readonly closes: (name: string) => RegExp
}

const BLOCKS: readonly Block[] = [
  // Math and LaTeX.
  { opens: /^\s*(\$\$)\s*$/, closes: () => /\$\$/ },
  { opens: /^\s*\\\[/, closes: () => /\\\]/ },
  {
    opens: /\\begin\{(\w{1,40}\*?)\}(?:[[{].*)?\s*$/,
    closes: (name) => new RegExp(String.raw`\\end\{${RegExp.escape(name)}\}`)
  },
  // Containers of Markdown, Org, Confluence, BBCode and wikis.
  { opens: /^\s*:{3,}\s*\{?\s*[\w.]/, closes: () => /^\s*:{3,}\s*$/ },
  { opens: /^\s*#\+begin_(\w{1,40})/i, closes: (name) => new RegExp(String.raw`^\s*#\+end_${name}`, 'i') },
  {
    opens:
      /^\s*\{(code|noformat|quote|panel|color|info|tip|note|warning|expand|excerpt)(?:[:|][^{}]{0,200})?\}(?=\S|\s*$)/i,
    closes: (name) => new RegExp(String.raw`\{${name}\}`, 'i')
  },
  {
    opens:
      /^\s*\[(code|quote|pre|noparse|spoiler|i?code|plain|raw|source|html|xml|php|bash|example|sample)(?:=[^[\]]{0,200})?\](?=\S|\s*$)/i,
    closes: (name) => new RegExp(String.raw`\[/${name}\]`, 'i')
  },
  { opens: /^\s*\{\{\{/, closes: () => /\}\}\}/ },
  // Templates.
  {
    opens: /^\s*\{%-?\s*(?!end)(\w{1,40})/,
    closes: (name) => new RegExp(String.raw`\{%-?\s*end${name}\b`)
  },
  {
    opens: /^\s*\{\{[<%]\s*(\w[\w-]{0,40})/,
    closes: (name) => new RegExp(String.raw`\{\{[<%]\s*/\s*${name}\b`)
  },
  // Strings and comments of programs.
  { opens: /(?:^\s*|=\s*)("""|''')/, closes: (name) => new RegExp(name) },
  { opens: /("""|''')\s*$/, closes: (name) => new RegExp(name) },
  { opens: /^\s*\/\*/, closes: () => /\*\// },
  {
    opens: /<<[-~]?\s*["'\\]?([A-Za-z_]\w{0,40})["']?\s*$/,
    closes: (name) => new RegExp(String.raw`^\s*${name}\s*$`)
  },
  // Declarations of XML.
  { opens: /<!\[CDATA\[/, closes: () => /\]\]>/ },
  { opens: /^\s*<\?/, closes: () => /\?>/ },
  { opens: /^\s*<![a-z]/i, closes: () => />/ }
]
/** Metadata at the start of a text: `---`, and a key in the next line. */
const FRONT_MATTER = { opens: /^---\s*$/, first: /^\s*[\w.-]{1,60}:/, closes: /^(?:---|\.\.\.)\s*$/ }
/** A longer line is read in part. */
const MAX_LINE = 4_000

/** Follows the lines of a text, and tells whether one of them opened a construct that none has closed. */
export class OpenBlocks {
  #closes: RegExp | undefined
  #lines = 0
  /** The first line may open front matter. */
  #isMatter = false

  add(line: string): void {
    this.#closes = this.#after(line)
    if (line.trim() === '') return
    this.#lines += 1
    this.#isMatter = this.#lines === 1 && FRONT_MATTER.opens.test(line)
  }

  /** Whether a construct is open after the first words of a line. */
  isOpenAfter(lead: string): boolean {
    return this.#after(lead) !== undefined
  }

  #after(line: string): RegExp | undefined {
    let rest = line.slice(0, MAX_LINE)
    let closes = this.#closes
    for (;;) {
      const end = closes?.exec(rest)
      if (closes && !end) return closes
      if (end) rest = rest.slice(end.index + Math.max(1, end[0].length))
      const opened = this.#openedIn(rest)
      if (!opened) return undefined
      closes = opened.closes
      rest = opened.rest
    }
  }

  #openedIn(line: string): { readonly closes: RegExp; readonly rest: string } | undefined {
    if (this.#isMatter && FRONT_MATTER.first.test(line)) return { closes: FRONT_MATTER.closes, rest: '' }
    for (const { opens, closes } of BLOCKS) {
      const found = opens.exec(line)
      if (found) return { closes: closes(found[1] ?? ''), rest: line.slice(found.index + found[0].length) }
    }
    return undefined
  }
}
