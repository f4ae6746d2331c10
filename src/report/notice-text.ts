import type { Receiver, RunStart } from './run-snapshot.ts'

/**
 * One sentence about who receives what the run reads; '' where nobody does.
 *
 * @param quote makes a name fit for the place where the sentence stands
 */
export function noticeText({ task, receivers }: RunStart, quote: (name: string) => string): string {
  if (receivers.length === 0) return ''
  const what = task ? 'The code, this thread and the output of commands' : 'The code and the output of commands'
  const [main = '', ...others] = receivers.map((receiver) => receiverText(receiver, quote))
  const more = others.length > 0 ? `, and may go to ${joined(others)}` : ''
  return `${what} go to ${main}${more}.`
}

function receiverText({ name, host, provider }: Receiver, quote: (name: string) => string): string {
  return `${quote(name)} at ${quote(host)}${provider === undefined ? '' : ` (${provider})`}`
}

function joined(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter((part) => part !== '').join(' and ')
}
