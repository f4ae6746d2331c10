import * as z from 'zod'
import { requirePermission } from '../access.ts'
import {
  ApiError,
  createdAt,
  list,
  noContent,
  notFound,
  ok,
  readBody,
  unprocessable,
  validationFailed,
  type ApiResponse
} from '../responses.ts'
import { serializeFullComment, serializeFullIssue } from '../serialize/issue.ts'
import { addComment, editComment, openIssue } from '../threads.ts'
import { callerAccount, parameter, repositoryRoute, type RepositoryCall, type Route } from './route.ts'
import type { Comment, Issue } from '../state.ts'

// GitHub's limit, which its own message does not mention.
const MAX_BODY_CHARACTERS = 65_536

const bodySchema = z.object({ body: z.string() })
const newIssue = z.object({ title: z.string(), body: z.string().nullish() })
const issueChange = z.object({
  title: z.string().optional(),
  body: z.string().nullish(),
  state: z.enum(['open', 'closed']).optional()
})

// A pull request is an issue too, and either permission is enough. See issueOf.
const READ = { issues: 'read', pull_requests: 'read' } as const
const WRITE = { issues: 'write', pull_requests: 'write' } as const

export const issueRoutes: readonly Route[] = [
  repositoryRoute('GET /issues', { issues: 'read' }, listIssues),
  repositoryRoute('POST /issues', { issues: 'write' }, createIssue),
  repositoryRoute('PATCH /issues/{issue_number}', WRITE, updateIssue),
  repositoryRoute('GET /issues/{issue_number}', READ, getIssue),
  repositoryRoute('GET /issues/{issue_number}/comments', READ, listComments),
  repositoryRoute('POST /issues/{issue_number}/comments', WRITE, createComment),
  repositoryRoute('GET /issues/comments/{comment_id}', READ, getComment),
  repositoryRoute('PATCH /issues/comments/{comment_id}', WRITE, updateComment),
  repositoryRoute('DELETE /issues/comments/{comment_id}', WRITE, deleteComment)
]

/** @throws ApiError when the issue does not exist or is deleted, or the token lacks permission */
export function issueOf(call: RepositoryCall, level: 'read' | 'write'): Issue {
  const issue = call.repository.issues.get(Number(parameter(call, 'issue_number')))
  if (!issue) throw notFound()
  requireAccess(call, issue, level)
  if (issue.isDeleted) throw new ApiError(410, 'This issue was deleted')
  return issue
}

/** @throws ApiError like `issueOf`; the comments of a deleted issue are gone */
export function commentOf(call: RepositoryCall, level: 'read' | 'write'): Comment {
  const comment = call.repository.comments.get(Number(parameter(call, 'comment_id')))
  const issue = comment && call.repository.issues.get(comment.issueNumber)
  if (!issue || issue.isDeleted) throw notFound()
  requireAccess(call, issue, level)
  return comment
}

// For an issue that is not a pull request, the permission for pull requests does not count.
function requireAccess({ caller, repository }: RepositoryCall, issue: Issue, level: 'read' | 'write'): void {
  const needs = issue.pullRequest ? { issues: level, pull_requests: level } : { issues: level }
  requirePermission(caller, repository, needs)
}

/** Pull requests are issues too. Newest first. */
function listIssues({ github, repository, query }: RepositoryCall): ApiResponse {
  const [state, creator] = [query.get('state') ?? 'open', query.get('creator')]
  const found = [...repository.issues.values()]
    .filter((issue) => !issue.isDeleted && (state === 'all' || issue.state === state))
    .filter(({ author }) => creator === null || author.login.toLowerCase() === creator.toLowerCase())
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.number - one.number)
  return list(found.map((issue) => serializeFullIssue(github, repository, issue)))
}

function createIssue(call: RepositoryCall): ApiResponse {
  const { github, repository } = call
  const { title, body } = readBody(newIssue, call.body)
  requireTitle(title)
  requireLength(body ?? '', { resource: 'Issue', field: 'body' })
  const issue = openIssue(github, repository, { title, body: body ?? null, author: callerAccount(call) })
  return createdAt(serializeFullIssue(github, repository, issue))
}

function updateIssue(call: RepositoryCall): ApiResponse {
  const { github, repository } = call
  const issue = issueOf(call, 'write')
  const { title, body, state } = readBody(issueChange, call.body)
  if (title !== undefined) requireTitle(title)
  requireLength(body ?? '', { resource: 'Issue', field: 'body' })
  Object.assign(issue, { ...(title !== undefined && { title }), ...(body !== undefined && { body }) })
  if (state !== undefined && state !== issue.state) {
    Object.assign(issue, { state, closedAt: state === 'closed' ? github.now() : undefined })
  }
  issue.updatedAt = github.now()
  return ok(serializeFullIssue(github, repository, issue))
}

function requireTitle(title: string): void {
  if (title.trim() === '') throw validationFailed({ resource: 'Issue', code: 'missing_field', field: 'title' })
}

function getIssue(call: RepositoryCall): ApiResponse {
  return ok(serializeFullIssue(call.github, call.repository, issueOf(call, 'read')))
}

function listComments(call: RepositoryCall): ApiResponse {
  const { github, repository, query } = call
  const { number } = issueOf(call, 'read')
  const since = new Date(query.get('since') ?? 0)
  const comments = [...repository.comments.values()]
    .filter((comment) => comment.issueNumber === number && comment.updatedAt >= since)
    .sort((one, other) => one.id - other.id)
  return list(comments.map((comment) => serializeFullComment(github, repository, comment)))
}

function createComment(call: RepositoryCall): ApiResponse {
  const { github, repository } = call
  const issue = issueOf(call, 'write')
  const comment = addComment(github, repository, { issue, author: callerAccount(call), body: readText(call) })
  return createdAt(serializeFullComment(github, repository, comment))
}

function getComment(call: RepositoryCall): ApiResponse {
  return ok(serializeFullComment(call.github, call.repository, commentOf(call, 'read')))
}

function updateComment(call: RepositoryCall): ApiResponse {
  const comment = commentOf(call, 'write')
  editComment(call.github, comment, readText(call))
  return ok(serializeFullComment(call.github, call.repository, comment))
}

function deleteComment(call: RepositoryCall): ApiResponse {
  call.repository.comments.delete(commentOf(call, 'write').id)
  return noContent
}

function readText(call: RepositoryCall): string {
  const { body } = readBody(bodySchema, call.body)
  if (body.trim() === '') throw unprocessable('Validation Failed')
  requireLength(body, { resource: 'IssueComment', field: 'data' })
  return body
}

function requireLength(body: string, where: { readonly resource: string; readonly field: string }): void {
  if (body.length <= MAX_BODY_CHARACTERS) return
  const message = `Body is too long (maximum is ${MAX_BODY_CHARACTERS} characters)`
  throw validationFailed({ ...where, code: 'unprocessable', message })
}
