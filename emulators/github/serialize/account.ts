import { roleOf, timestamp, type Account, type Repository, type GitHubState } from '../state.ts'
import { nodeId } from './node-id.ts'

/** `simple-user` of GitHub's API. */
export function serializeAccount(github: GitHubState, { id, login, isBot }: Account) {
  const url = `${github.apiUrl}/users/${encodeURIComponent(login)}`
  return {
    login,
    id,
    node_id: nodeId('User', id),
    avatar_url: `${github.serverUrl}/avatars/${id}`,
    gravatar_id: '',
    url,
    html_url: isBot ? `${github.serverUrl}/apps/${login.replace('[bot]', '')}` : `${github.serverUrl}/${login}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: isBot ? 'Bot' : 'User',
    user_view_type: 'public',
    site_admin: false
  }
}

/** `public-user`: the public profile of an account. */
export function serializePublicAccount(github: GitHubState, account: Account) {
  const moment = timestamp(github.now())
  return {
    ...serializeAccount(github, account),
    name: null,
    company: null,
    blog: null,
    location: null,
    email: null,
    hireable: null,
    bio: null,
    twitter_username: null,
    public_repos: 0,
    public_gists: 0,
    followers: 0,
    following: 0,
    created_at: moment,
    updated_at: moment
  }
}

/** `author-association`: the account's relation to the repository. */
export function authorAssociation(repository: Repository, account: Account) {
  if (account.id === repository.owner.id) return 'OWNER'
  const role = roleOf(repository, account)
  return role === 'read' || role === 'none' ? 'NONE' : 'COLLABORATOR'
}
