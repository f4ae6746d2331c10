import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { demoProject } from '../../emulators/demo/project.ts'
import { startEmulators, type Emulators } from '../../emulators/start-emulators.ts'
import { collectLocalSecrets } from '../secrets/collect.ts'
import { createRedactor } from '../secrets/redact.ts'
import { visibleText } from '../text/visible-text.ts'
import { showAction } from './action-display.ts'
import { createClock, prepareEvent } from './built-in-events.ts'
import { findCheckout } from './find-checkout.ts'
import { listenForInterrupt } from './interrupt.ts'
import { jsonText } from './json-text.ts'
import { copyOut, keptFiles, keptText } from './kept-files.ts'
import { machineEnvironment } from './run-action.ts'
import { packageRoot } from './package-root.ts'
import type { ServedRun } from './render-page.ts'
import { addressOf, keepServing, openPages } from './serve-page.ts'
import { readEvent, type PlannedEvent } from './simulate-event.ts'
import type { SimulateFlags } from './simulate-flags.ts'
import { terminalWriter, styleFor, colorDiff, type Style } from './terminal.ts'
import { UsageError } from './usage-error.ts'
import { GitError } from '../../emulators/github/git.ts'
import type { GitHubEmulator } from '../../emulators/github/server.ts'
import { plural } from '../text/format.ts'
import type { EmulatedRepository } from '../../emulators/github/repository.ts'
import { indent } from '../text/lines.ts'
import { pageText } from '../text/page-text.ts'
import { demoScript } from '../../emulators/demo/script.ts'
import { nextStep, type Script, type Step } from '../../emulators/model/script.ts'
import type { Environment } from '../domain/settings.ts'
import { readLocalModels } from './local-model.ts'

/** Plays an event through the built action, on a GitHub emulator, and shows what it did. Returns the exit code of the command. */
export async function simulate(flags: SimulateFlags): Promise<number> {
  const event = await readEvent(flags)
  const model = chooseModel(flags, process.env)
  const folder = chooseFolder(flags, model)
  const signal = listenForInterrupt()
  const stream = flags.json ? process.stderr : process.stdout
  const print = (line: string) => void stream.write(`${visibleText(line)}\n`)
  const say = flags.json ? () => undefined : terminalWriter(process.stdout, process.env)
  say(`${projectText(folder, model)}\n`)
  const { emulators, payload } = await openScene(event, folder, print)
  const { github, repository } = emulators
  let run: ServedRun | undefined
  try {
    if (flags.serve) openPages(emulators, () => ({ run, otherOutcomes: [] }))
    const calls = callsSince(github)
    const job = {
      action: packageRoot(),
      environment: machineEnvironment(),
      commentId: 0,
      eventName: event.name,
      payload,
      inputs: { sandbox: flags.sandbox, ...model?.inputs },
      // Those that CI repair needs, besides what every token has here.
      token: repository.issueToken({ permissions: { actions: 'write', checks: 'read' } }),
      signal
    }
    const display = { stream, redact: createRedactor(collectLocalSecrets(process.env)), print }
    const { main, served } = await showAction(emulators, job, display)
    run = served
    const { exitCode, outputs } = main
    const outcome = outputs['outcome'] ?? 'none'
    const threads = await threadsOf(repository)
    const kept = flags.keep ? keptFiles(emulators, served) : undefined
    if (flags.json) {
      const about = { project: folder ?? 'demo', model: model?.name ?? 'scripted' }
      process.stdout.write(jsonText({ outcome, exitCode, ...about, outputs, threads, ...calls(), kept }))
    }
    const style = styleFor(process.stdout)
    say(`${await threadsText(threads, style)}\n${effectsText(calls())}`)
    if (kept) say(`\n${keptText(kept, style)}\n`)
    else if (model && outputs['trace-html-path'])
      // A run that cost money leaves the page of its trace.
      say(`\nEvery turn, call and change as a page: ${await copyOut(outputs['trace-html-path'], 'simulate')}\n`)
    if (!model) say(`\n${projectText(folder, model)}`)
    if (!flags.serve) say('\nLinks to 127.0.0.1 work only with --serve.\n')
    say(`\nOutcome: ${outcome}\n`)
    if (flags.serve) await keepServing([addressOf(emulators)], signal, terminalWriter(stream, process.env))
    return exitCode === 0 ? 0 : 1
  } finally {
    await emulators.close({ keepFiles: flags.keep === true })
  }
}

