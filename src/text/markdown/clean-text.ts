import { visibleText } from '../visible-text.ts'
import { applyEdits, Joined, type Edit } from './edits.ts'
import { HtmlReader } from './html-reader.ts'
import { readBlocks, type Block, type Note } from './markdown-blocks.ts'
import { foldLabel, readDefinitions, readInline } from './markdown-inline.ts'
import { readRows } from './table-rows.ts'

/**
 * A stranger's Markdown as a reader of the page sees it: without hidden characters, comments, attributes, titles, labels and
 * alternative texts, which carry words to the model that no person saw. Code stays as it is. Linear time.
 *
 * It takes hiding places away; that the rest is data and not an instruction, the fence around it says.
 */
export function cleanText(markdown: string): string {
  const text = visibleText(markdown)
  // Again, for what entities stood for.
  return visibleText(tame(applyEdits(text, hiddenIn(text)))).trim()
}

function hiddenIn(text: string): readonly Edit[] {
  const { blocks, notes } = readBlocks(text)
  const pieces = blocks.map((block) => ({ block, joined: new Joined(text, block.lines) }))
  const definitions = new Map<string, string>()
  const starts = pieces.map(({ block, joined }) => {
    if (block.kind !== 'text' || block.isHeading) return 0
    const read = readDefinitions(joined.text)
    for (const [label, address] of read.definitions) if (!definitions.has(label)) definitions.set(label, address)
    return read.end
  })
  const numbers = new Map(notes.map(({ label }, at) => [foldLabel(label), at + 1] as const).reverse())
  const html = new HtmlReader()
  const edits: Edit[] = []
  const uses: Use[] = []

  for (const [at, { block, joined }] of pieces.entries()) {
    const { kind, notes: by } = block
    if (kind === 'code') edits.push(...hiddenInCode(joined, block))
    if (kind === 'html') html.read(joined, { from: 0, to: joined.text.length, isBlock: true })
    if (kind === 'text') {
      const start = starts[at] ?? 0
      const { stretches, hidden } = readRows(joined.text, start)
      edits.push(...[{ from: 0, to: start, text: '' }, ...hidden].map((edit) => joined.inSource(edit)))
      for (const stretch of stretches) {
        const read = readInline(joined, stretch, { references: { definitions, notes: numbers }, html })
        edits.push(...read.edits)
        uses.push(...read.notes.map((label) => ({ by, label })))
      }
    }
    // The page has its notes elsewhere: what is left open in one hides nothing that follows here.
    const [note] = by
    if (note && pieces[at + 1]?.block.notes[0] !== note) html.end(note)
  }
  html.end({ from: 0, to: text.length })
  return [...edits, ...html.edits, ...notesEdits(notes, numbers, uses)]
}

// The name of a language colours the code. Of all else that stands behind the mark, a page shows nothing.
const LANGUAGES =
  /^(?:suggestion|diff|patch|js|jsx|javascript|mjs|ts|tsx|typescript|json|jsonc|json5|yaml|yml|toml|ini|xml|html|css|scss|vue|svelte|python|py|rust|rs|go|java|kotlin|scala|swift|ruby|rb|php|c|cpp|c\+\+|csharp|cs|c#|sh|bash|zsh|fish|shell|console|powershell|ps1|bat|sql|graphql|dockerfile|docker|makefile|make|cmake|lua|perl|r|dart|elixir|haskell|zig|nix|hcl|terraform|text|txt|plaintext|log|md|markdown|http|mermaid|math)$/iu
/** Shown as a map or a solid, and not as the words in it. */
const DRAWN = /^(?:geojson|topojson|stl)$/iu
/** Lines of drawings that are not drawn. */
const UNDRAWN: Readonly<Record<string, RegExp>> = {
  mermaid: /^\s*%%/u,
  math: /%|\\(?:[hv]?phantom|(?:text|page)?color)/u
}

function hiddenInCode(joined: Joined, { info, lines }: Block): readonly Edit[] {
  const written = joined.source.slice(info.from, info.to)
  const [language = ''] = written.split(/[ \t]/u, 1)
  const edits = [{ ...info, text: LANGUAGES.test(language) ? language : '' }]
  if (DRAWN.test(language)) return [...edits, ...lines.map((line) => ({ ...line, text: '' }))]
  const undrawn = UNDRAWN[language.toLowerCase()]
  const remarks = undrawn ? lines.filter(({ from, to }) => undrawn.test(joined.source.slice(from, to))) : []
  return [...edits, ...remarks.map((line) => ({ ...line, text: '' }))]
}

interface Use {
  readonly label: string
  /** The notes in which it stands, the outermost first. */
  readonly by: readonly Note[]
}

/** Notes go by their numbers, as on the page, where those that nothing shown refers to are left out. */
function notesEdits(
  notes: readonly Note[],
  numbers: ReadonlyMap<string, number>,
  uses: readonly Use[]
): readonly Edit[] {
  const usedBy = Map.groupBy(uses, ({ by }) => foldLabel(by.at(-1)?.label ?? ''))
  const shown = new Set<string>()
  const waiting = ['']
  for (let user = waiting.pop(); user !== undefined; user = waiting.pop()) {
    for (const { label } of usedBy.get(user) ?? []) {
      if (shown.has(label)) continue
      shown.add(label)
      waiting.push(label)
    }
  }
  return notes.map(({ label, from, to }, at) => {
    const number = numbers.get(foldLabel(label))
    const isShown = shown.has(foldLabel(label)) && number === at + 1
    return isShown ? { from: from + 2, to: from + 2 + label.length, text: String(number) } : { from, to, text: '' }
  })
}

// Control tokens of chat templates, which a server may read as a change of speaker; and towers of accents, which cost tokens.
function tame(text: string): string {
  return text.replaceAll(/<(?=[|｜][^<>|｜\n]{1,40}[|｜]>)/gu, '< ').replaceAll(/(\p{M}{8})\p{M}+/gu, '$1')
}
