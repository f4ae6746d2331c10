import { withHint } from './command-hints.ts'
import type { CommandVerdict, Explanation } from './explanation.ts'
import { plainCommand } from './literal-words.ts'
import { pathsRead } from './reading-programs.ts'
import { criticalReason, severityOf } from './severity.ts'
import { readShellLine } from './shell-line.ts'

const NO_SHELL =
  'Without a sandbox there is no shell. Send one command of plain words: without pipes, redirections, variables, patterns and cd.'

/**
 * Judges a line where nothing limits what a command reaches. It must be one plain command that runs as an argument list, and either agent.yml
 * has it word for word, or one of a few programs only reads with it.
 *
 * @param listed the lines under `commands:` of agent.yml
 */
export function explainPlainLine(line: string, listed: readonly string[]): Explanation {
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
