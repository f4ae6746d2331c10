import { backticksAround } from '../text/backticks.ts'

/**
 * Text that is data, between two lines that the text itself cannot hold: the marks are longer than any run of them inside.
 *
 * @param label one line of ours; whatever of it was written by others must be harmless by its form, such as a login
 */
export function labelledFence(label: string, text: string): string {
  const marks = backticksAround(text, 5)
  return `${label}\n${marks}\n${text === '' ? '(empty)' : text}\n${marks}`
}
