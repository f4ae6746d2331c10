import {
  parse,
  type Assignment,
  type Command,
  type PipelineNode,
  type Redirection,
  type Statement,
  type Word,
  type WordPart
} from 'unbash'
import { codePoint, CONTROL, FORMAT, INVISIBLE, LINE_SEPARATORS, SPACES } from '../text/hidden-characters.ts'
import { startOfGlob } from './file-lists.ts'
import { readsAnyFile } from './programs.ts'
import { NotUnderstood, type ShellWord, type SimpleCommand, type ScriptCommand } from './shell-command.ts'
import { readScript } from './shell-script/read-script.ts'
import { isOfInput, mustHaveSucceeded, OTHER_INPUT, withoutCommand } from './shell-script/syntax.ts'
import { shellSyntaxProblem } from './shell-syntax.ts'
import { isPlainSetting } from './steering-variables.ts'
import { afterCd, inUnknownFolder, isUnwritable, type WorkingDirectory } from './working-directory.ts'

export type ShellLine =
  | { readonly kind: 'commands'; readonly commands: readonly ScriptCommand[] }
  | { readonly kind: 'refused'; readonly reason: string }
  /** No shell can run it, or it would do something other than intended. */
  | { readonly kind: 'malformed'; readonly problem: string }

const MAX_LENGTH = 32_768
const MAX_COMMANDS = 200

/**
 * Splits a shell line into simple commands. Where the kernel limits what they reach, `readScript` reads all of the shell's
 * grammar. Elsewhere the line must consist of plain words, joined by `&&`, `||`, `;`, `|` and line ends, with
 * redirections inside the work tree. Everything that can run or expand to something not spelled out is refused. So is every
 * construct that is not named here, so that a new one in the grammar is not allowed by accident.
 */
export function readShellLine(line: string, directory: WorkingDirectory): ShellLine {
  if (line.length > MAX_LENGTH) {
    return { kind: 'refused', reason: `The command is longer than ${MAX_LENGTH} characters.` }
  }
  const script = parse(line)
  const problem = shellSyntaxProblem(line, script.errors ?? [])
  if (problem !== undefined) return { kind: 'malformed', problem }
  try {
    checkCharacters(line)
    const commands = directory.isBounded ? readScript(script, directory) : commandsOf(script.commands, directory)
    if (!directory.isBounded && commands.length > MAX_COMMANDS) {
      return { kind: 'refused', reason: `The line has more than ${MAX_COMMANDS} commands; split it.` }
    }
    const isEmpty = script.commands.length === 0
    return isEmpty ? { kind: 'refused', reason: 'The line has no command.' } : { kind: 'commands', commands }
  } catch (error) {
    if (error instanceof NotUnderstood) return { kind: 'refused', reason: error.message }
    throw error
  }
}

/** What is wrong with a line that no shell can read, or would not read as it was meant. */
export function syntaxProblemOf(line: string): string | undefined {
  return line.length > MAX_LENGTH ? undefined : shellSyntaxProblem(line, parse(line).errors ?? [])
}

// Private-use characters and lone surrogates count too: what they draw, if anything, depends on the font.
const HIDDEN = new RegExp(
  String.raw`[${INVISIBLE}${FORMAT}${LINE_SEPARATORS}\p{Co}\p{Cs}[${CONTROL}--[\n\t]][${SPACES}--[\x20]]]`,
  'v'
)

/** Refuses invisible and look-alike characters, because a reader of the command would not see what runs. */
function checkCharacters(line: string): void {
  const hidden = HIDDEN.exec(line)
  if (hidden) throw new NotUnderstood(`It contains the invisible character ${codePoint(hidden[0])}; remove it.`)
  const dash = /(?<=^|\s)[\u2010-\u2015\u2212\ufe58\ufe63\uff0d](?=[\w\u2010-\u2015\u2212])/u.exec(line)
  if (dash) throw new NotUnderstood(`It contains ${codePoint(dash[0])}, which only looks like a hyphen; write -.`)
}

