import { lengthAt } from '../../agent/match-at.ts'

/** A failed response. */
interface FailedResponse {
  readonly status: number | undefined
  readonly message: string
}

/** The message for a body in HTML. */
export const WEB_PAGE = 'a web page'

/** What may come before the first element. */
const PREAMBLE = /\s+|<!--(?:(?!-->)[^])*(?:-->|$)|<\?[^>]*>/y
const ELEMENT = /<(?:!doctype\s+html|(?:html|head|body|title|meta|link|style|script|center|div|h[1-6]|p)[\s/>])/iy

/** True for a document in HTML or XHTML, whatever its content type. */
export function isHtml(text: string): boolean {
  let start = 0
  for (let length = lengthAt(PREAMBLE, text, 0); length > 0; length = lengthAt(PREAMBLE, text, start)) start += length
  return lengthAt(ELEMENT, text, start) > 0
}

/** True for a response that is a web page: of a wrong address, or of a gateway in front of the model. */
export function isWebPage({ status, message }: FailedResponse): boolean {
  // With status 413, the problem is known: the request is too large for a proxy.
  return message === WEB_PAGE && status !== 413
}

/** True for a page that says that the server is busy or down. 52x are Cloudflare's. */
export function isBusyPage({ status = 0 }: FailedResponse): boolean {
  return [408, 429, 502, 503, 504].includes(status) || status >= 520
}
