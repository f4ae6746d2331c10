import { plural } from '../text/format.ts'
import { visibleText } from '../text/visible-text.ts'
import type { WorkflowMistake } from '../workflows/mistakes.ts'
import { AGENT_FILE } from './local-workspace.ts'
import type { ApiCalls, Effects } from './simulate-effects.ts'
import type { SimulateFlags } from './simulate-plan.ts'
import type { SimulatedProject, SimulatedSettings } from './simulate-project.ts'
import { matrixValues, type SimulatedEvent, type SimulatedJob, type SimulatedRun } from './simulate-workflow.ts'
import type { SimulatedModel } from './simulate-model.ts'
import type { PullRequestThread } from './simulated-threads.ts'
import { indent } from '../text/lines.ts'
import { wrapLines } from './prose.ts'
import type { Style } from './text-blocks.ts'
import { threadsText } from './threads-text.ts'

/** What was written, and what it cost. */
export function effectsText({ writes, calls }: Effects): string {
  const lines = writes.length === 0 ? ['nothing was written'] : writes
  return [...lines.map((line) => `- ${visibleText(line)}`), callsText(calls), ''].join('\n')
}

function callsText({ reads, writes, graphql, git }: ApiCalls): string {
  const total = reads + writes + graphql
  return `${plural(total, 'API call')}: ${reads} read, ${writes} write, ${graphql} GraphQL; ${plural(git, 'git request')}`
}

/** How to look at more of a simulation. The emulator ends with the command, and the links to it with the emulator. */
export function hintText({ keep, serve }: Pick<SimulateFlags, 'keep' | 'serve'>): string {
  if (serve) return ''
  const pages =
    'Links to 127.0.0.1 work only with --serve, which shows issue, comment, pull request and trace as pages.'
  return `\n${pages}${keep ? '' : ' To keep the repository and the trace: --keep.'}\n`
}

/** Which files, settings and model are simulated, and how to simulate others. */
export function projectText({ folder, settings }: SimulatedProject, model: SimulatedModel): string {
  const project = folder ?? 'the demo project. For files of your own: --repository FOLDER --model NAME.'
  const rows = [`Project: ${project}`, `Settings: ${settingsText(settings)}`, `Model: ${modelText(model)}`]
  return rows.map((row) => `${visibleText(row)}\n`).join('')
}

/** Repeats at the end what was played instead of the user's own files, and why; '' with a real model. */
export function playedText(model: SimulatedModel): string {
  if (model.kind === 'real') return ''
  const why = model.why === '' ? 'For files of your own: --repository FOLDER --model NAME.' : model.why
  return `\nThis was the demo project with a scripted model, not your own files. ${visibleText(why)}\n`
}

function modelText(model: SimulatedModel): string {
  if (model.kind === 'real') return `${model.name} at ${model.host}. ${leavingText(model.host)}`
  return `scripted, and it does the same whatever is asked.${model.why === '' ? '' : ` ${model.why}`}`
}

/** @param host with its port, as in a URL */
function leavingText(host: string): string {
  return /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host)
    ? 'Nothing leaves this machine except downloads of packages that the repository declares.'
    : 'Only requests to it leave this machine, and downloads of packages that the repository declares.'
}

/** The pull requests that the jobs opened or changed. Equal changes of several events are shown once. */
export async function pullRequestsText(events: readonly ChangingEvent[], style: Style): Promise<string> {
  const all = events.flatMap(({ event, pullRequests }) => pullRequests.map((thread) => ({ event, thread })))
  const groups = Map.groupBy(all, ({ thread: { title, diff } }) => `${title}\n${diff}`)
  const texts = await Promise.all(
    [...groups.values()].map(async (group) => {
      const names = [...new Set(group.map(({ event }) => event))].join(', ')
      const [first] = group
      return `\n${style('bold', `After ${names}`)}\n${await threadsText(first ? [first.thread] : [], style)}`
    })
  )
  return texts.join('')
}

interface ChangingEvent extends Pick<SimulatedEvent, 'event'> {
  readonly pullRequests: readonly PullRequestThread[]
}

function settingsText(settings: SimulatedSettings): string {
  switch (settings.kind) {
    case 'demo':
      return `those of the demo project. For your own ${AGENT_FILE}: --workflow .github/workflows/FILE of your checkout.`
    case 'defaults':
      return `the defaults, because there is no ${settings.missing}.`
    case 'file':
      return settings.ignored.length === 0
        ? settings.path
        : `${settings.path}, without ${settings.ignored.join(', ')}: the demo project has its own.`
  }
}

/** What is wrong with the workflow. Lines to paste are not wrapped. */
export function mistakesText(file: string, mistakes: readonly WorkflowMistake[], columns: number): string {
  return mistakes
    .map(({ line, title, detail, remedy }) => {
      const said = [`✗ ${file}, line ${line}: ${title}`, ...(detail === undefined ? [] : [`    ${detail}`])]
      const pasted = remedy.split('\n').map((each) => `    ${each}`)
      return ['', ...said.map((each) => wrapLines(visibleText(each), columns)), ...pasted.map(visibleText), ''].join(
        '\n'
      )
    })
    .join('')
}

/** The jobs of a workflow for one event. */
export function eventText({ event, jobs }: SimulatedEvent): string {
  return `\n${event}\n${jobs.map((job) => indent(jobText(job))).join('')}`
}

/** What became of each event, in a line for each job that ran, or for the event if none did. */
export function outcomesText(events: readonly (SimulatedEvent & { readonly activity: string | undefined })[]): string {
  const lines = events.flatMap(({ event, activity, jobs }) => {
    const name = activity === undefined ? event : `${event} (${activity})`
    const ran = jobs.flatMap(({ job, runs }) => runs.map((run) => `${job}${matrixLabel(run)}: ${run.outcome}`))
    return (ran.length === 0 ? ['no job ran'] : ran).map((end) => `${visibleText(name)}, ${end}\n`)
  })
  return `\n${lines.join('')}`
}

function jobText({ job, skipped, runs }: SimulatedJob): string {
  if (skipped !== undefined) return `${job}: skipped, ${skipped}\n`
  return runs.map((run) => `${job}${matrixLabel(run)}: ${run.outcome}\n${indent(effectsText(run))}`).join('')
}

function matrixLabel({ matrix }: SimulatedRun): string {
  return matrix ? ` (${visibleText(matrixValues(matrix).join(', '))})` : ''
}
