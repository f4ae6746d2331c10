import { visibleText } from './visible-text.ts'
import { FORMAT } from './hidden-characters.ts'

// The runner trims all Unicode white space before it looks for `::`. Its comparisons can skip format characters, and visibleText keeps
// some of them, because they are visible.
const COMMAND_AT_START = new RegExp(String.raw`^((?:[^\S\n]|${FORMAT})*):(?=${FORMAT}*:)`, 'gmu')
// The older form works anywhere in a line.
const OLD_COMMAND = new RegExp(String.raw`#(?=${FORMAT}*#${FORMAT}*\[)`, 'gu')

/**
 * Escapes a text so that GitHub's runner finds no workflow command in it. Readers see at most an extra space.
 *
 * Hidden characters are removed first: some comparisons of the runner ignore them, so they could hide a command.
 * https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
export function escapeWorkflowCommands(text: string): string {
  return visibleText(text).replace(OLD_COMMAND, '# ').replace(COMMAND_AT_START, '$1: ')
}
