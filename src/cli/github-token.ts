import type { Environment } from '../domain/settings.ts'

/** The user's token for GitHub; '' without one. A variable that is empty counts as not set. */
export function gitHubToken({ GITHUB_TOKEN = '', GH_TOKEN = '' }: Environment): string {
  return GITHUB_TOKEN.trim() || GH_TOKEN.trim()
}
