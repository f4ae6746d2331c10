import * as z from 'zod'
import { created, readBody, type ApiResponse } from '../responses.ts'
import { serializeFullIssue } from '../serialize/issue.ts'
import { isCollaborator } from '../state.ts'
import { issueOf } from './issues.ts'
import { repositoryRoute, type RepositoryCall, type Route } from './route.ts'

const namesSchema = z.object({ assignees: z.array(z.string()) })

const WRITE = { issues: 'write', pull_requests: 'write' } as const
const MAX_ASSIGNEES = 10

export const assigneeRoutes: readonly Route[] = [
  repositoryRoute('POST /issues/{issue_number}/assignees', WRITE, addAssignees)
]

// Silently leaves out accounts that cannot be assigned, as GitHub does.
function addAssignees(call: RepositoryCall): ApiResponse {
  const { github, repository, body } = call
  const issue = issueOf(call, 'write')
  for (const login of readBody(namesSchema, body).assignees) {
    const account = github.accounts.get(login.toLowerCase())
    const canBeAssigned = account !== undefined && !account.isBot && isCollaborator(repository, account)
    if (canBeAssigned && issue.assignees.size < MAX_ASSIGNEES) issue.assignees.add(account)
  }
  return created(serializeFullIssue(github, repository, issue))
}
