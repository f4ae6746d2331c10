import { breakSkipMarkers, indentCommands } from './active-content.ts'
import { backticksAround } from './fence.ts'
import { visibleText } from './visible-text.ts'

/**
 * The block of a review comment that GitHub offers to commit instead of the lines that the comment is on, byte for byte.
 *
 * @param lines without line ends, empty to delete the lines; see `canBeSuggested`
 */
export function suggestionBlock(lines: readonly string[]): string {
  const fence = backticksAround(lines.join('\n'), 3)
  return [`${fence}suggestion`, ...lines, fence].join('\n')
}

/**
 * False for lines that a comment would change, that GitHub would not show, or that a bot could read as its command. The replacement
 * character stands for bytes that are not text, which a suggestion cannot keep.
 */
export function canBeSuggested(lines: readonly string[]): boolean {
  const code = lines.join('\n')
  return !/[\r\uFFFD]/.test(code) && visibleText(code) === code && breakSkipMarkers(indentCommands(code)) === code
}
