import { parse, type Command, type Word } from 'unbash'
import type { Words } from './shell-line.ts'

/** The words of a line that is one command without anything that only a shell does; undefined for any other line. */
export function plainCommand(line: string): Words | undefined {
  const { commands: statements, errors = [] } = parse(line)
  const [statement] = statements
  if (!statement || statements.length > 1 || statement.background || errors.length > 0) return undefined
  const { command } = statement
  if (command.type !== 'Command' || command.prefix.length > 0 || command.redirects.length > 0) return undefined
  const [name, ...others] = literalWords(command) ?? []
  return name === undefined || name === '' ? undefined : [name, ...others]
}

/** The program and its arguments as it receives them; undefined if the shell would expand one. */
export function literalWords({ name, args }: Command): string[] | undefined {
  const words = name ? [name, ...args] : []
  const values = words.map((word) => (word.type === 'Word' && isLiteral(word) ? word.value : undefined))
  return values.every((value) => value !== undefined) ? values : undefined
}

const literalParts: readonly string[] = ['Literal', 'SingleQuoted']

function isLiteral({ parts = [], text }: Word): boolean {
  if (text.startsWith('~')) return false
  return parts.every((part) => {
    if (part.type === 'DoubleQuoted') return part.parts.every(({ type }) => type === 'Literal')
    return literalParts.includes(part.type)
  })
}
