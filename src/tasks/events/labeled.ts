import * as z from 'zod'
import { personOf } from '../person.ts'
import { CHECKS_LABEL } from '../request-kinds.ts'
import type { EventSettings } from '../../domain/settings.ts'
import {
  account,
  isFork,
  pullRequest,
  repository,
  subject,
  subjectFields,
  time,
  type EventRow,
  type ReadEvent
} from './event-row.ts'

const shared = { label: z.object({ name: z.string() }).optional(), repository, sender: account }
const issueSchema = z.lazy(() => z.object({ issue: subject.extend({ updated_at: time }), ...shared }))
const pullSchema = z.lazy(() => z.object({ pull_request: pullRequest.extend({ updated_at: time }), ...shared }))

interface Labeled extends Pick<ReadEvent, 'subject' | 'isFork' | 'defaultBranch'> {
  readonly on: z.output<typeof subject> & { readonly updated_at: string }
  readonly label: { readonly name: string } | undefined
  readonly sender: z.output<typeof account>
}

export const labeledIssue: EventRow = {
  event: 'issues',
  actions: ['labeled'],
  read(payload, settings) {
    const { issue, label, repository: own, sender } = issueSchema.parse(payload)
    const { default_branch: defaultBranch } = own
    return readLabel({ subject: 'issue', on: issue, label, sender, isFork: false, defaultBranch }, settings)
  }
}

export const labeledPullRequest: EventRow = {
  event: 'pull_request',
  actions: ['labeled'],
  read(payload, settings) {
    const { pull_request: on, label, repository: own, sender } = pullSchema.parse(payload)
    const rest = { isFork: isFork(on, own), defaultBranch: own.default_branch }
    return readLabel({ subject: 'pull-request', on, label, sender, ...rest }, settings)
  }
}

/** Reads the label of the event only, never the set of labels: several labels at once are several events with the same set. */
function readLabel({ on, label, sender, ...rest }: Labeled, { trigger, triggerLabel }: EventSettings) {
  if (label === undefined) return 'the event names no label'
  const verb = askedByLabel(label.name, triggerLabel)
  if (verb === undefined) return `the label ${JSON.stringify(label.name)} starts nothing`
  return {
    ...rest,
    trigger: { kind: 'label', label: label.name } as const,
    ...subjectFields(on),
    // The verb is read as it is in a comment.
    instruction: `${trigger} ${verb === CHECKS_LABEL ? 'fix ci' : verb || 'fix'}`,
    createdAt: on.updated_at,
    sender: personOf(sender),
    writer: sender,
    app: undefined,
    impliedVerb: undefined
  }
}

/** What a label asks for: the words after its colon, '' without a colon. Undefined for a label that asks for nothing. */
export function askedByLabel(label: string, triggerLabel: string): string | undefined {
  const [, name = '', words] = /^([^:]*)(?::(.*))?$/su.exec(label.toLowerCase()) ?? []
  if (triggerLabel === '' || name.trim() !== triggerLabel.toLowerCase() || words?.trim() === '') return undefined
  return words?.trim() ?? ''
}
