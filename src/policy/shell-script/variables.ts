import { forEachChild, type Assignment, type Command, type Script, type SyntaxNode } from 'unbash'
import type { ShellWord } from '../shell-command.ts'
import { isNumeric, knownValue, NUMBER, unionOf, UNKNOWN, type Value } from './values.ts'

/** The variables that a script has set so far. */
export class Variables {
  readonly #readOnly: ReadonlySet<string>
  #values: Map<string, Value>
  #arrays: Map<string, readonly ShellWord[]>

  /** True once unknown code could have set any variable. */
  #isForgotten = false

  /**
   * @param readOnly names that are read-only somewhere, so that setting them can fail
   */
  constructor(
    readOnly: ReadonlySet<string> = new Set(),
    values: ReadonlyMap<string, Value> = new Map(),
    arrays: ReadonlyMap<string, readonly ShellWord[]> = new Map()
  ) {
    this.#readOnly = readOnly
    this.#values = new Map(values)
    this.#arrays = new Map(arrays)
  }

  get(name: string): Value {
    // Attack: readonly x=curl, and in the next line x=ls; $x http://a
    if (this.#readOnly.has(name) || SET_BY_SHELL.test(name)) return UNKNOWN
    return this.#values.get(name) ?? (this.#isForgotten ? UNKNOWN : inherited(name))
  }

  elements(name: string): readonly ShellWord[] | undefined {
    return this.#readOnly.has(name) || SET_BY_SHELL.test(name) ? undefined : this.#arrays.get(name)
  }

  set(name: string, value: Value): void {
    // Whether the shell still decides what these are is not known.
    const stored = !NUMERIC_NAMES.test(name) ? value : isNumeric(value) ? NUMBER : UNKNOWN
    this.#values.set(name, stored)
    this.#arrays.delete(name)
  }

  setArray(name: string, elements: readonly ShellWord[]): void {
    this.#values.set(
      name,
      unionOf([...elements.map(({ value, isOpen = false }) => [{ text: value, isOpen }]), knownValue('')])
    )
    this.#arrays.set(name, elements)
  }

  copy(): Variables {
    const copy = new Variables(this.#readOnly, this.#values, this.#arrays)
    copy.#isForgotten = this.#isForgotten
    return copy
  }

  /** After code that can have set any variable. */
  forget(): void {
    this.#values.clear()
    this.#arrays.clear()
    this.#isForgotten = true
  }

  /** Merges the values of another path through the script, so that both are possible. */
  joinWith(other: Variables): void {
    for (const name of new Set([...this.#values.keys(), ...other.#values.keys()])) {
      const [mine, theirs] = [this.#values.get(name), other.#values.get(name)]
      if (mine === theirs) continue
      this.set(name, unionOf([this.get(name), other.get(name)]))
    }
    this.#isForgotten ||= other.#isForgotten
  }

  /** For code that runs any number of times: what it sets is unknown afterwards, except that numbers stay numbers. */
  widen(assigned: AssignedNames): void {
    for (const [name, staysNumeric] of assigned) {
      this.set(name, staysNumeric && isNumeric(this.get(name)) ? NUMBER : UNKNOWN)
    }
  }
}

/** A name that a variable can have. */
export const VARIABLE_NAME = /^[A-Za-z_]\w*$/

const NUMERIC_NAMES = /^(RANDOM|SRANDOM|SECONDS|LINENO|UID|EUID|PPID|BASHPID|EPOCHSECONDS|PIPESTATUS)$/

/** The shell changes these itself. Attack: _=ls; echo curl; $_ http://a */
const SET_BY_SHELL = /^(_|FUNCNAME|GROUPS|DIRSTACK|HISTCMD|EPOCHREALTIME)$/

function inherited(name: string): Value {
  if (NUMERIC_NAMES.test(name)) return NUMBER
  if (name === 'TMPDIR') return knownValue('/tmp')
  return UNKNOWN
}

/** Names of variables, and whether each gets nothing but numbers. */
export type AssignedNames = ReadonlyMap<string, boolean>

/** The variables that code sets, functions and substitutions in it included. */
export function assignedIn(nodes: readonly SyntaxNode[]): AssignedNames {
  const names = new Map<string, boolean>()
  const add = (name: string, staysNumeric: boolean) => names.set(name, (names.get(name) ?? true) && staysNumeric)
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Assignment') add(node.name, isNumberAssigned(node))
    if (node.type === 'For' || node.type === 'Select') add(node.name.value, false)
    if (node.type === 'Command') for (const name of namesSetBy(node)) add(name, false)
    if (node.type === 'ParameterExpansion' && node.operation?.type === 'Default') add(node.parameter, false)
    if (node.type === 'ArithmeticUnary' && node.operand.type === 'ArithmeticWord') add(node.operand.value, true)
    if (
      node.type === 'ArithmeticBinary' &&
      node.left.type === 'ArithmeticWord' &&
      /^[^=!<>]*=$|<<=|>>=/.test(node.operator)
    ) {
      add(node.left.value, true)
    }
    forEachChild(node, visit)
  }
  nodes.forEach(visit)
  return names
}

function isNumberAssigned({ value, append, index }: Assignment): boolean {
  if (value.type === 'ArrayValue' || index || append) return false
  const [part, ...others] = value.parts ?? []
  return /^\d+$/.test(value.value) || (part?.type === 'ArithmeticExpansion' && others.length === 0)
}

/** What `read`, `mapfile` and the like set. In quotes, as in `export "a=b"`, an assignment is a plain word. */
function namesSetBy({ name, args }: Command): readonly string[] {
  if (!/^(read|mapfile|readarray|unset|export|local|declare|typeset|readonly)$/.test(name?.value ?? '')) return []
  const names = args.flatMap((arg) => (arg.type === 'Word' ? (/^\w+/.exec(arg.value)?.[0] ?? []) : []))
  return [...names, ...(DEFAULT_NAMES.get(name?.value ?? '') ?? [])]
}

/** What these set if they name no variable. */
export const DEFAULT_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['read', ['REPLY']],
  ['mapfile', ['MAPFILE']],
  ['readarray', ['MAPFILE']]
])

/** The variables that a script makes read-only. */
export function readOnlyIn(script: Script): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Command' && makesReadOnly(node)) {
      for (const arg of node.args) {
        const name = arg.type === 'Word' ? /^\w+/.exec(arg.value)?.[0] : arg.name
        if (name !== undefined) names.add(name)
      }
    }
    forEachChild(node, visit)
  }
  visit(script)
  return names
}

function makesReadOnly({ name, args }: Command): boolean {
  const builtin = name?.value ?? ''
  if (builtin === 'readonly') return true
  return /^(declare|typeset|local)$/.test(builtin) && args.some(({ text }) => /^-\w*r/.test(text))
}
