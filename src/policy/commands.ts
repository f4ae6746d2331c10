import type { CommandVerdict, Explanation, Judgment } from './explanation.ts'
import { programName, readingEntry, workingEntry, textOf } from './known-programs.ts'
import { criticalReason, severityOf, worstOf } from './severity.ts'
import { readShellLine, type LineCommand, type ShellLine, type Words } from './shell-line.ts'
import { commandsInside, type Inner } from './wrappers.ts'
import { matchesWildcard } from '../text/wildcard.ts'
import { plainCommand } from './literal-words.ts'
import { pathsRead } from './reading-programs.ts'

/** The commands of agent.yml: rules, or `any` for whatever the sandbox permits; undefined for the default. */
export type CommandSetting = readonly string[] | 'any' | undefined

export interface CommandPolicy {
  readonly setting: CommandSetting
  /** Names of programs of the installed packages. */
  readonly packageBinaries?: readonly string[]
  /** True where the kernel limits what commands reach. */
  readonly isBounded: boolean
}

/**
 * Judges a line. In a sandbox, the name of each program in it must be allowed. The names state what the maintainer intends. They do not limit
 * what a command can reach, because `npm test` runs whatever the repository says; the sandbox does that. Without one, see `explainPlainLine`.
 */
export function judgeCommand(line: string, policy: CommandPolicy): Judgment {
  return explainCommand(line, policy).judgment
}

/** Like `judgeCommand`, with the verdict on each command. */
export function explainCommand(line: string, policy: CommandPolicy): Explanation {
  const { setting, isBounded } = policy
  if (!isBounded) return explainPlainLine(line, typeof setting === 'object' ? setting : [])
  const parsed = readShellLine(line)
  if (parsed.kind === 'malformed') return { judgment: parsed, commands: [] }
  if (setting === 'any') return { judgment: { kind: 'allowed', rules: ['any'] }, commands: [] }
  return explanationOf(verdictsIn(parsed, policy))
}

/** What the verdicts on its commands mean for the line. */
function explanationOf(commands: readonly CommandVerdict[]): Explanation {
  const refused = commands.filter(({ rule }) => rule === undefined)
  const severity = worstOf(refused.map((verdict) => verdict.severity))
  // Report first what no line of agent.yml can allow.
  const first = refused.find((verdict) => verdict.severity === 'critical') ?? refused[0]
  if (!first) return { judgment: { kind: 'allowed', rules: commands.flatMap(({ rule }) => rule ?? []) }, commands }
  const { reason = '', remedy } = first
  return { judgment: { kind: 'refused', reason, remedy, severity }, commands }
}

const MAX_WRAPPERS = 3

function verdictsIn(
  { commands, functions }: ShellLine & { readonly kind: 'commands' },
  policy: CommandPolicy,
  depth = 0
): readonly CommandVerdict[] {
  return commands.flatMap((command) => {
    const own = verdictOn(command, policy, functions)
    if (own.severity === 'critical' || depth > MAX_WRAPPERS) return [own]
    const wrapped = commandsInside(programName(command.words[0]), command.words)
    if (wrapped.length === 0) return [own]
    const inner = wrapped.flatMap((each) => verdictsInside(each, { policy, depth, functions, runner: command.runner }))
    // A rule that names the whole command allows it, unless something in it is critical.
    const isWanted = policyRules(policy).some((rule) => rule === own.rule)
    return isWanted && !inner.some(({ severity }) => severity === 'critical') ? [own] : inner
  })
}

interface Wrapping {
  readonly policy: CommandPolicy
  readonly depth: number
  readonly functions: ReadonlySet<string>
  readonly runner: string | undefined
}

function verdictsInside(inner: Inner, { policy, depth, functions, runner }: Wrapping): readonly CommandVerdict[] {
  if ('words' in inner) {
    return verdictsIn({ kind: 'commands', commands: [{ words: inner.words, runner }], functions }, policy, depth + 1)
  }
  const line = readShellLine(inner.line)
  if (line.kind === 'commands') return verdictsIn(line, policy, depth + 1)
  return [{ command: inner.line, severity: 'high', rule: undefined, reason: line.problem, remedy: undefined }]
}

function verdictOn(command: LineCommand, policy: CommandPolicy, functions: ReadonlySet<string>): CommandVerdict {
  const { words } = command
  const text = words.join(' ')
  const critical = criticalReason(command)
  if (critical !== undefined) {
    const reason = `${critical} No rule can allow it.`
    return { command: text, severity: 'critical', rule: undefined, reason, remedy: undefined }
  }
  const reading = readingEntry(programName(words[0]), words)
  const rule = listedRule(words, policy) ?? reading ?? (functions.has(words[0]) ? words[0] : workingRule(words, policy))
  const severity = reading === undefined ? severityOf(command) : 'none'
  if (rule !== undefined) return { command: text, severity, rule, reason: undefined, remedy: undefined }
  if (isExpanded(words[0])) {
    const reason = `The name of the program must be spelled out, but ${words[0]} is known only to the shell.`
    return { command: text, severity, rule, reason, remedy: undefined }
  }
  return { command: text, severity, rule, reason: withHint(`No rule allows "${text}".`, words), remedy: ruleFor(words) }
}

function policyRules({ setting }: CommandPolicy): readonly string[] {
  return typeof setting === 'object' ? setting : []
}

function listedRule(words: Words, policy: CommandPolicy): string | undefined {
  const named = [programName(words[0]), ...words.slice(1)]
  return policyRules(policy).find((rule) => matchesRule(rule, words) || matchesRule(rule, named))
}

