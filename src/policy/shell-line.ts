import { forEachChild, parse, type Command, type PipelineNode, type SyntaxNode, type ParseError } from 'unbash'
import { nameOf } from '../text/paths.ts'

/** The program and its arguments, without quotes. What the shell would expand is left as it is written. */
export type Words = readonly [string, ...string[]]

/** One command of a line, wherever it stands: also in a loop, a substitution or a function. */
export interface LineCommand {
  readonly words: Words
  /** A program that gets its output, by a pipe or a substitution, and runs it. */
  readonly runner?: string | undefined
}

export type ShellLine =
  | {
      readonly kind: 'commands'
      readonly commands: readonly LineCommand[]
      /** Names of the functions that the line defines. */
      readonly functions: ReadonlySet<string>
    }
  | { readonly kind: 'malformed'; readonly problem: string }

const MAX_LENGTH = 32_768

/** Finds the commands of a line. What surrounds them is not judged: the sandbox limits what they reach. */
export function readShellLine(line: string): ShellLine {
  if (line.length > MAX_LENGTH) {
    return { kind: 'malformed', problem: `The line is longer than ${MAX_LENGTH} characters. Put it into a file.` }
  }
  const script = parse(line)
  const problem = shellSyntaxProblem(line, script.errors ?? [])
  if (problem !== undefined) return { kind: 'malformed', problem }
  const commands: LineCommand[] = []
  const functions = new Set<string>()
  const visit = (node: SyntaxNode, runner?: string): void => {
    if (node.type === 'Function') functions.add(node.name.value)
    if (node.type === 'Pipeline') {
      const last = node.commands.findLastIndex(runsItsInput)
      const reader = node.commands[last]
      node.commands.forEach((command, index) => {
        visit(command, index < last && reader?.type === 'Command' ? reader.name?.value : runner)
      })
      return
    }
    const words = node.type === 'Command' ? wordsOf(node) : undefined
    if (words) commands.push({ words, runner })
    const inner = words && isRunner(words[0]) ? words[0] : runner
    forEachChild(node, (child) => {
      visit(child, inner)
    })
  }
  visit(script)
  return { kind: 'commands', commands, functions }
}

/** True for a program that runs the words after it, or what it reads if none of them names code. */
function isRunner(name: string): boolean {
  return /^((ba|da|z|k|c|tc|fi)?sh|python[\d.]*|perl|ruby|node|php|sudo|eval|source)$/.test(nameOf(name))
}

/** Options that carry the code of an interpreter, also together with it, and of a shell. */
const CODE = { interpreter: /^-(?:[cemr]|[np]\w*e)/, shell: /^-\w*c$/ } as const

/** True for a shell or an interpreter that takes its code from the pipe: not for `python3 -m json.tool` or `node check.js`. */
function runsItsInput(node: PipelineNode): boolean {
  const [name = '', ...words] = (node.type === 'Command' ? wordsOf(node) : undefined) ?? []
  const carriesCode = name.endsWith('sh') ? CODE.shell : CODE.interpreter
  const isFile = (word: string) => /^[^-].*[./]\w/.test(word) && !/^\/(dev|proc)\//.test(word)
  const readsAnyway = name.endsWith('sh') && words.some((word) => /^-\w*s/.test(word))
  return isRunner(name) && (readsAnyway || !words.some((word) => carriesCode.test(word) || isFile(word)))
}

function wordsOf({ name, args }: Command): Words | undefined {
  return name && [name.value, ...args.map((word) => (word.type === 'Word' ? word.value : word.text))]
}

/**
 * Returns what is wrong with a line that no shell can read, or would not read as it was meant, and how to correct it;
 * undefined if nothing is. Models make these mistakes when they write a command into JSON.
 */
function shellSyntaxProblem(line: string, errors: readonly ParseError[]): string | undefined {
  if (/<<-?\s*(['"]?)\w+\1\\n/.test(line)) {
    return 'The here-document has the two characters \\n instead of line breaks; send real line breaks.'
  }
  const [error] = errors
  if (hasStrayBrace(line, error !== undefined)) {
    return 'The line ends with an unmatched }; remove it, or quote it if you mean it.'
  }
  if (!error) return undefined
  const problem = `The shell cannot read the line: ${error.message} at character ${error.pos + 1}.`
  return error.message.includes('single quote')
    ? `${problem} Write an apostrophe inside '…' as '\\''.`
    : `${problem} Check the quotes and brackets.`
}

/** True if the end of the JSON around the command became part of it, with the quote before it or without. */
function hasStrayBrace(line: string, isBroken: boolean): boolean {
  const trimmed = line.trimEnd()
  if (!trimmed.endsWith('}')) return false
  if (!isBroken) return count(line, '}') > count(line, '{')
  const rest = trimmed.slice(0, -1).trimEnd()
  return isReadable(rest) || (/["']$/.test(rest) && isReadable(rest.slice(0, -1)))
}

function isReadable(line: string): boolean {
  return (parse(line).errors ?? []).length === 0
}

function count(line: string, character: string): number {
  return line.split(character).length - 1
}
