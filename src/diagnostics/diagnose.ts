import { ToolError } from '../errors.ts'
import type { CheckerSettings } from '../settings/diagnostics.ts'
import { isBinary } from '../text/encoding.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { chooseCheckers } from './choose-checkers.ts'
import { uniqueSorted, type Finding } from './finding.ts'
import { openProject, type Project } from './project.ts'
import { runCheckers, type CheckerReport } from './run-checkers.ts'
import { hasSyntax, syntaxFinding } from './syntax.ts'

export interface DiagnosisRequest {
  /** Relative to the root: files, and folders for all below them; '' is the root. */
  readonly paths: readonly string[]
  /** Undefined for the checkers that the repository is set up for. */
  readonly checkers: CheckerSettings
}

export interface Diagnosis {
  /** Of the files asked about, in order. */
  readonly findings: readonly Finding[]
  /** One for each checker, with its findings anywhere. */
  readonly reports: readonly CheckerReport[]
  /** Those of the files asked about that are there. */
  readonly files: readonly string[]
}

type Place = Pick<Workspace, 'root' | 'sandbox' | 'files' | 'readFile' | 'run'>

/** More would take longer than the checkers do. */
const MAX_PARSED_FILES = 200

/** Asks the project's own checkers about some files, and reads the syntax of those that no checker may know. */
export async function diagnose(
  workspace: Place,
  { paths, checkers }: DiagnosisRequest,
  signal: AbortSignal
): Promise<Diagnosis> {
  const project = await openProject(workspace, signal)
  const files = await filesAt(paths, project)
  const choices = await chooseCheckers(project, files, checkers)
  const reports = await runCheckers(choices, { workspace, project, signal })
  const told = reports.flatMap(({ findings }) => findings).filter(({ path }) => path === '' || isWithin(paths, path))
  const places = new Set(told.map(placeOf))
  const syntax = await syntaxOf(files.filter(hasSyntax).slice(0, MAX_PARSED_FILES), workspace, signal)
  // What a checker has said in better words is not said again.
  return { findings: uniqueSorted([...told, ...syntax.filter((each) => !places.has(placeOf(each)))]), reports, files }
}

async function filesAt(paths: readonly string[], project: Project): Promise<readonly string[]> {
  const below = [...project.files].filter((file) => isWithin(paths, file))
  const ignored: string[] = []
  for (const path of paths) {
    const isKnown = path === '' || below.some((file) => isWithin([path], file))
    if (!isKnown && (await project.isFile(path))) ignored.push(path)
  }
  return [...below, ...ignored]
}

/** Is this one of the files, or below one of the folders? */
function isWithin(paths: readonly string[], path: string): boolean {
  return paths.some((each) => each === '' || path === each || path.startsWith(`${each}/`))
}

function placeOf({ path, line }: Finding): string {
  return `${path}:${line ?? ''}`
}

async function syntaxOf(
  files: readonly string[],
  workspace: Pick<Workspace, 'readFile'>,
  signal: AbortSignal
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const file of files) {
    const content = await contentOf(file, workspace, signal)
    const finding = content && !isBinary(content) ? await syntaxFinding(file, content.toString()) : undefined
    if (finding) findings.push(finding)
  }
  return findings
}

/** Undefined for what cannot be read as a file, such as a link that leads out of the tree. */
async function contentOf(
  path: string,
  workspace: Pick<Workspace, 'readFile'>,
  signal: AbortSignal
): Promise<Buffer | undefined> {
  try {
    return (await workspace.readFile(path, signal)).content
  } catch (error) {
    if (error instanceof ToolError) return undefined
    throw error
  }
}
