import { parse } from 'unbash'
import { nameOf } from '../text/paths.ts'
import { criticalReason, fetchers, inputRunners, SYSTEM_FOLDERS } from './command-severity.ts'
import type { WorkingDirectory } from './working-directory.ts'

const MAX_NODES = 20_000
const MAX_DEPTH = 150

/**
 * The severity of a line that is not understood, which no rule can allow. It is critical if any command in it is, in whatever
 * substitution, loop or function, or if the line is too large to search. Otherwise it is high.
 */
export function severityOfUnparsedLine(line: string, directory: WorkingDirectory): 'critical' | 'high' {
  const walk: Walk = { left: MAX_NODES, directory, isCritical: line.length > MAX_NODES }
  if (!walk.isCritical) visit(parse(line), { pipedFrom: [], isRun: false, depth: 0 }, walk)
  return walk.isCritical ? 'critical' : 'high'
}

interface Walk {
  left: number
  readonly directory: WorkingDirectory
  isCritical: boolean
}

interface Context {
  /** Names of the programs whose output is piped here. */
  readonly pipedFrom: readonly string[]
  /** True in the words of a shell: `bash <(curl x)` runs what is downloaded. */
  readonly isRun: boolean
  readonly depth: number
}

type Node = Readonly<Record<string, unknown>>

// The tree is read as plain data, so that a construct that the grammar gains later is not missed.
function visit(value: unknown, { depth, ...rest }: Context, walk: Walk): void {
  if (walk.isCritical || typeof value !== 'object' || value === null) return
  walk.left -= 1
  walk.isCritical = walk.left <= 0 || depth > MAX_DEPTH
  const context = { ...rest, depth: depth + 1 }
  if (Array.isArray(value)) {
    value.forEach((item) => {
      visit(item, context, walk)
    })
    return
  }
  // Safe: it is an object and not an array.
  const node = value as Node
  if (isCriticalNode(node, context, walk.directory)) walk.isCritical = true
  if (node['type'] === 'Pipeline') visitPipeline(node, context, walk)
  else if (node['type'] === 'Command') visitCommand(node, context, walk)
  else visitParts(node, context, walk)
}

function visitPipeline(node: Node, context: Context, walk: Walk): void {
  const commands: readonly unknown[] = Array.isArray(node['commands']) ? node['commands'] : []
  const names = commands.map((command) => wordsOf(command)[0] ?? '')
  commands.forEach((command, index) => {
    visit(command, { ...context, pipedFrom: names.slice(Math.max(0, index - 20), index) }, walk)
  })
}

function visitCommand(node: Node, context: Context, walk: Walk): void {
  const words = wordsOf(node)
  const isShell = inputRunners.test(words[0] ?? '')
  const script = words.findIndex((word) => /^-\w*c$/.test(word)) + 1
  const line = words[0] === 'eval' ? words.slice(1).join(' ') : script > 0 ? words[script] : undefined
  if (isShell && line !== undefined) {
    // The length of a script counts against the limit, so that nesting shells does not get around it.
    walk.left -= line.length
    if (walk.left > 0) visit(parse(line), context, walk)
    else walk.isCritical = true
  }
  visitParts(node, { ...context, pipedFrom: [], isRun: isShell }, walk)
}

function visitParts(node: Node, context: Context, walk: Walk): void {
  // Some parts, such as the script of a substitution, are getters of a class, which Object.keys leaves out.
  const keys = new Set([...Object.keys(node), ...['parts', 'script', 'body'].filter((key) => key in node)])
  for (const key of keys) visit(node[key], context, walk)
}

function isCriticalNode(node: Node, { pipedFrom, isRun }: Context, directory: WorkingDirectory): boolean {
  if (node['type'] === 'Redirect') return isSystemTarget(node['target'])
  if (node['type'] === 'Function') return callsItself(node)
  if (node['type'] !== 'Command') return false
  const words = wordsOf(node)
  if (isRun && fetchers.test(words[0] ?? '')) return true
  // Other programs, such as env and timeout, can come before the command that counts.
  return words.slice(0, 12).some((word, index) => {
    const program = nameOf(word)
    return criticalReason({ program, words: words.slice(index + 1), pipedFrom, directory }) !== undefined
  })
}

function wordsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { name, suffix } = node as { readonly name?: unknown; readonly suffix?: unknown }
  const words = [name, ...(Array.isArray(suffix) ? (suffix as readonly unknown[]) : [])]
  return words.flatMap((word) => (isWord(word) ? [word.value] : []))
}

function isWord(node: unknown): node is { readonly value: string } {
  return typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string'
}

const systemTarget = new RegExp(String.raw`^/(dev/(?!null$|std|tty$|fd/)|${SYSTEM_FOLDERS})\b|(^|/)\.ssh/`)

function isSystemTarget(node: unknown): boolean {
  return isWord(node) && systemTarget.test(node.value)
}

/** True for a function that calls itself, as a fork bomb does. */
function callsItself({ name, body }: Node): boolean {
  return isWord(name) && JSON.stringify(body ?? '').includes(`"value":${JSON.stringify(name.value)}`)
}
