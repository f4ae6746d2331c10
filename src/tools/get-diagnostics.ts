import * as z from 'zod'
import { defineTool, type Tool } from '../agent/tool.ts'
import type { Diagnosis } from '../diagnostics/diagnose.ts'
import { formatDiagnostic, type Diagnostic } from '../diagnostics/diagnostic.ts'
import type { CheckerReport } from '../diagnostics/run-checkers.ts'
import { ToolError } from '../errors.ts'
import type { CheckerSettings } from '../settings/diagnostics.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { listFirst, plural } from '../text/format.ts'
import { otherAgents } from './other-agents.ts'

export interface DiagnosticsOptions {
  readonly checkers: CheckerSettings
  /** Paths of all files changed so far. */
  readonly changedFiles: (signal: AbortSignal) => Promise<readonly string[]>
}

const MAX_DIAGNOSTICS = 100
const MAX_OTHER_FILES = 3

/** Runs checkers in the sandbox: only those that agent.yml names or the repository has a configuration for. */
export function getDiagnostics(workspace: Workspace, { checkers, changedFiles }: DiagnosticsOptions): Tool {
  return defineTool({
    name: 'get_diagnostics',
    description: "Run the project's own compilers and linters.",
    cachePolicy: 'mutating',
    parameters: z.strictObject({
      path: z.string().optional().describe('File or folder. Default: the files changed so far.')
    }),
    ...otherAgents.get_diagnostics,
    subject: ({ path = '' }) => (path === '' ? 'changed files' : path),
    async run({ path = '' }, signal) {
      const paths = path === '' ? await changedFiles(signal) : [await resolveExisting(workspace, path)]
      if (paths.length === 0) return { text: 'No file has been changed yet. Set path, or use . for all files.' }
      // Loaded on first use: most runs need it late or never.
      const { diagnose } = await import('../diagnostics/diagnose.ts')
      return { text: formatDiagnosis(await diagnose(workspace, { paths, checkers }, signal)) }
    }
  })
}

async function resolveExisting(workspace: Workspace, path: string): Promise<string> {
  if (await workspace.exists(path)) return await workspace.resolve(path)
  throw new ToolError(`${path} does not exist. Search for it with find_files, or omit path.`)
}

function formatDiagnosis({ diagnostics, reports, files }: Diagnosis): string {
  const lines = [...formatDiagnostics(diagnostics), ...reports.map((report) => formatReport(report, diagnostics))]
  if (reports.length > 0) return lines.join('\n')
  if (files.length === 0) return 'None of these files exists now.'
  const names = files.length === 1 ? files[0] : `these ${files.length} files`
  const checked = diagnostics.length === 0 ? 'No syntax error found. ' : ''
  lines.push(`${checked}No checker is set up for ${names}. Add one under diagnostics in .github/agent.yml.`)
  return lines.join('\n')
}

/** If there are too many, errors take precedence. */
function formatDiagnostics(diagnostics: readonly Diagnostic[]): string[] {
  if (diagnostics.length <= MAX_DIAGNOSTICS) return diagnostics.map(formatDiagnostic)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const others = diagnostics.filter(({ severity }) => severity !== 'error')
  const selected = new Set([...errors, ...others].slice(0, MAX_DIAGNOSTICS))
  return [
    ...diagnostics.filter((diagnostic) => selected.has(diagnostic)).map(formatDiagnostic),
    `(${diagnostics.length - MAX_DIAGNOSTICS} more. Set path to fewer files.)`
  ]
}

function formatReport({ name, diagnostics, failure }: CheckerReport, requested: readonly Diagnostic[]): string {
  if (failure !== undefined) return `${name}: did not run: ${failure}`
  const listed = new Set(requested.map(formatDiagnostic))
  const elsewhere = diagnostics.filter((diagnostic) => !listed.has(formatDiagnostic(diagnostic)))
  const count = diagnostics.length - elsewhere.length
  const here = count === 0 ? 'no findings' : plural(count, 'finding')
  if (elsewhere.length === 0) return `${name}: ${here}`
  const paths = [...new Set(elsewhere.map(({ path }) => path))]
  return `${name}: ${here} here, ${elsewhere.length} elsewhere: ${listFirst(paths, MAX_OTHER_FILES)}`
}
