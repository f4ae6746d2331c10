/** A possible value of a variable or of a part of a word. */
export interface Alternative {
  readonly text: string
  /** The text is only the start; what follows is not known. */
  readonly isOpen: boolean
  /** Each word of it starts with the text, as in a list of the files below a folder. */
  readonly isList?: boolean
}

/** All values that are possible. */
export type Value = readonly Alternative[]

export const UNKNOWN: Value = [{ text: '', isOpen: true }]
/** Stands for any number. */
export const NUMBER: Value = [{ text: '0', isOpen: false }]

const MAX_ALTERNATIVES = 16

export function knownValue(text: string): Value {
  return [{ text, isOpen: false }]
}

export function unionOf(values: readonly Value[]): Value {
  const unique = new Map(
    values.flat().map((each) => [`${String(each.isOpen)}${String(each.isList)}${each.text}`, each])
  )
  return limited([...unique.values()])
}

/** Every value of the first part followed by every value of the second. */
export function joined(first: Value, second: Value): Value {
  return limited(
    first.flatMap((start) =>
      start.isOpen
        ? [{ text: start.text, isOpen: true }]
        : second.map((end) => ({ ...end, text: start.text + end.text }))
    )
  )
}

function limited(value: Value): Value {
  return value.length > MAX_ALTERNATIVES ? [{ text: commonStart(value.map(({ text }) => text)), isOpen: true }] : value
}

function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1
  return first.slice(0, length)
}

/** True if every possible value is an integer. */
export function isNumeric(value: Value): boolean {
  return value.every(({ text, isOpen }) => !isOpen && /^-?\d+$/.test(text))
}
