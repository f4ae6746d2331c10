import { formatDuration, plural } from '../text/format.ts'
import { oneLine } from '../text/shorten.ts'
import { html, type Html } from './html.ts'
import type { Conversation, TurnView } from './view.ts'

const KINDS = ['retry', 'compaction', 'denied'] as const

type MarkKind = (typeof KINDS)[number]

/** The singular and the plural of each kind. */
const WORDS: Readonly<Record<MarkKind, readonly [string, string]>> = {
  retry: ['retry', 'retries'],
  compaction: ['compaction', 'compactions'],
  denied: ['denied command', 'denied commands']
}

/** Something at one moment of the run that readers look for. */
export interface Mark {
  readonly kind: MarkKind
  /** Milliseconds since the start of the run. */
  readonly at: number
  /** The turn of the run in which it happened, also when a child session did it. */
  readonly turn: number
  readonly text: string
}

/** Units of the x axis: marks of one kind that are closer are drawn as one. */
const CLOSE = 5
const MAX_LISTED = 200
const MAX_TEXT = 160

/** The retries, compactions and denied commands of a conversation and its child sessions, in the order of time. */
export function marksOf({ turns }: Conversation): readonly Mark[] {
  return turns.flatMap((turn) => marksIn(turn, turn.number)).toSorted((a, b) => a.at - b.at)
}

function marksIn({ notesBefore, notesAfter, calls, children }: TurnView, turn: number): readonly Mark[] {
  const notes = [...notesBefore, ...notesAfter].flatMap(({ kind, at, label, text }) =>
    kind === 'retry' || kind === 'compaction' ? [{ kind, at, turn, text: `${label}: ${text}` }] : []
  )
  const denials = calls.flatMap(({ subject, end }) =>
    end && end.denial !== '' ? [{ kind: 'denied' as const, at: end.at, turn, text: `Denied: ${subject}` }] : []
  )
  const inChildren = children.flatMap(({ conversation }) => conversation.turns.flatMap((each) => marksIn(each, turn)))
  return [...notes, ...denials, ...inChildren]
}

/**
 * A shape for each mark, in a picture that is one unit high. A line without length keeps its shape however the picture is stretched.
 *
 * @param toX the place of a moment on the x axis
 */
export function markShapes(marks: readonly Mark[], toX: (at: number) => number): Html {
  const drawn = new Map<string, { readonly mark: Mark; count: number }>()
  for (const mark of marks) {
    const key = `${mark.kind} ${Math.round(toX(mark.at) / CLOSE)}`
    const group = drawn.get(key)
    if (group) group.count += 1
    else drawn.set(key, { mark, count: 1 })
  }
  const shapes = [...drawn.values()].map(({ mark, count }) => {
    const { kind, at, turn, text } = mark
    const title = `${count === 1 ? oneLine(text, MAX_TEXT) : counted(kind, count)} (turn ${turn}, ${formatDuration(at)})`
    const line = kind === 'denied' ? '0v1' : '.5h0'
    return html`<path class="${kind}" d="M${toX(at)} ${line}"><title>${title}</title></path>`
  })
  return html`<g>${shapes}</g>`
}

/** Such as `2 retries, 1 denied command`. */
export function countMarks(marks: readonly Mark[]): string {
  return countsOf(marks)
    .map(([kind, count]) => counted(kind, count))
    .join(', ')
}

/** What the shapes mean, and each mark in words with a link to its turn. */
export function markList(marks: readonly Mark[]): Html | undefined {
  if (marks.length === 0) return undefined
  const items = marks
    .slice(0, MAX_LISTED)
    .map(
      ({ at, turn, text }) =>
        html`<li><b>${formatDuration(at)}</b> <a href="#turn-${turn}">turn ${turn}</a> ${oneLine(text, MAX_TEXT)}</li>`
    )
  const more = marks.length - items.length
  return html`<p class="legend">
      ${countsOf(marks).map(([kind, count]) => html`<span><i class="${kind}"></i>${counted(kind, count)}</span>`)}
    </p>
    <details class="when">
      <summary>When and where</summary>
      <ol>
        ${items}${more > 0 ? html`<li>${plural(more, 'more mark')}, each in its turn.</li>` : undefined}
      </ol>
    </details>`
}

function countsOf(marks: readonly Mark[]): readonly (readonly [MarkKind, number])[] {
  return KINDS.map((kind) => [kind, marks.filter((mark) => mark.kind === kind).length] as const).filter(
    ([, count]) => count > 0
  )
}

function counted(kind: MarkKind, count: number): string {
  const [one, several] = WORDS[kind]
  return `${count} ${count === 1 ? one : several}`
}
