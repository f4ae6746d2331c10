import { countFindings, type Finding } from './finding.ts'

/** The findings for programs. `ok` is false if there is a problem. */
export function findingsJson(findings: readonly Finding[]): object {
  const { problem, warning, unknown, ok } = countFindings(findings)
  return {
    ok: problem === 0,
    problems: problem,
    warnings: warning,
    notChecked: unknown,
    inOrder: ok,
    findings: findings.map(({ id, state, title, detail = null, remedy = null }) => ({
      id,
      state,
      title,
      detail,
      remedy
    }))
  }
}
