import type { TestReport } from '../domain/verification.ts'
import { readXmlReport } from '../verification/read-xml-report.ts'
import { joinReports } from '../verification/test-report.ts'
import { withinSum } from '../text/within-time.ts'
import { readZip } from './read-zip.ts'

/** For all files together. */
const MAX_PARSE_MS = 10_000
const MIB = 2 ** 20
const LIMITS = { maxFileBytes: 4 * MIB, maxTotalBytes: 16 * MIB, maxEntries: 2_000 }

/** The tests in the XML reports of an archive; undefined if it has none. */
export function testsInArchive(archive: Buffer): TestReport | undefined {
  const files = readZip(archive, (name) => /\.(?:xml|trx)$/i.test(name), LIMITS)
  const limited = withinSum(MAX_PARSE_MS)
  const reports = files.flatMap(({ content }) => limited(() => readXmlReport(content.toString('utf8'))) ?? [])
  return reports.length === 0 ? undefined : joinReports(reports)
}
