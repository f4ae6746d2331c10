import { plural } from '../text/format.ts'
import { visibleText } from '../text/visible-text.ts'
import type { WorkflowMistake } from '../workflows/mistakes.ts'
import { AGENT_FILE } from './local-repository.ts'
import type { ApiCalls, Effects } from './simulate-effects.ts'
import type { SimulatedProject, SimulatedSettings } from './simulate-project.ts'
import type { SimulatedEvent, SimulatedJob, SimulatedRun } from './simulate-workflow.ts'
import { indent } from './text-blocks.ts'

/** What was written, and what it cost. */
export function effectsText({ writes, calls }: Effects): string {
  const lines = writes.length === 0 ? ['nothing was written'] : writes
  return [...lines.map((line) => `- ${visibleText(line)}`), callsText(calls), ''].join('\n')
}

function callsText({ reads, writes, graphql, git }: ApiCalls): string {
  const total = reads + writes + graphql
  return `${plural(total, 'API call')}: ${reads} read, ${writes} write, ${graphql} GraphQL; ${plural(git, 'git request')}`
}

/** Which files and settings are simulated, and how to simulate others. */
export function projectText({ folder, settings }: SimulatedProject): string {
  const project =
    folder ?? 'the demo project, with a scripted model. For files of your own: --repository FOLDER --model NAME.'
  return [`Project: ${project}`, `Settings: ${settingsText(settings)}`].map((row) => `${visibleText(row)}\n`).join('')
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

/** What is wrong with the workflow. */
export function mistakesText(file: string, mistakes: readonly WorkflowMistake[]): string {
  return mistakes
    .map(({ title, detail, remedy }) => {
      const lines = [...(detail === undefined ? [] : [detail]), ...remedy.split('\n')]
      return `\n✗ ${visibleText(`${file}: ${title}`)}\n${lines.map((line) => `    ${visibleText(line)}\n`).join('')}`
    })
    .join('')
}

/** The jobs of a workflow for one event. */
export function eventText({ event, jobs }: SimulatedEvent): string {
  return `\n${event}\n${jobs.map((job) => indent(jobText(job))).join('')}`
}

function jobText({ job, skipped, runs }: SimulatedJob): string {
  if (skipped !== undefined) return `${job}: skipped, ${skipped}\n`
  return runs.map((run) => `${job}${matrixLabel(run)}: ${run.outcome}\n${indent(effectsText(run))}`).join('')
}

function matrixLabel({ matrix }: SimulatedRun): string {
  if (!matrix) return ''
  const values = Object.values(matrix).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  return ` (${visibleText(values.join(', '))})`
}
