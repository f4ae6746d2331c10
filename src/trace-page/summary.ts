import type { Check } from '../domain/verification.ts'
import { describeOutcome } from '../report/describe-outcome.ts'
import { plainText } from '../report/outputs.ts'
import type { RunSnapshot } from '../report/run-snapshot.ts'
import { describeCheckEnd, excludedNames, excludedWithRules, STEP_TITLES } from '../report/sentences.ts'
import { testGroups } from '../report/verification-section.ts'
import { totalsByPath } from '../text/edit-totals.ts'
import { oneLine } from '../text/shorten.ts'
import { compareChecks } from '../verification/compare.ts'
import { judgeCheck } from '../verification/judge-check.ts'

/** A link in Markdown that we wrote. The page has links of its own. */
const LINK = /\[([^\]]*)\]\(<[^>]*>\)/g

/** What the page shows of a run besides its turns. Times are milliseconds since the start of the run. */
export function summaryOf(snapshot: RunSnapshot, end: string | undefined) {
  const { run, outcome, tools, verification, excludedFiles } = snapshot
  const { turns, tokens, cost, durationMs, steps, denials, warnings, approvals, installations, sandbox, todo } =
    snapshot
  const { before, after, notRun } = verification
  const task = run?.task
  const titles = [task?.title, task?.instruction, run?.request].map((text = '') => oneLine(text, 160))
  // The phrase that starts a command is a setting, which no sentence of the page needs.
  const sentence = outcome && plainText(describeOutcome(outcome, '/agent').sentence.replace(LINK, '$1'))
  return {
    ...{ turns, tokens, cost, durationMs, steps, denials, warnings, approvals, installations, sandbox, todo },
    title: titles.find(Boolean) ?? 'A run in a checkout',
    end: end ?? 'unfinished',
    sentence: sentence ?? (end && 'A run of the command line.'),
    links: linksOf(snapshot),
    task: task && { who: task.actor.login, what: task.subject, number: task.number, text: task.instruction.trim() },
    model: run && { name: run.model, host: run.host, maxTurns: run.limits.turns },
    titles: STEP_TITLES,
    calls: { all: tools.length, failed: tools.filter(({ status }) => status !== 'done').length },
    files: totalsByPath(tools.flatMap(({ edits }) => edits)),
    checks: compareChecks(verification).map(({ tests, ...check }) => ({
      ...check,
      tests: tests && { ...tests, groups: testGroups(tests, verification) }
    })),
    runs: [...before.map((check) => checkRun(check, 'before')), ...after.map((check) => checkRun(check, 'after'))],
    notRun,
    excluded: excludedFiles && excludedNames(excludedWithRules(excludedFiles))
  }
}

function checkRun(check: Check, time: 'before' | 'after') {
  const end = judgeCheck(check)
  const { sign, label } = describeCheckEnd(end, check.exitCode)
  return { ...check, tests: undefined, time, kind: end.kind, sign: sign.symbol, label }
}

function linksOf({ run, outcome }: RunSnapshot) {
  const publication = outcome && 'publication' in outcome ? outcome.publication : undefined
  const { pullRequest } = publication ?? {}
  const issue = outcome?.kind === 'answered' ? outcome.issue : undefined
  const links = [
    pullRequest && { text: `Pull request #${pullRequest.number}`, url: pullRequest.url },
    publication && !pullRequest && { text: `Branch ${publication.branch}`, url: publication.compareUrl },
    issue && { text: `Issue #${issue.number}`, url: issue.url },
    run?.runUrl !== undefined && { text: 'Workflow run', url: run.runUrl }
  ]
  // Attack: an address such as `javascript:`.
  return links.filter((link) => link && /^https?:\/\//i.test(link.url))
}
