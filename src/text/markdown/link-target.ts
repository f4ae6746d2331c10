const NO_HOST = 'relative.invalid'

/** Where a link may lead, or the text that replaces it. */
export type LinkTarget =
  | { readonly kind: 'link'; readonly url: string }
  /** `text` is what readers see of the URL; undefined when it would tell them nothing. */
  | { readonly kind: 'text'; readonly text: string | undefined }

/**
 * Decides whether a link stays a link: only to lines of a file in the repository, at the commit that the run was pinned to. A
 * relative link to lines becomes one. On any other link, a click would send away what an attacker made the model put into the URL,
 * or lead to a page that records being linked to, that grants permissions, or that shows a stranger's file under our name.
 *
 * @param filesUrl of the pinned commit, such as https://github.com/acme/app/blob/SHA/; undefined if no link may stay
 */
export function linkTarget(url: string, filesUrl: string | undefined): LinkTarget {
  const parsed = URL.parse(url, `https://${NO_HOST}`)
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') return { kind: 'text', text: undefined }
  const lines = filesUrl === undefined || PARENT_FOLDER.test(url) ? undefined : linesUrl(parsed, filesUrl)
  if (lines !== undefined) return { kind: 'link', url: lines }
  if (parsed.host === NO_HOST) return { kind: 'text', text: url.replace(/^[/\\]+/, '') || undefined }
  return { kind: 'text', text: parsed.host + parsed.pathname + parsed.search + parsed.hash }
}

/** `..`, plain or encoded. The parser resolves it, but no link to lines needs it. */
const PARENT_FOLDER = /(?:^|[/\\])(?:\.|%2e){2}(?=[/\\?#]|$)/i
/** `#L5`, `#L5-L9`, and with columns `#L5C1-L9C4`. */
const LINES = /^#L\d{1,7}(?:C\d{1,5})?(?:-L\d{1,7}(?:C\d{1,5})?)?$/
const MAX_PATH = 500
/** GitHub shows these files rendered, without lines, unless the URL asks for the source. */
const SHOWN_RENDERED =
  /\.(?:md|markdown|mdown|mkdn|rst|adoc|asciidoc|org|textile|rdoc|pod|mediawiki|ipynb|svg|csv|tsv|geojson)$/i

/** The URL of lines in the repository, rebuilt from its parts; undefined for any other page. */
function linesUrl({ origin, username, password, pathname, search, hash }: URL, filesUrl: string): string | undefined {
  const files = new URL(filesUrl)
  const isRelative = origin === `https://${NO_HOST}`
  if ((!isRelative && origin !== files.origin) || username || password) return undefined
  if (!LINES.test(hash) || (search !== '' && search !== '?plain=1')) return undefined
  const path = isRelative ? pathname.slice(1) : pathWithin(pathname, files.pathname)
  const names = path?.split('/').map(decodedName)
  if (!names || names.includes(undefined) || pathname.length > MAX_PATH) return undefined
  return fileUrl(files.href, names.join('/')) + hash
}

/**
 * The address of a file, to which `#L5` can be added.
 *
 * @param page where the files of a commit are shown, with a slash at the end
 */
export function fileUrl(page: string, path: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  return `${page}${encoded}${SHOWN_RENDERED.test(encoded) ? '?plain=1' : ''}`
}

/** The forge ignores the case of the owner and the repository. That of the rest is part of the name. */
function pathWithin(pathname: string, folder: string): string | undefined {
  const start = pathname.slice(0, folder.length)
  return start.toLowerCase() === folder.toLowerCase() ? pathname.slice(folder.length) : undefined
}

/**
 * A name in a path as the forge decodes it; undefined for a name that could lead elsewhere, even if it is decoded twice, and for one
 * with characters that readers do not see.
 */
function decodedName(encoded: string): string | undefined {
  try {
    const name = decodeURIComponent(encoded)
    return name === '' || /^\.{1,2}$|[\/\\%\p{C}[\p{Z}--\u0020]]/v.test(name) ? undefined : name
  } catch {
    return undefined
  }
}
