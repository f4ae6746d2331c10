import { escapeMarkdown } from '../text/quote-markdown.ts'
import { bigramsOf, similarity } from '../text/near-name.ts'
import { MAX_FINDING_TITLE, type FindingSeverity } from '../domain/review-finding.ts'

const SEVERITY = { blocking: 'Blocking', important: 'Important', minor: 'Minor' }

/** The first line of a finding: `**Important: the title**`. */
export function titleLine({ severity, title }: { readonly severity: FindingSeverity; readonly title: string }): string {
  return `**${SEVERITY[severity]}: ${escapeMarkdown(title, MAX_FINDING_TITLE)}**`
}

/** Whether a comment of ours has a blocking finding. */
export function isBlockingComment(comment: string): boolean {
  return comment.includes(`\n**${SEVERITY.blocking}: `)
}

/** Whether the body of a review of ours lists a blocking finding. */
export function listsBlocking(body: string): boolean {
  return body.includes(`\n- **${SEVERITY.blocking}: `)
}

const TITLE_LINE = /^\*\*(?:Blocking|Important|Minor): (.{1,1000})\*\*$/gm
const MIN_SIMILARITY = 0.7

/** Whether a comment of ours has a finding with a title like this one. */
export function isAlike(title: string, comment: string): boolean {
  const pairs = bigramsOf(escapeMarkdown(title, MAX_FINDING_TITLE).toLowerCase())
  const titles = [...comment.matchAll(TITLE_LINE)].map(([, text = '']) => text.toLowerCase())
  return titles.some((text) => similarity(pairs, bigramsOf(text)) >= MIN_SIMILARITY)
}
