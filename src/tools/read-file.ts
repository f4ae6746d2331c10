import * as z from 'zod'
import { defineTool, type Tool } from '../agent/tool.ts'
import type { BinaryView, TextView } from '../workspace/files/view-file.ts'
import type { Line } from '../workspace/files/line-window.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { formatFolder } from './list-directory.ts'
import type { SeenFiles } from './seen-files.ts'
import { otherAgents } from './other-agents.ts'
import { clamp } from './clamp.ts'

const MAX_LINES = 2_000
const MAX_LINE_LENGTH = 2_000
const MAX_LENGTH = 50_000

/** A file counts as seen, whichever part of it was read. */
export function readFile(workspace: Workspace, seen: SeenFiles): Tool {
  return defineTool({
    name: 'read_file',
    description: 'Read a text file, with line numbers. Long files come in parts: continue with offset.',
    cachePolicy: 'cacheable',
    parameters: z.strictObject({
      path: z.string().describe('Relative to the repository root.'),
      offset: z.number().optional().describe('First line, from 1.'),
      limit: z.number().optional().describe(`Number of lines, at most ${MAX_LINES}.`)
    }),
    ...otherAgents.read_file,
    subject: ({ path, offset }) => (offset === undefined ? path : `${path}:${offset}`),
    fingerprint: ({ path }, signal) => workspace.reader.fingerprint(path, signal),
    async run({ path, offset = 1, limit = MAX_LINES }, signal) {
      // A range outside of the file becomes the nearest valid one: a refusal would only cost another call.
      const range = { first: clamp(offset, 1, Number.MAX_SAFE_INTEGER), count: clamp(limit, 1, MAX_LINES) }
      const limits = { maxLineLength: MAX_LINE_LENGTH, maxLength: MAX_LENGTH }
      const view = await workspace.reader.view(path, { ...range, ...limits }, signal)
      if (view.kind === 'folder') return { text: formatFolder(view) }
      if (view.kind === 'binary') return { text: `${view.path} is a binary file, ${typeAndSize(view)}.` }
      if (view.fingerprint !== undefined) seen.noteFingerprint(view.path, view.fingerprint)
      return { text: view.total === 0 ? `${view.path} is empty.` : formatView(view) }
    }
  })
}

function typeAndSize({ type, size }: BinaryView): string {
  return `${type ?? 'of unknown type'}, ${size.toLocaleString('en-US')} bytes`
}

function formatView(view: TextView): string {
  const lines = view.lines.map((line, index) => `${view.first + index}\t${formatLine(line)}`)
  const notes = notesOn(view)
  return notes === '' ? lines.join('\n') : `${lines.join('\n')}\n(${notes})`
}

function formatLine({ text, cutBytes }: Line): string {
  return cutBytes === 0 ? text : `${text}… (${cutBytes} more bytes)`
}

/** What the lines don't show. */
function notesOn({ first, lines, total, isTotal, lineEnds, encoding, isUtf8 }: TextView): string {
  const last = first - 1 + lines.length
  const isAll = first === 1 && last === total && isTotal
  const ofTotal = `lines ${first} to ${last} of ${isTotal ? '' : 'at least '}${total}`
  return [
    ...(isAll ? [] : [last < total ? `${ofTotal}; continue with offset ${last + 1}` : ofTotal]),
    ...(lineEnds === 'LF' ? [] : [lineEnds === 'CRLF' ? 'CRLF line endings' : 'mixed LF and CRLF line endings']),
    ...(encoding === 'utf-8' ? [] : [`${encoding.toUpperCase()}, shown as UTF-8`]),
    ...(isUtf8 ? [] : ['lines that are not UTF-8 are shown as Latin-1'])
  ].join('; ')
}
