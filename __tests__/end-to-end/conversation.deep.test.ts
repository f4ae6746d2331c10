import { join } from 'node:path'
import { afterEach, expect, it } from '@jest/globals'
import { openConversation, type Conversation, type Scene } from '../../emulators/demo/conversation.ts'
import { viewThread } from '../../emulators/demo/thread-view.ts'
import { compileCache } from '../support/compile-cache.ts'
import { branches, pullRequests, show } from '../support/end-to-end.ts'
import { createOpenApiAuditor } from '../support/openapi.ts'

const ACTION = join(import.meta.dirname, '../..')
const BRANCH = 'agent/issue-1'
const CODE = 'src/duration.js'
const PULL = 2

let opened: Conversation | undefined
afterEach(() => opened?.close())

/** What the scenes of the conversation leave behind, checked after each of them. */
class Story {
  readonly #conversation: Conversation

  constructor(conversation: Conversation) {
    this.#conversation = conversation
  }

  /** The files of the branch that the conversation changes. */
  async files(): Promise<string> {
    const texts = [CODE, 'test/duration.test.js', 'README.md'].map((path) => this.read(path))
    return (await Promise.all(texts)).join('\n')
  }

  read(path: string): Promise<string> {
    return show(this.#conversation.repository, path, BRANCH)
  }

  get threads() {
    const { reviewComments } = this.#conversation.repository.pullRequest(PULL).pullRequest
    return reviewComments
      .filter(({ replyTo }) => replyTo === undefined)
      .map(({ id, thread }) => ({
        isResolved: thread.resolvedBy !== undefined,
        replies: reviewComments.filter(({ replyTo }) => replyTo === id).map(({ body }) => withoutMarkers(body))
      }))
  }

  /** The last of our comments, as people see it. */
  get lastComment(): string {
    const { body = '' } = this.#conversation.repository.comments(PULL).at(-1) ?? {}
    return withoutMarkers(body)
  }

  /** Paragraphs that one of our texts has twice. The tables and lists of a comment can have equal lines. */
  async repeated(): Promise<string[]> {
    const { repository, github } = this.#conversation
    const views = [...repository.state.issues.values()].map((issue) => viewThread(repository, issue, github.serverUrl))
    const entries = (await Promise.all(views)).flatMap((view) => view.entries)
    return entries.flatMap(({ states }) => {
      const paragraphs = withoutMarkers(states.at(-1)?.body ?? '').split(/\n{2,}/)
      return paragraphs.filter((text, index) => text.length > 20 && paragraphs.indexOf(text) !== index)
    })
  }
}

function withoutMarkers(body: string): string {
  return body.replaceAll(/<!--.*?-->\s*/g, '')
}

function outcomes({ runs }: Scene): (string | undefined)[] {
  return runs.map(({ outputs }) => outputs['outcome'])
}

it('plays the whole conversation of a pull request', async () => {
  const searchPath = process.env['PATH'] ?? ''
  const conversation = await openConversation({ searchPath })
  opened = conversation
  const { repository, github, folder } = conversation
  const auditor = createOpenApiAuditor()
  github.onExchange(auditor.listener)
  const environment = { PATH: searchPath, HOME: folder, NODE_COMPILE_CACHE: compileCache, FORGEHAND_STOP_MS: '500' }
  const scenes = conversation.play({ action: ACTION, environment })
  const story = new Story(conversation)
  const next = async (): Promise<Scene> => {
    const result = await scenes.next()
    if (result.done === true) throw new Error('The conversation is over.')
    const scene = result.value
    for (const { exitCode, log } of scene.runs) expect({ exitCode, log }).toMatchObject({ exitCode: 0 })
    return scene
  }

  expect(outcomes(await next())).toEqual(['proposed'])
  expect(await story.read('test/duration.test.js')).toContain('1h banana')
  expect(repository.issue(PULL).body).toMatch(/^Closes #1$/m)

  // One run handles the review, whose comments are events too.
  expect(outcomes(await next())).toEqual(['needs_input', 'skipped', 'skipped', 'skipped', 'skipped'])
  expect(await story.read(CODE)).toContain('Anything else is a RangeError. */\nexport function parseDuration')
  const answered = [
    { isResolved: true, replies: [expect.stringMatching(/^Fixed in [0-9a-f]{7}\.\n\nYour words/)] },
    { isResolved: true, replies: [expect.stringMatching(/^Fixed in [0-9a-f]{7}\.\n\nBoth/)] },
    { isResolved: false, replies: [expect.stringMatching(/^Not changed\.\n\n`AGENTS\.md`/)] }
  ]
  const question = expect.stringMatching(/^A question first:\n\nToday it is\./)
  expect(story.threads).toEqual([...answered, { isResolved: false, replies: [question] }])
  expect(story.lastComment).toContain('Answer it in its thread. No command is needed there.')

  // The answer is enough, for the pull request is ours.
  expect(outcomes(await next())).toEqual(['updated', 'skipped'])
  const settled = {
    isResolved: true,
    replies: [question, 'Yes, refuse both, as the README says.', expect.stringMatching(/^Fixed in [0-9a-f]{7}\./)]
  }
  expect(story.threads).toEqual([...answered, settled])
  const beforeMore = await story.files()
  expect(beforeMore).toContain("parseDuration('30m 1h')")

  expect(outcomes(await next())).toEqual(['updated'])
  expect(await story.read('README.md')).toContain('each unit at most once')

  expect(outcomes(await next())).toEqual(['updated'])
  expect(await story.files()).toBe(beforeMore)
  expect(story.lastComment).toMatch(/Not verified:\*\* no checks were run\. Run them[^]*Took back the last run/)

  expect(outcomes(await next())).toEqual(['updated'])
  expect(await story.read(CODE)).toMatch(/w: 604800[^]*\[smhdw\][^]*sizes\.some/)
  const [, ...parents] = (await repository.state.git.text(['rev-list', '--parents', '-1', BRANCH])).split(' ')
  expect(parents).toHaveLength(2)
  expect(story.lastComment).toContain(`\`main\` was merged into \`${BRANCH}\`. Conflicts were resolved in \`${CODE}\`.`)

  const merged = await story.files()
  expect(outcomes(await next())).toEqual(['planned'])
  expect(await story.files()).toBe(merged)
  expect(story.lastComment).toMatch(/^```\n\/agent approve [0-9a-f]{32}\n```$/m)

  expect(outcomes(await next())).toEqual(['updated'])
  expect(await story.read(CODE)).toContain('Math.round(sum)')
  expect(await repository.state.git.text(['log', '-1', '--format=%B', BRANCH])).toContain('Approved-by: ada')

  expect(outcomes(await next())).toEqual(['answered', 'stopped'])
  expect(await story.read('README.md')).toContain('An amount can have decimals: `1.5h`.')

  expect(outcomes(await next())).toEqual(['updated'])
  expect(await story.read('README.md')).toContain('rounded to whole seconds.')

  expect(outcomes(await next())).toEqual(['answered'])
  expect(story.lastComment).toContain('was `updated`.')
  expect((await scenes.next()).done).toBe(true)

  // The description names the commits that came after the first.
  const description = repository.issue(PULL).body ?? ''
  const later = [...description.matchAll(/^- ([0-9a-f]{40}) (.+)$/gm)].map(([, sha = '', title = '']) => ({
    sha,
    title
  }))
  expect(later.map(({ title }) => title)).toContainEqual(expect.stringMatching(/^Took back/))
  expect(later.length).toBeGreaterThanOrEqual(6)
  const ours = (await repository.state.git.text(['rev-list', `main..${BRANCH}`])).split('\n')
  for (const { sha } of later) expect(ours).toContain(sha)

  expect(pullRequests(repository).map(({ number }) => number)).toEqual([PULL])
  expect(await branches(repository)).toEqual([BRANCH, 'main'])
  expect(story.threads).toEqual([...answered, settled])
  expect(await story.repeated()).toEqual([])
  expect([...(await auditor.violations()), ...github.unknownRequests]).toEqual([])
}, 600_000)
