import {
  forEachChild,
  type AndOr,
  type Function as ShellFunction,
  type PipelineNode,
  type Script,
  type SyntaxNode
} from 'unbash'

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

/** True if a command with such a name is anywhere in the code. */
export function runsAny(node: SyntaxNode, names: RegExp): boolean {
  let isFound = node.type === 'Command' && names.test(node.name?.value ?? '')
  forEachChild(node, (child) => {
    isFound ||= runsAny(child, names)
  })
  return isFound
}
