import * as z from 'zod'
import { defineTool, type Tool } from '../agent/tool.ts'
import { placesOf, type Place } from '../code-review/place-finding.ts'
import { findReviewedFile, type ReviewedFile } from '../code-review/reviewed-file.ts'
import {
  FINDING_SEVERITIES,
  MAX_FINDING_BODY,
  MAX_FINDING_TITLE,
  MAX_REPLACEMENT,
  type ReviewFinding
} from '../domain/review-finding.ts'
import { listFirst } from '../text/format.ts'
import type { LineRange } from '../text/replace-lines.ts'
import { oneLine, shorten } from '../text/shorten.ts'
import type { FindingBook } from './finding-book.ts'
import { otherAgents } from './other-agents.ts'
import { nameOf } from '../text/paths.ts'

const MAX_LISTED = 30
const MAX_SHOWN_LINE = 100
const MAX_LINE = 10_000_000

/** Records a finding of a review. Nothing is posted before the end, when all of them are judged. */
export function commentOn(book: FindingBook): Tool {
  return defineTool({
    name: 'comment_on',
    description:
      'Record what you object to in the change, at the lines that read_diff shows. Call it once for each objection. People see all of them when you finish.',
    cachePolicy: 'none',
    parameters: z.strictObject({
      path: z.string().min(1).max(4_096),
      line: z.int().min(1).max(MAX_LINE).describe('Number in the file; the last line of several.'),
      start_line: z.int().min(1).max(MAX_LINE).optional().describe('The first line of several.'),
      side: z
        .enum(['left', 'right'])
        .default('right')
        .describe('left: removed lines, with their numbers in the file before the change.'),
      severity: z.enum(FINDING_SEVERITIES).describe('blocking: must not be merged so. minor: can be ignored.'),
      title: z.string().trim().min(1).max(2_000).describe('What is wrong, on one line of plain text.'),
      body: z.string().trim().min(1).max(MAX_FINDING_BODY).describe('Why, and when it happens. Markdown.'),
      replacement: z
        .string()
        .max(MAX_REPLACEMENT)
        .optional()
        .describe('The whole new lines in place of exactly these, with their indentation; empty to delete them.'),
      replaces: z
        .union([z.string(), z.int().transform(String)])
        .optional()
        .describe('An earlier finding that this one corrects, such as F1.')
    }),
    ...otherAgents.comment_on,
    subject: ({ path, line, severity }) => `${path}:${line} ${severity}`,
    run({ path, line, start_line: start = line, side, severity, title, body, replacement, replaces }) {
      const finding: ReviewFinding = {
        path: knownPath(path, book.files),
        side,
        severity,
        body,
        startLine: Math.min(start, line),
        endLine: Math.max(start, line),
        title: oneLine(title, MAX_FINDING_TITLE),
        replacement: replacement === undefined ? undefined : linesIn(replacement)
      }
      const { label, place } = book.record(finding, replaces)
      const hint =
        place?.isExact === true
          ? ''
          : `\n${correction(finding, book.files)} If you meant others, call again with replaces: "${label}".`
      return Promise.resolve({ text: `${label}: ${placeText(place, finding)}${hint}` })
    }
  })
}

/** The path as the diff has it. Models copy the prefixes of a patch. */
function knownPath(written: string, files: readonly ReviewedFile[]): string {
  const path = written.replace(/^(?:\.?\/)+/, '')
  const bare = path.replace(/^[ab]\//, '')
  return findReviewedFile(path, files) || !findReviewedFile(bare, files) ? path : bare
}

function linesIn(text: string): readonly string[] {
  return text === '' ? [] : text.replace(/\r\n$|[\r\n]$/, '').split(/\r\n|[\r\n]/)
}

function placeText(place: Place | undefined, { path, startLine, endLine }: ReviewFinding): string {
  const named = rangeText({ start: startLine, end: endLine })
  if (!place)
    return `recorded. The diff does not show ${path}:${named}, so it will be in the text of the review, not at its lines.`
  const { startLine: start, endLine: end, side, code } = place
  const [first = ''] = code
  const last = code.length > 1 ? ` to ${quoted(code.at(-1) ?? '')}` : ''
  const shown = `${place.path}:${rangeText({ start, end })} (${side}), ${quoted(first)}${last}`
  return place.isExact ? `recorded for ${shown}.` : `recorded for ${shown}. The diff does not show all of ${named}.`
}

function quoted(line: string): string {
  return JSON.stringify(shorten(line.trim(), MAX_SHOWN_LINE))
}

/** Says which lines or files the diff shows instead. */
function correction({ path }: ReviewFinding, files: readonly ReviewedFile[]): string {
  const file = findReviewedFile(path, files)
  if (!file) {
    const name = nameOf(path)
    const likely = files.toSorted((one, other) => Number(other.path.endsWith(name)) - Number(one.path.endsWith(name)))
    return `The changed files are: ${listFirst(
      likely.map((one) => one.path),
      MAX_LISTED
    )}.`
  }
  const onSide = (side: ReviewFinding['side']) => {
    const ranges = placesOf(side, file).map(rangeText)
    return ranges.length === 0 ? [] : [`${side}: ${listFirst(ranges, MAX_LISTED)}`]
  }
  const sides = [...onSide('right'), ...onSide('left')]
  return sides.length === 0
    ? `The diff shows no lines of ${file.path}.`
    : `The diff shows these lines of ${file.path}; ${sides.join('; ')}.`
}

function rangeText({ start, end }: LineRange): string {
  return start === end ? `${start}` : `${start}-${end}`
}
