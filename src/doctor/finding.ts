/** `unknown`: it was not checked, so it can be right or wrong. */
export type FindingState = 'ok' | 'warning' | 'problem' | 'unknown'

/** What a check of `doctor` found. Texts can contain words of files and servers: escape them where they are shown. */
export interface Finding {
  /** The check that found it, such as `sandbox`. Stays the same from release to release. */
  readonly id: string
  readonly state: FindingState
  /** What was found, in one short line. */
  readonly title: string
  /** Sentences that explain it; left out if the title says everything. */
  readonly detail?: string | undefined
  /** What to paste or to change; left out if there is nothing to do. */
  readonly remedy?: string | undefined
}

/** A finding of an examination, whose id it has unless it names another. */
export type Verdict = Omit<Finding, 'id'> & Partial<Finding>

export function inState(findings: readonly Finding[], wanted: FindingState): readonly Finding[] {
  return findings.filter(({ state }) => state === wanted)
}

export function countFindings(findings: readonly Finding[]): Readonly<Record<FindingState, number>> {
  const count = (wanted: FindingState) => inState(findings, wanted).length
  return { ok: count('ok'), warning: count('warning'), problem: count('problem'), unknown: count('unknown') }
}

/** The findings for programs. `ok` is false if there is a problem. */
export function findingsJson(findings: readonly Finding[]): object {
  const { problem: problems, warning: warnings, unknown: notChecked, ok: inOrder } = countFindings(findings)
  const all = findings.map(({ detail = null, remedy = null, ...finding }) => ({ ...finding, detail, remedy }))
  return { ok: problems === 0, problems, warnings, notChecked, inOrder, findings: all }
}
