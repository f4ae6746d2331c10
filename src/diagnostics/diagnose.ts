import type { CheckerSettings, DeclaredChecker } from '../settings/diagnostics.ts'
import { isBinary } from '../text/encoding.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { uniqueSorted, type Diagnostic } from './diagnostic.ts'
import { openProject, type Project, groupByFolder, relativeTo, nodeProgram } from './project.ts'
import { runCheckers, type CheckerReport } from './run-checkers.ts'
import { hasSyntax, syntaxDiagnostic } from './syntax.ts'
import { isWithin } from '../text/paths.ts'
import { CHECKERS, type CheckerName } from '../settings/diagnostics-schema.ts'
import { type CheckerChoice, checkerName, quotePaths } from './checker.ts'
import { flake8Checkers, ruffCheckers } from './checkers/python-checkers.ts'
import { typescriptCheckers } from './checkers/typescript.ts'
import { matchingPaths } from '../workspace/search/glob.ts'
import { builtInMatchers } from './built-in-matchers.ts'
import { applyMatchers } from './problem-matcher.ts'
import { posix } from 'node:path'
import { quoteForShell } from '../text/shell-quote.ts'

export interface DiagnosisRequest {
  /** Files and folders, relative to the root; '' is the root. */
  readonly paths: readonly string[]
  /** Undefined for the checkers that the repository is set up for. */
  readonly checkers: CheckerSettings
}

export interface Diagnosis {
  /** In the requested files, sorted. */
  readonly diagnostics: readonly Diagnostic[]
  /** One for each checker, with its diagnostics in any file. */
  readonly reports: readonly CheckerReport[]
  /** The requested files that exist. */
  readonly files: readonly string[]
}

/** More files would take longer than the checkers. */
const MAX_PARSED_FILES = 200

/** Runs the project's own checkers on some files, and checks the syntax of files that no checker may cover. */
export async function diagnose(
  workspace: Workspace,
  { paths, checkers }: DiagnosisRequest,
  signal: AbortSignal
): Promise<Diagnosis> {
  const project = await openProject(workspace, signal)
  const files = await filesAt(paths, project)
  const choices = await chooseCheckers(project, files, checkers)
  const reports = await runCheckers(choices, { workspace, project, signal })
  const checkerDiagnostics = reports
    .flatMap(({ diagnostics }) => diagnostics)
    .filter(({ path }) => path === '' || isAmong(paths, path))
  const lines = new Set(checkerDiagnostics.map(lineOf))
  const syntax = await syntaxOf(files.filter(hasSyntax).slice(0, MAX_PARSED_FILES), project)
  // Where a checker reports a line too, its message is better.
  return {
    diagnostics: uniqueSorted([...checkerDiagnostics, ...syntax.filter((each) => !lines.has(lineOf(each)))]),
    reports,
    files
  }
}

async function filesAt(paths: readonly string[], project: Project): Promise<readonly string[]> {
  const below = [...project.files].filter((file) => isAmong(paths, file))
  const ignored: string[] = []
  for (const path of paths) {
    const isKnown = path === '' || below.some((file) => isWithin(file, path))
    if (!isKnown && (await project.isFile(path))) ignored.push(path)
  }
  return [...below, ...ignored]
}

/** True for one of the files, and for a path below one of the folders. */
function isAmong(paths: readonly string[], path: string): boolean {
  return paths.some((each) => each === '' || isWithin(path, each))
}

function lineOf({ path, line }: Diagnostic): string {
  return `${path}:${line ?? ''}`
}

async function syntaxOf(files: readonly string[], project: Project): Promise<readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = []
  for (const file of files) {
    const content = await project.content(file)
    const diagnostic = content && !isBinary(content) ? await syntaxDiagnostic(file, content.toString()) : undefined
    if (diagnostic) diagnostics.push(diagnostic)
  }
  return diagnostics
}

/** Finds out whether the project is set up for a checker, and how to run it for these files. */
type ChooseCheckers = (project: Project, files: readonly string[]) => Promise<readonly CheckerChoice[]>

const byName: Readonly<Record<CheckerName, ChooseCheckers>> = {
  typescript: typescriptCheckers,
  eslint: eslintCheckers,
  ruff: ruffCheckers,
  flake8: flake8Checkers,
  'go-vet': goVetCheckers,
  'cargo-check': cargoCheckers
}

/** The project's own checkers for these files. Runs nothing and downloads nothing. */
async function chooseCheckers(
  project: Project,
  files: readonly string[],
  rules: CheckerSettings = CHECKERS
): Promise<readonly CheckerChoice[]> {
  const choices: CheckerChoice[] = []
  for (const rule of rules) {
    choices.push(...(typeof rule === 'string' ? await byName[rule](project, files) : declaredCheckers(rule, files)))
  }
  return choices
}

/** A command of agent.yml, if it is for one of the files. */
function declaredCheckers(declared: DeclaredChecker, files: readonly string[]): readonly CheckerChoice[] {
  const { command, matchers } = declared
  if (declared.files !== undefined && matchingPaths([declared.files], files).length === 0) return []
  const known = typeof matchers === 'string' ? builtInMatchers[matchers] : matchers
  const parse = (output: string) => applyMatchers(known, output)
  return [{ kind: 'checker', name: command, folder: '', command, parse }]
}

/** `cargo check` for each package with one of the files. */
async function cargoCheckers(project: Project, files: readonly string[]): Promise<readonly CheckerChoice[]> {
  const sources = files.filter((file) => /\.rs$|(^|\/)Cargo\.toml$/.test(file))
  const groups = await groupByFolder(sources, (folder) => project.files.has(posix.join(folder, 'Cargo.toml')))
  return [...groups.keys()].map(check)
}

function check(folder: string): CheckerChoice {
  return {
    kind: 'checker',
    name: checkerName(folder, 'cargo check'),
    folder,
    command: 'cargo check --offline --quiet --all-targets --message-format short',
    parse: (output) => applyMatchers(builtInMatchers.cargo, output)
  }
}

/** `go vet` for the packages of the files, once for each module. */
async function goVetCheckers(project: Project, files: readonly string[]): Promise<readonly CheckerChoice[]> {
  const sources = files.filter((file) => file.endsWith('.go'))
  const groups = await groupByFolder(sources, (folder) => project.files.has(posix.join(folder, 'go.mod')))
  return [...groups].map(([folder, group]) => vet(folder, group))
}

function vet(folder: string, files: readonly string[]): CheckerChoice {
  const packages = new Set(files.map((file) => `./${relativeTo(folder, posix.dirname(file))}`))
  const words = quotePaths([...packages])
  return {
    kind: 'checker',
    name: checkerName(folder, 'go vet'),
    folder,
    // Downloads nothing, even with network access.
    command: `GOPROXY=off go vet ${words === '.' ? './...' : words}`,
    parse: (output) => applyMatchers(builtInMatchers['go-vet'], output)
  }
}

const SOURCE = /\.([cm]?[jt]sx?|vue|svelte|astro)$/
const CONFIGURATIONS = [
  ...['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].map((ending) => `eslint.config.${ending}`),
  ...['', '.js', '.cjs', '.json', '.yml', '.yaml'].map((ending) => `.eslintrc${ending}`)
]

/** ESLint, once for each folder that has a configuration and some of the files. */
async function eslintCheckers(project: Project, files: readonly string[]): Promise<readonly CheckerChoice[]> {
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
