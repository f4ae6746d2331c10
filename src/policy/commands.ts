import { hazardOf } from './command-hazards.ts'
import { matchRule } from './command-rules.ts'
import { readShellLine } from './shell-line.ts'
import type { Severity } from './severity.ts'
import type { SimpleCommand } from './shell-line.ts'

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

/**
 * Judges a shell line: each simple command in it must fit a rule. It states what the user intends; what a command may
 * reach is the sandbox's business, for `npm test` runs whatever the repository says.
 *
 * @param rules words as in `npm test`, `npm run *` (one more word) or `pytest **` (any number of words)
 */
export function judgeCommand(line: string, rules: readonly string[]): Judgement {
  const parsed = readShellLine(line)
  if (parsed.kind === 'mistaken') return parsed
  if (parsed.kind === 'refused') return { ...parsed, remedy: undefined, severity: 'critical' }

  const judgements = parsed.commands.map((command) => judgeSimple(command, rules))
  const refusal = judgements.find((judgement) => judgement.kind === 'refused')
  if (refusal) return refusal
  return { kind: 'allowed', rules: judgements.flatMap((each) => (each.kind === 'allowed' ? each.rules : [])) }
}

function judgeSimple(command: SimpleCommand, rules: readonly string[]): Judgement {
  const text = command.map(({ value }) => value).join(' ')
  const remedy = remedyFor(command)
  let hazard: string | undefined
  for (const rule of rules) {
    const match = matchRule(rule, command)
    if (!match) continue
    const found = hazardOf(command, match.wild)
    if (found === undefined) return { kind: 'allowed', rules: [rule] }
    hazard ??= found
  }
  const reason = hazard ?? `No rule allows "${text}".`
  return { kind: 'refused', reason, remedy, severity: 'medium' }
}

/** A rule is made of words between spaces, so a word that contains one, or an asterisk, cannot be spelled out in it. */
function remedyFor(command: SimpleCommand): string | undefined {
  const words = command.map(({ value }) => value)
  if (command.some(({ isGlob }) => isGlob) || words.some((word) => word === '' || /[\s*]/.test(word))) return undefined
  return `- '${words.join(' ').replaceAll("'", "''")}'`
}
