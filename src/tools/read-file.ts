import * as z from 'zod'
import { defineTool } from '../agent/tool.ts'
import type { Tool } from '../agent/tool.ts'
import type { BinaryView, TextView } from '../workspace/files/view-file.ts'
import type { Line } from '../workspace/files/line-window.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { pathAliases } from './path-aliases.ts'
import { showFolder } from './list-directory.ts'
import type { SeenFiles } from './seen-files.ts'

const MAX_LINES = 2_000
const MAX_LINE_LENGTH = 2_000
const MAX_LENGTH = 50_000

/** Whatever part of a file was read, the file counts as seen with the content it had. */
export function readFile(workspace: Workspace, seen: SeenFiles): Tool {
  return defineTool({
    name: 'read_file',
    description: 'Read a text file, with line numbers. Long files come in parts: go on with offset.',
    otherNames: ['read', 'view', 'view_file', 'open_file', 'cat'],
    cachePolicy: 'cacheable',
    parameters: z.strictObject({
      path: z.string().describe('Relative to the root of the repository.'),
      offset: z.number().optional().describe('First line, counted from 1.'),
      limit: z.number().optional().describe(`Number of lines, at most ${MAX_LINES}.`)
    }),
    aliases: { ...pathAliases, start_line: 'offset', start: 'offset', line: 'offset', lines: 'limit', count: 'limit' },
    subject: ({ path, offset }) => (offset === undefined ? path : `${path}:${offset}`),
    fingerprint: ({ path }, signal) => workspace.fingerprint(path, signal),
    async run({ path, offset = 1, limit = MAX_LINES }, signal) {
      // A range outside the file is taken for its nearest part: refusing it would cost a call and tell no more.
      const range = { first: clamp(offset, Number.MAX_SAFE_INTEGER), count: clamp(limit, MAX_LINES) }
      const limits = { maxLineLength: MAX_LINE_LENGTH, maxLength: MAX_LENGTH }
      const view = await workspace.view(path, { ...range, ...limits }, signal)
      if (view.kind === 'folder') return { text: showFolder(view) }
      if (view.kind === 'binary') return { text: `${view.path} is a binary file, ${describe(view)}.` }
      if (view.fingerprint !== undefined) seen.noteFingerprint(view.path, view.fingerprint)
      return { text: view.total === 0 ? `${view.path} is empty.` : show(view) }
    }
  })
}

function clamp(value: number, maximum: number): number {
  return Math.min(Math.max(Math.trunc(value), 1), maximum)
}

function describe({ type, size }: BinaryView): string {
  return `${type ?? 'of unknown type'}, ${size.toLocaleString('en-US')} bytes`
}

function show(view: TextView): string {
  const lines = view.lines.map((line, index) => `${view.first + index}\t${textOf(line)}`)
  const remarks = remarksOn(view)
  return remarks === '' ? lines.join('\n') : `${lines.join('\n')}\n(${remarks})`
}

function textOf({ text, cutBytes }: Line): string {
  return cutBytes === 0 ? text : `${text}… (${cutBytes} more bytes)`
}

/** What the lines alone do not tell. */
function remarksOn({ first, lines, total, isTotal, lineEnds, encoding, isUtf8 }: TextView): string {
  const last = first - 1 + lines.length
  const isAll = first === 1 && last === total && isTotal
  const ofTotal = `lines ${first} to ${last} of ${isTotal ? '' : 'at least '}${total}`
  return [
    ...(isAll ? [] : [last < total ? `${ofTotal}; go on with offset ${last + 1}` : ofTotal]),
    ...(lineEnds === 'LF' ? [] : [lineEnds === 'CRLF' ? 'CRLF line ends' : 'mixed LF and CRLF line ends']),
    ...(encoding === 'utf-8' ? [] : [`${encoding.toUpperCase()}, shown as UTF-8`]),
    ...(isUtf8 ? [] : ['not all UTF-8: lines that are not are shown as Latin-1'])
  ].join('; ')
}
