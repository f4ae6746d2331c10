import { readAva, readJest, readMocha, readNodeTest, readVitest } from './read-javascript.ts'
import { readCargo, readDotnet, readGoTest, readGradle, readMaven, readPytest, readUnittest } from './read-others.ts'
import { readTap } from './read-tap.ts'
import type { TestReport } from './test-report.ts'

type Reader = (output: string) => TestReport | undefined

// TAP comes last: other runners print lines that look like it.
const READERS: readonly Reader[] = [
  readNodeTest,
  readVitest,
  readJest,
  readMocha,
  readAva,
  readPytest,
  readUnittest,
  readCargo,
  readMaven,
  readGradle,
  readDotnet,
  readGoTest,
  readTap
]

// eslint-disable-next-line no-control-regex -- terminal colors
const COLORS = /\u001B\[[\d;]*m/g

/** The tests in the output of a runner; undefined if no known runner wrote it. */
export function readTestReport(output: string): TestReport | undefined {
  const text = output.replaceAll(COLORS, '').replaceAll('\r\n', '\n')
  for (const read of READERS) {
    const report = read(text)
    if (report) return report
  }
  return undefined
}
