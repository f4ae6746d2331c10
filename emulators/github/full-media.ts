import type { IncomingHttpHeaders } from 'node:http'
import { ok, type ApiResponse } from './responses.ts'
import { findRepository, type GitHubState } from './state.ts'
import { withSignedAddresses } from './uploads.ts'

/** Markdown, HTML and plain text: https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types */
const FULL = /\bapplication\/vnd\.github(?:\.v3)?\.full\+json\b/

/** Adds the HTML of the body if the request asks for it. Only single texts of a repository are asked for so. */
export async function withHtml(
  github: GitHubState,
  response: ApiResponse,
  {
    headers,
    parameters
  }: { readonly headers: IncomingHttpHeaders; readonly parameters: Readonly<Record<string, string>> }
): Promise<ApiResponse> {
  const repository = findRepository(github, parameters['owner'] ?? '', parameters['repo'] ?? '')
  if (!FULL.test(headers.accept ?? '') || response.kind !== 'object' || !repository) return response
  const { body = null } = response.body as { readonly body?: string | null }
  const { renderMarkdown } = await import('../demo/html.ts')
  const html = withSignedAddresses(github, repository, await renderMarkdown(body ?? ''))
  return ok({ ...response.body, body_html: html, body_text: html.replaceAll(/<[^>]*>/g, '') })
}
