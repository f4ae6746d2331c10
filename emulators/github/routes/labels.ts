import * as z from 'zod'
import { ApiError, created, list, ok, readBody, validationFailed, type ApiResponse } from '../responses.ts'
import { serializeLabel, serializeLabels } from '../serialize/issue.ts'
import { issueOf } from './issues.ts'
import { parameter, repositoryRoute, type RepositoryCall, type Route } from './route.ts'
import type { Label } from '../state.ts'

const labelSchema = z.object({
  name: z.string(),
  color: z.string().default('ededed'),
  description: z.string().default('')
})
const namesSchema = z.object({ labels: z.array(z.string()) })

const READ = { issues: 'read', pull_requests: 'read' } as const
const WRITE = { issues: 'write', pull_requests: 'write' } as const

export const labelRoutes: readonly Route[] = [
  repositoryRoute('GET /labels', READ, listLabels),
  repositoryRoute('POST /labels', WRITE, createLabel),
  repositoryRoute('GET /issues/{issue_number}/labels', READ, listIssueLabels),
  repositoryRoute('POST /issues/{issue_number}/labels', WRITE, addLabels),
  repositoryRoute('DELETE /issues/{issue_number}/labels/{name}', WRITE, removeLabel)
]

function listLabels({ github, repository }: RepositoryCall): ApiResponse {
  return list([...repository.labels.values()].map((label) => serializeLabel(github, repository, label)))
}

function createLabel(call: RepositoryCall): ApiResponse {
  const wanted = readBody(labelSchema, call.body)
  if (call.repository.labels.has(wanted.name)) {
    throw validationFailed({ resource: 'Label', code: 'already_exists', field: 'name' })
  }
  return created(serializeLabel(call.github, call.repository, addLabel(call, wanted)))
}

function listIssueLabels(call: RepositoryCall): ApiResponse {
  return list(serializeLabels(call.github, call.repository, issueOf(call, 'read')))
}

// Creates an unknown label, as GitHub does.
function addLabels(call: RepositoryCall): ApiResponse {
  const { github, repository, body } = call
  const issue = issueOf(call, 'write')
  for (const name of readBody(namesSchema, body).labels) {
    if (!repository.labels.has(name)) addLabel(call, labelSchema.parse({ name }))
    issue.labels.add(name)
  }
  return ok(serializeLabels(github, repository, issue))
}

/** Returns the labels that are left. */
function removeLabel(call: RepositoryCall): ApiResponse {
  const issue = issueOf(call, 'write')
  const wanted = parameter(call, 'name').toLowerCase()
  const name = [...issue.labels].find((label) => label.toLowerCase() === wanted)
  if (name === undefined) throw new ApiError(404, 'Label does not exist')
  issue.labels.delete(name)
  return ok(serializeLabels(call.github, call.repository, issue))
}

function addLabel({ github, repository }: RepositoryCall, wanted: z.output<typeof labelSchema>): Label {
  const label = { id: github.nextId(), ...wanted }
  repository.labels.set(label.name, label)
  return label
}
