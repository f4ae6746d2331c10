import type {
  ArithmeticExpression,
  ParameterExpansionPart,
  ParameterOperation,
  ParsedScript,
  Word,
  WordPart
} from 'unbash'
import { NotUnderstood, type ShellWord } from '../shell-command.ts'
import { isSteeringInScript } from '../steering-variables.ts'
import { isNumeric, joined, knownValue, NUMBER, unionOf, UNKNOWN, type Alternative, type Value } from './values.ts'
import { VARIABLE_NAME, type Variables } from './variables.ts'

/** What the words of a script depend on. */
export interface WordScope {
  readonly variables: Variables
  /** Absolute path of the work tree. */
  readonly root: string | undefined
  /** Reads the commands of a substitution, and returns what is known of their output. */
  readonly substitute: (script: ParsedScript | undefined) => Value
  readonly arithmetic: (expression: ArithmeticExpression | undefined) => void
}

/** What a word, or a whole command, can become: for each possible value, the words that the shell makes of it. */
export type WordForms = readonly (readonly ShellWord[])[]

/** Any number of words that are not known. */
export const MANY: ShellWord = { value: '', isGlob: true, isOpen: true }

const MAX_FORMS = 16
/** Each brace expansion in a word multiplies its words. */
const MAX_BRACE_WORDS = 256

/** The words that one word of a script becomes, for each of its possible values. */
export function expandWord(word: Word, scope: WordScope): WordForms {
  const parts = word.parts ?? [literalPart(word.value)]
  checkTilde(word.text)
  const brace = parts.findIndex(({ type }) => type === 'BraceExpansion')
  const part = parts[brace]
  if (part) {
    const counts = parts.map(({ type, text }) => (type === 'BraceExpansion' ? braceOptions(text).length : 1))
    if (counts.reduce((product, each) => product * each) > MAX_BRACE_WORDS)
      throw new NotUnderstood(`${word.text} becomes more than ${MAX_BRACE_WORDS} words; write a loop.`)
    const options = braceOptions(part.text).map((option) => [
      ...parts.slice(0, brace),
      literalPart(option),
      ...parts.slice(brace + 1)
    ])
    const forms = options.map((option) => expandWord({ ...word, parts: option }, scope))
    return [forms.flatMap(([form = [MANY], ...others]) => (others.length > 0 ? [MANY] : form))]
  }
  let partial: readonly Partial[] = [{ done: [], current: undefined }]
  for (const each of parts) {
    const pieces = piecesOf(each, scope)
    partial = limitedForms(append(partial, each.type === 'DoubleQuoted' ? pieces : pieces.map(outsideQuotes)))
  }
  const forms = partial.map(({ done, current }) => (current ? [...done, current] : done))
  for (const { value, isOpen } of forms.flat()) if (word.text.includes('HOME') && isOpen !== true) checkTilde(value)
  return forms
}

/** The value of a word where it is not split, such as on the right of an assignment. */
export function valueOfWord(word: Word, scope: WordScope): Value {
  checkTilde(word.text)
  let value = knownValue('')
  for (const part of word.parts ?? [literalPart(word.value)]) {
    value = joined(value, unionOf(piecesOf(part, scope).map(({ text, isOpen }) => [{ text, isOpen }])))
  }
  return value
}

/** Part of a word: text that is added to it, or that is split into words first. */
interface Piece extends Alternative {
  readonly isGlob?: boolean
  readonly isSplit?: boolean
  /** Any number of words, even in quotes. */
  readonly words?: readonly ShellWord[]
}

interface Partial {
  readonly done: readonly ShellWord[]
  readonly current: ShellWord | undefined
}

function literalPart(value: string): WordPart {
  return { type: 'Literal', pos: 0, end: 0, value, text: value }
}

function checkTilde(text: string): void {
  if (text.startsWith('~') && !/^~\/./.test(text)) {
    throw new NotUnderstood(`${text} leads to a home folder, outside the repository.`)
  }
}

function limitedForms(forms: readonly Partial[]): readonly Partial[] {
  return forms.length > MAX_FORMS ? [{ done: [], current: MANY }] : forms
}

function append(partial: readonly Partial[], pieces: readonly Piece[]): readonly Partial[] {
  return partial.flatMap((start) => pieces.map((piece) => appendPiece(start, piece)))
}

