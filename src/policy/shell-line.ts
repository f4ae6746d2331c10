import { parse } from 'unbash'
import type { Assignment, Command, PipelineNode, Redirection, Statement, Word, WordPart } from 'unbash'
import { codePoint, CONTROL, FORMAT, INVISIBLE, LINE_SEPARATORS, SPACES } from '../text/hidden-characters.ts'
import { isUnwritable, leadsOutside, type WorkingDirectory } from './working-directory.ts'
import { readsAnyFile } from './programs.ts'
import { shellSyntaxProblem } from './shell-syntax.ts'

/** One word as the program will receive it. A glob becomes as many words as there are files that match. */
export interface ShellWord {
  readonly value: string
  readonly isGlob: boolean
}

/** A program with its arguments; redirections and harmless variables have been checked and are left out. */
export type SimpleCommand = readonly [ShellWord, ...ShellWord[]]

/** One command of a line, with what its neighbours tell about it. */
export interface Step {
  readonly command: SimpleCommand
  readonly directory: WorkingDirectory
  /** The commands whose output it is piped, the nearest last. */
  readonly pipedFrom: readonly SimpleCommand[]
}

export type ShellLine =
  | { readonly kind: 'commands'; readonly steps: readonly Step[] }
  | { readonly kind: 'refused'; readonly reason: string }
  /** A slip of the pen: no shell could run it, or none as it was meant. */
  | { readonly kind: 'mistaken'; readonly mistake: string }

const MAX_LENGTH = 32_768
const MAX_COMMANDS = 200

/**
 * Takes a shell line apart into simple commands when it is made only of plain words, joined by `&&`, `||`, `;`, `|` and
 * line ends, with redirections inside the tree. Whatever can run or expand to something that is not spelled out is
 * refused, and so is each construct not named here: the grammar may grow, the list of what is understood does not.
 */
export function readShellLine(line: string, directory: WorkingDirectory): ShellLine {
  if (line.length > MAX_LENGTH) {
    return { kind: 'refused', reason: `The command is longer than ${MAX_LENGTH} characters.` }
  }
  const script = parse(line)
  const mistake = shellSyntaxProblem(line, script.errors ?? [])
  if (mistake !== undefined) return { kind: 'mistaken', mistake }
  try {
    checkCharacters(line)
    const steps = ofStatements(script.commands, directory)
    if (steps.length > MAX_COMMANDS) {
      return { kind: 'refused', reason: `It has more than ${MAX_COMMANDS} commands; split it up.` }
    }
    return steps.length > 0 ? { kind: 'commands', steps } : { kind: 'refused', reason: 'There is no command.' }
  } catch (error) {
    if (error instanceof NotUnderstood) return { kind: 'refused', reason: error.message }
    throw error
  }
}

/** Leaves the walk over the tree at the first thing that is not understood; never leaves this file. */
class NotUnderstood extends Error {}

// Characters for private use and halves of surrogate pairs too: what they draw, if anything, depends on the font.
const HIDDEN = new RegExp(
  String.raw`[${INVISIBLE}${FORMAT}${LINE_SEPARATORS}\p{Co}\p{Cs}[${CONTROL}--[\n\t]][${SPACES}--[\x20]]]`,
  'v'
)

/** Invisible and look-alike characters: people who read the command would not see what runs. */
function checkCharacters(line: string): void {
  const hidden = HIDDEN.exec(line)
  if (hidden) throw new NotUnderstood(`It contains the invisible character ${codePoint(hidden[0])}; leave it out.`)
  const dash = /(?<=^|\s)[\u2010-\u2015\u2212\ufe58\ufe63\uff0d](?=[\w\u2010-\u2015\u2212])/u.exec(line)
  if (dash) throw new NotUnderstood(`It contains ${codePoint(dash[0])}, which looks like a hyphen and is none.`)
}

function ofStatements(statements: readonly Statement[], start: WorkingDirectory): Step[] {
  let directory = start
  return statements.flatMap((statement, index) => {
    if (statement.background && index === statements.length - 1) {
      throw new NotUnderstood('A command in the background (&) ends with its call; leave & out.')
    }
    const steps = ofStatement(statement, directory)
    // Whether a folder was changed to is known only within `cd x && …`; after it the shell may be as high as the root.
    if (steps.some(({ command }) => command[0].value === 'cd')) directory = { ...directory, folder: '' }
    return steps
  })
}

