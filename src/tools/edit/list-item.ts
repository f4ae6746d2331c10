import { indentOf } from '../../text/lines.ts'
import type { TextEdit } from './line-endings.ts'

/**
 * True if an edit that starts after the dash of a list item leaves open what becomes of the item: nothing remains of it that the lines
 * below belong to, a dash is added to its dash, or new lines are at another level than what the item holds.
 *
 * @param oldText what the text has there
 */
export function damagesListItem(text: string, { start, end, newText }: TextEdit, oldText: string): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(lineStart, lineStart + MAX_LENGTH)
  const dashes = DASHES.exec(line)?.[0] ?? ''
  const isAfterDash = dashes !== '' && start > lineStart + dashes.indexOf('-')
  if (!isAfterDash || start > lineStart + dashes.length) return false
  const column = dashes.length
  const after = `${text.slice(lineStart, start)}${newText}${text.slice(end, end + MAX_LENGTH)}`
  const [content = '', ...below] = after.split('\n')
  if (isEmptyItem(content)) return !continuesItem(below.find(hasCode), column)
  if (DASHES.exec(content)?.[0].length !== column) return true
  const [quoted, added] = [oldText, newText].map((each) => each.split('\n').slice(1).filter(hasCode))
  const levels = new Set(quoted?.map(widthOf))
  return leavesItem([' '.repeat(column) + content.slice(column), ...(added ?? [])], { column, dashes, levels })
}

const DASHES = /^[ \t]*(?:-[ \t]+)+/
/** Characters that are read of the line in which the edit starts, and of the text after the edit. */
const MAX_LENGTH = 10_000

function hasCode(line: string): boolean {
  return /^\s*[^\s#]/.test(line)
}

function widthOf(line: string): number {
  return indentOf(line).length
}

function isEmptyItem(line: string): boolean {
  return /^[ \t]*(?:-[ \t]*)+(?:#.*)?$/.test(line)
}

/** True for another key of the same item. */
function continuesItem(line: string | undefined, column: number): boolean {
  return line !== undefined && widthOf(line) === column && !isDash(line)
}

function isDash(line: string): boolean {
  return /^\s*-(?:\s|$)/.test(line)
}

interface Item {
  /** Where what it holds begins. */
  readonly column: number
  /** The start of its line. */
  readonly dashes: string
  /** Widths of the indentation of the quoted lines below it. New lines at these are meant to be there. */
  readonly levels: ReadonlySet<number>
}

function leavesItem(lines: readonly string[], { column, dashes, levels }: Item): boolean {
  return lines.some((line, index) => {
    const above = lines[index - 1]
    if (above === undefined || levels.has(widthOf(line))) return false
    if (widthOf(line) < column) return !(isDash(line) && dashes[widthOf(line)] === '-')
    return isDeeper(line, above) ? isComplete(above) && isKey(line) : opens(above) && !isDash(line)
  })
}

function isDeeper(line: string, above: string): boolean {
  return widthOf(line) > widthOf(above) + (isDash(above) ? 2 : 0)
}

function isKey(line: string): boolean {
  return /^\s*["']?[\w.-]+["']?:(?:\s|$)/.test(line)
}

function opens(line: string): boolean {
  return /:\s*$/.test(line)
}

/** True for a key with its value: no deeper key can follow. */
function isComplete(line: string): boolean {
  return /^\s*(?:-\s+)*["']?[\w.-]+["']?:\s+[^\s|>&#]/.test(line)
}
