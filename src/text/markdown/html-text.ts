// The content of these is for browsers, not for readers.
const UNREAD = /<(script|style|svg|math|iframe|object|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

const COMMENT = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<[!?][^>]*>?/g

const TAG = /<\/?([a-z][a-z0-9-]*)[^<>]*>?/gi

// Tags of HTML are removed. Others, such as <T> in Vec<T>, are text that the author forgot to escape.
const ELEMENTS = new Set(
  (
    'a abbr address area article aside audio b base blockquote body button canvas caption center cite code col ' +
    'colgroup dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame ' +
    'frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe image img input ins label legend li link main map ' +
    'mark math menu meta nav noscript object ol optgroup option p param picture pre q rp rt ruby s samp script ' +
    'section select small source span strike strong style summary svg table tbody td template textarea tfoot th ' +
    'thead time title tr track tt u ul use var video wbr br kbd sub sup'
  ).split(' ')
)

/** Tags that only format text, and that end with their block even if they are not closed. */
const SAFE_TAG = /^<(\/?)(kbd|sub|sup|br) ?\/?>$/i

/** True for a tag that can stay: one of a few that only format text, without attributes. */
export function isSafeTag(html: string): boolean {
  return SAFE_TAG.test(html)
}

/** The words of raw HTML, without comments, tags and scripts. The result is plain text: escape it. */
export function htmlText(html: string): string {
  return html
    .replace(COMMENT, '')
    .replace(UNREAD, '')
    .replace(TAG, (tag, name: string) => (ELEMENTS.has(name.toLowerCase()) ? '' : tag))
}
