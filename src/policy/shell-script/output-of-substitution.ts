import type { Script } from 'unbash'
import { startsOfList } from '../file-lists.ts'
import type { ScriptCommand } from '../shell-command.ts'
import { knownValue, NUMBER, UNKNOWN, type Value } from './values.ts'

/**
 * What is known of the output of a substitution.
 *
 * @param found the commands that were found in the script
 * @param root absolute path of the work tree
 */
export function outputOfSubstitution(script: Script, found: readonly ScriptCommand[], root: string | undefined): Value {
  const [statement, ...others] = script.commands
  const commands = found.map(({ command }) => command)
  const last = commands.at(-1)?.map(({ value }) => value) ?? []
  if (!statement || others.length > 0 || !/^(Pipeline|Command)$/.test(statement.command.type)) return UNKNOWN
  const line = last.join(' ')
  if (/^(wc( -[clmw])+|nproc|date \+(%\d?[sNYmdHMSj])+|grep -c( [^-]\S*){1,2}|id -[ug])$/.test(line)) return NUMBER
  if (/^mktemp( -d)?$/.test(line)) return [{ text: '/tmp/tmp.', isOpen: true, isList: true }]
  if (/^(pwd|git rev-parse --show-toplevel)$/.test(line) && root !== undefined) return knownValue(root)
  return startsOfList(commands).map((text) => ({ text, isOpen: true, isList: true }))
}
