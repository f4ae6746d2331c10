import * as z from 'zod'
import { requirePermission } from '../access.ts'
import { ApiError, created, list, noContent, notFound, ok, readBody, unprocessable } from '../responses.ts'
import { serializeComment, serializeIssue } from '../serialize/issue.ts'
import { addComment, editComment } from '../threads.ts'
import { callerAccount, parameter, repositoryRoute } from './route.ts'
import type { ApiResponse } from '../responses.ts'
import type { Comment, Issue } from '../state.ts'
import type { RepositoryCall, Route } from './route.ts'

// GitHub's limit, which its own message does not mention.
const MAX_BODY_CHARACTERS = 65_536

const bodySchema = z.object({ body: z.string() })

// A pull request is an issue too, and either permission is enough. See issueOf.
const READ = { issues: 'read', pull_requests: 'read' } as const
const WRITE = { issues: 'write', pull_requests: 'write' } as const

export const issueRoutes: readonly Route[] = [
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

function getIssue(call: RepositoryCall): ApiResponse {
  return ok(serializeIssue(call.github, call.repository, issueOf(call, 'read')))
}

function listComments(call: RepositoryCall): ApiResponse {
  const { github, repository, query } = call
  const { number } = issueOf(call, 'read')
  const since = new Date(query.get('since') ?? 0)
  const comments = [...repository.comments.values()]
    .filter((comment) => comment.issueNumber === number && comment.updatedAt >= since)
    .sort((one, other) => one.id - other.id)
  return list(comments.map((comment) => serializeComment(github, repository, comment)))
}

function createComment(call: RepositoryCall): ApiResponse {
  const { github, repository } = call
  const issue = issueOf(call, 'write')
  const comment = addComment(github, repository, { issue, author: callerAccount(call), body: readText(call) })
  return created(serializeComment(github, repository, comment))
}

function getComment(call: RepositoryCall): ApiResponse {
  return ok(serializeComment(call.github, call.repository, commentOf(call, 'read')))
}

function updateComment(call: RepositoryCall): ApiResponse {
  const comment = commentOf(call, 'write')
  editComment(call.github, comment, readText(call))
  return ok(serializeComment(call.github, call.repository, comment))
}

function deleteComment(call: RepositoryCall): ApiResponse {
  call.repository.comments.delete(commentOf(call, 'write').id)
  return noContent
}

function readText(call: RepositoryCall): string {
  const { body } = readBody(bodySchema, call.body)
  if (body.trim() === '') throw unprocessable('Validation Failed')
  if (body.length > MAX_BODY_CHARACTERS) {
    throw new ApiError(422, 'Validation Failed', [
      {
        resource: 'IssueComment',
        code: 'unprocessable',
        field: 'data',
        message: `Body is too long (maximum is ${MAX_BODY_CHARACTERS} characters)`
      }
    ])
  }
  return body
}
