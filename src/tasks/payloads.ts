import * as z from 'zod'

// Only the fields that are read. Source: https://docs.github.com/webhooks/webhook-events-and-payloads#issue_comment

/** Letters, digits, hyphens; an underscore in logins that a company manages; `[bot]` behind the name of an app. */
const login = z.string().regex(/^[\w-]{1,100}(?:\[bot\])?$/u)

const account = z.object({ login, id: z.int().positive(), type: z.string() })
export type Account = z.output<typeof account>

export const issueComment = z.object({
  action: z.string(),
  issue: z.object({
    number: z.int().positive(),
    title: z.string(),
    body: z.string().nullish(),
    /** Null once the account is deleted, here and below. */
    user: account.nullish(),
    /** There for a pull request only. */
    pull_request: z.object({}).nullish()
  }),
  comment: z.object({
    id: z.int().positive(),
    body: z.string(),
    created_at: z.iso.datetime(),
    user: account.nullish(),
    /** The app through which the comment was written in the name of its author. */
    performed_via_github_app: z.object({ slug: z.string() }).nullish()
  }),
  repository: z.object({ default_branch: z.string().min(1) }),
  sender: account
})
export type IssueComment = z.output<typeof issueComment>
