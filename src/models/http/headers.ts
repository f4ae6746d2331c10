/** What an SDK says in the headers of a request beside who is asking. */
const SAID = /^(accept|anthropic-version|content-type|user-agent|x-stainless-.*)$/

/**
 * The headers of an SDK's request, as far as they are its own. It adds whatever stands in a variable such as
 * OPENAI_CUSTOM_HEADERS, over ours, where a command's setting could change who is asked and who pays for it.
 *
 * @param own who is asking, and all else that nobody may change
 */
export function withTrustedHeaders(headers: RequestInit['headers'], own: Readonly<Record<string, string>>): Headers {
  const said = [...new Headers(headers)].filter(([name]) => SAID.test(name))
  return new Headers({ ...Object.fromEntries(said), ...own })
}
