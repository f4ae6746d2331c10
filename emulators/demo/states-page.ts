import { escapeHtml, htmlDocument, renderText } from './html.ts'
import { renderLinks, type PageLink } from './page.ts'

/** A comment as it is in one state of a run. */
export interface CommentInState {
  /** Such as `Working`. */
  readonly state: string
  /** The page of its thread. */
  readonly url: string
  readonly author: string
  /** Untrusted Markdown. */
  readonly body: string
}

/** A page with the comment of a run in each of its states, one below the other. */
export async function renderStatesPage(
  repository: string,
  comments: readonly CommentInState[],
  links: readonly PageLink[]
): Promise<string> {
  const sections = await Promise.all(
    comments.map(async ({ state, url, author, body }) => {
      const head = `<header><b>${escapeHtml(author)}</b><a href="${escapeHtml(url)}">its thread</a></header>`
      return `<section><h2>${escapeHtml(state)}</h2><article>${head}${await renderText(body)}</article></section>`
    })
  )
  const nav = renderLinks([{ text: repository, url: '/' }, ...links])
  return htmlDocument(`Comments · ${repository}`, {
    nav,
    main: `<h1>The comment in each of its states</h1>${sections.join('')}`
  })
}
