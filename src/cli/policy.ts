import { builtInProtectedPaths } from '../policy/built-in-protected-paths.ts'
import { explainCommand, type CommandVerdict, type Explanation } from '../policy/commands.ts'
import { inspectionCommands } from '../policy/default-commands.ts'
import { protectingPattern } from '../policy/protected-paths.ts'
import { builtInSensitiveFiles, sensitiveFileRule } from '../policy/sensitive-files.ts'
import type { AgentFile } from '../settings/agent-file.ts'
import { readDeclaredCommands } from '../workspace/commands/declared-commands.ts'
import { visibleText } from '../text/visible-text.ts'
import { findCheckout } from './find-checkout.ts'
import { jsonText } from './json-text.ts'
import { AGENT_FILE, readLocalRules } from './local-repository.ts'
import { UsageError } from './usage-error.ts'

export interface PolicyFlags {
  readonly cwd: string
  /** A path of the repository, in place of a command. */
  readonly file?: string
  readonly json?: true
}

/**
 * Says whether a command would run here, or whether a change of a file would wait for approval, and which rule decides. Nothing is
 * run. Returns 0 for what may go on by itself, else 1.
 */
export async function policy(command: string | undefined, flags: PolicyFlags): Promise<number> {
  if ((command === undefined) === (flags.file === undefined)) {
    throw new UsageError('Give either a command, such as "npm test", or a path with --file.')
  }
  const root = findCheckout(flags.cwd)
  const rules = await readLocalRules(root)
  if (flags.file !== undefined) return tellFile(flags.file, rules, flags.json === true)
  const line = command ?? ''
  const declared = await readDeclaredCommands(root)
  const isCheck = (rules.verify ?? declared.verify).includes(line.trim())
  const allowed = isCheck ? [line.trim()] : [...inspectionCommands, ...(rules.commands ?? declared.commands)]
  const explanation = isCheck ? asCheck(line) : explainCommand(line, allowed, { root, folder: '' })
  process.stdout.write(flags.json ? jsonText(toJson(explanation)) : describe(explanation))
  return explanation.judgment.kind === 'allowed' ? 0 : 1
}

/** The checks of the work always may be run, whatever they are made of. */
function asCheck(line: string): Explanation {
  const command = line.trim()
  return {
    judgment: { kind: 'allowed', rules: [command] },
    commands: [{ command, severity: 'medium', rule: command, reason: undefined, remedy: undefined }]
  }
}

function toJson({ judgment, commands }: Explanation): object {
  return {
    allowed: judgment.kind === 'allowed',
    severity: judgment.kind === 'refused' ? judgment.severity : null,
    reason: reasonOf(judgment) ?? null,
    remedy: judgment.kind === 'refused' ? (judgment.remedy ?? null) : null,
    commands: commands.map(({ command, severity, rule = null, reason = null, remedy = null }) => ({
      ...{ command, allowed: rule !== null, severity, rule, reason, remedy }
    }))
  }
}

function describe({ judgment, commands }: Explanation): string {
  const end = judgment.kind === 'allowed' ? 'It would run.' : `It would not run. ${reasonOf(judgment) ?? ''}`
  return `${[...commands.flatMap(describeCommand), visibleText(end)].join('\n')}\n`
}

function describeCommand({ command, severity, rule, reason = '', remedy }: CommandVerdict): string[] {
  const head = `${rule === undefined ? 'refused' : 'allowed'}  ${severity.padEnd(8)}  ${command}`
  if (rule !== undefined) return [visibleText(head), visibleText(`         by the rule: ${rule}`)]
  const line = remedy === undefined ? [] : [`         in ${AGENT_FILE}, under commands: ${remedy}`]
  return [head, `         ${reason}`, ...line].map((text) => visibleText(text))
}

function reasonOf(judgment: Explanation['judgment']): string | undefined {
  if (judgment.kind === 'allowed') return undefined
  return judgment.kind === 'malformed' ? judgment.problem : judgment.reason
}

function tellFile(path: string, { protectedPaths, sensitiveFiles }: AgentFile, isJson: boolean): number {
  const protecting = protectingPattern(path, [...builtInProtectedPaths, AGENT_FILE, ...protectedPaths])
  const sensitive = sensitiveFileRule(path, [...builtInSensitiveFiles, ...sensitiveFiles])
  const waits = protecting !== undefined || sensitive?.requiresApproval === true
  const told = { path, requiresApproval: waits, protectedBy: protecting ?? null, sensitiveBy: sensitive ?? null }
  process.stdout.write(isJson ? jsonText(told) : `${visibleText(describeFile(told))}\n`)
  return waits ? 1 : 0
}

interface ToldFile {
  readonly path: string
  readonly protectedBy: string | null
  readonly sensitiveBy: { readonly pattern: string; readonly requiresApproval: boolean } | null
}

function describeFile({ path, protectedBy: protecting, sensitiveBy: sensitive }: ToldFile): string {
  if (protecting !== null) return `A change of ${path} needs approval: it is protected by ${protecting}.`
  if (sensitive === null) return `A change of ${path} needs no approval: no pattern fits it.`
  const rule = `sensitive-files has require-approval: ${String(sensitive.requiresApproval)} for ${sensitive.pattern}`
  return `A change of ${path} needs ${sensitive.requiresApproval ? '' : 'no '}approval: ${rule}.`
}
