import type { Assignment, Command, Word } from 'unbash'
import { NotUnderstood } from '../shell-command.ts'
import { isSteeringInScript } from '../steering-variables.ts'
import { MANY, type WordForms } from './expand-word.ts'
import { UNKNOWN, type Value } from './values.ts'
import { DEFAULT_NAMES, type Variables } from './variables.ts'

interface DeclarationScope {
  readonly variables: Variables
  readonly expand: (word: Word) => WordForms
  readonly value: (word: Word) => Value
  readonly assign: (assignment: Assignment) => void
}

/** Names that a function must not take. */
export const builtinNames: ReadonlySet<string> = new Set(
  (
    'alias bg bind break builtin caller cd command compgen complete compopt continue declare dirs disown echo enable eval exec ' +
    'exit export false fc fg getopts hash help history jobs kill let local logout mapfile popd printf pushd pwd read readarray ' +
    'readonly return set shift shopt source suspend test times trap true type typeset ulimit umask unalias unset wait ' +
    'command_not_found_handle'
  ).split(' ')
)

/** The options that each of them can have. Others evaluate text or change what a name means. */
const declarations: ReadonlyMap<string, RegExp> = new Map([
  ['export', /^$/],
  ['readonly', /^-[aA]$/],
  ['local', /^-[aArx]+$/],
  ['declare', /^-[aAgrx]+$/],
  ['typeset', /^-[aAgrx]+$/],
  ['unset', /^-v$/],
  ['read', /^-[rse]*[pdntNua]?$/],
  ['mapfile', /^-t$/],
  ['readarray', /^-t$/]
])

/** True for a builtin that sets variables. */
export function isDeclaration(name: string): boolean {
  return declarations.has(name)
}

/** Sets the variables of `export A=b`, `local x`, `read -r line` and the like. */
export function declare({ name, args }: Command, { variables, expand, value, assign }: DeclarationScope): void {
  const builtin = name?.value ?? ''
  const reads = /^(read|mapfile|readarray)$/.test(builtin)
  let takesValue = false
  let isNamed = false
  for (const arg of args) {
    if (arg.type === 'Assignment') {
      assign(arg)
      isNamed = true
      continue
    }
    if (takesValue) {
      value(arg)
      takesValue = false
      continue
    }
    const word = onlyWord(expand(arg), arg)
    if (word.startsWith('-')) {
      if (!declarations.get(builtin)?.test(word)) throw new NotUnderstood(`${builtin} ${word} is not understood.`)
      takesValue = builtin === 'read' && /[pdntNu]$/.test(word)
      continue
    }
    // Attack: read 'a[$(id)]' runs id.
    const variable = /^([A-Za-z_]\w*)(=|$)/.exec(word)?.[1]
    // Spelled out, because a loop is searched for the names that it sets before it is read.
    const isSpelledOut = variable !== undefined && arg.text.replace(/^["']/, '').startsWith(variable)
    if (!isSpelledOut || isSteeringInScript(variable)) throw new NotUnderstood(`${builtin} ${word} is not understood.`)
    isNamed = true
    if (reads && builtin !== 'read') variables.setArray(variable, [MANY])
    else variables.set(variable, UNKNOWN)
  }
  // Attack: REPLY=ls; read -r <<< curl; $REPLY http://a
  if (!isNamed) for (const each of DEFAULT_NAMES.get(builtin) ?? []) variables.setArray(each, [MANY])
}

function onlyWord(forms: WordForms, { text }: Word): string {
  const [word, ...others] = forms.flat()
  if (!word || others.length > 0 || word.isOpen || word.isGlob)
    throw new NotUnderstood(`${text} is not understood here.`)
  return word.value
}
