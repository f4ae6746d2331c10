import type { Severity } from '../domain/severity.ts'
import { argumentRefusal, programOf } from './argument-rules.ts'
import { canonicalCommand, isVirtualProgram } from './canonical-command.ts'
import { wildcardPositions } from './command-rules.ts'
import { criticalReason, severityOf, worstOf } from './command-severity.ts'
import { withHint } from './command-hints.ts'
import { inspectionCommands, isReadingRule } from './default-commands.ts'
import { worstForms } from './glob-names.ts'
import { literalWord, type SimpleCommand, type ScriptCommand } from './shell-command.ts'
import { readShellLine, syntaxProblemOf } from './shell-line.ts'
import { severityOfUnparsedLine } from './unparsed-line.ts'
import { unwrapCommand, type Unwrapped } from './unwrap-command.ts'
import type { WorkingDirectory } from './working-directory.ts'

export type Judgment =
  /** `rules` has the rule that allows each command of the line, in order. */
  | { readonly kind: 'allowed'; readonly rules: readonly string[] }
  /** Needs approval. `remedy` is the line under `commands:` of agent.yml that would allow it; undefined if no line can. */
  | {
      readonly kind: 'refused'
      readonly reason: string
      readonly remedy: string | undefined
      readonly severity: Severity
    }
  /** No shell can run the line, or it would do something other than intended. No setting can allow it. */
  | { readonly kind: 'malformed'; readonly problem: string }

/** The decision on one simple command. */
export interface CommandVerdict {
  /** Its words, joined by spaces. */
  readonly command: string
  readonly severity: Severity
  /** The rule that allows it; undefined if it is refused. */
  readonly rule: string | undefined
  /** Undefined if it is allowed. */
  readonly reason: string | undefined
  readonly remedy: string | undefined
}

/** A judgment with the verdict on each command of the line, in order; none if the line was not understood. */
export interface Explanation {
  readonly judgment: Judgment
  readonly commands: readonly CommandVerdict[]
}

const ROOT: WorkingDirectory = { root: undefined, folder: '' }

/**
 * Judges a shell line: a rule must match each simple command in it. Rules state what the user intends. They do not limit what a
 * command can reach, because `npm test` runs whatever the repository says; the sandbox does that.
 *
 * @param rules words as in `npm test`, `npm run *` (one more word) or `pytest **` (any number of words)
 */
export function judgeCommand(line: string, rules: readonly string[], directory: WorkingDirectory = ROOT): Judgment {
  return explainCommand(line, rules, directory).judgment
}

/** For `commands: any`: whatever a shell can read. */
export function judgeAnyCommand(line: string): Judgment {
  const problem = syntaxProblemOf(line)
  return problem === undefined ? { kind: 'allowed', rules: ['any'] } : { kind: 'malformed', problem }
}

/** Like `judgeCommand`, with the verdict on each command. */
export function explainCommand(
  line: string,
  rules: readonly string[],
  directory: WorkingDirectory = ROOT
): Explanation {
  const parsed = readShellLine(line, directory)
  if (parsed.kind === 'malformed') return { judgment: parsed, commands: [] }
  if (parsed.kind === 'refused') {
    const severity = severityOfUnparsedLine(line, directory)
    return { judgment: { ...parsed, remedy: undefined, severity }, commands: [] }
  }
  const commands = uniqueVerdicts(parsed.commands.flatMap((scriptCommand) => verdictsOn(scriptCommand, rules)))
  const refused = commands.filter(({ rule }) => rule === undefined)
  const severity = worstOf(refused.map((verdict) => verdict.severity))
  // Report first what no line of agent.yml can allow.
  const first = refused.find((verdict) => verdict.severity === 'critical') ?? refused[0]
  if (!first) return { judgment: { kind: 'allowed', rules: commands.flatMap(({ rule }) => rule ?? []) }, commands }
  const { reason = '', remedy } = first
  return { judgment: { kind: 'refused', reason, remedy, severity }, commands }
}

/** In a loop, the same command can be judged for several values. */
function uniqueVerdicts(verdicts: readonly CommandVerdict[]): readonly CommandVerdict[] {
  return verdicts.filter(
    ({ command, rule }, index) =>
      index === 0 || command !== verdicts[index - 1]?.command || rule !== verdicts[index - 1]?.rule
  )
}

const MAX_WRAPPERS = 3

/** The verdict on a command, or those on the commands that it runs, such as the one after `timeout`. */
function verdictsOn(scriptCommand: ScriptCommand, rules: readonly string[], depth = 0): readonly CommandVerdict[] {
  const own = verdictOn(scriptCommand, rules)
  const mayWrap = own.severity !== 'critical' && depth < MAX_WRAPPERS
  const unwrapped = mayWrap ? unwrapCommand(scriptCommand) : undefined
  const runsProject = scriptCommand.runsProject === true || isVirtualProgram(scriptCommand.command)
  const isTooMuch = (verdict: CommandVerdict) => onlyReads(verdict) && !allowsScripts(rules, scriptCommand.directory)
  if (!unwrapped) return [runsProject && isTooMuch(own) ? alsoRuns(own) : own]
  const inner = verdictsInside(unwrapped, { scriptCommand, own }, (each) =>
    verdictsOn({ ...each, runsProject: runsProject || each.runsProject === true }, rules, depth + 1)
  )
  const startsProject = unwrapped.kind === 'commands' && unwrapped.runsProject === true
  if (startsProject && own.rule === undefined && inner.every(isTooMuch)) return [alsoRuns(own)]
  // A rule that spells out the whole command allows it, unless something in it is critical.
  const isWanted = own.rule !== undefined && !inner.some(({ severity }) => severity === 'critical')
  return isWanted ? [own] : inner
}

