import type { RemoteRepository } from './remote.ts'

/**
 * What the App may do. Its token replaces that of the workflow in the jobs that `init` writes, except in the job that stops runs. It cannot
 * run failed jobs again unless its owner adds `actions: write`: see docs/github-app.md.
 *
 * GitHub grants `metadata` to every App anyway. `workflows` is left out, so no run can change a workflow.
 */
export const APP_PERMISSIONS = {
  contents: 'write',
  issues: 'write',
  pull_requests: 'write',
  checks: 'read',
  actions: 'read',
  metadata: 'read'
} as const

const MAX_NAME = 34

/**
 * What GitHub creates the App from.
 * Source: https://docs.github.com/apps/sharing-github-apps/registering-a-github-app-from-a-manifest
 *
 * @param redirectUrl where GitHub sends the browser with the code
 */
export function appManifest({ name }: RemoteRepository, serverUrl: string, redirectUrl: string): object {
  const [owner = ''] = name.split('/')
  const url = `${serverUrl}/${name}`
  return {
    // The name of an App must be unique on its server. The user can change it in the form.
    name: `Forgehand ${owner}`.slice(0, MAX_NAME).trim(),
    description: 'Opens pull requests for /agent comments, so that their workflows start at once.',
    url,
    redirect_url: redirectUrl,
    public: false,
    // A webhook needs an address even if it is off.
    hook_attributes: { url, active: false },
    default_events: [],
    default_permissions: APP_PERMISSIONS
  }
}

/**
 * Where GitHub takes the manifest.
 *
 * @param organization undefined for the account of whoever is signed in
 */
export function registrationUrl(serverUrl: string, organization: string | undefined, state: string): string {
  return `${appSettings(serverUrl, organization)}/new?state=${state}`
}

/** The page of an App's settings, where its owner generates keys and deletes it. */
export function appSettingsUrl(serverUrl: string, organization: string | undefined, slug: string): string {
  return `${appSettings(serverUrl, organization)}/${slug}`
}

function appSettings(serverUrl: string, organization: string | undefined): string {
  return `${serverUrl}${organization === undefined ? '' : `/organizations/${organization}`}/settings/apps`
}
