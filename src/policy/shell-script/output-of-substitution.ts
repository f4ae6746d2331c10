import { forEachChild, type Script, type SyntaxNode } from 'unbash'
import { startsOfList } from '../file-lists.ts'
import type { ScriptCommand, ShellWord } from '../shell-command.ts'
import { isOfInput } from './syntax.ts'
import { knownValue, NUMBER, UNKNOWN, type Value } from './values.ts'

/**
 * What is known of the output of a substitution.
 *
 * @param found the commands that were found in the script
 * @param root absolute path of the work tree
 */
export function outputOfSubstitution(script: Script, found: readonly ScriptCommand[], root: string | undefined): Value {
  const lines = linesOfOutput(script, found)
  if (lines.length === 0) return UNKNOWN
  const areAll = (form: RegExp) => lines.every((line) => form.test(line))
  if (areAll(/^(wc( -[clmw])+|nproc|date \+(%\d?[sNYmdHMSj])+|grep -c( [^-]\S*){1,2}|id -[ug])$/)) return NUMBER
  if (areAll(/^mktemp( -d)?$/)) return [{ text: '/tmp/tmp.', isOpen: true, isList: true }]
  if (areAll(/^(pwd|git rev-parse --show-toplevel)$/) && root !== undefined) return knownValue(root)
  // Attack: sort $(find src | head -n 1 < list)
  if (readsOtherInput(script)) return UNKNOWN
  const commands = found.map(({ command }) => command)
  return startsOfList(commands).map((text) => ({ text, isOpen: true, isList: true }))
}

/**
 * The command that prints the output, in all its forms; none unless the script is one pipeline of programs. Attack: a function and
 * `{ cat; wc -l; }` print what no program of the script prints alone.
 */
function linesOfOutput({ commands: statements }: Script, found: readonly ScriptCommand[]): readonly string[] {
  const [statement] = statements
  if (!statement || statements.length > 1) return []
  const stages = statement.command.type === 'Pipeline' ? statement.command.commands : [statement.command]
  const nested = new Set(found.flatMap(({ substituted = [] }) => substituted))
  const own = found.filter(({ command }) => !nested.has(command))
  // The forms of one command share the list of the commands before it.
  const formsByStage = [...Map.groupBy(own, ({ pipedFrom }) => pipedFrom).values()]
  const arePrograms = stages.every(
    (stage, index) =>
      stage.type === 'Command' && formsByStage[index]?.every(({ command: [name] }) => name.value === stage.name?.value)
  )
  const last = arePrograms && formsByStage.length === stages.length ? (formsByStage.at(-1) ?? []) : []
  return last.map(({ command }) => command.map(shownWord).join(' '))
}

/** A word that is not known ends in a line break here, which none of the forms allows. */
function shownWord({ value, isGlob, isOpen }: ShellWord): string {
  return isGlob || isOpen ? `${value}\n` : value
}

function readsOtherInput(node: SyntaxNode): boolean {
  let isFound = node.type === 'Command' && node.redirects.some(isOfInput)
  forEachChild(node, (child) => {
    isFound ||= readsOtherInput(child)
  })
  return isFound
}
