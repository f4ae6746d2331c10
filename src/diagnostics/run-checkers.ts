import { posix } from 'node:path'
import { terminalText } from '../text/terminal-text.ts'
import type { CommandResult } from '../workspace/commands/run-in-sandbox.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { Checker, CheckerChoice } from './checker.ts'
import { uniqueSorted, type Diagnostic } from './diagnostic.ts'
import { nearestFolder, type Project } from './project.ts'
import { withoutFolder } from '../text/paths.ts'

/** The result of one checker. */
export interface CheckerReport {
  readonly name: string
  readonly diagnostics: readonly Diagnostic[]
  /** Why it has no result, for example that it is not installed; undefined when it ran. */
  readonly failure: string | undefined
}

const TIMEOUT_MS = 300_000
const TOTAL_MS = 600_000
const MAX_BYTES = 16 * 1024 * 1024
const MAX_FAILURE_LENGTH = 1_000
const MAX_FIELD_LENGTH = 1_000
const NOT_FOUND = 127

interface CheckerRun {
  readonly workspace: Workspace
  readonly project: Project
  readonly signal: AbortSignal
}

/** Runs the checkers one after the other, within ten minutes in total. */
export async function runCheckers(
  choices: readonly CheckerChoice[],
  run: CheckerRun
): Promise<readonly CheckerReport[]> {
  const endsAt = performance.now() + TOTAL_MS
  const reports: CheckerReport[] = []
  for (const choice of choices) {
    const timeoutMs = Math.min(TIMEOUT_MS, endsAt - performance.now())
    if (choice.kind === 'unavailable') reports.push(notRun(choice.name, choice.reason))
    else if (!run.workspace.sandbox) reports.push(notRun(choice.name, 'there is no sandbox'))
    else if (timeoutMs <= 0) reports.push(notRun(choice.name, 'the checkers before it took all the time'))
    else reports.push(await runChecker(choice, timeoutMs, run))
  }
  return reports
}

function notRun(name: string, failure: string): CheckerReport {
  return { name, diagnostics: [], failure }
}

async function runChecker(checker: Checker, timeoutMs: number, run: CheckerRun): Promise<CheckerReport> {
  const { workspace, project, signal } = run
  const { name, folder, command } = checker
  const chunks: Buffer[] = []
  let bytes = 0
  const onOutput = (chunk: Buffer) => {
    if (bytes < MAX_BYTES) chunks.push(chunk)
    bytes += chunk.length
  }
  const cwd = folder === '' ? '.' : folder
  const result = await workspace.run(command, { cwd, timeoutMs, network: false, onOutput, context: 'agent', signal })
  const output = terminalText(Buffer.concat(chunks).toString())
  const diagnostics = checker.parse(output)?.map(onOneLine)
  const located = await locate(diagnostics ?? [], folder, project)
  return { name, diagnostics: located, failure: failureOf(result, output, diagnostics) }
}

/** Attack: a file or rule name with control characters, which looks like further lines of the result. */
function onOneLine(diagnostic: Diagnostic): Diagnostic {
  const plain = (text: string) => text.slice(0, MAX_FIELD_LENGTH).replaceAll(/\p{Cc}+/gu, ' ')
  const { path, message, code } = diagnostic
  return { ...diagnostic, path: plain(path), message: plain(message), code: plain(code) }
}

/** Most checkers exit with an error code when they find something, so an error code is a failure only without diagnostics. */
function failureOf(
  { exitCode, timedOut }: CommandResult,
  output: string,
  diagnostics: readonly Diagnostic[] | undefined
): string | undefined {
  if (timedOut) return 'it exceeded its time limit'
  if (diagnostics !== undefined && (exitCode === 0 || diagnostics.length > 0)) return undefined
  if (exitCode === NOT_FOUND) return `it is not installed: ${endOf(output)}`
  if (exitCode === 0) return 'its output could not be parsed'
  return `exit code ${exitCode ?? 'unknown'}: ${endOf(output)}`
}

function endOf(output: string): string {
  const text = output.trim()
  if (text === '') return '(no output)'
  return text.length > MAX_FAILURE_LENGTH ? `…${text.slice(-MAX_FAILURE_LENGTH)}` : text
}

/** The diagnostics with paths relative to the root. */
async function locate(
  diagnostics: readonly Diagnostic[],
  folder: string,
  project: Project
): Promise<readonly Diagnostic[]> {
  const paths = new Map<string, string>()
  for (const { path } of diagnostics) {
    if (path !== '' && !paths.has(path)) paths.set(path, await locatePath(path, folder, project))
  }
  return uniqueSorted(
    diagnostics.map((diagnostic) => ({ ...diagnostic, path: paths.get(diagnostic.path) ?? diagnostic.path }))
  )
}

/**
 * A relative path starts from the folder of the checker, or from a folder above it: cargo prints paths relative to the workspace of
 * the package.
 */
async function locatePath(path: string, folder: string, project: Project): Promise<string> {
  const { root } = project
  if (posix.isAbsolute(path)) return withoutFolder(path, root)
  const start = await nearestFolder(folder, (each) => isInTree(posix.join(each, path), project))
  const located = posix.join(start ?? folder, path)
  return located.startsWith('../') ? posix.join(root, located) : located
}

async function isInTree(path: string, project: Project): Promise<boolean> {
  if (path.startsWith('../')) return false
  return project.files.has(path) || (await project.isFile(path))
}
