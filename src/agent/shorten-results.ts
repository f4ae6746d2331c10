import type { Masked, TokensOf } from './masking.ts'
import type { Message } from './messages.ts'

const MIN_LENGTH = 500

/**
 * Takes the middle out of the longest results from a place on, until as many tokens are free or all are short. Only for when
 * the run would end otherwise: one reply may call for more than the model can read at once.
 */
export function shortenLongestResults(
  messages: readonly Message[],
  { from, neededTokens, tokensOf }: { from: number; neededTokens: number; tokensOf: TokensOf }
): Masked {
  const before = tokensOf(messages)
  const longest = Math.max(0, ...messages.slice(from).map(({ text }) => text.length))
  let shortened: Masked = { messages, freedTokens: 0 }
  for (let length = longest / 2; length >= MIN_LENGTH && shortened.freedTokens < neededTokens; length /= 2) {
    const cut = messages.map((message, place) => (place < from ? message : cutTo(message, Math.floor(length))))
    shortened = { messages: cut, freedTokens: before - tokensOf(cut) }
  }
  return shortened
}

function cutTo(message: Message, length: number): Message {
  if (message.role !== 'tool' || message.text.length <= length) return message
  const half = Math.floor(length / 2)
  const { text } = message
  const note = `[${text.length - 2 * half} characters left out to save room; ask for a smaller part]`
  return { ...message, text: `${text.slice(0, half)}\n${note}\n${text.slice(-half)}`.toWellFormed() }
}
