import type { ModelRequest } from '../../agent/model.ts'
import { openingPattern } from './call-form.ts'

type OnDelta = ModelRequest['onDelta']

const CLOSING = /<\/tool_call\b[^<>]{0,20}>/
const TAGS = ['<tool_call', '</tool_call']
/** What may become a tag of a call. */
const PARTIAL = /<[^<>]{0,220}$/

/** Streams calls that are written as text like native ones, so that only prose is shown. Ends of tags may come in later pieces. */
export function splitCalls(onDelta: OnDelta, id: string): OnDelta {
  const opening = new RegExp(openingPattern(id), 'i')
  let isCall = false
  let held = ''
  const emit = (text: string) => {
    if (text !== '') onDelta({ kind: isCall ? 'arguments' : 'text', text })
  }
  return (delta) => {
    if (delta.kind !== 'text') {
      onDelta(delta)
      return
    }
    let rest = held + delta.text
    for (let tag = (isCall ? CLOSING : opening).exec(rest); tag; tag = (isCall ? CLOSING : opening).exec(rest)) {
      emit(rest.slice(0, tag.index))
      isCall = !isCall
      if (isCall) onDelta({ kind: 'call', text: '' })
      rest = rest.slice(tag.index + tag[0].length)
    }
    const [partial = ''] = PARTIAL.exec(rest) ?? []
    held = TAGS.some((tag) => tag.startsWith(partial.slice(0, tag.length))) ? partial : ''
    emit(rest.slice(0, rest.length - held.length))
  }
}
