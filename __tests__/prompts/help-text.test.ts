import { describe, expect, it } from '@jest/globals'
import { helpText, type HelpContext } from '../../src/prompts/help-text.ts'

function help(change: Partial<HelpContext> = {}): string {
  const nothing = { pending: [], plan: undefined, last: undefined }
  return helpText({ trigger: '/agent', login: 'ada', place: 'issue', ...nothing, ...change })
}

const HASH = 'a'.repeat(32)
const last = { verb: 'fix', author: 'marie', outcome: 'partial' }

describe('help', () => {
  it('names the verbs of pull requests only on one', () => {
    expect(help()).not.toContain('agent update')
    expect(help({ place: 'pull-request' })).toContain('`/agent update`')
  })

  it('offers on a fork what can be offered to its author', () => {
    expect(help({ place: 'fork', last })).not.toMatch(/agent (?:undo|update|retry)/)
    expect(help({ place: 'fork' })).toMatch(/agent fix this.*offers it to the author/)
  })

  it('offers only what changes nothing on a closed pull request', () => {
    const place = 'closed-pull-request'
    expect(help({ place, plan: HASH })).not.toMatch(/agent (?:fix|undo|update|approve)|--draft/)
    expect(help({ place })).toContain('`/agent explain …`, `/agent ask …`')
  })

  it('offers to continue only what is remembered', () => {
    expect(help()).not.toMatch(/agent (?:continue|retry|undo|forget)/)
    expect(help({ last })).toContain('`/agent continue …`')
    expect(help({ last })).toContain('The outcome of the last request here, `fix` by `marie`, was `partial`.')
  })

  it('shows how to approve everything that waits', () => {
    const text = help({ plan: HASH, pending: ['b'.repeat(32)] })
    expect(text).toContain(`A plan can be carried out: \`/agent approve ${HASH}\``)
    expect(text).toContain(`Waits for approval: \`/agent approve ${'b'.repeat(32)}\``)
    expect(help()).not.toContain('Now:')
  })

  it('names who asks', () => {
    expect(help()).toMatch(/^`ada`, you have write access/)
  })
})
