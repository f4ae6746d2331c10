import { posix } from 'node:path'
import * as z from 'zod'
import { checkerName, quotePaths, type CheckerChoice } from '../checker.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { groupByFolder, nodeProgram, relativeTo, type Project } from '../project.ts'
import { parseJson } from '../../text/json.ts'
import { quoteForShell } from '../../text/shell-quote.ts'

const SOURCE = /\.([cm]?[jt]sx?|vue|svelte|astro)$/
const CONFIGURATIONS = [
  ...['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].map((ending) => `eslint.config.${ending}`),
  ...['', '.js', '.cjs', '.json', '.yml', '.yaml'].map((ending) => `.eslintrc${ending}`)
]

/** ESLint, once for each folder that has a configuration and some of the files. */
export async function eslintCheckers(project: Project, files: readonly string[]): Promise<readonly CheckerChoice[]> {
  const sources = files.filter((file) => SOURCE.test(file))
  const groups = await groupByFolder(sources, (folder) => isConfigured(project, folder))
  return await Promise.all([...groups].map(([folder, group]) => linter(project, folder, group)))
}

async function isConfigured(project: Project, folder: string): Promise<boolean> {
  if (CONFIGURATIONS.some((name) => project.files.has(posix.join(folder, name)))) return true
  return (await project.text(posix.join(folder, 'package.json'))).includes('"eslintConfig"')
}

async function linter(project: Project, folder: string, files: readonly string[]): Promise<CheckerChoice> {
  const name = checkerName(folder, 'eslint')
  const program = await nodeProgram(project, folder, 'eslint')
  if (program === undefined) return { kind: 'unavailable', name, reason: 'it is not installed in node_modules' }
  const paths = quotePaths(files.map((file) => relativeTo(folder, file)))
  const command = `${quoteForShell(program)} --format json --no-error-on-unmatched-pattern -- ${paths}`
  return { kind: 'checker', name, folder, command, parse: parseReport }
}

const report = z.lazy(() =>
  z.array(
    z.object({
      filePath: z.string(),
      messages: z.array(
        z.object({
          ruleId: z.string().nullish(),
          severity: z.number(),
          message: z.string(),
          // Missing for messages about the run, such as an ignored file.
          line: z.number().nullish(),
          column: z.number().nullish()
        })
      )
    })
  )
)

/** The report is one line. Node and plug-ins may print warnings before and after it, such as `[plug-in] Data is old.` */
function parseReport(output: string): readonly Diagnostic[] | undefined {
  const lines = output.split('\n').filter((line) => line.startsWith('['))
  const [results] = lines.flatMap((line) => {
    const { data } = report.safeParse(parseJson(line))
    return data ? [data] : []
  })
  return results?.flatMap(({ filePath, messages }) =>
    messages
      .filter((message) => typeof message.line === 'number' || message.severity === 2)
      .map(({ ruleId, severity, message, line: lineNumber, column }): Diagnostic => ({
        path: filePath,
        line: lineNumber ?? undefined,
        column: column ?? undefined,
        severity: severity === 2 ? 'error' : 'warning',
        message,
        code: ruleId ?? ''
      }))
  )
}
