import {
  forEachChild,
  type AndOr,
  type Function as ShellFunction,
  type PipelineNode,
  type Script,
  type SyntaxNode
} from 'unbash'

/**
 * Whether each command of a list is sure to have run and succeeded when the next one after `&&` runs. Attack: after `true || cd a/b &&`, and
 * after `! cd a/b &&`, the folder is the old one.
 */
export function sureToSucceed({ commands, operators }: AndOr): readonly boolean[] {
  let isSure = true
  return commands.map((node, index) => (isSure &&= operators[index - 1] !== '||' && !isNegated(node)))
}

/** True for `! command`. */
function isNegated(node: PipelineNode): boolean {
  return node.type === 'Pipeline' && node.prefixes.some(({ type }) => type === 'Negation')
}

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
