import type { IncomingHttpHeaders } from 'node:http'
import type { ApiResponse } from './responses.ts'
import { findRepository, fullName, type GitHubState, type Repository } from './state.ts'
import { withSignedAddresses } from './uploads.ts'

/** Markdown, HTML and plain text: https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types */
const FULL = /\bapplication\/vnd\.github(?:\.v3)?\.full\+json\b/

/** Adds the HTML of each body if the request asks for it. */
export async function withHtml(
  github: GitHubState,
  response: ApiResponse,
  {
    headers,
    parameters
  }: { readonly headers: IncomingHttpHeaders; readonly parameters: Readonly<Record<string, string>> }
): Promise<ApiResponse> {
  const repository = findRepository(github, parameters['owner'] ?? '', parameters['repo'] ?? '')
  if (!FULL.test(headers.accept ?? '') || !repository) return response
  const full = async (item: object) => {
    const { body = null } = item as { readonly body?: string | null }
    const html = await htmlOf(github, repository, body ?? '')
    return { ...item, body_html: html, body_text: html.replaceAll(/<[^>]*>/g, '') }
  }
  if (response.kind === 'list') return { ...response, items: await Promise.all(response.items.map(full)) }
  return response.kind === 'object' ? { ...response, body: await full(response.body) } : response
}

/** A text of the repository as its page shows it. */
export async function htmlOf(github: GitHubState, repository: Repository, markdown: string): Promise<string> {
  const { renderMarkdown } = await import('./rendered-markdown.ts')
  const html = await renderMarkdown(markdown, `${github.serverUrl}/${fullName(repository)}`)
  return withSignedAddresses(github, repository, html)
}
