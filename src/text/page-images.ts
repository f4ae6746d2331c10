import { attributeOf, elementsNamed, parsePage, type Element } from './page-nodes.ts'

/** In pixels. Nobody can read a smaller image. */
const MIN_SIDE = 16

/**
 * The addresses of the images that readers of a page see, in order.
 *
 * @param html as the forge has rendered a text
 */
export async function pageImages(html: string): Promise<readonly string[]> {
  const images = elementsNamed((await parsePage(html)) ?? [], ['img'])
  return images.filter((image) => !isTiny(image)).flatMap((image) => attributeOf(image, 'src') ?? [])
}

function isTiny(image: Element): boolean {
  return ['width', 'height'].some((name) => {
    const side = attributeOf(image, name)
    return side !== undefined && Number.parseFloat(side) < MIN_SIDE && !side.includes('%')
  })
}
