import type { DefaultTreeAdapterTypes } from 'parse5'

export type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

/** Far more than the page of a text of GitHub's maximum length. */
const MAX_CHARACTERS = 4 * 1024 * 1024
/** GitHub renders nothing that is nested deeper. */
const MAX_DEPTH = 400

/**
 * The nodes of a page, as a browser reads it; undefined for one that is too long or too deeply nested.
 *
 * @param html as the forge has rendered and sanitized it
 */
export async function parsePage(html: string): Promise<readonly Node[] | undefined> {
  if (html.length > MAX_CHARACTERS) return undefined
  const { parseFragment } = await import('parse5')
  const { childNodes } = parseFragment(html)
  let level = elementsIn(childNodes)
  for (let depth = 0; level.length > 0 && depth < MAX_DEPTH; depth++)
    level = level.flatMap((element) => elementsIn(element.childNodes))
  return level.length > 0 ? undefined : childNodes
}

export function isElement(node: Node): node is Element {
  return 'tagName' in node
}

export function elementsIn(nodes: readonly Node[]): readonly Element[] {
  return nodes.filter(isElement)
}

/** The outermost elements of these names. */
export function elementsNamed(nodes: readonly Node[], names: readonly string[]): readonly Element[] {
  return elementsIn(nodes).flatMap((element) =>
    names.includes(element.tagName) ? [element] : elementsNamed(element.childNodes, names)
  )
}

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

export function hasClass(element: Element, name: string): boolean {
  return (attributeOf(element, 'class') ?? '').split(/\s+/u).includes(name)
}
