import type { TestReport } from '../domain/verification.ts'
import { isSystemError, ToolError } from '../errors.ts'
import { reportPlaces, type ReportPlaces } from '../verification/report-files.ts'
import { joinReports } from '../verification/test-report.ts'
import { listFolderBeneath, withFileBeneath } from '../workspace/files/files.ts'

const MAX_FOLDERS = 5_000
const MAX_DEPTH = 12
const MAX_FILES = 1_000
const MAX_BYTES = 4 * 1024 * 1024
const MAX_TOTAL_BYTES = 16 * 1024 * 1024
/** The clock of a file system can be this far behind. */
const CLOCK_MS = 20

export interface ReportSearch {
  /** Root of the work tree. */
  readonly root: string
  /** Where reports are, besides the places that build tools use. */
  readonly globs: readonly string[]
  /** Milliseconds since 1970. Older files are of another run. */
  readonly since: number
}

/** The tests in the XML reports that a check wrote; undefined if it wrote none. */
export async function readReportFiles({ root, globs, since }: ReportSearch): Promise<TestReport | undefined> {
  const paths = await reportPaths(root, reportPlaces(globs))
  const reports: TestReport[] = []
  let bytes = 0
  for (const path of paths) {
    const text = await recentText(root, path, since - CLOCK_MS)
    if (text === undefined) continue
    bytes += text.length
    if (bytes > MAX_TOTAL_BYTES) break
    // Loaded on demand, because most checks write no reports.
    const { readXmlReport } = await import('../verification/read-xml-report.ts')
    const report = readXmlReport(text)
    if (report) reports.push(report)
  }
  return reports.length === 0 ? undefined : joinReports(reports)
}

/** In the order of the folders, breadth first, so that a large folder cannot hide the others. */
async function reportPaths(root: string, { isReport, isSearched }: ReportPlaces): Promise<readonly string[]> {
  const folders = ['']
  const found: string[] = []
  for (const folder of folders) {
    const entries = await unlessUnreadable(listFolderBeneath(root, folder), [])
    for (const { name, kind } of entries) {
      const path = folder === '' ? name : `${folder}/${name}`
      if (kind === 'file' && isReport(path) && found.length < MAX_FILES) found.push(path)
      const isDeeper = kind === 'folder' && path.split('/').length < MAX_DEPTH && isSearched(path)
      if (isDeeper && folders.length < MAX_FOLDERS) folders.push(path)
    }
  }
  return found
}

async function recentText(root: string, path: string, since: number): Promise<string | undefined> {
  const read = withFileBeneath(root, path, async (file, { size, mtimeMs }) =>
    mtimeMs < since || size > MAX_BYTES ? undefined : (await file.readFile()).toString()
  )
  return await unlessUnreadable(read, undefined)
}

async function unlessUnreadable<Result>(work: Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (isSystemError(error) || error instanceof ToolError) return otherwise
    throw error
  }
}
