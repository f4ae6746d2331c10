import { forEachChild, parse, type SyntaxNode } from 'unbash'
import { writtenName } from './shell-script/syntax.ts'

/**
 * The first part of a script that `sh` can read in another way than bash, in whose grammar scripts are read: where `sh` is dash, it has
 * none of these. Attack: in `sh -c 'cd a/b &> x && cat ../../y'`, dash changes the folder in the background, and in
 * `sh -c 'id=1; ((id))'` it runs id. Undefined if there is none.
 */
export function bashSyntaxIn(script: string): string | undefined {
  let found: string | undefined
  const visit = (node: SyntaxNode): void => {
    found ??= bashSyntax(node)
    if (found === undefined) forEachChild(node, visit)
  }
  visit(parse(script))
  return found
}

const forms: Readonly<Partial<Record<SyntaxNode['type'], string>>> = {
  TestCommand: '[[ ]]',
  ArithmeticCommand: '(( ))',
  ArithmeticFor: 'for (( ))',
  Select: 'select',
  Coproc: 'coproc',
  ProcessSubstitution: 'a process substitution',
  BraceExpansion: 'a brace expansion',
  ExtendedGlob: 'an extended glob',
  AnsiCQuoted: "$'…'",
  LocaleString: '$"…"',
  HereString: '<<<',
  ArrayValue: 'an array'
}

/** Builtins of bash that set variables. Attack: in `sh -c 'x=id; declare x=ls; $x'`, dash knows no `declare`. */
const builtin = /^(declare|typeset|mapfile|readarray)$/

function bashSyntax(node: SyntaxNode): string | undefined {
  const form = forms[node.type]
  if (form !== undefined) return form
  switch (node.type) {
    case 'Redirect':
      return /^(&>>?|>&)$/.test(node.operator) && !/^(\d+|-)$/.test(node.target?.text ?? '') ? node.operator : undefined
    case 'Pipeline':
      return node.operators.find((operator) => operator === '|&')
    case 'Function':
      return node.pos === node.name.pos ? undefined : 'function'
    case 'CaseItem':
      return node.terminator === ';&' || node.terminator === ';;&' ? node.terminator : undefined
    case 'Assignment':
      return node.append === true || node.index ? 'an array or +=' : undefined
    case 'Command':
      return builtin.exec(writtenName(node))?.[0]
    default:
      return undefined
  }
}
