import type { Assignment, Word } from 'unbash'
import { EARLIER, isHarmlessSetting, loadsFromTree } from '../harmless-settings.ts'
import { NotUnderstood } from '../shell-command.ts'
import { isSteering, isSteeringInScript } from '../steering-variables.ts'
import type { WorkingDirectory } from '../working-directory.ts'
import { MANY, valueOfWord, type WordForms, type WordScope } from './expand-word.ts'
import { isNumeric, knownValue, UNKNOWN, type Value } from './values.ts'

/** What an assignment depends on, and changes. */
export interface AssignmentScope {
  readonly directory: WorkingDirectory
  readonly words: WordScope
  readonly expand: (word: Word) => WordForms
  readonly value: (word: Word) => Value
}

/**
 * Reads `A=b program`.
 *
 * @returns true if the program can come from the repository, or a part of it
 * @throws NotUnderstood for a variable that steers programs
 */
export function readPrefix(assignment: Assignment, program: string, scope: AssignmentScope): boolean {
  const { name, value } = assignment
  if (value.type === 'ArrayValue' || assignment.index) throw new NotUnderstood('An array is not understood here.')
  scope.value(value)
  if (name === 'IFS' && program === 'read') return false
  if (isSteering(name) && !isHarmless(assignment, scope)) throw steersPrograms(name)
  return isSteering(name) && possibleValues(assignment, scope).some((text) => loadsFromTree(name, text ?? ''))
}

/**
 * Reads `A=b` for later commands, and sets the variable.
 *
 * @returns true if programs of later commands can come from the repository, or parts of them
 * @throws NotUnderstood for a variable that steers programs
 */
export function assign(assignment: Assignment, scope: AssignmentScope): boolean {
  const { name, index } = assignment
  let loads = false
  if (isSteeringInScript(name)) {
    if (index || !isHarmless(assignment, scope)) throw steersPrograms(name)
    loads = possibleValues(assignment, scope).some((text) => loadsFromTree(name, text ?? ''))
  }
  setVariable(assignment, scope)
  return loads
}

function setVariable({ name, value, append, index }: Assignment, scope: AssignmentScope): void {
  const { variables } = scope.words
  if (index) {
    if (!isNumeric(scope.value(index))) throw new NotUnderstood(`The index of ${name} is evaluated; use a number.`)
    if (value.type === 'Word') scope.value(value)
    variables.set(name, UNKNOWN)
  } else if (value.type === 'ArrayValue') {
    const elements = value.elements.map((element) => scope.expand(element))
    const isKnown = !append && elements.every((forms) => forms.length === 1)
    const words = isKnown ? elements.flatMap(([form = []]) => form) : [MANY]
    variables.setArray(name, words)
  } else {
    const values = scope.value(value)
    if (append && variables.elements(name)) variables.setArray(name, [MANY])
    else variables.set(name, append ? UNKNOWN : values)
  }
}

/** @throws NotUnderstood if the variable of a loop steers programs */
export function checkLoopVariable(name: string): void {
  if (isSteeringInScript(name)) throw steersPrograms(name)
}

/** True if every value that the variable can get only configures a program. */
function isHarmless(assignment: Assignment, scope: AssignmentScope): boolean {
  const values = possibleValues(assignment, scope)
  return (
    values.length > 0 &&
    values.every((text) => text !== undefined && isHarmlessSetting(assignment.name, text, scope.directory))
  )
}

/** The values that a variable can get; undefined for one that is not known, and none for an array. */
function possibleValues(
  { name, value, append = false }: Assignment,
  { words }: AssignmentScope
): readonly (string | undefined)[] {
  if (value.type === 'ArrayValue') return []
  const before = words.variables.copy()
  before.set(name, knownValue(EARLIER))
  const values = valueOfWord(value, { ...words, variables: before })
  return values.map(({ text, isOpen }) => (isOpen ? undefined : append ? EARLIER + text : text))
}

function steersPrograms(name: string): NotUnderstood {
  return new NotUnderstood(`${name}= changes which programs, libraries or options are used; remove it.`)
}
