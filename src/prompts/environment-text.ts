import type { AllowedCommands } from '../domain/settings.ts'
import type { Check, VerifyEntry } from '../domain/verification.ts'
import { labeledFence } from '../text/fence.ts'
import { listFirst } from '../text/format.ts'
import { visibleText } from '../text/visible-text.ts'
import { revealHidden } from '../text/reveal-hidden.ts'

/** What the model must know about the repository and its work tree. */
export interface PromptEnvironment {
  readonly branch: string
  /** From the instruction file of the base branch; '' for none. */
  readonly instructions: string
  readonly rules: {
    readonly instructions: string
    /** Names of tools that are switched off. */
    readonly withoutTools: readonly string[]
    /** Undefined for all. */
    readonly writablePaths: readonly string[] | undefined
  }
  readonly workspace: {
    /** Undefined when commands are refused. */
    readonly sandbox: object | undefined
    readonly allowedCommands: AllowedCommands
    readonly checks: readonly Pick<VerifyEntry, 'run' | 'quick'>[]
    readonly packageChecks: readonly string[]
  }
}

/** The sections about the repository, which are the same for every task and child; '' for none. */
export function environmentText({
  environment,
  isReadOnly
}: {
  readonly environment: PromptEnvironment
  readonly isReadOnly: boolean
}): string {
  const sections = [
    instructionsText(environment),
    ...(isReadOnly ? [] : [pathsText(environment), commandsText(environment)])
  ]
  return sections.filter((section) => section !== '').join('\n\n')
}

function instructionsText({ instructions, rules }: PromptEnvironment): string {
  const texts = [instructions, rules.instructions].map((text) => visibleText(text).trim()).filter((text) => text !== '')
  return texts.length === 0 ? '' : `# The repository's instructions\n${texts.join('\n\n')}`
}

function pathsText({ rules: { writablePaths } }: PromptEnvironment): string {
  return writablePaths ? `# Paths\nYou can change only ${listFirst(writablePaths, MAX_PATHS)}.` : ''
}

const MAX_PATHS = 50

function commandsText({ workspace, rules }: PromptEnvironment): string {
  const { sandbox, allowedCommands, checks, packageChecks } = workspace
  if (!sandbox || rules.withoutTools.includes('run_command'))
    return '# Commands\nYou cannot run commands here. Read, search and edit only, and say that nothing was run.'
  const ofRoot = checks.length === 0 ? '' : `\nThe work is verified with: ${checks.map(checkLabel).join('; ')}`
  const ofPackages = packageChecks.length === 0 ? '' : `\n${PACKAGE_CHECKS} ${listFirst(packageChecks, MAX_PACKAGES)}`
  return `# Commands\n${allowedText(allowedCommands)}${ofRoot}${ofPackages}`
}

function checkLabel({ run, quick }: Pick<VerifyEntry, 'run' | 'quick'>): string {
  return quick === undefined ? run : `${run} (while you work, run ${quick})`
}

const MAX_PACKAGES = 12
const PACKAGE_CHECKS = 'The packages that you change, and those that depend on them, are verified with their tests:'

const SANDBOXED = 'They run in a sandbox and can write to the repository and /tmp.'

function allowedText(allowed: AllowedCommands): string {
  switch (allowed.kind) {
    case 'lines': {
      const lines = allowed.lines.length === 0 ? '' : `\nAnd exactly:\n${listed(allowed.lines)}`
      return `There is no shell: one plain command at a time. Allowed to read: ${allowed.readingPrograms.join(', ')}.${lines}`
    }
    case 'reading-and-rules':
      return `${SANDBOXED} Allowed besides commands that only read (* is one word, ** any number of words):\n${listed(allowed.rules)}`
    case 'default':
      return `${SANDBOXED} Not allowed: git commands that change something, and installing or publishing packages.`
    case 'any':
      return `${SANDBOXED} Every command is allowed.`
  }
}

function listed(rules: readonly string[]): string {
  return rules.map((rule) => `- ${rule}`).join('\n')
}

const MAX_CHECK_CHARACTERS = 4_000

/** Results of checks; '' for none. */
export function checksText(title: string, checks: readonly Check[]): string {
  if (checks.length === 0) return ''
  return `# ${title}\n${checks.map(checkText).join('\n\n')}`
}

function checkText({ command, exitCode, output }: Check): string {
  if (exitCode === 0) return `${command}: passed.`
  const ending = exitCode === undefined ? 'was stopped before it exited' : `failed with exit code ${exitCode}`
  const text = visibleText(output).trim()
  // The end says what failed.
  const isCut = text.length > MAX_CHECK_CHARACTERS
  return labeledFence(
    `${command} ${ending}${isCut ? '; the end of its output' : ''}:`,
    text.slice(-MAX_CHECK_CHARACTERS).toWellFormed()
  )
}

/** A path in quotation marks. Attack: the name of a file has words in characters that no person sees. */
export function quotedPath(path: string): string {
  return revealHidden(JSON.stringify(path)).text
}
