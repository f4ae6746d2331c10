import { code, fillPart, table } from '../../../scripts/markdown-table.ts'
import type { Place } from './places.ts'
import type { Visit } from './visit.ts'

/** A row of the table of docs/sandbox.md. */
export interface PlaceRow {
  readonly place: string
  readonly sandbox: string
  /** The messages of the programs that could not make a sandbox. Other versions of them have other messages. */
  readonly messages: string
  readonly advice: string
}

export function rowOf({ name: place }: Place, { doctor }: Visit): PlaceRow {
  const { state, title, detail, remedy } = doctor
  if (state === 'ok')
    return { place, sandbox: title.includes('bubblewrap.') ? 'bubblewrap' : 'namespaces', messages: '', advice: '' }
  const messages = detail.replace(/^What was tried: /, '').replace(/\.$/, '')
  const [first = '', ...more] = remedy.replace(/https:\S*\/(?=docs\/)/, '').split('\n')
  // Of a pipeline in several lines, what it is for.
  const line = first.endsWith('|') ? (more.at(-1) ?? '') : first
  return {
    place,
    sandbox: 'none',
    // What follows is the address of a page of the distribution.
    messages: messages
      .split(/; (?=namespaces: )/)
      .map((message) => code(message.replace(/\. See <.*/, '')))
      .join(', '),
    advice: /^(?:echo|sudo) /.test(line) ? code(line) : (/^.*?[.:](?= |$)/.exec(line)?.[0].replace(/:$/, '.') ?? line)
  }
}

export function withPlaces(document: string, rows: readonly PlaceRow[]): string {
  const cells = rows.map(({ place, sandbox, messages, advice }) => [place, sandbox, messages, advice])
  const content = table(['Place', '`auto` uses', 'What bubblewrap and unshare say', '`doctor` advises'], cells)
  return fillPart(document, { name: 'places', script: 'scripts/write-places.ts', content })
}
