// Pages that record being linked to. Renovate and others use a redirecting host for the same reason.
const CROSS_REFERENCE = /^\/[^/]+\/[^/]+\/(?:issues|pull|pulls|discussions|commits?|compare|security)(?:\/|$)/

// Pages of the forge itself where a click goes a long way, such as giving an app or a token its rights.
const OWN_PAGES =
  /^\/(?:login|logout|settings|sessions|apps|users|orgs|organizations|account|new|codespaces|notifications|marketplace|sponsors|enterprises?|search)(?:\/|$)/

const NO_HOST = 'relative.invalid'

/** Where a link may lead, or what is shown in its place. */
export type LinkTarget =
  | { readonly kind: 'live'; readonly url: string }
  /** `text` is what people are shown of the URL; undefined when it would tell them nothing. */
  | { readonly kind: 'inert'; readonly text: string | undefined }

/**
 * Decides whether a link may stay one: only to the forge itself, and not to a page that would record being mentioned.
 * Elsewhere a click would carry away whatever the model was talked into putting into the URL.
 *
 * @param origin of the forge, such as https://github.com
 */
export function linkTarget(url: string, origin: string): LinkTarget {
  const parsed = URL.parse(url, `https://${NO_HOST}`)
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') return { kind: 'inert', text: undefined }
  if (parsed.host === NO_HOST) return { kind: 'inert', text: url.replace(/^[/\\]+/, '') || undefined }
  const isLive = parsed.origin === origin && !parsed.username && !parsed.password && isHarmlessPage(parsed.pathname)
  if (isLive) return { kind: 'live', url: parsed.href }
  return { kind: 'inert', text: parsed.host + parsed.pathname + parsed.search + parsed.hash }
}

function isHarmlessPage(pathname: string): boolean {
  try {
    // As the forge reads it.
    const path = decodeURIComponent(pathname)
      .replace(/[/\\]+/g, '/')
      .toLowerCase()
    return !CROSS_REFERENCE.test(path) && !OWN_PAGES.test(path)
  } catch {
    return false
  }
}
