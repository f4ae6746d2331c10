/** What a question can be answered with, by its name or its number. */
export interface Choice {
  readonly name: string
  /** A few words that explain it. */
  readonly about?: string
}

/** The choices with their numbers, from 1: one per line if they are explained, otherwise beside each other. @param columns of the terminal */
export function choicesText(choices: readonly Choice[], initial: string, columns: number): string {
  const defaults = initial.split(',')
  const mark = ({ name }: Choice) => (defaults.includes(name) ? ' (default)' : '')
  const digits = String(choices.length).length
  const width = Math.max(...choices.map(({ name }) => name.length))
  const cells = choices.map((choice, index) => {
    const number = `${String(index + 1).padStart(digits)}  `
    const { name, about } = choice
    return number + (about === undefined ? `${name}${mark(choice)}` : `${name.padEnd(width)}  ${about}${mark(choice)}`)
  })
  const cellWidth = Math.max(...cells.map(({ length }) => length)) + GAP
  const perLine = choices.some(({ about }) => about !== undefined)
    ? 1
    : Math.max(1, Math.floor((columns - GAP) / cellWidth))
  const height = Math.ceil(cells.length / perLine)
  const lines = Array.from({ length: height }, (_, row) =>
    cells.filter((_cell, index) => index % height === row).map((cell) => cell.padEnd(cellWidth))
  )
  return lines.map((line) => `${' '.repeat(GAP)}${line.join('').trimEnd()}\n`).join('')
}

const GAP = 3

/** The answer with names instead of numbers. Several are separated by commas. */
export function namedAnswer(answer: string, choices: readonly Choice[]): string {
  const words = answer.split(',').map((word) => word.trim())
  return words.map((word) => (/^\d+$/.test(word) ? (choices[Number(word) - 1]?.name ?? word) : word)).join(',')
}
