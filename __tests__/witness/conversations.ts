import { isDeepStrictEqual } from 'node:util'
import { startReplay } from './replay-server.ts'
import type { Witnessed } from './witnessed.ts'
import type { Forge } from '../../src/forge/github.ts'

interface Conversation {
  /** The recording. */
  readonly source: string
  readonly says: string
  readonly play: (forge: Forge) => Promise<unknown>
  readonly expected: unknown
}

const FIXTURE_USER = { login: 'octokit-fixture-user-a', id: 1000, isBot: false }

/** Recorded conversations of several requests that lead from one to the next by headers. */
const conversations: readonly Conversation[] = [
  {
    source: 'rename-repository',
    says: 'follows the redirect of a repository that was renamed',
    play: (forge) => forge.readDefaultBranch(),
    expected: 'main'
  },
  {
    source: 'paginate-issues',
    says: 'follows the links of a list, whose pages are shorter than requested',
    play: async (forge) => (await forge.listOwnIssues(FIXTURE_USER)).length,
    expected: 13
  }
]

/** Plays the recorded conversations with our client. Returns one line for each that goes wrong. */
export async function failedConversations(recorded: readonly Witnessed[]): Promise<string[]> {
  const problems: string[] = []
  for (const { source, says, play, expected } of conversations) {
    const exchanges = recorded.filter((exchange) => exchange.source === source)
    const withoutQuery = (path: string) => path.replace(/\?.*$/s, '')
    const find = (method: string, path: string) =>
      exchanges.find((one) => one.method === method && one.path === path) ??
      exchanges.find((one) => one.method === method && withoutQuery(one.path) === withoutQuery(path))
    await using replay = await startReplay(find, `octokit-fixture-org/${source}`)
    const result = await play(replay.forge)
    if (!isDeepStrictEqual(result, expected)) problems.push(`${source}: it ${says}: ${String(result)}`)
  }
  return problems
}
