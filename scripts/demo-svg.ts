import type { StyledCell } from '../__tests__/support/pty.ts'

/** Text of one style. */
interface Span {
  readonly text: string
  /** Classes of the style; '' for plain text. */
  readonly style: string
}

type Row = readonly Span[]

const COLUMNS = 100
const SHOWN_ROWS = 28
const CELL = { width: 8, height: 18 }
const MARGIN = 16
const TITLE_BAR = 30
const COLORS: Readonly<Record<number, string>> = { 1: 'red', 2: 'green', 3: 'yellow', 6: 'cyan' }

/** What differs from machine to machine or from run to run. */
const VARIES: readonly (readonly [pattern: RegExp, same: string])[] = [
  [/127\.0\.0\.1:\d+/g, '127.0.0.1:8080'],
  [/(scripted at 127\.0\.0\.1|(?<=model +http:\/\/)127\.0\.0\.1):8080/g, '$1:8081'],
  [/ · [\d.]+ m?s\b/g, ''],
  [/\bafter [\d.]+ m?s\b/g, 'after a few seconds'],
  [/\b\d+ to GitHub/g, '22 to GitHub'],
  [/\b(duration_ms) [\d.]+/g, '$1 80'],
  [/\S+(forgehand-demo)-\w+/g, '/tmp/$1']
]

/** The rows of a terminal as spans, without what varies, and without the advice after the result. */
export function transcript(rows: readonly (readonly StyledCell[])[]): readonly Row[] {
  const all = rows.map((cells) => withoutVarying(spansOf(cells)))
  const advice = all.findIndex((row) => textOf(row) === 'Next')
  return sortReads(all.slice(0, advice < 0 ? undefined : advice)).map(cut)
}

/**
 * An image of a terminal in which the rows appear one after the other. It has no script and loads nothing. Its state without animation is
 * the end, which readers see who prefer reduced motion.
 *
 * @param command what was typed
 */
export function animatedSvg(command: string, rows: readonly Row[]): string {
  const all: readonly Row[] = [
    [
      { text: '$ ', style: 'green' },
      { text: command, style: 'bold' }
    ],
    ...rows
  ]
  const starts = startTimes(all)
  const end = starts.at(-1) ?? 0
  const scrolled = Math.max(0, all.length - SHOWN_ROWS)
  const width = COLUMNS * CELL.width + 2 * MARGIN
  const height = TITLE_BAR + SHOWN_ROWS * CELL.height + 2 * MARGIN
  const lines = all.map((row, index) => renderRow(row, index, starts[index] ?? 0))
  const steps = Array.from({ length: scrolled }, (_, index) => {
    const at = ((starts[index + SHOWN_ROWS] ?? end) / end) * 100
    return `${at.toFixed(2)}%{transform:translateY(${-(index + 1) * CELL.height}px)}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">
<title id="title">A terminal: ${escapeXml(command)} shows a comment becoming a pull request with passing tests</title>
<style>
svg{--back:#fff;--bar:#eef1f4;--edge:#d1d9e0;--text:#1f2328;--dim:#59636e;--red:#b31d28;--green:#116329;--yellow:#7d4e00;--cyan:#0550ae}
@media (prefers-color-scheme:dark){svg{--back:#0d1117;--bar:#161b22;--edge:#30363d;--text:#e6edf3;--dim:#9198a1;--red:#ff9a92;--green:#7ee787;--yellow:#e3b341;--cyan:#79c0ff}}
text{fill:var(--text);font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;white-space:pre;animation:show 1ms backwards}
.bold{font-weight:bold}.dim{fill:var(--dim)}.red{fill:var(--red)}.green{fill:var(--green)}.yellow{fill:var(--yellow)}.cyan{fill:var(--cyan)}
.rows{transform:translateY(${-scrolled * CELL.height}px);animation:scroll ${end.toFixed(2)}s step-end}
@keyframes show{from{opacity:0}}
@keyframes scroll{from{transform:none}${steps.join('')}}
@media (prefers-reduced-motion:reduce){text,.rows{animation:none}}
</style>
<clipPath id="screen"><rect y="${TITLE_BAR + MARGIN}" width="${width}" height="${SHOWN_ROWS * CELL.height}"/></clipPath>
<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="8" fill="var(--back)" stroke="var(--edge)"/>
<path d="M1 ${TITLE_BAR}V9a8 8 0 0 1 8-8H${width - 9}a8 8 0 0 1 8 8V${TITLE_BAR}z" fill="var(--bar)"/>
${[20, 40, 60].map((x) => `<circle cx="${x}" cy="${TITLE_BAR / 2}" r="5" fill="var(--edge)"/>`).join('')}
<g clip-path="url(#screen)"><g class="rows">
${lines.filter((line) => line !== '').join('\n')}
</g></g>
</svg>
`
}

/** Seconds after which each row appears. The reader needs time for the request, for each step and for the result. */
function startTimes(rows: readonly Row[]): readonly number[] {
  let at = 0
  return rows.map((row, index) => {
    const text = textOf(row)
    if (index === 1) at += 1
    else if (/commented:|^ +│ ▸|^Pull request|^Change|^Test result/u.test(text)) at += 0.7
    else if (index > 0 && text !== '') at += 0.15
    return at
  })
}

function renderRow(row: Row, index: number, start: number): string {
  const text = textOf(row)
  if (text === '') return ''
  const y = TITLE_BAR + MARGIN + (index + 0.75) * CELL.height
  const spans = row.map(({ text, style }) =>
    style === '' ? escapeXml(text) : `<tspan class="${style}">${escapeXml(text)}</tspan>`
  )
  const size = widthOf(text) * CELL.width
  const delay = start === 0 ? '' : ` style="animation-delay:${start.toFixed(2)}s"`
  return `<text x="${MARGIN}" y="${y}" textLength="${size}" lengthAdjust="spacingAndGlyphs"${delay}>${spans.join('')}</text>`
}

function spansOf(cells: readonly StyledCell[]): Row {
  const spans: { text: string; style: string }[] = []
  for (const { text, isBold, isDim, color } of cells) {
    const named = color === undefined ? undefined : COLORS[color]
    const style = [named, isBold && 'bold', isDim && 'dim'].filter(Boolean).join(' ')
    const last = spans.at(-1)
    if (last?.style === style) last.text += text
    else spans.push({ text, style })
  }
  return spans
}

function withoutVarying(row: Row): Row {
  return row.map(({ text, style }) => ({
    text: VARIES.reduce((rest, [pattern, same]) => rest.replaceAll(pattern, same), text),
    style
  }))
}

/** The calls of one turn that only read run at once, and end in any order. */
function sortReads(rows: readonly Row[]): readonly Row[] {
  const sorted = [...rows]
  for (let from = 0; from < sorted.length; from += 1) {
    let to = from
    while (READ.test(textOf(sorted[to] ?? []))) to += 1
    const reads = sorted.slice(from, to).toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1))
    sorted.splice(from, to - from, ...reads)
    from = Math.max(from, to)
  }
  return sorted
}

const READ = /✓ (?:read_file|grep_search) /u

function cut(row: Row): Row {
  let left = COLUMNS
  return row.flatMap(({ text, style }) => {
    if (left <= 0) return []
    const kept = text.length > left ? `${text.slice(0, left - 1)}…` : text
    left -= text.length
    return [{ text: kept, style }]
  })
}

function textOf(row: Row): string {
  return row
    .map(({ text }) => text)
    .join('')
    .trimEnd()
}

function widthOf(text: string): number {
  return Array.from(text).reduce((sum, char) => sum + (/\p{Emoji_Presentation}/u.test(char) ? 2 : 1), 0)
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
