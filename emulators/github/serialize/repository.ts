import { fullName, timestamp, type Repository, type GitHubState } from '../state.ts'
import { serializeAccount } from './account.ts'
import { nodeId } from './node-id.ts'

// Links of a repository, relative to its API URL.
const LINKS = {
  forks_url: '/forks',
  keys_url: '/keys{/key_id}',
  collaborators_url: '/collaborators{/collaborator}',
  teams_url: '/teams',
  hooks_url: '/hooks',
  issue_events_url: '/issues/events{/number}',
  events_url: '/events',
  assignees_url: '/assignees{/user}',
  branches_url: '/branches{/branch}',
  tags_url: '/tags',
  blobs_url: '/git/blobs{/sha}',
  git_tags_url: '/git/tags{/sha}',
  git_refs_url: '/git/refs{/sha}',
  trees_url: '/git/trees{/sha}',
  statuses_url: '/statuses/{sha}',
  languages_url: '/languages',
  stargazers_url: '/stargazers',
  contributors_url: '/contributors',
  subscribers_url: '/subscribers',
  subscription_url: '/subscription',
  commits_url: '/commits{/sha}',
  git_commits_url: '/git/commits{/sha}',
  comments_url: '/comments{/number}',
  issue_comment_url: '/issues/comments{/number}',
  contents_url: '/contents/{+path}',
  compare_url: '/compare/{base}...{head}',
  merges_url: '/merges',
  archive_url: '/{archive_format}{/ref}',
  downloads_url: '/downloads',
  issues_url: '/issues{/number}',
  pulls_url: '/pulls{/number}',
  milestones_url: '/milestones{/number}',
  notifications_url: '/notifications{?since,all,participating}',
  labels_url: '/labels{/name}',
  releases_url: '/releases{/id}',
  deployments_url: '/deployments'
} as const

export function repositoryUrl(github: GitHubState, repository: Repository): string {
  return `${github.apiUrl}/repos/${fullName(repository)}`
}

/** `repository` of GitHub's API and of its webhooks. */
export function serializeRepository(github: GitHubState, repository: Repository) {
  const url = repositoryUrl(github, repository)
  const links = Object.fromEntries(Object.entries(LINKS).map(([name, path]) => [name, `${url}${path}`]))
  return {
    ...identity(github, repository),
    url,
    // Safe: the keys of LINKS.
    ...(links as Record<keyof typeof LINKS, string>),
    ...gitAddresses(github, repository),
    ...statistics(repository)
  }
}

/** `full-repository`: the response for one repository. */
export function serializeFullRepository(github: GitHubState, repository: Repository) {
  const { parent } = repository
  return {
    ...serializeRepository(github, repository),
    ...(parent && {
      parent: serializeRepository(github, parent),
      source: serializeRepository(github, sourceOf(parent))
    }),
    subscribers_count: 0,
    network_count: 0,
    custom_properties: {}
  }
}

function sourceOf(repository: Repository): Repository {
  return repository.parent ? sourceOf(repository.parent) : repository
}

/** What `full-repository` has for administrators besides. */
export const MERGE_SETTINGS = {
  allow_squash_merge: true,
  allow_merge_commit: true,
  allow_rebase_merge: true,
  allow_auto_merge: false,
  delete_branch_on_merge: false,
  allow_update_branch: false,
  use_squash_pr_title_as_default: false
} as const

function identity(github: GitHubState, repository: Repository) {
  return {
    id: repository.id,
    node_id: nodeId('Repository', repository.id),
    name: repository.name,
    full_name: fullName(repository),
    private: repository.isPrivate,
    owner: serializeAccount(github, repository.owner),
    html_url: `${github.serverUrl}/${fullName(repository)}`,
    description: null,
    fork: repository.parent !== undefined,
    default_branch: repository.defaultBranch,
    created_at: timestamp(repository.createdAt),
    updated_at: timestamp(repository.createdAt),
    pushed_at: timestamp(repository.createdAt),
    visibility: repository.isPrivate ? 'private' : 'public'
  }
}

function gitAddresses({ serverUrl }: GitHubState, repository: Repository) {
  const address = `${serverUrl}/${fullName(repository)}`
  const host = new URL(serverUrl).host
  return {
    git_url: `git://${host}/${fullName(repository)}.git`,
    ssh_url: `git@${host}:${fullName(repository)}.git`,
    clone_url: `${address}.git`,
    svn_url: address,
    mirror_url: null,
    homepage: null
  }
}

function statistics({ issues }: Repository) {
  const open = [...issues.values()].filter(({ state, isDeleted }) => state === 'open' && !isDeleted).length
  return {
    size: 0,
    stargazers_count: 0,
    watchers_count: 0,
    watchers: 0,
    language: null,
    has_issues: true,
    has_projects: false,
    has_downloads: true,
    has_wiki: false,
    has_pages: false,
    has_discussions: false,
    forks_count: 0,
    forks: 0,
    archived: false,
    disabled: false,
    open_issues_count: open,
    open_issues: open,
    license: null,
    is_template: false,
    topics: [],
    web_commit_signoff_required: false,
    allow_forking: true
  }
}
