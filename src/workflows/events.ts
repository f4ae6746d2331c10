const EDITED = ['created', 'edited', 'deleted'] as const

const OF_PULL_REQUESTS = [
  ...['assigned', 'unassigned', 'labeled', 'unlabeled', 'opened', 'edited', 'closed', 'reopened', 'synchronize'],
  ...['converted_to_draft', 'ready_for_review', 'locked', 'unlocked', 'enqueued', 'dequeued', 'milestoned'],
  ...['demilestoned', 'review_requested', 'review_request_removed', 'auto_merge_enabled', 'auto_merge_disabled']
]

/**
 * The events that start workflows, with their activity types; undefined for those that have none or whose types change. Those of
 * classic projects only exist on older Enterprise Servers.
 *
 * Source: https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
export const EVENTS: Readonly<Record<string, readonly string[] | undefined>> = {
  branch_protection_rule: EDITED,
  check_run: ['created', 'rerequested', 'completed', 'requested_action'],
  check_suite: ['completed', 'requested', 'rerequested'],
  create: undefined,
  delete: undefined,
  deployment: undefined,
  deployment_status: undefined,
  discussion: [
    ...['created', 'edited', 'deleted', 'transferred', 'pinned', 'unpinned', 'labeled', 'unlabeled', 'locked'],
    ...['unlocked', 'category_changed', 'answered', 'unanswered']
  ],
  discussion_comment: EDITED,
  fork: undefined,
  gollum: undefined,
  image_version: undefined,
  issue_comment: EDITED,
  issues: [
    ...['opened', 'edited', 'deleted', 'transferred', 'pinned', 'unpinned', 'closed', 'reopened', 'assigned'],
    ...['unassigned', 'labeled', 'unlabeled', 'locked', 'unlocked', 'milestoned', 'demilestoned', 'typed', 'untyped']
  ],
  label: EDITED,
  merge_group: ['checks_requested', 'destroyed'],
  milestone: ['created', 'closed', 'opened', 'edited', 'deleted'],
  page_build: undefined,
  project: undefined,
  project_card: undefined,
  project_column: undefined,
  public: undefined,
  pull_request: OF_PULL_REQUESTS,
  pull_request_comment: undefined,
  pull_request_review: ['submitted', 'edited', 'dismissed'],
  pull_request_review_comment: EDITED,
  pull_request_target: OF_PULL_REQUESTS,
  push: undefined,
  registry_package: ['published', 'updated'],
  release: ['published', 'unpublished', 'created', 'edited', 'deleted', 'prereleased', 'released'],
  // Its types are the repository's own.
  repository_dispatch: undefined,
  schedule: undefined,
  status: undefined,
  watch: ['started'],
  workflow_call: undefined,
  workflow_dispatch: undefined,
  workflow_run: ['completed', 'requested', 'in_progress']
}
