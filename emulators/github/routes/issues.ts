import * as z from 'zod'
import { requirePermission } from '../access.ts'
import { ApiError, created, list, noContent, notFound, ok, readBody, unprocessable } from '../responses.ts'
import { serializeComment, serializeIssue } from '../serialize/issue.ts'
import { addComment } from '../threads.ts'
import { callingAccount, parameter, repositoryRoute } from './route.ts'
import type { ApiResponse } from '../responses.ts'
import type { Comment, Issue } from '../state.ts'
import type { RepositoryCall, Route } from './route.ts'

// What GitHub takes. Its own message names neither the limit nor the length.
const MAX_BODY_CHARACTERS = 65_536

const bodySchema = z.object({ body: z.string() })

// A pull request is an issue too, and either permission opens it; see issueOf.
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

/** @throws Refusal when there is no such issue, it is deleted, or the token may not do this with it */
export function issueOf(call: RepositoryCall, level: 'read' | 'write'): Issue {
  const issue = call.repository.issues.get(Number(parameter(call, 'issue_number')))
  if (!issue) throw notFound()
  requireAccess(call, issue, level)
  if (issue.isDeleted) throw new ApiError(410, 'This issue was deleted')
  return issue
}

/** @throws Refusal as `issueOf`; the comments of a deleted issue are gone with it */
export function commentOf(call: RepositoryCall, level: 'read' | 'write'): Comment {
  const comment = call.repository.comments.get(Number(parameter(call, 'comment_id')))
  const issue = comment && call.repository.issues.get(comment.issueNumber)
  if (!issue || issue.isDeleted) throw notFound()
  requireAccess(call, issue, level)
  return comment
}

// On an issue that is no pull request, the permission for pull requests counts for nothing.
function requireAccess({ caller, repository }: RepositoryCall, issue: Issue, level: 'read' | 'write'): void {
  const needs = issue.pullRequest ? { issues: level, pull_requests: level } : { issues: level }
  requirePermission(caller, repository, needs)
}

function getIssue(call: RepositoryCall): ApiResponse {
  return ok(serializeIssue(call.world, call.repository, issueOf(call, 'read')))
}

function listComments(call: RepositoryCall): ApiResponse {
  const { world, repository, query } = call
  const { number } = issueOf(call, 'read')
  const since = new Date(query.get('since') ?? 0)
  const comments = [...repository.comments.values()]
    .filter((comment) => comment.issueNumber === number && comment.updatedAt >= since)
    .sort((one, other) => one.id - other.id)
  return list(comments.map((comment) => serializeComment(world, repository, comment)))
}

function createComment(call: RepositoryCall): ApiResponse {
  const { world, repository } = call
  const issue = issueOf(call, 'write')
  const comment = addComment(world, repository, { issue, author: callingAccount(call), body: readText(call) })
  return created(serializeComment(world, repository, comment))
}

function getComment(call: RepositoryCall): ApiResponse {
  return ok(serializeComment(call.world, call.repository, commentOf(call, 'read')))
}

function updateComment(call: RepositoryCall): ApiResponse {
  const comment = commentOf(call, 'write')
  comment.body = readText(call)
  comment.updatedAt = call.world.now()
  return ok(serializeComment(call.world, call.repository, comment))
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
