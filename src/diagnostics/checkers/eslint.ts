import { posix } from 'node:path'
import { builtInMatchers } from '../built-in-matchers.ts'
import { checkerName, quotePaths, type CheckerChoice } from '../checker.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { applyMatchers } from '../problem-matcher.ts'
import { groupByFolder, nodeProgram, relativeTo, type Project } from '../project.ts'
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
  const command = `${quoteForShell(program)} --format stylish --no-color --no-error-on-unmatched-pattern -- ${paths}`
  return { kind: 'checker', name, folder, command, parse }
}

/** A warning without a line is about the run, such as an ignored file. */
function parse(output: string): readonly Diagnostic[] | undefined {
  const found = applyMatchers(builtInMatchers['eslint-stylish'], output)
  return found?.filter(({ line, severity }) => line !== undefined || severity === 'error')
}
