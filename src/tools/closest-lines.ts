const MAX_COMPARED = 20_000
const MAX_SHOWN = 12

/**
 * The lines around the one that is most like the wanted text's most telling line, numbered, with their white space made
 * visible at the margins. Undefined when nothing is like it.
 */
export function closestLines(lines: readonly string[], wanted: readonly string[]): string | undefined {
  const telling = wanted.reduce(
    (best, line, index) => (line.trim().length > (wanted[best]?.trim().length ?? 0) ? index : best),
    0
  )
  const pairs = pairsOf(wanted[telling] ?? '')
  let best = { index: -1, score: 0.6 }
  for (const [index, line] of lines.slice(0, MAX_COMPARED).entries()) {
    const score = likeness(pairs, pairsOf(line))
    if (score >= best.score && (score > best.score || best.index < 0)) best = { index, score }
  }
  if (best.index < 0) return undefined
  const start = Math.max(0, best.index - telling)
  const shown = lines.slice(start, start + Math.min(wanted.length, MAX_SHOWN))
  return shown.map((line, index) => `${start + index + 1}\t${visible(line)}`).join('\n')
}

/** Sørensen-Dice similarity of two sets: 1 for equal ones. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return a.size + b.size === 0 ? 0 : (2 * a.intersection(b).size) / (a.size + b.size)
}

function pairsOf(line: string): Set<string> {
  const plain = line.trim().slice(0, 500)
  return new Set(Array.from({ length: Math.max(0, plain.length - 1) }, (_, index) => plain.slice(index, index + 2)))
}

function visible(line: string): string {
  const show = (space: string) => space.replaceAll('\t', '→').replaceAll(' ', '·')
  return line
    .slice(0, 500)
    .replace(/^[ \t]+/, show)
    .replace(/[ \t]+$/, show)
}
