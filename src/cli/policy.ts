import { relative, resolve } from 'node:path'
import { ToolError } from '../errors.ts'
import { explainCommand } from '../policy/commands.ts'
import type { CommandVerdict, Explanation } from '../policy/explanation.ts'
import { literalPattern } from '../policy/path-pattern.ts'
import { protectingPattern } from '../policy/protected-paths.ts'
import { builtInSensitiveFiles, sensitiveFileRule } from '../policy/sensitive-files.ts'
import type { AgentFile } from '../settings/agent-file.ts'
import { filesGivenBy } from '../settings/given-files.ts'
import { readWorkflowFiles, readWorkTreeFiles } from '../doctor/read-workflows.ts'
import { readDeclaredChecks, readPackageBinaries } from '../workspace/commands/find-declared-checks.ts'
import type { SandboxMode } from '../workspace/sandbox/choose-sandbox.ts'
import { resolveInside } from '../workspace/files/resolve-inside.ts'
import { readRootFiles } from '../workspace/files/root-files.ts'
import { visibleText } from '../text/visible-text.ts'
import { isOutside } from '../text/normalized-path.ts'
import { isWritable } from '../text/writable-paths.ts'
import { findCheckout } from './find-checkout.ts'
import { jsonText } from './json-text.ts'
import { AGENT_FILE, readLocalRules } from './local-workspace.ts'
import { UsageError } from './usage-error.ts'

export interface PolicyFlags {
  readonly cwd: string
  /** A path in the repository, instead of a command. */
  readonly file?: string
  readonly json?: true
  /** `off` for the stricter rules of a run without a sandbox. */
  readonly sandbox: SandboxMode
}

/**
 * Reports whether a command is allowed here, or whether a change to a file needs approval, and which rule decides. Nothing is run.
 * Returns 0 for what needs no approval, else 1.
 */
export async function policy(command: string | undefined, flags: PolicyFlags): Promise<number> {
  if ((command === undefined) === (flags.file === undefined)) {
    throw new UsageError('Give either a command, such as "npm test", or a path with --file.')
  }
  const root = findCheckout(flags.cwd)
  const rules = await readLocalRules(root)
  if (flags.file !== undefined) {
    const path = pathInside(root, flags.file)
    const workflows = await readWorkflowFiles(root)
    const given = await filesGivenBy(
      workflows.map(({ text }) => text),
      async (path) => (await readWorkTreeFiles(root, [path]))[0]?.text
    )
    const protectedPaths = [...[AGENT_FILE, ...given].map(literalPattern), ...rules.protectedPaths]
    return printFileVerdict(path, { ...rules, protectedPaths }, flags.json === true)
  }
  const line = command ?? ''
  const { tests } = await readDeclaredChecks(await readRootFiles(root))
  const isCheck = (rules.verify?.flatMap(({ run, quick }) => [run, quick]) ?? tests).includes(line.trim())
  const isBounded = flags.sandbox !== 'off'
  const packageBinaries = isBounded ? await readPackageBinaries(root) : []
  const explanation = isCheck
    ? asCheck(line)
    : await insideOf(root, explainCommand(line, { setting: rules.commands, packageBinaries, isBounded }))
  process.stdout.write(flags.json ? jsonText(toJson(explanation)) : explanationText(explanation))
  return explanation.judgment.kind === 'allowed' ? 0 : 1
}

/** The path as git has it in the tree. @throws UsageError for one that is not in the repository */
function pathInside(root: string, written: string): string {
  const path = relative(root, resolve(root, written))
  if (path === '' || isOutside(path)) throw new UsageError(`${written} is not a file of the repository ${root}.`)
  return path
}

/** Without a sandbox, a run also refuses a line that names a path outside of the work tree. */
async function insideOf(root: string, explanation: Explanation): Promise<Explanation> {
  const { judgment } = explanation
  const paths = judgment.kind === 'allowed' ? (judgment.paths ?? []) : []
  try {
    for (const path of paths) await resolveInside(root, path)
    return explanation
  } catch (error) {
    if (!(error instanceof ToolError)) throw error
    return { judgment: { kind: 'malformed', problem: error.message }, commands: [] }
  }
}

/** The repository's own checks are always allowed. */
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
      command,
      allowed: rule !== null,
      severity,
      rule,
      reason,
      remedy
    }))
  }
}

function explanationText({ judgment, commands }: Explanation): string {
  const end = judgment.kind === 'allowed' ? 'Allowed.' : `Not allowed. ${reasonOf(judgment) ?? ''}`
  return `${[...commands.flatMap(commandLines), visibleText(end)].join('\n')}\n`
}

function commandLines({ command, severity, rule, reason = '', remedy }: CommandVerdict): string[] {
  const head = `${rule === undefined ? 'refused' : 'allowed'}  ${severity.padEnd(8)}  ${command}`
  if (rule !== undefined) return [visibleText(head), visibleText(`         by the rule: ${rule}`)]
  const line = remedy === undefined ? [] : [`         in ${AGENT_FILE}, under commands: ${remedy}`]
  return [head, `         ${reason}`, ...line].map((text) => visibleText(text))
}

function reasonOf(judgment: Explanation['judgment']): string | undefined {
  if (judgment.kind === 'allowed') return undefined
  return judgment.kind === 'malformed' ? judgment.problem : judgment.reason
}

function printFileVerdict(path: string, rules: AgentFile, isJson: boolean): number {
  const protectedBy = protectingPattern(path, rules.protectedPaths)
  const sensitiveBy = sensitiveFileRule(path, [...builtInSensitiveFiles, ...rules.sensitiveFiles])
  const requiresApproval = protectedBy !== undefined || sensitiveBy?.requiresApproval === true
  const isInside = isWritable(path, rules.writablePaths)
  const because =
    protectedBy !== undefined
      ? `it is protected by ${protectedBy}`
      : sensitiveBy
        ? `sensitive-files has require-approval: ${String(requiresApproval)} for ${sensitiveBy.pattern}`
        : 'no pattern matches it'
  const text = isInside
    ? `A change to ${path} needs ${requiresApproval ? '' : 'no '}approval: ${because}.`
    : `${path} cannot be changed: it is outside writable-paths.`
  const rule = { protectedBy: protectedBy ?? null, sensitiveBy: sensitiveBy ?? null }
  const verdict = { path, isWritable: isInside, requiresApproval, ...rule }
  process.stdout.write(isJson ? jsonText(verdict) : `${visibleText(text)}\n`)
  return requiresApproval || !isInside ? 1 : 0
}
