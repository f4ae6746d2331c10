import type { CiFailure, JobFailure } from '../domain/ci-failure.ts'
import { codeSpan, escapeMarkdown } from '../text/quote-markdown.ts'
import { oneLine } from '../text/shorten.ts'

/** Asks for the repair of a pull request's checks, where agent.yml has `ci-repair: labelled`. */
export const ATTEMPT_LABEL = 'agent:fix-ci'

const MAX_NAME = 100
const MAX_TESTS = 10

interface Failed {
  readonly failure: JobFailure
}

/** Nothing of a fork is run, so the comment only says what the logs show. */
export function forkComment({ name }: CiFailure, failed: readonly Failed[]): string {
  return [
    `${nameOf(name)} failed. Forgehand does not run the code of a fork, so it did not look for a fix.`,
    ...failedJobs(failed)
  ].join('\n\n')
}

export function startupComment({ name, source }: CiFailure): string {
  const file = source.kind === 'workflow' && source.path !== '' ? ` ${codeSpan(source.path)}` : ''
  return `${nameOf(name)} did not start: GitHub found an error in its workflow file${file}. Forgehand does not change workflow files.`
}

export function attemptsComment(
  name: string,
  attempts: readonly { readonly sha: string; readonly title: string }[]
): string {
  const list = attempts.map(({ sha, title }) => `- ${sha.slice(0, 7)}: ${codeSpan(oneLine(title, MAX_NAME))}`)
  return [
    `${nameOf(name)} still fails after ${attempts.length} attempts to repair it, so Forgehand stops here. Each of them changed:`,
    list.join('\n'),
    'A commit by a person resets the count.'
  ].join('\n\n')
}

export function brokenBaseComment(
  { name }: CiFailure,
  { base, at, failed }: { readonly base: string; readonly at: string; readonly failed: readonly Failed[] }
): string {
  return [
    `${nameOf(name)} is broken on ${codeSpan(base)} in the same way, at ${at}. This pull request did not cause it, so Forgehand changed nothing here.`,
    ...failedJobs(failed)
  ].join('\n\n')
}

/**
 * The start of a sentence.
 *
 * Attack: a workflow in a pull request is called `/approve`, which would be a command to a bot at the start of our comment.
 */
function nameOf(name: string): string {
  return `The check ${escapeMarkdown(oneLine(name, MAX_NAME))}`
}

/** What failed, without any text of the logs but the names. */
function failedJobs(failed: readonly Failed[]): readonly string[] {
  if (failed.length === 0) return []
  const lines = failed.map(({ failure: { job, step, failingTests } }) => {
    const place = [job.name, step].flatMap((part) => (part === undefined ? [] : [codeSpan(oneLine(part, MAX_NAME))]))
    const tests = failingTests.slice(0, MAX_TESTS).map((test) => codeSpan(oneLine(test, MAX_NAME)))
    return `- ${place.join(', step ')}${tests.length === 0 ? '' : `: ${tests.join(', ')}`}`
  })
  return [lines.join('\n')]
}
