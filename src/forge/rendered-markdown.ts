import type { Connection } from './github-client.ts'

/**
 * Asks for the Markdown and the HTML of a text. Octokit's option for the format would leave out "+json".
 * Source: https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types
 */
export const WITH_HTML = { headers: { accept: 'application/vnd.github.full+json' } }

/** The HTML of a text that an event has as it was written. The text can be edited since, so it is not read again. */
export async function renderMarkdown({ octokit, repository }: Connection, text: string): Promise<string> {
  const context = `${repository.owner}/${repository.repo}`
  const { data } = await octokit.rest.markdown.render({ text, mode: 'gfm', context })
  return data
}
