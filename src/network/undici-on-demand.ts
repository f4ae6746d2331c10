import type * as Undici from 'undici'

// The toolkit for actions imports undici for proxies, although Node's own `fetch` does the rest. In the bundle, this file takes its place
// (scripts/build.ts), so that undici is loaded only for a request through a proxy.

/** An undici `ProxyAgent` that is made when the first request needs it. */
export class ProxyAgent {
  readonly #options: Undici.ProxyAgent.Options
  #agent: Undici.ProxyAgent | undefined

  constructor(options: Undici.ProxyAgent.Options) {
    this.#options = options
  }

  async fetch(url: string | URL, options: Undici.RequestInit): Promise<Undici.Response> {
    // Not 'undici', which in the bundle is this file.
    const undici = await import('undici/index.js')
    this.#agent ??= new undici.ProxyAgent(this.#options)
    return await undici.fetch(url, { ...options, dispatcher: this.#agent })
  }
}

type RequestOptions = Omit<Undici.RequestInit, 'dispatcher'> & { readonly dispatcher?: ProxyAgent | undefined }

/** Sends the request through the proxy of `dispatcher` if there is one, and with Node's own `fetch` otherwise. */
export async function fetch(
  url: string | URL,
  { dispatcher, ...options }: RequestOptions = {}
): Promise<Undici.Response | Response> {
  // Safe: Node's own `fetch` is undici, with types of another version.
  return dispatcher ? await dispatcher.fetch(url, options) : await globalThis.fetch(url, options as RequestInit)
}
