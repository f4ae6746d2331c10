import type { TestReport } from '../domain/verification.ts'
import { readXmlReport } from '../verification/read-xml-report.ts'
import { joinReports } from '../verification/test-report.ts'
import { readZip } from './read-zip.ts'

const MIB = 2 ** 20
const LIMITS = { maxFileBytes: 4 * MIB, maxTotalBytes: 16 * MIB, maxEntries: 2_000 }

/** The tests in the XML reports of an archive; undefined if it has none. */
export function testsInArchive(archive: Buffer): TestReport | undefined {
  const files = readZip(archive, (name) => /\.(?:xml|trx)$/i.test(name), LIMITS)
  const reports = files.flatMap(({ content }) => readXmlReport(content.toString('utf8')) ?? [])
  return reports.length === 0 ? undefined : joinReports(reports)
}
