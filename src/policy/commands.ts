import { argumentRefusal, programOf } from './argument-rules.ts'
import { wildcardPositions } from './command-rules.ts'
import { criticalReason, severityOf, worstOf } from './command-severity.ts'
import { inspectionCommands } from './default-commands.ts'
import type { WorkingDirectory } from './working-directory.ts'
import { canonicalCommand } from './canonical-command.ts'
import { readShellLine, type SimpleCommand, type Step } from './shell-line.ts'
import type { Severity } from '../domain/severity.ts'
import { severityOfUnparsedLine } from './unparsed-line.ts'
import { unwrapCommand } from './unwrap-command.ts'

export type Judgement =
  /** `rules` has, for each command of the line in order, the rule that allows it. */
  | { readonly kind: 'allowed'; readonly rules: readonly string[] }
  /**
   * Not without a person's approval. `remedy` is the line under `commands:` of agent.yml that would allow it; undefined when no
   * line can.
   */
  | {
      readonly kind: 'refused'
      readonly reason: string
      readonly remedy: string | undefined
      readonly severity: Severity
    }
  /** Nothing that a setting could allow: the line is not what was meant. `mistake` says what to mend. */
  | { readonly kind: 'mistaken'; readonly mistake: string }

/** What is said of one simple command. */
export interface CommandVerdict {
  /** Its words, joined by spaces. */
  readonly command: string
  readonly severity: Severity
  /** The rule that lets it through; undefined when it is refused. */
  readonly rule: string | undefined
  /** Undefined when it is let through. */
  readonly reason: string | undefined
  readonly remedy: string | undefined
}

/** A judgement with what led to it: the commands of the line in their order, none when it was not understood. */
export interface Explanation {
  readonly judgement: Judgement
  readonly commands: readonly CommandVerdict[]
}

const ROOT: WorkingDirectory = { root: undefined, folder: '' }

/**
 * Judges a shell line: each simple command in it must fit a rule. It states what the user intends; what a command may
 * reach is the sandbox's business, for `npm test` runs whatever the repository says.
 *
 * @param rules words as in `npm test`, `npm run *` (one more word) or `pytest **` (any number of words)
 */
export function judgeCommand(line: string, rules: readonly string[], directory: WorkingDirectory = ROOT): Judgement {
  return explainCommand(line, rules, directory).judgement
}

/** The same, with the verdict on each command. */
export function explainCommand(
  line: string,
  rules: readonly string[],
  directory: WorkingDirectory = ROOT
): Explanation {
  const parsed = readShellLine(line, directory)
  if (parsed.kind === 'mistaken') return { judgement: parsed, commands: [] }
  if (parsed.kind === 'refused') {
    return {
      judgement: { ...parsed, remedy: undefined, severity: severityOfUnparsedLine(line, directory) },
      commands: []
    }
  }
  const commands = parsed.steps.flatMap((step) => verdictsOn(step, rules, 0))
  const refused = commands.filter(({ rule }) => rule === undefined)
  const severity = worstOf(refused.map((verdict) => verdict.severity))
  // The one that most keeps the line from running: what no line of agent.yml can allow comes before what one can.
  const first = refused.find((verdict) => verdict.severity === 'critical') ?? refused[0]
  if (!first) return { judgement: { kind: 'allowed', rules: commands.flatMap(({ rule }) => rule ?? []) }, commands }
  const { reason = '', remedy } = first
  return { judgement: { kind: 'refused', reason, remedy, severity }, commands }
}

const MAX_WRAPPERS = 3

function verdictsOn(step: Step, rules: readonly string[], depth: number): readonly CommandVerdict[] {
  const own = verdictOn(step, rules)
  if (own.severity === 'critical') return [own]
  const inner = depth < MAX_WRAPPERS ? verdictsInside(step, own, rules, depth) : undefined
  // A rule that spells the whole out is what its author wants, but never for what is critical.
  const isWanted = own.rule !== undefined && !inner?.some(({ severity }) => severity === 'critical')
  return isWanted ? [own] : (inner ?? [own])
}

