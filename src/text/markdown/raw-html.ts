// What stands between these tags is for a browser, not for a reader.
const UNREAD = /<(script|style|svg|math|iframe|object|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

const COMMENT = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<[!?][^>]*>?/g

const TAG = /<\/?([a-z][a-z0-9-]*)[^<>]*>?/gi

// Known names are taken out. Others, such as the <T> of Vec<T>, are what somebody wanted to say.
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

/** Tags that only set text, and that end with their block even when they are left open. */
const HARMLESS_TAG = /^<(\/?)(kbd|sub|sup|br) ?\/?>$/i

/** True for a tag that may stay as it is: one of a few that only set text, without attributes. */
export function isHarmlessTag(html: string): boolean {
  return HARMLESS_TAG.test(html)
}

/** The words of raw HTML without its comments, tags and scripts. The result is text, and is still to be escaped. */
export function textOfHtml(html: string): string {
  return html
    .replace(COMMENT, '')
    .replace(UNREAD, '')
    .replace(TAG, (tag, name: string) => (ELEMENTS.has(name.toLowerCase()) ? '' : tag))
}
