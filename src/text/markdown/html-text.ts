import type { Token, Tokenizer } from 'parse5'
import { isHtmlElement } from './html-elements.ts'

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
