// Pages that record being linked to. Renovate and others use a redirecting host for the same reason.
const CROSS_REFERENCE = /^\/[^/]+\/[^/]+\/(?:issues|pull|pulls|discussions|commits?|compare|security)(?:\/|$)/

// Pages of the forge where one click does much, such as granting permissions to an app or a token.
const OWN_PAGES =
  /^\/(?:login|logout|settings|sessions|apps|users|orgs|organizations|account|new|codespaces|notifications|marketplace|sponsors|enterprises?|search)(?:\/|$)/

const NO_HOST = 'relative.invalid'

/** Where a link may lead, or the text that replaces it. */
export type LinkTarget =
  | { readonly kind: 'link'; readonly url: string }
  /** `text` is what readers see of the URL; undefined when it would tell them nothing. */
  | { readonly kind: 'text'; readonly text: string | undefined }

/**
 * Decides whether a link stays a link: only to the forge, and not to a page that records being linked to.
 * On any other link, a click would send away what an attacker made the model put into the URL.
 *
 * @param origin of the forge, such as https://github.com
 */
export function linkTarget(url: string, origin: string): LinkTarget {
  const parsed = URL.parse(url, `https://${NO_HOST}`)
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') return { kind: 'text', text: undefined }
  if (parsed.host === NO_HOST) return { kind: 'text', text: url.replace(/^[/\\]+/, '') || undefined }
  const staysLink = parsed.origin === origin && !parsed.username && !parsed.password && isHarmlessPage(parsed.pathname)
  if (staysLink) return { kind: 'link', url: parsed.href }
  return { kind: 'text', text: parsed.host + parsed.pathname + parsed.search + parsed.hash }
}

function isHarmlessPage(pathname: string): boolean {
  try {
    // Decoded as the forge decodes it.
    const path = decodeURIComponent(pathname)
      .replace(/[/\\]+/g, '/')
      .toLowerCase()
    return !CROSS_REFERENCE.test(path) && !OWN_PAGES.test(path)
  } catch {
    return false
  }
}