function commandsOf(statements: readonly Statement[], start: WorkingDirectory): ScriptCommand[] {
  let directory = start
  return statements.flatMap((statement, index) => {
    if (statement.background && index === statements.length - 1) {
      throw new NotUnderstood('A background command (&) ends when this call ends; remove the &.')
    }
    const commands = commandsOfStatement(statement, directory)
    // The folder is known only within `cd x && …`. After it, the shell may still be at the root.
    if (commands.some(({ command }) => withoutCommand(command)[0]?.value === 'cd'))
      directory = inUnknownFolder(directory)
    return commands
  })
}

function commandsOfStatement({ command }: Statement, start: WorkingDirectory): ScriptCommand[] {
  if (command.type !== 'AndOr') return commandsOfPipeline(command, start)
  let directory = start
  const isSure = mustHaveSucceeded(command)
  return command.commands.flatMap((node, index) => {
    if (command.operators[index - 1] === '||' && directory !== start) directory = inUnknownFolder(start)
    const commands = commandsOfPipeline(node, directory)
    const [only] = commands
    if (only && commands.length === 1)
      directory = directoryAfter(only, isSure[index] ? command.operators[index] : undefined)
    return commands
  })
}

/** Where the next command of a list runs: in the folder that this one changed to, if it is sure to have succeeded. */
function directoryAfter({ command, directory }: ScriptCommand, operator: string | undefined): WorkingDirectory {
  const [name, target] = withoutCommand(command)
  if (name?.value !== 'cd') return directory
  return operator === '&&' && target !== undefined ? afterCd(directory, target.value) : inUnknownFolder(directory)
}

function commandsOfPipeline(node: PipelineNode, directory: WorkingDirectory): ScriptCommand[] {
  const nodes = node.type === 'Pipeline' ? node.commands : [node]
  if (nodes.length > MAX_COMMANDS)
    throw new NotUnderstood(`The pipeline has more than ${MAX_COMMANDS} commands; split it.`)
  const commands = nodes.map((command) => {
    if (command.type === 'Command') return toSimpleCommand(command, directory)
    throw new NotUnderstood(
      'Only plain commands joined by &&, ||, ; and | are understood: no groups, loops, conditions or functions. ' +
        'Spell the commands out, and set the folder with cwd.'
    )
  })
  const inputs = nodes.map((node) => (node.type === 'Command' && node.redirects.some(isOfInput) ? [OTHER_INPUT] : []))
  const pipedFrom = (end: number) =>
    commands.slice(0, end).flatMap((command, index) => [...(inputs[index] ?? []), command])
  return commands.map((command, index) => ({
    command,
    directory,
    pipedFrom: [...pipedFrom(index), ...(inputs[index] ?? [])]
  }))
}

function toSimpleCommand(command: Command, directory: WorkingDirectory): SimpleCommand {
  for (const redirection of command.redirects) checkRedirection(redirection, directory)
  command.prefix.filter((part) => part.type === 'Assignment').forEach(checkVariable)
  if (!command.name)
    throw new NotUnderstood('A variable set for later commands is not understood; write its value there.')

  const name = toShellWord(command.name)
  if (name.isGlob || !/^[\x21-\x7e]+$/.test(name.value) || name.value.startsWith('-')) {
    throw new NotUnderstood('Spell out the name of the program in plain ASCII.')
  }
  return [name, ...command.args.map((word) => toShellWord(argumentWord(word), readsAnyFile(name.value)))]
}

/** In `declare a=b` or `export a=b`, what looks like an assignment is an argument of the program. */
function argumentWord(word: Word | Assignment): Word {
  if (word.type === 'Word') return word
  if (word.value.type === 'ArrayValue' || word.index) throw new NotUnderstood('Arrays are not understood.')
  const { parts } = word.value
  const value = word.name + (word.append ? '+=' : '=') + word.value.value
  return { type: 'Word', text: word.text, value, pos: word.pos, end: word.end, parts }
}

