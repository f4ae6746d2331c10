import { expect, it } from '@jest/globals'
import { bundledFindings } from '../../scripts/bundled-findings.ts'
import { textOf } from '../support/repository-files.ts'

const licenses = textOf('dist/programs/licenses.txt')
const report = (names: readonly string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      names.map((name) => [
        name,
        { name, severity: 'high', isDirect: true, via: [], effects: [], range: '<=2.9.1', nodes: [] }
      ])
    ),
    metadata: {}
  })

it('finds a vulnerability in a package of the bundle', () => {
  expect(bundledFindings(report(['yaml', '@octokit/core']), licenses)).toEqual([
    'yaml <=2.9.1: high',
    '@octokit/core <=2.9.1: high'
  ])
})

it('does not count the tools for building and testing', () => {
  expect(bundledFindings(report(['eslint', 'jest']), licenses)).toEqual([])
})

it('does not mistake a failure for a clean report', () => {
  expect(() => bundledFindings('{"message":"request to the registry failed"}', licenses)).toThrow('vulnerabilities')
})