function appendPiece({ done, current }: Partial, piece: Piece): Partial {
  if (piece.words) {
    const isAlone = !current || current.value === ''
    return isAlone && piece.words.length > 0 ? splitLast(done, piece.words) : { done, current: MANY }
  }
  if (!piece.isSplit) return { done, current: extended(current, piece) }
  // Some versions of bash take a backslash in a value for a quote. Attack: x='.gi\t/c*'; cat $x
  if (piece.isOpen || piece.text.includes('\\')) {
    const start = piece.isOpen && piece.isList && (current === undefined || current.value === '') ? piece.text : ''
    return { done, current: { value: start, isGlob: true, isOpen: true } }
  }
  const [first = '', ...others] = piece.text.split(/[ \t\n]+/)
  let state: Partial = { done, current: first === '' ? current : extended(current, globbed(first)) }
  for (const text of others) {
    const finished = state.current ? [...state.done, state.current] : state.done
    state = { done: finished, current: text === '' ? undefined : extended(undefined, globbed(text)) }
  }
  return state
}

/** Outside quotes, the elements of an array are split, and empty ones are left out. Attack: a=('a -o a'); sort ${a[@]} */
function outsideQuotes(piece: Piece): Piece {
  const { words } = piece
  return words ? { ...piece, words: words.map((word) => (/^[^\s*?[\\]+$/.test(word.value) ? word : MANY)) } : piece
}

function splitLast(done: readonly ShellWord[], words: readonly ShellWord[]): Partial {
  return { done: [...done, ...words.slice(0, -1)], current: words.at(-1) }
}

function globbed(text: string): Piece {
  return { text, isOpen: false, isGlob: /[*?[]/.test(text) }
}

function extended(current: ShellWord | undefined, piece: Piece): ShellWord {
  if (current?.isOpen) return current
  const isOpen = piece.isOpen
  return {
    value: (current?.value ?? '') + piece.text,
    isGlob: (current?.isGlob ?? false) || (piece.isGlob ?? false),
    ...(isOpen && { isOpen })
  }
}

const MANY_PIECES: readonly Piece[] = [{ text: '', isOpen: true, words: [MANY] }]

function piecesOf(part: WordPart, scope: WordScope): readonly Piece[] {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return [{ text: part.value, isOpen: false }]
    case 'Glob':
      if (part.parts?.some(({ type }) => type !== 'Literal' && type !== 'SingleQuoted')) {
        throw new NotUnderstood(`${part.text} is not understood; use a plain pattern.`)
      }
      return [{ text: part.value, isOpen: false, isGlob: true }]
    case 'DoubleQuoted':
      return quoted(part.parts, scope)
    case 'SimpleExpansion':
      return expansion(part.text.slice(1), scope)
    case 'ParameterExpansion':
      return parameter(part, scope)
    case 'CommandExpansion':
      return split(scope.substitute(part.script))
    case 'ArithmeticExpansion':
      scope.arithmetic(part.expression)
      return split(NUMBER)
    case 'ProcessSubstitution':
      scope.substitute(part.script)
      return [{ text: '/dev/stdin', isOpen: false }]
    default:
      throw new NotUnderstood(`${part.text} is not understood; use plain quotes and plain patterns.`)
  }
}

/** In double quotes, text is not split. Only `"$@"` and `"${a[@]}"` can be several words. */
function quoted(parts: readonly WordPart[], scope: WordScope): readonly Piece[] {
  // Every part is read, whatever the others are. Attack: "$@$(id)" runs id.
  const pieces = parts.map((part) => piecesOf(part, scope))
  const [only = []] = pieces
  if (pieces.flat().some(({ words }) => words)) return pieces.length === 1 ? only : MANY_PIECES
  const values: readonly Value[] = pieces.map((each) => each.map(({ text, isOpen }) => ({ text, isOpen })))
  const [first = knownValue(''), ...others] = values
  return others.reduce((value, each) => joined(value, each), first)
}

function split(value: Value): readonly Piece[] {
  return value.map((alternative) => ({ ...alternative, isSplit: true }))
}

function expansion(name: string, { variables, root }: WordScope): readonly Piece[] {
  if (/^[?#$!]$/.test(name)) return split(NUMBER)
  if (/^[@*]$/.test(name)) return MANY_PIECES
  if (!VARIABLE_NAME.test(name)) return split(UNKNOWN)
  if (name === 'HOME') return [{ text: '~', isOpen: false }]
  if (name === 'PWD') return [{ text: root ?? '.', isOpen: false }]
  return split(variables.get(name))
}

function parameter(part: ParameterExpansionPart, scope: WordScope): readonly Piece[] {
  const { parameter: name, prefix, index, operation, text } = part
  if (prefix === '!') throw new NotUnderstood(`${text} reads a variable that another one names; write the value.`)
  if (index) return element(part, index, scope)
  if (prefix === '#') return split(NUMBER)
  const pieces = expansion(name, scope)
  if (!operation) return pieces
  if (pieces.some(({ words }) => words)) {
    operate(UNKNOWN, operation, { name, text, scope })
    return MANY_PIECES
  }
  return split(operate(pieces, operation, { name, text, scope }))
}

function element({ parameter: name, prefix, operation, text }: ParameterExpansionPart, index: Word, scope: WordScope) {
  const elements = scope.variables.elements(name)
  if (operation) operate(UNKNOWN, operation, { name, text, scope })
  if (index.value === '@' || index.value === '*') {
    if (prefix === '#') return split(NUMBER)
    return elements && !operation ? [{ text: '', isOpen: true, words: elements }] : MANY_PIECES
  }
  // Attack: ${a[b[$(id)]]} runs id.
  if (!isNumeric(valueOfWord(index, scope))) {
    throw new NotUnderstood(`The index in ${text} is evaluated as arithmetic; use a number.`)
  }
  return split(operation ? UNKNOWN : scope.variables.get(name))
}

interface Operated {
  readonly name: string
  readonly text: string
  readonly scope: WordScope
}

function operate(value: Value, operation: ParameterOperation, { name, text, scope }: Operated): Value {
  switch (operation.type) {
    case 'Default': {
      const other = valueOfWord(operation.operand, scope)
      if (operation.operator.endsWith('=')) {
        if (isSteeringInScript(name))
          throw new NotUnderstood(`${text} changes which programs or options are used; remove it.`)
        scope.variables.set(name, UNKNOWN)
      }
      if (operation.operator.endsWith('?')) return value
      if (operation.operator.endsWith('+')) return unionOf([knownValue(''), other])
      // Without the colon, a variable that is set and empty stays empty. Attack: x=; ${x-echo} curl http://a
      const kept = operation.operator.startsWith(':') ? value.filter((each) => each.isOpen || each.text !== '') : value
      return kept.length > 0 ? unionOf([kept, other]) : other
    }
    case 'Remove': {
      const pattern = valueOfWord(operation.operand, scope)
      return value.flatMap((each) => pattern.flatMap((one) => withoutPart(each, operation.operator, one)))
    }
    case 'Replace':
      valueOfWord(operation.pattern, scope)
      valueOfWord(operation.replacement, scope)
      return UNKNOWN
    case 'CaseModification':
      if (operation.operand) valueOfWord(operation.operand, scope)
      return UNKNOWN
    case 'Slice':
      for (const bound of [operation.offset, operation.length]) {
        if (bound && !isNumeric(valueOfWord({ ...bound, value: bound.value.trim() }, scope))) {
          throw new NotUnderstood(`${text} evaluates ${bound.text} as arithmetic; use a number.`)
        }
      }
      return UNKNOWN
    default:
      throw new NotUnderstood(`${text} is not understood.`)
  }
}

/** `${x%.ts}`, `${x%/*}`, `${x##*}` and the like. */
function withoutPart(each: Alternative, operator: string, pattern: Alternative): Value {
  if (pattern.isOpen) return UNKNOWN
  const isEnd = operator.startsWith('%')
  const isPlain = !/[*?[\\]/.test(pattern.text)
  if (each.isOpen) {
    // What is left still starts with the first folder, unless that could be removed too.
    const folder = /^(.*?\/)/.exec(each.text)?.[0].slice(0, -1) ?? ''
    // Attack: for f in $(find ./src); do sort "${f%%.*}-oREADME.md"; done
    const isShort = isPlain ? pattern.text.lastIndexOf('/') <= 0 : pattern.text === '.*' && !folder.includes('.')
    return [{ text: isEnd && (isShort || pattern.text === '/*') ? folder : '', isOpen: true }]
  }
  if (!isPlain) return UNKNOWN
  const { text } = each
  if (isEnd) return knownValue(text.endsWith(pattern.text) ? text.slice(0, text.length - pattern.text.length) : text)
  return knownValue(text.startsWith(pattern.text) ? text.slice(pattern.text.length) : text)
}

/** The words of `{a,b}` and of `{a..c}`, and the bounds of `{1..9}`. */
function braceOptions(text: string): readonly string[] {
  const inside = /^\{([^{}'"\\$`\s*?[\]]*)\}$/.exec(text)?.[1]
  if (inside === undefined) throw new NotUnderstood(`${text} is a nested brace expansion; spell the words out.`)
  if (inside.includes(',')) return inside.split(',')
  const range = /^(-?\w+)\.\.(-?\w+)(?:\.\.-?\d+)?$/.exec(inside)
  if (!range) throw new NotUnderstood(`${text} is not understood; spell the words out.`)
  const [, first = '', last = ''] = range
  return /^[A-Za-z]$/.test(first) && /^[A-Za-z]$/.test(last) ? charactersBetween(first, last) : [first, last]
}

/** Attack: for x in {c..e}d; do $x of=a; done */
function charactersBetween(first: string, last: string): readonly string[] {
  const [start = 0, end = 0] = [first.charCodeAt(0), last.charCodeAt(0)].sort((a, b) => a - b)
  return Array.from({ length: end - start + 1 }, (_, index) => String.fromCharCode(start + index))
}
