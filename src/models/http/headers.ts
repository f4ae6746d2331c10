/** Headers of an SDK that affect neither the destination of a request nor the account that pays for it. */
const HARMLESS = /^(accept|anthropic-version|content-type|user-agent|x-stainless-.*)$/

/**
 * The headers of an SDK's request, without those that it takes from variables such as OPENAI_CUSTOM_HEADERS. Attack: a
 * command could set such a variable, and so redirect requests or have another account pay.
 *
 * @param own headers that nothing may override, such as the credential
 */
export function withTrustedHeaders(headers: RequestInit['headers'], own: Readonly<Record<string, string>>): Headers {
  const harmless = [...new Headers(headers)].filter(([name]) => HARMLESS.test(name))
  return new Headers({ ...Object.fromEntries(harmless), ...own })
}
