import {
  forEachChild,
  type AndOr,
  type Command,
  type Function as ShellFunction,
  type PipelineNode,
  type Redirection,
  type Script,
  type SyntaxNode
} from 'unbash'
import { literalWord, type SimpleCommand } from '../shell-command.ts'

/**
 * For each command of a list: whether it must have run and succeeded if the command after its `&&` runs. Attack: after `true || cd a/b &&`,
 * and after `! cd a/b &&`, the folder is the old one.
 */
export function mustHaveSucceeded({ commands, operators }: AndOr): readonly boolean[] {
  const unsure = commands.findIndex((node, index) => operators[index - 1] === '||' || isNegated(node))
  return commands.map((_, index) => unsure < 0 || index < unsure)
}

/** True for `! command`. */
function isNegated(node: PipelineNode): boolean {
  return node.type === 'Pipeline' && node.prefixes.some(({ type }) => type === 'Negation')
}

/** The functions of a script, wherever they are defined. */
export function functionsIn(script: Script): readonly ShellFunction[] {
  const found: ShellFunction[] = []
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Function') found.push(node)
    forEachChild(node, visit)
  }
  visit(script)
  return found
}

/** True if a command whose name has this property is anywhere in the code. */
export function runsAny(node: SyntaxNode, isNamed: (name: string) => boolean): boolean {
  let isFound = node.type === 'Command' && isNamed(writtenName(node))
  forEachChild(node, (child) => {
    isFound ||= runsAny(child, isNamed)
  })
  return isFound
}

/** The words of a command, without `command`, after which the shell runs what follows. Attack: cd a/b && command cd ../.. && cat ../../x */
export function withoutCommand<Item extends { readonly value: string }>(words: readonly Item[]): readonly Item[] {
  const [first, ...rest] = words
  if (first?.value !== 'command') return words
  // With -v and -V, it runs nothing.
  const at = rest.findIndex(({ value }) => !/^-(p+|-)$/.test(value))
  return at < 0 ? words : withoutCommand(rest.slice(at))
}

/** The name of the program of a command as it is written; '' if it has none. */
export function writtenName({ name, args }: Command): string {
  const words = [name, ...args].map((word) => ({ value: word?.type === 'Word' ? word.value : '' }))
  return withoutCommand(words)[0]?.value ?? ''
}

/** True for a redirection of the standard input. */
export function isOfInput({ descriptor, operator }: Redirection): boolean {
  if (!descriptor) return operator.startsWith('<')
  return descriptor.type === 'FileDescriptor' && descriptor.value === 0
}

/** Stands in a pipeline for input that comes from elsewhere. Attack: find . | head -n 1 < list | xargs cat */
export const OTHER_INPUT: SimpleCommand = [literalWord('<')]