/** Refuses what a rule for reading allows, because code of the repository runs as well. */
function alsoRuns(verdict: CommandVerdict): CommandVerdict {
  const reason = `${verdict.command} could also run code of the repository here, and only a rule for reading allows it.`
  return { ...verdict, rule: undefined, severity: worstOf(['medium', verdict.severity]), reason }
}

function onlyReads({ rule }: CommandVerdict): boolean {
  return rule !== undefined && isReadingRule(rule)
}

/** True if the rules allow any script of the repository anyway. */
function allowsScripts(rules: readonly string[], directory: WorkingDirectory): boolean {
  const scripts = [['bash', './x.sh'] as const, ['python', './x.py'] as const, ['ruby', './x.rb'] as const]
  return scripts.some(([name, file]) => {
    const match = bestMatch([literalWord(name), literalWord(file)], rules, directory)
    return match?.rule !== undefined
  })
}

function verdictsInside(
  unwrapped: Unwrapped,
  { scriptCommand, own }: { readonly scriptCommand: ScriptCommand; readonly own: CommandVerdict },
  judge: (scriptCommand: ScriptCommand) => readonly CommandVerdict[]
): readonly CommandVerdict[] {
  const refused = { ...own, rule: undefined, remedy: undefined }
  if (unwrapped.kind === 'refused') {
    const inner = (unwrapped.commands ?? []).flatMap((command) => judge({ ...scriptCommand, command }))
    const critical = inner.filter(({ severity }) => severity === 'critical')
    if (critical.length > 0) return critical
    const { reason, line } = unwrapped
    const severity = line === undefined ? own.severity : severityOfUnparsedLine(line, scriptCommand.directory)
    return [{ ...refused, severity, reason }]
  }
  if (unwrapped.kind === 'commands')
    return unwrapped.commands.flatMap((command) => judge({ ...scriptCommand, command }))
  const line = readShellLine(unwrapped.line, scriptCommand.directory)
  if (line.kind === 'commands') return line.commands.flatMap(judge)
  const reason = line.kind === 'refused' ? line.reason : line.problem
  return [{ ...refused, severity: severityOfUnparsedLine(unwrapped.line, scriptCommand.directory), reason }]
}

/** The verdict on a command, or on a worse one that the shell could make of its globs. */
function verdictOn(scriptCommand: ScriptCommand, rules: readonly string[]): CommandVerdict {
  const own = verdictOnForm(scriptCommand, rules)
  const worse = worstForms(scriptCommand.command)
    .map((command) => verdictOnForm({ ...scriptCommand, command }, rules))
    .find(({ rule, severity }) => (own.rule !== undefined && rule === undefined) || severity === 'critical')
  if (!worse) return own
  const reason = `A pattern in it can match .. or .git. ${worse.reason ?? ''}`
  return { ...worse, command: own.command, reason, remedy: undefined }
}

function verdictOnForm(
  { command, directory, pipedFrom, substituted = [] }: ScriptCommand,
  rules: readonly string[]
): CommandVerdict {
  const words = command.slice(1).map(({ value }) => value)
  const invocation = {
    program: programOf(command),
    words,
    pipedFrom: [...pipedFrom, ...substituted].map(programOf),
    directory
  }
  const text = command.map(({ value, isOpen }) => (isOpen ? `${value}…` : value)).join(' ')
  const refused = { command: text, rule: undefined }

  const critical = criticalReason(invocation)
  if (critical !== undefined) {
    return { ...refused, severity: 'critical', reason: `${critical} No rule can allow it.`, remedy: undefined }
  }
  const match = bestMatch(command, rules, directory)
  if (match?.rule !== undefined) {
    const severity = inspectionCommands.includes(match.rule) ? 'none' : severityOf(invocation)
    return { command: text, severity, rule: match.rule, reason: undefined, remedy: undefined }
  }
  const remedy = remedyFor(command)
  if (match?.refusal !== undefined) {
    const reason = withHint(match.refusal, text)
    return { ...refused, severity: worstOf(['high', severityOf(invocation)]), reason, remedy }
  }
  const reason = withHint(`No rule allows "${text}".`, text)
  return { ...refused, severity: severityOf(invocation), reason, remedy }
}

/** A rule that allows a command, or why the arguments are refused although a rule matches. */
interface RuleMatch {
  readonly rule?: string
  readonly refusal?: string
}

/** The first match for a command as it is written, or else for its canonical form. */
function bestMatch(
  command: SimpleCommand,
  rules: readonly string[],
  directory: WorkingDirectory
): RuleMatch | undefined {
  if (command.some(({ value }) => value.includes('\0'))) return undefined
  const canonical = canonicalCommand(command, rules, directory)
  return firstMatch(command, rules, directory) ?? (canonical && firstMatch(canonical, rules, directory))
}

function firstMatch(
  command: SimpleCommand,
  rules: readonly string[],
  directory: WorkingDirectory
): RuleMatch | undefined {
  let refusal: string | undefined
  for (const rule of rules) {
    const wild = wildcardPositions(rule, command)
    if (!wild) continue
    const found = argumentRefusal(command, wild, directory)
    if (found === undefined) return { rule }
    refusal ??= found
  }
  return refusal === undefined ? undefined : { refusal }
}

/** A rule consists of words between spaces, so it cannot spell out a word with a space or an asterisk. */
function remedyFor(command: SimpleCommand): string | undefined {
  const words = command.map(({ value }) => value)
  if (command.some(({ isGlob, isOpen }) => isGlob || isOpen) || words.some((word) => word === '' || /[\s*]/.test(word)))
    return undefined
  return `- '${words.join(' ').replaceAll("'", "''")}'`
}
