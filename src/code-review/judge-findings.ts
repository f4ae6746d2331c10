import { FINDING_SEVERITIES, type ReviewFinding } from '../domain/review-finding.ts'
import { PLACEHOLDER, type Redact } from '../secrets/redact.ts'
import { codeHash } from './code-hash.ts'
import { placeFinding, type Place } from './place-finding.ts'
import { proposalFor, type ProposedLines, type ProposalOptions } from './proposed-lines.ts'
import type { ReviewedFile } from './reviewed-file.ts'

export interface JudgedFinding {
  readonly finding: ReviewFinding
  readonly proposal: ProposedLines | undefined
}

/** All findings on the same lines: one comment of a review. */
export interface PlacedComment extends Omit<Place, 'isExact'> {
  /** Identifies the code of the lines. */
  readonly hash: string
  /** The most severe first. */
  readonly findings: readonly JudgedFinding[]
}

export interface JudgedFindings {
  /** The most severe first. No two are on the same lines of one side. */
  readonly comments: readonly PlacedComment[]
  /** Findings about lines that the diff does not show, the most severe first. */
  readonly outside: readonly JudgedFinding[]
}

export interface JudgeOptions extends ProposalOptions {
  /** What the pull request changes, from the merge base to the head. */
  readonly files: readonly ReviewedFile[]
  readonly redact: Redact
}

/** Decides where each finding is shown, and how. None is lost; equal ones count once. */
export async function judgeFindings(
  findings: readonly ReviewFinding[],
  { files, redact, ...options }: JudgeOptions
): Promise<JudgedFindings> {
  const comments = new Map<string, Omit<PlacedComment, 'hash'>>()
  const outside: JudgedFinding[] = []
  for (const finding of withoutRepetitions(findings).toSorted(bySeverity)) {
    const place = placeFinding(finding, files)
    const judged = await judge(finding, place, { ...options, redact })
    if (!place) {
      outside.push(judged)
      continue
    }
    const { path, side, startLine, endLine, code } = place
    const key = JSON.stringify([path, side, startLine, endLine])
    const before = comments.get(key)?.findings ?? []
    comments.set(key, { path, side, startLine, endLine, code, findings: [...before, judged] })
  }
  return { comments: [...comments.values()].map((one) => ({ ...one, hash: codeHash(one.code) })), outside }
}

async function judge(
  finding: ReviewFinding,
  place: Place | undefined,
  { redact, ...options }: ProposalOptions & { readonly redact: Redact }
): Promise<JudgedFinding> {
  const proposal = await proposalFor(finding, place, options)
  const shown = { ...finding, title: redact(finding.title), body: redact(finding.body) }
  const code = proposal?.lines.join('\n') ?? ''
  const redacted = redact(code)
  if (!proposal || (redacted === code && !addsPlaceholder(code, place))) return { finding: shown, proposal }
  // Nobody wants to commit the placeholder.
  return { finding: shown, proposal: { kind: 'code', lines: redacted.split('\n') } }
}

/** The model sees and writes the placeholder instead of a secret, and its text is redacted before it gets here. */
function addsPlaceholder(code: string, place: Place | undefined): boolean {
  return code.includes(PLACEHOLDER) && !place?.code.some((line) => line.includes(PLACEHOLDER))
}

function bySeverity(one: ReviewFinding, other: ReviewFinding): number {
  return FINDING_SEVERITIES.indexOf(one.severity) - FINDING_SEVERITIES.indexOf(other.severity)
}

function withoutRepetitions(findings: readonly ReviewFinding[]): readonly ReviewFinding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}
