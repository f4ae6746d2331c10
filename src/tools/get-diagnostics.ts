import * as z from 'zod'
import { defineTool } from '../agent/tool.ts'
import type { Tool } from '../agent/tool.ts'
import type { CheckerRules, Diagnosis } from '../diagnostics/diagnose.ts'
import { formatFinding, type Finding } from '../diagnostics/finding.ts'
import type { CheckerReport } from '../diagnostics/run-checkers.ts'
import { ToolError } from '../errors.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { pathAliases } from './path-aliases.ts'
import { listFirst } from '../text/format.ts'

export interface DiagnosticsOptions {
  readonly checkers: CheckerRules
  /** Paths of the files that the work changed so far. */
  readonly changedFiles: (signal: AbortSignal) => Promise<readonly string[]>
}

const MAX_FINDINGS = 100
const MAX_OTHER_FILES = 3

/** It runs programs of the repository, as its checks do, and only those that the settings or the repository's own configuration name. */
export function getDiagnostics(workspace: Workspace, { checkers, changedFiles }: DiagnosticsOptions): Tool {
  return defineTool({
    name: 'get_diagnostics',
    description: "Findings of the project's own compilers and linters.",
    otherNames: ['diagnostics', 'get_errors', 'read_lints', 'lint'],
    cachePolicy: 'mutating',
    parameters: z.strictObject({
      path: z.string().optional().describe('File or folder. Default: the files changed so far.')
    }),
    aliases: { ...pathAliases, directory: 'path', folder: 'path' },
    subject: ({ path }) => path ?? 'changed files',
    async run({ path }, signal) {
      const paths = path === undefined ? await changedFiles(signal) : [await known(workspace, path)]
      if (paths.length === 0) return { text: 'No file was changed so far. Name a path, or . for all.' }
      // Most runs ask for none, or late.
      const { diagnose } = await import('../diagnostics/diagnose.ts')
      return { text: show(await diagnose(workspace, { paths, rules: checkers }, signal)) }
    }
  })
}

async function known(workspace: Workspace, path: string): Promise<string> {
  if (await workspace.exists(path)) return await workspace.resolve(path)
  throw new ToolError(`${path} does not exist. Use find_files to look for it, or leave the path out.`)
}

function show({ findings, reports, files }: Diagnosis): string {
  const lines = [...showFindings(findings), ...reports.map((report) => describe(report, findings))]
  if (reports.length > 0) return lines.join('\n')
  if (files.length === 0) return 'None of these files is there now.'
  const names = files.length === 1 ? files[0] : `these ${files.length} files`
  const checked = findings.length === 0 ? 'No mistake of syntax was found. ' : ''
  lines.push(`${checked}No checker is set up for ${names}; diagnostics in .github/agent.yml can name one.`)
  return lines.join('\n')
}

/** Of too many, the errors are shown first. */
function showFindings(findings: readonly Finding[]): string[] {
  if (findings.length <= MAX_FINDINGS) return findings.map(formatFinding)
  const errors = findings.filter(({ severity }) => severity === 'error')
  const others = findings.filter(({ severity }) => severity !== 'error')
  const shown = new Set([...errors, ...others].slice(0, MAX_FINDINGS))
  return [
    ...findings.filter((finding) => shown.has(finding)).map(formatFinding),
    `(${findings.length - MAX_FINDINGS} more; ask about fewer files.)`
  ]
}

function describe({ name, findings, failure }: CheckerReport, asked: readonly Finding[]): string {
  if (failure !== undefined) return `${name}: did not run: ${failure}`
  const shown = new Set(asked.map(formatFinding))
  const elsewhere = findings.filter((finding) => !shown.has(formatFinding(finding)))
  const here = count(findings.length - elsewhere.length)
  if (elsewhere.length === 0) return `${name}: ${here}`
  const paths = [...new Set(elsewhere.map(({ path }) => path))]
  return `${name}: ${here} here, ${elsewhere.length} elsewhere: ${listFirst(paths, MAX_OTHER_FILES)}`
}

function count(findings: number): string {
  if (findings === 0) return 'no findings'
  return findings === 1 ? '1 finding' : `${findings} findings`
}