const expansionNames: Readonly<Record<string, string>> = {
  SimpleExpansion: 'a variable; write its value',
  ParameterExpansion: 'a variable; write its value',
  CommandExpansion: 'a command substitution; run that command first and write its output',
  ArithmeticExpansion: 'arithmetic',
  ProcessSubstitution: 'a process substitution',
  BraceExpansion: 'a brace expansion; spell the words out',
  ExtendedGlob: 'an extended glob',
  AnsiCQuoted: "$'…'; use plain quotes",
  LocaleString: '$"…"; use plain quotes'
}

function toShellWord(word: Word, takesAnyFile = false): ShellWord {
  let isGlob = false
  for (const { type, text } of (word.parts ?? []).flatMap(withNestedParts)) {
    // Always a number.
    if (type === 'SimpleExpansion' && text === '$?') continue
    const name = expansionNames[type]
    if (name) throw new NotUnderstood(`${word.text} contains ${name}. Only words that are spelled out can be checked.`)
    isGlob ||= type === 'Glob'
  }
  if (word.text.startsWith('~')) throw new NotUnderstood(`${word.text} leads to a home folder, outside the repository.`)
  if (isGlob && (!takesAnyFile || word.value.startsWith('-'))) checkGlob(word.value)
  return { value: word.value, isGlob }
}

/** A part and everything in it. Attack: `cat a[$(id)]` has a substitution inside the brackets of a glob. */
function withNestedParts(part: WordPart): readonly WordPart[] {
  const inside: readonly WordPart[] = part.type === 'DoubleQuoted' || part.type === 'Glob' ? (part.parts ?? []) : []
  return [part, ...inside.flatMap(withNestedParts)]
}

/** Attack: with a file named `--output=x` in the repository, `*` expands to an option. */
function checkGlob(value: string): void {
  const start = startOfGlob(value)
  if (start !== '' && (!start.startsWith('-') || start.includes('='))) return
  throw new NotUnderstood(`${value} can expand to a file whose name is an option; write ./${value.replace(/^-+/, '')}.`)
}

function checkRedirection(redirection: Redirection, directory: WorkingDirectory): void {
  if (redirection.descriptor?.type === 'FileDescriptorVariable') {
    throw new NotUnderstood('A redirection to a variable is not understood.')
  }
  if (redirection.type === 'HereDoc') {
    const isPlain = redirection.body.parts?.every(({ type }) => type === 'Literal') ?? true
    if (!isPlain) throw new NotUnderstood('The here-document expands variables or commands; quote its delimiter.')
  } else if (redirection.target) {
    const target = toShellWord(redirection.target)
    if (redirection.type === 'Redirect') checkRedirectionTarget(redirection.operator, target, directory)
  }
}

function checkRedirectionTarget(operator: string, { value, isGlob }: ShellWord, directory: WorkingDirectory): void {
  const isDescriptor = (operator === '>&' || operator === '<&') && /^(\d|-)$/.test(value)
  if (isDescriptor || value === '/dev/null') return
  // Attack: bash reads `sort a >&--ox` as closing the output and passing -ox, where others see a file name.
  const isAmbiguous = (operator === '>&' || operator === '<&') && /^[-\d]/.test(value)
  if (isGlob || isAmbiguous || operator === '<>')
    throw new NotUnderstood(`A redirection to ${value} is not understood.`)
  if (isUnwritable(value, directory)) {
    throw new NotUnderstood(
      `The redirection to ${value} leads outside the work tree; remove it, or use a relative path inside it.`
    )
  }
}

function checkVariable(assignment: Assignment): void {
  const { name, value } = assignment
  if (value.type === 'ArrayValue' || assignment.index) throw new NotUnderstood('Arrays are not understood.')
  toShellWord(value)
  if (assignment.append || !isPlainSetting(name, value.value)) {
    throw new NotUnderstood(`${name}= can change which programs, libraries or options are used; remove it.`)
  }
}
