import { forEachChild, type Assignment, type Command, type SyntaxNode } from 'unbash'
import type { ShellWord } from '../shell-command.ts'
import { isNumeric, knownValue, NUMBER, unionOf, UNKNOWN, type Value } from './values.ts'

/** The variables that a script has set so far. */
export class Variables {
  #values: Map<string, Value>
  #arrays: Map<string, readonly ShellWord[]>

  /** True once unknown code could have set any variable. */
  #isForgotten = false

  constructor(
    values: ReadonlyMap<string, Value> = new Map(),
    arrays: ReadonlyMap<string, readonly ShellWord[]> = new Map()
  ) {
    this.#values = new Map(values)
    this.#arrays = new Map(arrays)
  }

  get(name: string): Value {
    return this.#values.get(name) ?? (this.#isForgotten ? UNKNOWN : inherited(name))
  }

  elements(name: string): readonly ShellWord[] | undefined {
    return this.#arrays.get(name)
  }

  set(name: string, value: Value): void {
    this.#values.set(name, value)
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
    const copy = new Variables(this.#values, this.#arrays)
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
  return args.flatMap((arg) => (arg.type === 'Word' ? (/^\w+/.exec(arg.value)?.[0] ?? []) : []))
}
