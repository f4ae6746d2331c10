export type Channel = 'text' | 'thinking'

const MIN_INTERVAL_MS = 100
const MAX_WAITING_CHARS = 200

/**
 * Makes of the pieces of a reply what people see while it comes: in portions that can be followed, and without the marks by
 * which models talk to machines. Nothing is shown of a mark before it is known to be none.
 */
export class DisplayStream {
  readonly #show: (channel: Channel, text: string) => void
  readonly #now: () => number
  #filters: Record<Channel, MarkerFilter> = newFilters()
  #waiting: { channel: Channel; text: string } = { channel: 'text', text: '' }
  #shownAt = -Infinity

  /** @param now milliseconds, of any origin */
  constructor(show: (channel: Channel, text: string) => void, now: () => number = () => performance.now()) {
    this.#show = show
    this.#now = now
  }

  add(channel: Channel, text: string): void {
    const visible = this.#filters[channel].pass(text)
    if (visible === '') return
    if (channel !== this.#waiting.channel) this.#flush()
    this.#waiting = { channel, text: this.#waiting.text + visible }
    const isDue = this.#now() - this.#shownAt >= MIN_INTERVAL_MS || this.#waiting.text.length >= MAX_WAITING_CHARS
    if (isDue) this.#flush()
  }

  /** Shows the rest of a complete reply. What may have been the beginning of a mark is not part of it. */
  end(): void {
    this.#flush()
  }

  /** Forgets the reply so far, for it comes again from its beginning. */
  restart(): void {
    this.#filters = newFilters()
    this.#waiting = { channel: 'text', text: '' }
  }

  #flush(): void {
    const { channel, text } = this.#waiting
    this.#waiting = { channel, text: '' }
    if (text === '') return
    this.#shownAt = this.#now()
    this.#show(channel, text)
  }
}

/** Marks with what ends the stretch that is not for people: a closing mark, or the end of the reply. */
const STRETCHES: readonly (readonly [opens: string, closes: string | undefined])[] = [
  ['<think>', '</think>'],
  ['<tool_call>', '</tool_call>'],
  ['<tool_response>', '</tool_response>'],
  ['<function=', '</function>'],
  ['<minimax:tool_call>', '</minimax:tool_call>'],
  ['<|tool_calls_section_begin|>', '<|tool_calls_section_end|>'],
  ['<｜tool▁calls▁begin｜>', '<｜tool▁calls▁end｜>'],
  ['<|python_tag|>', undefined],
  ['[TOOL_CALLS]', undefined]
]
const SINGLE_MARKS = ['[TASK_COMPLETE]', '</think>', '</tool_call>', '</function>']
/** Special tokens such as `<|im_end|>`, and how one may begin. */
const TOKEN = /^<[|｜][\w.▁-]{1,40}[|｜]>/u
const TOKEN_START = /^<(?:[|｜](?:[\w.▁-]{1,40}[|｜]?)?)?$/u
const MARK_START = /[<[]/g
/** Longer than any mark, so that it is enough to look at so much of the text at a time. */
const MAX_MARK = 48

type Reading =
  | { readonly kind: 'plain' }
  /** More text is needed to tell. */
  | { readonly kind: 'open' }
  | { readonly kind: 'mark'; readonly length: number; readonly until: string | undefined; readonly isStretch: boolean }

class MarkerFilter {
  /** Not yet shown: what may become a mark, or the last characters of a stretch that may become its closing mark. */
  #held = ''
  #stretch: { readonly until: string | undefined } | undefined
  #hasShown = false

  /** Takes the next piece and gives back what can be shown now. Time is linear in the text. */
  pass(piece: string): string {
    let text = this.#held + piece
    this.#held = ''
    const visible: string[] = []
    while (text !== '') {
      const rest = this.#stretch ? this.#skip(text, this.#stretch.until) : this.#read(text, visible)
      if (rest === undefined) break
      text = rest
    }
    return this.#afterBlank(visible.join(''))
  }

  /** @returns what follows the stretch; undefined when it has not ended yet */
  #skip(text: string, until: string | undefined): string | undefined {
    if (until === undefined) return undefined
    const end = text.indexOf(until)
    if (end < 0) {
      this.#held = text.slice(1 - until.length)
      return undefined
    }
    this.#stretch = undefined
    return text.slice(end + until.length)
  }

  /** @returns what follows the next mark; undefined when all that can be told is told */
  #read(text: string, visible: string[]): string | undefined {
    for (const { index } of text.matchAll(MARK_START)) {
      const reading = readMark(text.slice(index, index + MAX_MARK))
      if (reading.kind === 'plain') continue
      visible.push(text.slice(0, index))
      if (reading.kind === 'open') this.#held = text.slice(index)
      else if (reading.isStretch) this.#stretch = { until: reading.until }
      return reading.kind === 'open' ? undefined : text.slice(index + reading.length)
    }
    visible.push(text)
    return undefined
  }

  #afterBlank(text: string): string {
    const visible = this.#hasShown ? text : text.trimStart()
    this.#hasShown ||= visible !== ''
    return visible
  }
}

function newFilters(): Record<Channel, MarkerFilter> {
  return { text: new MarkerFilter(), thinking: new MarkerFilter() }
}

function readMark(text: string): Reading {
  const stretch = STRETCHES.find(([opens]) => text.startsWith(opens))
  if (stretch) return { kind: 'mark', length: stretch[0].length, until: stretch[1], isStretch: true }
  const single = SINGLE_MARKS.find((mark) => text.startsWith(mark)) ?? TOKEN.exec(text)?.[0]
  if (single !== undefined) return { kind: 'mark', length: single.length, until: undefined, isStretch: false }
  const marks = [...STRETCHES.map(([opens]) => opens), ...SINGLE_MARKS]
  const isOpen = TOKEN_START.test(text) || marks.some((mark) => mark.startsWith(text))
  return { kind: isOpen ? 'open' : 'plain' }
}
