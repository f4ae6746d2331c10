/** In pixels. Nobody can read a smaller image. */
const MIN_SIDE = 16
/** More than any page on GitHub has. */
const MAX_HTML_CHARACTERS = 4 * 1024 * 1024

/**
 * The addresses of the images that readers of a page see, in order.
 *
 * @param html as the forge has rendered a text
 */
export async function pageImages(html: string): Promise<readonly string[]> {
  if (html.length > MAX_HTML_CHARACTERS) return []
  const { Tokenizer } = await import('parse5')
  const addresses: string[] = []
  const ignore = () => undefined
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag: ({ tagName, attrs }) => {
        if (tagName !== 'img') return
        const attributes = new Map(attrs.map(({ name, value }) => [name, value]))
        const sides = [attributes.get('width'), attributes.get('height')]
        const src = attributes.get('src')
        if (src !== undefined && !sides.some(isTiny)) addresses.push(src)
      },
      onEndTag: ignore,
      onCharacter: ignore,
      onWhitespaceCharacter: ignore,
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore
    }
  )
  tokenizer.write(html, true)
  return addresses
}

function isTiny(side: string | undefined): boolean {
  return side !== undefined && Number.parseFloat(side) < MIN_SIDE && !side.includes('%')
}
