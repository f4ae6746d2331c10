import { visibleText } from './visible-text.ts'
import { FORMAT } from './hidden-characters.ts'

// The runner trims all that Unicode calls white space before it looks for `::`. Its comparisons may pass over format characters, of
// which some are drawn and stay.
const COMMAND_AT_START = new RegExp(String.raw`^((?:[^\S\n]|${FORMAT})*):(?=${FORMAT}*:)`, 'gmu')
// The older form counts wherever it stands in a line.
const OLD_COMMAND = new RegExp(String.raw`#(?=${FORMAT}*#${FORMAT}*\[)`, 'gu')

/**
 * The text in a form in which GitHub's runner finds no command, whatever it holds; people read the same.
 *
 * Hidden characters go first: some comparisons of the runner ignore them, so they could stand between the signs.
 * https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
export function escapeWorkflowCommands(text: string): string {
  return visibleText(text).replace(OLD_COMMAND, '# ').replace(COMMAND_AT_START, '$1: ')
}