function ofStatement({ command }: Statement, start: WorkingDirectory): Step[] {
  if (command.type !== 'AndOr') return ofPipeline(command, start)
  let directory = start
  return command.commands.flatMap((node, index) => {
    if (command.operators[index - 1] === '||' && directory !== start) directory = { ...start, folder: '' }
    const steps = ofPipeline(node, directory)
    const [only] = steps
    if (only && steps.length === 1) directory = placeAfter(only, command.operators[index])
    return steps
  })
}

/** Where the next command of a list runs: in the folder that this one has changed to, when it surely has. */
function placeAfter({ command: [name, target], directory }: Step, operator: string | undefined): WorkingDirectory {
  if (name.value !== 'cd') return directory
  if (operator !== '&&' || target === undefined || leadsOutside(target.value, directory))
    return { ...directory, folder: '' }
  if (directory.root !== undefined && target.value.startsWith(directory.root)) {
    return { ...directory, folder: target.value.slice(directory.root.length + 1) }
  }
  return { ...directory, folder: `${directory.folder}/${target.value}`.replace(/^\//, '') }
}

function ofPipeline(node: PipelineNode, directory: WorkingDirectory): Step[] {
  const nodes = node.type === 'Pipeline' ? node.commands : [node]
  if (nodes.length > MAX_COMMANDS) throw new NotUnderstood(`More than ${MAX_COMMANDS} commands are piped; split it up.`)
  const commands = nodes.map((command) => {
    if (command.type === 'Command') return ofCommand(command, directory)
    throw new NotUnderstood(
      'Only plain commands joined by &&, ||, ; and | are understood: no groups, loops, conditions or functions. Write the commands out, ' +
        'and give the folder to run in as cwd.'
    )
  })
  return commands.map((command, index) => ({ command, directory, pipedFrom: commands.slice(0, index) }))
}

function ofCommand(command: Command, directory: WorkingDirectory): SimpleCommand {
  for (const redirection of command.redirects) checkRedirection(redirection, directory)
  command.prefix.filter((part) => part.type === 'Assignment').forEach(checkVariable)
  if (!command.name) throw new NotUnderstood('A variable set for all that follows is not understood; write its value.')

  const name = ofWord(command.name)
  if (name.isGlob || !/^[\x21-\x7e]+$/.test(name.value) || name.value.startsWith('-')) {
    throw new NotUnderstood('The name of the program must be spelled out, in plain characters.')
  }
  return [name, ...command.args.map((word) => ofWord(wordOf(word), readsAnyFile(name.value)))]
}

/** `declare a=b`, `export a=b`: what looks like an assignment after the name is an argument of the program. */
function wordOf(word: Word | Assignment): Word {
  if (word.type === 'Word') return word
  if (word.value.type === 'ArrayValue' || word.index) throw new NotUnderstood('Arrays are not understood.')
  const { parts } = word.value
  const value = word.name + (word.append ? '+=' : '=') + word.value.value
  return { type: 'Word', text: word.text, value, pos: word.pos, end: word.end, parts }
}

const partNames: Readonly<Record<string, string>> = {
  SimpleExpansion: 'a variable; write its value',
  ParameterExpansion: 'a variable; write its value',
  CommandExpansion: 'a command substitution; run that command first and write what it prints',
  ArithmeticExpansion: 'arithmetic',
  ProcessSubstitution: 'a process substitution',
  BraceExpansion: 'a brace expansion; write the words out',
  ExtendedGlob: 'an extended glob',
  AnsiCQuoted: "$'…'; use plain quotes",
  LocaleString: '$"…"; use plain quotes'
}

function ofWord(word: Word, takesAnyFile = false): ShellWord {
  let isGlob = false
  for (const { type, text } of (word.parts ?? []).flatMap(piecesOf)) {
    // The exit code is a number, whatever ran.
    if (type === 'SimpleExpansion' && text === '$?') continue
    const name = partNames[type]
    if (name) throw new NotUnderstood(`${word.text} contains ${name}. Only words that are spelled out can be judged.`)
    isGlob ||= type === 'Glob'
  }
  if (word.text.startsWith('~')) throw new NotUnderstood(`${word.text} leads to a home folder, outside the repository.`)
  if (isGlob && (!takesAnyFile || word.value.startsWith('-'))) checkGlob(word.value)
  return { value: word.value, isGlob }
}

/** A part with what stands in it. Attack: `cat a[$(id)]` has a substitution within the brackets of a glob. */
function piecesOf(part: WordPart): readonly WordPart[] {
  const inside: readonly WordPart[] = part.type === 'DoubleQuoted' || part.type === 'Glob' ? (part.parts ?? []) : []
  return [part, ...inside.flatMap(piecesOf)]
}

/** Attack: a file named `--output=x` in the repository becomes an option where `*` stands. */
function checkGlob(value: string): void {
  const start = value.slice(0, value.search(/[*?[]/))
  if (start !== '' && (!start.startsWith('-') || start.includes('='))) return
  throw new NotUnderstood(`${value} may expand to a file whose name is an option; write ./${value.replace(/^-+/, '')}.`)
}

function checkRedirection(redirection: Redirection, directory: WorkingDirectory): void {
  if (redirection.descriptor?.type === 'FileDescriptorVariable') {
    throw new NotUnderstood('A redirection to a variable is not understood.')
  }
  if (redirection.type === 'HereDoc') {
    const isPlain = redirection.body.parts?.every(({ type }) => type === 'Literal') ?? true
    if (!isPlain) throw new NotUnderstood('The here-document expands something; quote its delimiter.')
  } else if (redirection.target) {
    const target = ofWord(redirection.target)
    if (redirection.type === 'Redirect') checkRedirectionTarget(redirection.operator, target, directory)
  }
}

function checkRedirectionTarget(operator: string, { value, isGlob }: ShellWord, directory: WorkingDirectory): void {
  const isDescriptor = (operator === '>&' || operator === '<&') && /^(\d|-)$/.test(value)
  if (isDescriptor || value === '/dev/null') return
  // Attack: to bash, `sort a >&--ox` closes the output and has -ox as an option, where others see a file.
  const isTorn = (operator === '>&' || operator === '<&') && /^[-\d]/.test(value)
  if (isGlob || isTorn || operator === '<>') throw new NotUnderstood(`A redirection to ${value} is not understood.`)
  if (isUnwritable(value, directory)) {
    throw new NotUnderstood(
      `The redirection to ${value} leads outside the work tree; leave it out, or use a relative path inside it.`
    )
  }
}

/**
 * Variables by which a program finds other programs, libraries, options or configuration. The kernel's boundary holds
 * all the same; this keeps `PATH=evil npm test` from passing for `npm test`.
 */
const steeringVariable = new RegExp(
  [
    '^(LD|DYLD|GIT|NPM|PIP|UV|CARGO|RUST|GO|CGO|JAVA|JDK|MAVEN|GRADLE|BASH|ZSH|DOTNET|COR|CORECLR)([_A-Z].*)?$',
    '^(PYTHON|PERL5|RUBY|NODE|LUA|PHP|TAR|LESS|GLIBC|MALLOC|RIPGREP|POSIX|PYTEST|ELECTRON).*$',
    '^(IFS|ENV|HOME|SHELL|SHELLOPTS|CDPATH|GLOBIGNORE|PS4|EDITOR|VISUAL|PAGER|BROWSER|TMPDIR|CC|CXX|LD|AR)$',
    '(PATH|FLAGS|OPTIONS|OPTS|ARGS|PRELOAD|EDITOR|PAGER|COMMAND|CMD|PROXY|CONFIG|HOOK|WRAPPER|SHELL|STARTUP)$'
  ].join('|'),
  'i'
)
const harmlessVariable =
  /^(NODE_ENV|RUST_BACKTRACE|RUST_LOG|PYTHONUNBUFFERED|PYTHONDONTWRITEBYTECODE|PYTHONHASHSEED|PYTHONWARNINGS|CARGO_TERM_COLOR|CARGO_INCREMENTAL|RUST_TEST_THREADS|CGO_ENABLED|GOOS|GOARCH|GOMAXPROCS)$/

function checkVariable(assignment: Assignment): void {
  const { name, value } = assignment
  if (value.type === 'ArrayValue' || assignment.index) throw new NotUnderstood('Arrays are not understood.')
  ofWord(value)
  if (isSteering(name)) {
    throw new NotUnderstood(`${name}= changes which programs, libraries or options are used; leave it out.`)
  }
}

/** True for a variable that changes what a program does beyond its words. */
export function isSteering(name: string): boolean {
  return steeringVariable.test(name) && !harmlessVariable.test(name)
}
