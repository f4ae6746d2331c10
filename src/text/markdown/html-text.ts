import type { Token, Tokenizer } from 'parse5'

/** The content of these is for browsers, not for readers. */
const UNREAD = /^(?:script|style|svg|math|iframe|object|template|noscript)$/

/**
 * The words of raw HTML, without comments, tags and scripts. The result is plain text: escape it.
 *
 * Unknown tags, such as <T> in Vec<T>, are text that the author forgot to escape.
 */
export function htmlText(html: string, HtmlTokenizer: typeof Tokenizer): string {
  const words: string[] = []
  let unread: string | undefined
  const add = (text: string) => {
    if (unread === undefined) words.push(text)
  }
  const addUnknown = ({ tagName, location }: Token.TagToken) => {
    if (!isHtmlElement(tagName)) add(html.slice(location?.startOffset, location?.endOffset))
  }
  const ignore = () => undefined
  const tokenizer = new HtmlTokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (tag) => {
        addUnknown(tag)
        if (UNREAD.test(tag.tagName)) unread ??= tag.tagName
      },
      onEndTag: (tag) => {
        addUnknown(tag)
        if (tag.tagName === unread) unread = undefined
      },
      onCharacter: ({ chars }) => {
        add(chars)
      },
      onWhitespaceCharacter: ({ chars }) => {
        add(chars)
      },
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore
    }
  )
  tokenizer.write(html, true)
  return words.join('')
}

const ELEMENTS = new Set(
  (
    'a abbr address area article aside audio b base bdo blockquote body br button canvas caption center cite code col ' +
    'colgroup datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame ' +
    'frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe image img input ins kbd label legend li link main map ' +
    'mark math menu meta nav noscript object ol optgroup option p param picture pre q rp rt ruby s samp script ' +
    'section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th ' +
    'thead time title tr track tt u ul use var video wbr'
  ).split(' ')
)

/** True for the name of an element of HTML. Any other name is the author's own word. */
function isHtmlElement(tagName: string): boolean {
  return ELEMENTS.has(tagName)
}