/** The verdicts on what a command such as `timeout` runs; undefined for one that runs none. */
// eslint-disable-next-line max-params -- one step of a walk that `verdictsOn` takes
function verdictsInside(
  step: Step,
  own: CommandVerdict,
  rules: readonly string[],
  depth: number
): readonly CommandVerdict[] | undefined {
  const unwrapped = unwrapCommand(step.command, step.pipedFrom)
  if (!unwrapped) return undefined
  const refused = { ...own, rule: undefined, remedy: undefined }
  if (unwrapped.kind === 'refused') return [{ ...refused, reason: unwrapped.reason }]
  if (unwrapped.kind === 'commands') {
    return unwrapped.commands.flatMap((command) => verdictsOn({ ...step, command }, rules, depth + 1))
  }
  const inner = readShellLine(unwrapped.line, step.directory)
  if (inner.kind === 'commands') return inner.steps.flatMap((each) => verdictsOn(each, rules, depth + 1))
  const reason = inner.kind === 'refused' ? inner.reason : inner.mistake
  return [{ ...refused, severity: severityOfUnparsedLine(unwrapped.line, step.directory), reason }]
}

function verdictOn({ command, directory, pipedFrom }: Step, rules: readonly string[]): CommandVerdict {
  const text = command.map(({ value }) => value).join(' ')
  const words = command.slice(1).map(({ value }) => value)
  const invocation = { program: programOf(command), words, pipedFrom: pipedFrom.map(programOf), directory }
  const critical = criticalReason(invocation)
  if (critical !== undefined) {
    const reason = `${critical} No rule can allow it.`
    return { command: text, severity: 'critical', rule: undefined, reason, remedy: undefined }
  }
  if (!command.some(({ value }) => value.includes('\0'))) {
    for (const form of [command, canonicalCommand(command)]) {
      const found = form && firstMatch(form, rules, directory)
      if (found?.rule !== undefined) {
        const severity = inspectionCommands.includes(found.rule) ? 'none' : severityOf(invocation)
        return { command: text, severity, rule: found.rule, reason: undefined, remedy: undefined }
      }
      if (found?.hazard !== undefined) {
        const severity = worstOf(['high', severityOf(invocation)])
        return { command: text, severity, rule: undefined, reason: found.hazard, remedy: remedyFor(command) }
      }
    }
  }
  const hint = hints.find(([pattern]) => pattern.test(text))?.[1]
  const reason = `No rule allows "${text}".${hint === undefined ? '' : ` ${hint}`}`
  return { command: text, severity: severityOf(invocation), rule: undefined, reason, remedy: remedyFor(command) }
}

interface Found {
  readonly rule?: string
  readonly hazard?: string
}

function firstMatch(command: SimpleCommand, rules: readonly string[], directory: WorkingDirectory): Found {
  let hazard: string | undefined
  for (const rule of rules) {
    const wild = wildcardPositions(rule, command)
    if (!wild) continue
    const found = argumentRefusal(command, wild, directory)
    if (found === undefined) return { rule }
    hazard ??= found
  }
  return hazard === undefined ? {} : { hazard }
}

/** What to do instead of commands that models are used to. */
const hints: readonly (readonly [RegExp, string])[] = [
  [
    /^git (checkout|restore|reset|stash|clean)\b/,
    'To take an edit back, change the file again; git show HEAD:PATH prints what it was.'
  ],
  [/^git (add|commit|push|switch|merge|rebase|tag|branch)\b/, 'The change is committed and published for you.'],
  [/^git (mv|rm)\b/, 'mv moves files, apply_patch deletes them; git is not to be told.'],
  [/^(git (fetch|pull|clone)|gh|curl|wget|npm (view|outdated|audit))\b/, 'There is no network.'],
  [/^(source|\.) .*activate/, 'Call the program by its path, such as .venv/bin/pytest.'],
  [
    /^(python[\d.]*|node|ruby|perl|php) (-[cepr]|-$)/,
    'Put the code into a file, such as a test, that an allowed command runs.'
  ],
  [/^(sed -i|perl -p|ed |patch )/, 'Change files with edit_file or apply_patch.'],
  [/^(rm|unlink) /, 'apply_patch deletes files.'],
  [
    /^(npm|pnpm|yarn|pip3?|bundle|composer) (i|install|ci|add)\b/,
    'There is no network; what is to be installed belongs under setup of agent.yml.'
  ]
]

/** A rule is made of words between spaces, so a word that contains one, or an asterisk, cannot be spelled out in it. */
function remedyFor(command: SimpleCommand): string | undefined {
  const words = command.map(({ value }) => value)
  if (command.some(({ isGlob }) => isGlob) || words.some((word) => word === '' || /[\s*]/.test(word))) return undefined
  return `- '${words.join(' ').replaceAll("'", "''")}'`
}
