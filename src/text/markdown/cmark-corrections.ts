import type { Definition, Heading, Html, ListItem, Nodes, Paragraph, Text } from 'mdast'
import type { Edit } from './edits.ts'
import { isDefinitionInTask, spanOf } from './hidden-parts.ts'

const TAG_START = /^[ \t]*<\/?(?<name>[a-z][a-z0-9-]*)/iu
// Blocks of these can follow a paragraph in both parsers.
const BLOCK =
  /^(?:address|article|aside|blockquote|body|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/iu
const BLOCK_START = /^[ \t]*<(?:pre|script|style|textarea)/iu
const LIST_MARKER = /^(?:\d{1,9}[.)]|[-*+])(?=\s|$)/u
const TABLE_DELIMITER = /^[ \t>]*[|:-][ \t|:-]*$/mu

/**
 * GitHub renders with cmark-gfm, which reads a few texts differently from micromark. These edits make micromark read them in the
 * same way. All positions stay the same: each replacement is as long as what it replaces.
 */
export function cmarkCorrections(tree: Nodes, source: string): readonly Edit[] {
  const edits: Edit[] = []
  const visit = (node: Nodes, outerQuotes: number) => {
    if (node.type === 'text') edits.push(...missedAttributes(node, source))
    if (!('children' in node)) return
    const quotes = node.type === 'blockquote' ? outerQuotes + 1 : outerQuotes
    node.children.forEach((child, at) => {
      const before = node.children[at - 1]
      if (child.type === 'listItem') edits.push(...missedDefinition(child, source))
      if (child.type === 'paragraph' || child.type === 'heading') edits.push(...missedList(child, source))
      // A definition is a paragraph until its end has been read.
      if ((before?.type === 'paragraph' || before?.type === 'definition') && child.type === 'html')
        edits.push(...tagAfterParagraph({ paragraph: before, tag: child, quotes, source }))
      visit(child, quotes)
    })
  }
  visit(tree, 0)
  return edits
}

/**
 * Finds a list that micromark takes for a paragraph: directly after indented code, or at the start of a quote that follows a
 * paragraph, with a number other than 1 or an empty first item. A real paragraph cannot start like this.
 */
function missedList(block: Paragraph | Heading, source: string): readonly Edit[] {
  const { from, to } = spanOf(block)
  const text = source.slice(from, to)
  const marker = LIST_MARKER.exec(text)?.[0]
  if (marker === undefined || marker === text.trimEnd()) return []
  return [{ from, to: from + marker.length, text: nestedBullets(marker.length) }]
}

/** A definition after a task box is one in cmark, so that other texts can refer to it. In micromark it is text. */
function missedDefinition(item: ListItem, source: string): readonly Edit[] {
  if (!isDefinitionInTask(item, source)) return []
  const from = source.indexOf('[', spanOf(item).from)
  return [{ from, to: from + TASK_BOX_LENGTH, text: nestedBullets(TASK_BOX_LENGTH) }]
}

const TASK_BOX_LENGTH = 3

/** As many as fit, so that the content starts in the same column. */
function nestedBullets(length: number): string {
  return ' +'.repeat(5).slice(-length)
}

const UNQUOTED_VALUE = /=[\s>]*[^\s"'=<>`]*\/[^\s"'=<>`]*/gu

/** A value of a tag without quotes ends at a slash in micromark, which then sees no tag. In cmark the slash belongs to the value. */
function missedAttributes(text: Text, source: string): readonly Edit[] {
  const { from, to } = spanOf(text)
  const content = source.slice(from, to)
  const tag = content.search(/<[a-z]/iu)
  if (tag < 0) return []
  return [...content.slice(tag).matchAll(UNQUOTED_VALUE)].map(({ 0: value, index }) => {
    const start = from + tag + index
    return { from: start, to: start + value.length, text: value.replaceAll('/', 'x') }
  })
}

interface TagAfterParagraph {
  readonly paragraph: Paragraph | Definition
  readonly tag: Html
  /** How many quotes both are in. */
  readonly quotes: number
  readonly source: string
}

/** Corrects a tag on the line after a paragraph. */
function tagAfterParagraph({ paragraph, tag, quotes, source }: TagAfterParagraph): readonly Edit[] {
  const name = TAG_START.exec(tag.value)?.groups?.['name']
  const [end, start] = [paragraph.position?.end, tag.position?.start]
  if (name === undefined || BLOCK.test(name) || BLOCK_START.test(tag.value) || !end || start?.line !== end.line + 1)
    return []
  const from = source.indexOf('<', spanOf(tag).from)
  const prefix = source.slice(source.lastIndexOf('\n', from - 1) + 1, from)
  if (start.column < (paragraph.position?.start.column ?? 0) || prefix.split('>').length - 1 < quotes) {
    // It lacks the markers of its quote or list. In cmark it ends them, and starts a block of HTML as `<p>` does.
    const nameFrom = source.indexOf(name, from)
    return [{ from: nameFrom, to: nameFrom + name.length, text: 'p'.padEnd(name.length) }]
  }
  // In cmark, a tag that is not of a block element can be the head of a table.
  return TABLE_DELIMITER.test(tag.value) ? [{ from, to: from + 1, text: 'x' }] : []
}
