/** Runs one after the other on the emulators, and what their sessions hold. */
import { afterEach } from '@jest/globals'
import type { FileChanges } from '../../emulators/github/push.ts'
import type { Script } from '../../emulators/model/script.ts'
import type { Outcome, Publication } from '../../src/domain/outcome.ts'
import { unpackMessages } from '../../src/sessions/saved-messages.ts'
import { sessionSchema, type Session } from '../../src/sessions/session.ts'
import { finish, project, turn } from './end-to-end.ts'
import { openTwoJobs, type TwoJobs } from './two-jobs.ts'

/** Opens the emulators for one test. */
export function useSessionRuns(): (script: Script, files?: FileChanges) => Promise<TwoJobs> {
  const opened: TwoJobs[] = []
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((jobs) => jobs.close()))
  })
  return async (script, files = project) => {
    const jobs = await openTwoJobs(script, files)
    opened.push(jobs)
    return jobs
  }
}

export const answer = turn(finish('It was the spelling.', 'Answer'))

export const refOf = (key: string) => `refs/forgehand/sessions/${key}`

export async function sessionOf(
  { repository }: Pick<TwoJobs, 'repository'>,
  key: string
): Promise<Session | undefined> {
  const text = await repository.state.git.tryText(['show', `${refOf(key)}:session.json`])
  return text === undefined ? undefined : sessionSchema.parse(JSON.parse(text))
}

export async function messagesOf({ repository }: Pick<TwoJobs, 'repository'>, key: string) {
  const text = await repository.state.git.text(['cat-file', 'blob', `${refOf(key)}:messages.jsonl.gz.base64`])
  return unpackMessages(Buffer.from(text, 'base64'))
}

/** Another command in the same thread. */
export function say({ repository }: TwoJobs, number: number, body: string): number {
  return repository.comment(number, { author: 'ada', body }).id
}

/** The same, later than everything that was pushed so far. */
export function sayLater(jobs: TwoJobs, number: number, body: string, author = 'ada'): number {
  return jobs.repository.comment(number, { author, body, createdAt: new Date(Date.now() + 1_000) }).id
}

export function publicationOf(outcome: Outcome): Publication | undefined {
  return 'publication' in outcome ? outcome.publication : undefined
}

export function promptsOf({ model }: TwoJobs): string[] {
  return model.requests.map(({ messages }) => messages[1]?.text ?? '')
}

/** Somebody with write access writes a session in our name. With `isSigned`, as if GitHub had signed it. */
export async function forgeSession(
  jobs: TwoJobs,
  key: string,
  files: Readonly<Record<string, string | Buffer>>,
  isSigned = false
): Promise<void> {
  const { git } = jobs.repository.state
  const entries = await Promise.all(
    Object.entries(files).map(async ([path, content]) => {
      const blob = await git.text(['hash-object', '-w', '--stdin'], { input: content })
      return `100644 blob ${blob}\t${path}`
    })
  )
  const tree = await git.text(['mktree'], { input: entries.join('\n') })
  const { id } = jobs.github.account('github-actions[bot]')
  const person = { NAME: 'github-actions[bot]', EMAIL: `${id}+github-actions[bot]@users.noreply.github.com` }
  const commit = await git.text(['commit-tree', tree, '-m', 'x'], {
    environment: {
      GIT_AUTHOR_NAME: person.NAME,
      GIT_AUTHOR_EMAIL: person.EMAIL,
      GIT_COMMITTER_NAME: 'GitHub',
      GIT_COMMITTER_EMAIL: 'noreply@github.com'
    }
  })
  if (isSigned) jobs.repository.state.signedCommits.set(commit, new Date())
  await git.run(['update-ref', refOf(key), commit])
}
