import { argumentText, type Turn, type Usage } from './script.ts'

const CHARS_PER_TOKEN = 4

/** Plausible counts: the start that the prompt has in common with the previous one counts as cached. */
export function countUsage(turn: Turn, prompt: string, previousPrompt: string): Usage {
  if (turn.usage) return turn.usage
  const output = (turn.text ?? '') + (turn.toolCalls ?? []).map((call) => call.name + argumentText(call)).join('')
  const reasoning = tokens(turn.thinking?.length ?? 0)
  const completion = tokens(output.length) + reasoning
  const input = tokens(prompt.length)
  return {
    prompt_tokens: input,
    completion_tokens: completion,
    total_tokens: input + completion,
    prompt_tokens_details: { cached_tokens: Math.floor(commonStart(prompt, previousPrompt) / CHARS_PER_TOKEN) },
    completion_tokens_details: { reasoning_tokens: reasoning }
  }
}

function tokens(chars: number): number {
  return Math.ceil(chars / CHARS_PER_TOKEN)
}

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}
