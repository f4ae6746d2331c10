import type { Html, PhrasingContent, Text } from 'mdast'

/** Tags that only format text. */
const SAFE_TAG = /^<(\/?)(kbd|sub|sup|br) ?\/?>$/i

/** True for a tag that can stay: one of a few that only format text, without attributes. */
export function isSafeTag(html: string): boolean {
  return SAFE_TAG.test(html)
}

/** A text or a safe tag. GitHub can drop the tags between two texts and so read both as one word. */
export type Word = Text | Html

export function isWord(node: { readonly type: string } | undefined): node is Word {
  return node?.type === 'text' || node?.type === 'html'
}

/** The text of neighbors without their tags. `<br>` becomes a line break. */
export function textOfWords(words: readonly Word[]): string {
  return words.map((word) => (word.type === 'text' ? word.value : isLineBreak(word) ? '\n' : '')).join('')
}

function isLineBreak({ value }: Html): boolean {
  return /br/i.test(value)
}

/** Start and end tag of one element, each mapped to the other. */
export type TagPairs = ReadonlyMap<PhrasingContent, Html>

/** Finds the properly nested pairs. GitHub drops all other tags and joins the texts on both sides. */
export function pairTags(nodes: readonly PhrasingContent[]): TagPairs {
  const pairs = new Map<PhrasingContent, Html>()
  const open: Html[] = []
  for (const node of nodes) {
    if (node.type !== 'html') continue
    if (isLineBreak(node)) pairs.set(node, node)
    else if (!node.value.startsWith('</')) open.push(node)
    else if (open.at(-1)?.value === node.value.replace('/', '')) {
      const start = open.pop()
      if (start) pairs.set(node, start).set(start, node)
    }
  }
  return pairs
}

/** A safe tag in the form that `pairTags` compares. */
export function plainTag(html: string): Html {
  const [, slash = '', name = ''] = SAFE_TAG.exec(html) ?? []
  const tag = name.toLowerCase()
  return { type: 'html', value: tag === 'br' ? '<br>' : `<${slash}${tag}>` }
}
