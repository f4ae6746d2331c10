/** A deterministic source of choices. */
class Choices {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** A whole number below `count`. */
  below(count: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count
  }

  of<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new Error('There is nothing to choose from.')
    return item
  }
}

interface CodeLine {
  /** Equal for the same line before and after the edit. */
  readonly id: number
  readonly depth: number
  readonly text: string
  /** A statement of one line can be replaced, moved or followed by another. */
  readonly kind: 'statement' | 'opener' | 'closer' | 'blank' | 'other'
}

export const languages = ['Python', 'YAML', 'TypeScript'] as const
type Language = (typeof languages)[number]

/** Writes files of one language, with a different number in almost every line. */
class CodeWriter {
  readonly #language: Language
  readonly #choices: Choices
  #lines = 0

  constructor(language: Language, choices: Choices) {
    this.#language = language
    this.#choices = choices
  }

  line(depth: number, text: string, kind: CodeLine['kind']): CodeLine {
    this.#lines += 1
    return { id: this.#lines, depth, text, kind }
  }

  statement(depth: number): CodeLine {
    const number = this.#lines + 1
    const texts = {
      Python: [`value_${number} = compute(${number}, "a b")`, `log(${number})`, `items[${number}] += 1`],
      YAML: [`key_${number}: value ${number}`, `"key ${number}": [a, ${number}]`],
      TypeScript: [`const value${number} = compute(${number}, 'a b')`, `log(${number})`, `items[${number}] += 1`]
    }
    return this.line(depth, this.#choices.of(texts[this.#language]), 'statement')
  }

  /** The first line of a block. */
  opener(depth: number): CodeLine {
    const number = this.#lines + 1
    const texts = {
      Python: [`if value > ${number}:`, `for item in range(${number}):`, `with open("${number}") as file:`],
      YAML: [`section_${number}:`],
      TypeScript: [`if (value > ${number}) {`, `for (const item of range(${number})) {`]
    }
    return this.line(depth, this.#choices.of(texts[this.#language]), 'opener')
  }

  closers(depth: number): CodeLine[] {
    return this.#language === 'TypeScript' ? [this.line(depth, '}', 'closer')] : []
  }

  block(depth: number, size: number): CodeLine[] {
    const lines = [this.statement(depth)]
    for (let count = 1; count < size; count += 1) {
      const choice = this.#choices.below(10)
      if (choice < 4 || (choice >= 8 && this.#language === 'YAML')) lines.push(this.statement(depth))
      else if (choice < 7 && depth < 4) lines.push(...this.#nested(depth))
      else if (choice === 7) lines.push({ ...this.line(0, '', 'blank'), depth }, this.statement(depth))
      else lines.push(...this.#longCall(depth))
    }
    return lines
  }

  #nested(depth: number): CodeLine[] {
    const body = this.block(depth + 1, 1 + this.#choices.below(3))
    return [this.opener(depth), ...body, ...this.closers(depth)]
  }

  #longCall(depth: number): CodeLine[] {
    const number = this.#lines + 1
    const values = [1, 2].map((each) => this.line(depth + 1, `argument_${number + each},`, 'other'))
    return [this.line(depth, `run_${number}(`, 'other'), ...values, this.line(depth, ')', 'other')]
  }
}

type LineEdit = (lines: readonly CodeLine[], index: number, writer: CodeWriter) => CodeLine[] | undefined

/** What models do with code. Each keeps the code valid, or returns undefined where it does not apply. */
const lineEdits: Readonly<Record<string, LineEdit>> = {
  replace: changedAt((line, writer) => [writer.statement(line.depth)]),
  insert: changedAt((line, writer) => [line, writer.statement(line.depth)]),
  'insert a block': changedAt((line, writer) => [
    line,
    writer.opener(line.depth),
    writer.statement(line.depth + 1),
    ...writer.closers(line.depth)
  ]),
  wrap: changedAt((line, writer) => [
    writer.opener(line.depth),
    { ...line, depth: line.depth + 1 },
    ...writer.closers(line.depth)
  ]),
  delete: (lines, index) => (hasStatementAbove(lines, index) ? lines.toSpliced(index, 1) : undefined),
  dedent: (lines, index) => {
    const [line, next] = [lines[index], lines[index + 1]]
    const canMove = hasStatementAbove(lines, index) && line && line.depth > 0 && next?.kind === 'statement'
    return canMove && next.depth < line.depth ? lines.with(index, { ...line, depth: line.depth - 1 }) : undefined
  },
  indent: (lines, index) => {
    const [line, above] = [lines[index], lines[index - 1]]
    const canMove = line?.kind === 'statement' && above?.kind === 'statement' && above.depth > line.depth
    return canMove ? lines.with(index, { ...line, depth: above.depth }) : undefined
  }
}

function changedAt(change: (line: CodeLine, writer: CodeWriter) => CodeLine[]): LineEdit {
  return (lines, index, writer) => {
    const line = lines[index]
    return line?.kind === 'statement' ? lines.toSpliced(index, 1, ...change(line, writer)) : undefined
  }
}

function hasStatementAbove(lines: readonly CodeLine[], index: number): boolean {
  const [line, above] = [lines[index], lines[index - 1]]
  return line?.kind === 'statement' && above?.kind === 'statement' && above.depth === line.depth
}

/** The quote of a block and its replacement, as a model writes them. */
type Misquote = (edit: {
  readonly old: readonly CodeLine[]
  readonly current: readonly CodeLine[]
  readonly unit: string
  readonly choices: Choices
}) => { readonly old: string; readonly current: string }

const units = ['\t', '  ', '    ']

/** The mistakes of models in indentation, by name. */
export const misquotes = {
  none: ({ old, current, unit }) => ({ old: render(old, unit), current: render(current, unit) }),
  'all lines shifted': ({ old, current, unit, choices }) => {
    const shift = choices.of([-2, -1, 1, 2])
    const deepest = Math.min(...[...old, ...current].filter(hasText).map(({ depth }) => depth))
    const by = Math.max(shift, -deepest) || 1
    const shifted = (line: CodeLine) => ({ ...line, depth: line.depth + by })
    return { old: render(old.map(shifted), unit), current: render(current.map(shifted), unit) }
  },
  'no indentation at all': ({ old, current }) => ({ old: render(old, ''), current: render(current, '') }),
  'one line': (edit) => misindented(edit, 1, { inNewText: true }),
  'one line of the quote': (edit) => misindented(edit, 1, { inNewText: false }),
  'several lines': (edit) => misindented(edit, 2 + edit.choices.below(2), { inNewText: true }),
  'several lines of the quote': (edit) => misindented(edit, 2 + edit.choices.below(2), { inNewText: false }),
  'a wrong idea of the levels': ({ old, current, unit, choices }) => {
    const believed: number[] = []
    const quoted = new Set(old.filter(hasText).map(({ depth }) => depth))
    for (let depth = 0; depth < 8; depth += 1) {
      const next = (believed.at(-1) ?? -1) + 1
      believed.push(Math.max(0, quoted.has(depth) ? next + choices.of([-1, 0, 0, 1]) : next))
    }
    const wrong = (line: CodeLine) => ({ ...line, depth: believed[line.depth] ?? line.depth })
    return { old: render(old.map(wrong), unit), current: render(current.map(wrong), unit) }
  },
  'another unit': ({ old, current, unit, choices }) => {
    const other = choices.of(units.filter((each) => each !== unit))
    return { old: render(old, other), current: render(current, other) }
  },
  'another unit, and one line': ({ unit, ...edit }) =>
    misindented({ ...edit, unit: edit.choices.of(units.filter((each) => each !== unit)) }, 1, { inNewText: true }),
  'one line with another unit': ({ old, current, unit, choices }) => {
    const other = choices.of(units.filter((each) => each !== unit))
    const { id } = choices.of(old.filter(hasText))
    const mixed = (lines: readonly CodeLine[]) =>
      lines.map((line) => render([line], line.id === id ? other : unit)).join('\n')
    return { old: mixed(old), current: mixed(current) }
  }
} satisfies Readonly<Record<string, Misquote>>

export type MisquoteName = keyof typeof misquotes

function misindented(
  { old, current, unit, choices }: Parameters<Misquote>[0],
  count: number,
  { inNewText }: { readonly inNewText: boolean }
) {
  const wrong = new Map<number, string>()
  const lines = old.filter(hasText)
  for (let index = 0; index < count; index += 1) {
    const { id, depth } = choices.of(lines)
    const wholeLevels = [depth - 2, depth - 1, depth + 1, depth + 2].filter((each) => each >= 0)
    const right = unit.repeat(depth)
    const odd = [`${right} `, `${right}  `, right.slice(1), right.slice(2)].filter((each) => each !== right)
    wrong.set(
      id,
      choices.below(4) > 0 ? unit.repeat(choices.of(wholeLevels)) : choices.of(odd.length > 0 ? odd : [' '])
    )
  }
  const right = ({ id, depth }: CodeLine) => (wrong.get(id) ?? unit.repeat(depth)) === unit.repeat(depth)
  // Otherwise the whole quote is shifted, and no line of it shows that the new text is not.
  if (lines.length > 1 && !lines.some(right)) wrong.delete(lines[0]?.id ?? 0)
  const written = (code: readonly CodeLine[]) =>
    code.map((line) => (hasText(line) ? (wrong.get(line.id) ?? unit.repeat(line.depth)) : '') + line.text).join('\n')
  return { old: written(old), current: inNewText ? written(current) : render(current, unit) }
}

function hasText({ kind }: CodeLine): boolean {
  return kind !== 'blank'
}

function render(lines: readonly CodeLine[], unit: string): string {
  return lines.map((line) => (hasText(line) ? unit.repeat(line.depth) : '') + line.text).join('\n')
}

export interface IndentedEdit {
  readonly language: Language
  readonly edit: string
  readonly before: string
  readonly oldText: string
  readonly newText: string
  /** What the edit means. */
  readonly after: string
  /** True when the quote is exact except that it starts inside the indentation of a line. */
  readonly isPartial: boolean
}

/** An edit of a generated file, quoted with a mistake; undefined when the choices lead nowhere. */
export function indentedEdit(
  seed: number,
  misquote: MisquoteName,
  chosen?: { readonly language: Language }
): IndentedEdit | undefined {
  const choices = new Choices(seed)
  const language = chosen?.language ?? choices.of(languages)
  const writer = new CodeWriter(language, choices)
  const unit = choices.of(language === 'YAML' ? units.slice(1) : units)
  const lines = [writer.opener(0), ...writer.block(1, 4 + choices.below(8)), ...writer.closers(0)]

  const start = choices.below(lines.length)
  const count = Math.min(lines.length - start, 1 + choices.below(8))
  const edit = choices.of(Object.keys(lineEdits))
  const changed = lineEdits[edit]?.(lines, start + choices.below(count), writer)
  const old = lines.slice(start, start + count)
  if (!changed || !old.some(hasText)) return undefined
  const current = changed.slice(start, start + count + changed.length - lines.length)
  const texts = withLineEnds(misquotes[misquote]({ old, current, unit, choices }), current, choices)
  const [before, after] = [`${render(lines, unit)}\n`, `${render(changed, unit)}\n`]
  const isExact = `\n${before}`.includes(`\n${texts.oldText}`)
  if (texts.oldText === texts.newText || (misquote !== 'none' && isExact)) return undefined
  return { language, edit, before, ...texts, after, isPartial: before.includes(texts.oldText) }
}

/** Some models quote the line ending too. A deleted line takes its line ending with it. */
function withLineEnds(quoted: ReturnType<Misquote>, current: readonly CodeLine[], choices: Choices) {
  const isDeletion = current.length === 0
  const end = isDeletion || choices.below(3) === 0 ? '\n' : ''
  return { oldText: quoted.old + end, newText: isDeletion ? '' : quoted.current + end }
}