/** What allows a command that does more than read, unless agent.yml has a list of its own. */
function workingRule(words: Words, { setting, packageBinaries = [] }: CommandPolicy): string | undefined {
  if (typeof setting === 'object') return undefined
  const name = programName(words[0])
  return workingEntry(name, words) ?? (packageBinaries.includes(name) || isScript(name) ? name : undefined)
}

/** True for a file that can be run by its path. A name with an ending is one for `uv run`. */
function isScript(name: string): boolean {
  return !isExpanded(name) && /^[^-].*\/|^[\w-]+\.(sh|py|rb|pl|[cm]?[jt]s)$/.test(name)
}

function isExpanded(name: string): boolean {
  return /[$`*?[\]{}()<>\s]/.test(name) && name !== '['
}

/**
 * True if a rule of words matches a command: `*` stands for one word, `**` at the end for any number of words, and `*` in a word for any
 * of its characters. A wildcard never stands for the program, or the rule `*` would allow everything.
 */
function matchesRule(rule: string, words: readonly string[]): boolean {
  const patterns = rule.trim().split(/\s+/)
  const takesMore = patterns.at(-1) === '**'
  const fixed = takesMore ? patterns.slice(0, -1) : patterns
  if (words.length < fixed.length || (words.length > fixed.length && !takesMore)) return false
  return fixed.every(
    (pattern, index) => pattern === words[index] || (index > 0 && matchesWildcard(pattern, words[index] ?? ''))
  )
}

/** The line of agent.yml that would allow a command. A word that a rule cannot spell out becomes `*`. */
function ruleFor(words: readonly string[]): string {
  const spelled = words.map((word) => (word === '' || /[\s*$`]/.test(word) ? '*' : word))
  return `- '${spelled.join(' ').replaceAll("'", "''")}'`
}

const NO_SHELL =
  'Without a sandbox there is no shell. Send one command of plain words: without pipes, redirections, variables, patterns and cd.'

/**
 * Judges a line where nothing limits what a command reaches. It must be one plain command that runs as an argument list, and either agent.yml
 * has it word for word, or one of a few programs only reads with it.
 *
 * @param listed the lines under `commands:` of agent.yml
 */
function explainPlainLine(line: string, listed: readonly string[]): Explanation {
  const parsed = readShellLine(line)
  if (parsed.kind === 'malformed') return { judgment: parsed, commands: [] }
  const words = plainCommand(line)
  if (!words) return { judgment: { kind: 'malformed', problem: NO_SHELL }, commands: [] }

  const command = { words }
  const text = line.trim()
  const critical = criticalReason(command)
  if (critical !== undefined) {
    return refused({
      command: text,
      severity: 'critical',
      reason: `${critical} No rule can allow it.`,
      remedy: undefined
    })
  }
  const isListed = listed.some((rule) => sameWords(plainCommand(rule), words))
  const paths = isListed ? [] : pathsRead(words)
  if (!paths) {
    const reason = withHint(`Without a sandbox, agent.yml must list "${text}" word for word.`, words)
    return refused({
      command: text,
      severity: severityOf(command),
      reason,
      remedy: `- '${text.replaceAll("'", "''")}'`
    })
  }
  const severity = isListed ? severityOf(command) : 'none'
  const verdict: CommandVerdict = { command: text, severity, rule: text, reason: undefined, remedy: undefined }
  return { judgment: { kind: 'allowed', rules: [text], paths }, commands: [verdict] }
}

function refused(verdict: Omit<CommandVerdict, 'rule' | 'reason'> & { readonly reason: string }): Explanation {
  const { reason, remedy, severity } = verdict
  return { judgment: { kind: 'refused', reason, remedy, severity }, commands: [{ ...verdict, rule: undefined }] }
}

function sameWords(one: readonly string[] | undefined, other: readonly string[]): boolean {
  return one?.length === other.length && one.every((word, index) => word === other[index])
}

const OTHER_STATE =
  '.git is read-only. For the files of a commit, without your changes: mkdir /tmp/base && git archive HEAD | tar -x -C /tmp/base; ' +
  'then work in /tmp/base (ln -s "$PWD/node_modules" /tmp/base/ for installed packages). Your changes stay where they are.'

/** What to do instead of commands that models are used to. */
const hints: readonly (readonly [RegExp, string])[] = [
  [/^git (stash|worktree|clone|bisect|switch|checkout -b)\b/, OTHER_STATE],
  [
    /^git (checkout|restore|reset)\b/,
    '.git is read-only. To undo an edit, change the file again; git show HEAD:PATH prints what it was, and > PATH after it restores it.'
  ],
  [/^git clean\b/, 'Delete files with rm.'],
  [
    /^git (add|commit|push|merge|rebase|cherry-pick|revert|am)\b/,
    'Your change is committed and published for you, new files included.'
  ],
  [/^git (mv|rm)\b/, 'Move files with mv and delete them with apply_patch; git does not need to be told.'],
  [/^(git (fetch|pull)|gh|(pnpm|yarn) dlx|uvx)\b/, 'There is no network.'],
  [
    /^(npm|pnpm|yarn|bun|pip3?|bundle|composer|poetry|uv|gem|cargo|go|apt|apt-get|brew)( -\S+)* (i|install|ci|add|get|sync|update)\b/,
    'There is no network; packages are installed by setup in agent.yml.'
  ],
  [/^(rsync|scp) /, 'Copy files with cp -r.'],
  [/^(docker|podman|systemctl|service) /, 'Services and containers are not reachable from here.']
]

/** A refusal with what to do instead, if that is known. */
function withHint(refusal: string, words: Words): string {
  const command = textOf(words)
  const hint = hints.find(([pattern]) => pattern.test(command))?.[1]
  return hint === undefined ? refusal : `${refusal} ${hint}`
}