/** The user's files for a real model. Undefined for the demo project, the only one that the scripted model knows. */
function chooseFolder({ repository }: SimulateFlags, model: RealModel | undefined): string | undefined {
  if (repository === undefined) return model && findCheckout(process.cwd(), '--repository')
  if (statSync(repository, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new UsageError(`There is no folder ${repository}. Choose the files of the repository with --repository.`)
  if (!model) throw new UsageError('The scripted model only knows the demo project. Choose a real model with --model.')
  return resolve(repository)
}

/** Starts the emulators with what the event is about. */
async function openScene(
  { name, seed, sent }: PlannedEvent,
  folder: string | undefined,
  print: (line: string) => void
): Promise<{ readonly emulators: Emulators; readonly payload: unknown }> {
  const clock = createClock()
  const onSkipped = (path: string) => {
    print(`${path} is left out, because git cannot add it.`)
  }
  const content = folder === undefined ? { files: demoProject } : { fromDirectory: folder, onSkipped }
  const emulators = await startEmulators({
    repository: { owner: 'owner', name: 'repository', ...content },
    script: scriptedModel,
    now: clock.now,
    maintainer: seed.sender,
    searchPath: machineEnvironment().PATH
  }).catch((error: unknown) => {
    const isSlow = error instanceof GitError && error.exitCode === undefined
    if (folder === undefined || !isSlow) throw error
    throw new UsageError(`git could not read ${folder} in time. Choose a smaller folder with --repository.`)
  })
  try {
    const payload = sent ?? (await prepareEvent(name, emulators.repository, { ...seed, onReady: clock.start }))
    clock.start()
    return { emulators, payload }
  } catch (error) {
    await emulators.close()
    throw error
  }
}

/** What a job has asked of GitHub's API. --json prints it unchanged, so its fields are a public interface. */
type ApiCalls = ReturnType<ReturnType<typeof callsSince>>

/** Counts the requests from now on. The returned function gives those so far. */
function callsSince({ requests }: GitHubEmulator) {
  const first = requests.length
  return () => {
    const own = requests.slice(first)
    const rest = own.filter(({ path }) => !path.includes('/graphql'))
    const written = rest.filter(({ method }) => method !== 'GET')
    const writes = written.filter(({ status = 0 }) => status > 0 && status < 400)
    const calls = { reads: rest.length - written.length, writes: written.length, graphql: own.length - rest.length }
    // GitHub allows 80 requests that create content in a minute.
    return { writes: writes.map(({ method, path }) => `${method} ${path}`), calls }
  }
}

function effectsText({ writes, calls }: ApiCalls): string {
  const counted = [...Map.groupBy(writes, (line) => line)].map(([line, { length }]) =>
    length > 1 ? `- ${line} (${length})` : `- ${line}`
  )
  const lines = counted.length === 0 ? ['- nothing was written'] : counted.map(visibleText)
  const total = calls.reads + calls.writes + calls.graphql
  const numbers = `${calls.reads} read, ${calls.writes} write, ${calls.graphql} GraphQL`
  return [...lines, `${plural(total, 'API call')}: ${numbers}`, ''].join('\n')
}

function projectText(folder: string | undefined, model: RealModel | undefined): string {
  if (!model)
    return [
      'Project: the demo project, not your own files.',
      'Model: scripted, so it does the same whatever is asked.',
      'For your own: --model NAME, in a checkout or with --repository FOLDER.',
      ''
    ].join('\n')
  const { name, host } = model
  return visibleText(`Project: ${folder ?? ''}\nModel: ${name} at ${host}. ${LEAVING}\n`)
}

const LEAVING = 'Only requests to it, and downloads of packages that the repository declares, can leave this machine.'

/** An issue or a pull request as a run has left it. --json prints it unchanged, so its fields are a public interface. */
type ShownThread = Awaited<ReturnType<typeof threadsOf>>[number]

async function threadsOf(repository: EmulatedRepository) {
  const { issues, git } = repository.state
  return await Promise.all(
    [...issues.values()].map(async ({ number, title, body, pullRequest }) => {
      const comments = repository
        .comments(number)
        .map(({ author, body: text }) => ({ author: author.login, body: text }))
      const thread = { number, title, body, comments }
      if (!pullRequest) return { kind: 'issue' as const, ...thread }
      const { isDraft, headRef: head, headSha, baseRef: base, baseSha } = pullRequest
      const diff = await git.text(['diff', '--no-color', '--no-ext-diff', `${baseSha}...${headSha}`])
      return { kind: 'pull_request' as const, ...thread, head, base, isDraft, diff }
    })
  )
}

/** The threads for a terminal: titles, texts, comments and changes. */
async function threadsText(threads: readonly ShownThread[], style: Style): Promise<string> {
  const texts = await Promise.all(threads.map((thread) => threadText(thread, style)))
  return texts.map((text) => `\n${text}\n`).join('')
}

async function threadText(thread: ShownThread, style: Style): Promise<string> {
  const title = style('bold', visibleText(`${labelOf(thread)}: ${thread.title}`))
  const comments = await Promise.all(
    thread.comments.map(
      async ({ author, body }) => `${style('bold', author)} commented:\n${indent(await shownText(body))}`
    )
  )
  const body = thread.body === null ? '' : await shownText(thread.body)
  const change = thread.kind === 'pull_request' ? colorDiff(visibleText(thread.diff), style) : ''
  const parts = [body, ...comments, change].filter((part) => part.trim() !== '')
  return [title, ...parts.map(indent)].join('\n\n')
}

/** Folded sections are unfolded. */
async function shownText(markdown: string): Promise<string> {
  const { renderMarkdown } = await import('../../emulators/github/rendered-markdown.ts')
  const text = await pageText(await renderMarkdown(markdown, 'https://github.com'))
  return text.replaceAll(/^ *<\/?details>\n*/gmu, '').replaceAll(/<summary>(.*)<\/summary>/gu, '▸ $1')
}

function labelOf(thread: ShownThread): string {
  if (thread.kind === 'issue') return `Issue #${thread.number}`
  const { number, head, base, isDraft } = thread
  return `Pull request #${number} (${isDraft ? 'draft, ' : ''}${head} into ${base})`
}

interface RealModel {
  readonly name: string
  readonly host: string
  readonly inputs: Readonly<Record<string, string>>
}

/**
 * The model of --model, or for a comment of the user's that of FORGEHAND_MODEL. Undefined for the scripted one.
 *
 * @throws UsageError for a model that cannot be used
 */
function chooseModel(
  { model: named, comment, baseUrl = '' }: SimulateFlags,
  { FORGEHAND_MODEL = '', ...environment }: Environment
): RealModel | undefined {
  const model = named ?? (comment === undefined ? '' : FORGEHAND_MODEL)
  if (model === '') return undefined
  const { credential, host, name } = readLocalModels({ model, baseUrl }, environment).main
  return {
    name,
    host,
    inputs: { model, 'base-url': baseUrl, 'api-key': credential.kind === 'key' ? credential.key : '' }
  }
}

/** The scripted model of the demo. Depending on the tools that it is offered, it also answers, or gives a verdict on a review. */
export const scriptedModel: Script = (request) => nextStep(stepsFor(request.tools), request)

function stepsFor(tools: readonly string[]): readonly Step[] {
  const [look] = demoScript
  const [finish] = demoScript.slice(-1)
  if (!tools.includes('edit_file'))
    return [look, callOf('read_file', { path: 'src/duration.js' }), callOf('finish', ANSWER)]
  if (!tools.includes('answer_thread') || !finish) return demoScript
  const verdict = { thread: 'T1', verdict: 'fixed', text: 'All parts of a duration are added up now.' }
  return [...demoScript.slice(0, -1), callOf('answer_thread', verdict), finish]
}

const ANSWER = {
  title: 'Why only one part counts',
  description: '`parseDuration` matches only the start of the text, so everything after the first part is lost.',
  complete: true
}

function callOf(name: string, args: Readonly<Record<string, unknown>>): Step {
  return { text: '', toolCalls: [{ name, arguments: args }] }
}
