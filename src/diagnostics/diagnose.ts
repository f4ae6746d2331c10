import type { CheckerSettings } from '../settings/diagnostics.ts'
import { isBinary } from '../text/encoding.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { chooseCheckers } from './choose-checkers.ts'
import { uniqueSorted, type Diagnostic } from './diagnostic.ts'
import { openProject, type Project } from './project.ts'
import { runCheckers, type CheckerReport } from './run-checkers.ts'
import { hasSyntax, syntaxDiagnostic } from './syntax.ts'
import { isWithin } from '../text/paths.ts'

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

type CheckedWorkspace = Pick<Workspace, 'root' | 'sandbox' | 'files' | 'readFile' | 'run'>

/** More files would take longer than the checkers. */
const MAX_PARSED_FILES = 200

/** Runs the project's own checkers on some files, and checks the syntax of files that no checker may cover. */
export async function diagnose(
  workspace: CheckedWorkspace,
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
