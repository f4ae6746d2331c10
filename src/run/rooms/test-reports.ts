import type { TestReport } from '../../domain/verification.ts'
import { isSystemError, ToolError, unlessError } from '../../errors.ts'
import { LIST_LIMITS, Look, TreeTooLarge } from '../../git/look.ts'
import { withinSum } from '../../text/within-time.ts'
import { reportPlaces, type ReportPlaces } from '../../verification/report-files.ts'
import { joinReports } from '../../verification/test-report.ts'
import { yieldToEventLoop } from '../../workspace/files/at-once.ts'
import { listFolderBeneath, statBeneath, withFileBeneath } from '../../workspace/files/files.ts'

const MAX_FOLDERS = 5_000
const BATCH = 100
const MAX_DEPTH = 12
const MAX_FILES = 1_000
const MAX_BYTES = 4 * 1024 * 1024
const MAX_TOTAL_BYTES = 16 * 1024 * 1024
/** For all files together. */
const MAX_PARSE_MS = 10_000
/** The clock of a file system can be this far behind. */
const CLOCK_MS = 20

export interface ReportSearch {
  /** Root of the work tree. */
  readonly root: string
  /** Where reports are, besides the places that build tools use. */
  readonly globs: readonly string[]
}

/** The report files before a check, by their paths, and the time. */
export interface EarlierReports {
  readonly states: ReadonlyMap<string, string>
  /** Milliseconds since 1970. */
  readonly since: number
}

export async function listReports({ root, globs }: ReportSearch): Promise<EarlierReports> {
  const since = Date.now()
  const states = new Map<string, string>()
  for (const path of await reportPaths(root, reportPlaces(globs))) {
    const stats = await unlessUnreadable(statBeneath(root, path), undefined)
    if (stats) states.set(path, stateOf(stats))
  }
  return { states, since }
}

interface FileStats {
  readonly ino: number
  readonly size: number
  readonly mtimeMs: number
  readonly ctimeMs: number
}

/** Differs whenever the file has changed. A program can choose `mtime`, but not `ctime`. */
function stateOf({ ino, size, mtimeMs, ctimeMs }: FileStats): string {
  return [ino, size, mtimeMs, ctimeMs].join(' ')
}

/**
 * The tests in the XML reports that a check wrote; undefined if it wrote none.
 *
 * Attack: the model writes a report in which all tests pass, and dates it into the future. Only files that changed during the check
 * count, and none that is dated outside of it.
 */
export async function readReportFiles(
  { root, globs }: ReportSearch,
  earlier: EarlierReports
): Promise<TestReport | undefined> {
  const until = Date.now()
  const paths = await reportPaths(root, reportPlaces(globs))
  const reports: TestReport[] = []
  const limited = withinSum(MAX_PARSE_MS)
  let bytes = 0
  for (const path of paths) {
    const text = await newText(root, path, { ...earlier, until })
    if (text === undefined) continue
    bytes += text.length
    if (bytes > MAX_TOTAL_BYTES) break
    // Loaded on demand, because most checks write no reports.
    const { readXmlReport } = await import('../../verification/read-xml-report.ts')
    const report = limited(() => readXmlReport(text))
    if (report) reports.push(report)
  }
  return reports.length === 0 ? undefined : joinReports(reports)
}

/** In the order of the folders, breadth first, so that a large folder cannot hide the others. */
async function reportPaths(root: string, { isReport, isSearched }: ReportPlaces): Promise<readonly string[]> {
  const look = new Look(LIST_LIMITS)
  const folders = ['']
  const found: string[] = []
  for (const [index, folder] of folders.entries()) {
    if (index % BATCH === BATCH - 1) await yieldToEventLoop()
    const entries = await unlessUnreadable(listFolderBeneath(root, folder, look), [])
    for (const { name, kind } of entries) {
      const path = folder === '' ? name : `${folder}/${name}`
      if (kind === 'file' && isReport(path) && found.length < MAX_FILES) found.push(path)
      const isDeeper = kind === 'folder' && path.split('/').length < MAX_DEPTH && isSearched(path)
      if (isDeeper && folders.length < MAX_FOLDERS) folders.push(path)
    }
  }
  return found
}

async function newText(
  root: string,
  path: string,
  { states, since, until }: EarlierReports & { readonly until: number }
): Promise<string | undefined> {
  const read = withFileBeneath(root, path, async (file, stats) => {
    const isDuring = stats.mtimeMs >= since - CLOCK_MS && stats.mtimeMs <= until + CLOCK_MS
    const isNew = isDuring && states.get(path) !== stateOf(stats)
    return isNew && stats.size <= MAX_BYTES ? (await file.content()).toString() : undefined
  })
  return await unlessUnreadable(read, undefined)
}

function unlessUnreadable<Result>(work: Promise<Result>, otherwise: Result): Promise<Result> {
  return unlessError(
    work,
    otherwise,
    (error) => isSystemError(error) || error instanceof ToolError || error instanceof TreeTooLarge
  )
}
