import { plural } from '../text/format.ts'
import { visibleText } from '../text/visible-text.ts'
import type { ApiCalls, Effects } from './simulate-effects.ts'
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
