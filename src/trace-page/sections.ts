import { SIGNS, type Sign } from '../agent/call-status.ts'
import type { Check, Verification } from '../domain/verification.ts'
import { describeCheckEnd, excludedNames, excludedWithRules } from '../report/sentences.ts'
import type { RunSnapshot } from '../report/run-snapshot.ts'
import { FIXED_IN_PART } from '../report/verification-section.ts'
import type { LineTotals } from '../text/edit-totals.ts'
import { formatDuration, listFirst, plural } from '../text/format.ts'
import { checkOf, compareChecks, type ComparedCheck } from '../verification/compare.ts'
import { judgeCheck } from '../verification/judge-check.ts'
import { editTotals } from './edit-totals.ts'
import { html, type Html } from './html.ts'
import { block, withLineBreaks } from './blocks.ts'
import type { Conversation } from './view.ts'

const MAX_NAMES = 8

/** The files that the calls edited. */
export function changesSection(conversation: Conversation): Html | undefined {
  const { files } = editTotals(conversation)
  if (files.length === 0) return undefined
  const rows = files.map(
    ({ path, added, removed }) =>
      html`<tr>
        <td><code>${path}</code></td>
        <td class="num">${lineCounts({ added, removed })}</td>
      </tr>`
  )
  return html`<section id="changes">
    <h2>Files edited</h2>
    <table>
      <thead>
        <tr>
          <th>File</th>
          <th class="num">Lines</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </section>`
}

export function lineCounts({ added, removed }: LineTotals): Html {
  return html`<span class="plus">+${added}</span> <span class="minus">−${removed}</span>`
}

/** The repository's own checks before and after the work. */
export function verificationSection({ verification }: RunSnapshot): Html | undefined {
  const compared = compareChecks(verification)
  const notRun = verification.notRun ?? []
  if (compared.length === 0 && notRun.length === 0) return undefined
  const rows = compared.map(
    (check) =>
      html`<tr>
        <td><code>${check.command}</code>${testsOf(check, verification)}</td>
        <td>${endOf(check.before, checkOf(check, verification.before))}</td>
        <td>${endOf(check.after, checkOf(check, verification.after))}</td>
      </tr>`
  )
  const table = html`<table class="checks">
    <thead>
      <tr>
        <th>Check</th>
        <th>Before the work</th>
        <th>After the work</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
  const outputs = (['before', 'after'] as const).flatMap((when) =>
    verification[when].map(
      (check) =>
        html`<details class="output">
          <summary>
            Output of <code>${check.command}</code> ${when} the work <small>${formatDuration(check.durationMs)}</small>
          </summary>
          ${block(check.output, `Output of ${check.command} ${when} the work`)}
        </details>`
    )
  )
  const skipped =
    notRun.length === 0
      ? undefined
      : html`<p>Not run, because the code is from a fork: ${listFirst(notRun, MAX_NAMES)}.</p>`
  return html`<section id="verification">
    <h2>Verification</h2>
    ${compared.length === 0 ? undefined : table}${skipped}${outputs}
  </section>`
}

function endOf(end: ComparedCheck['before'], check: Check | undefined): Html {
  if (!end || !check) return html`<span class="muted">did not run</span>`
  const { sign, label } = describeCheckEnd(judgeCheck(check).kind, check.exitCode)
  const tone = end.kind === 'passed' ? 'good' : end.kind === 'failed' ? 'bad' : 'warn'
  return html`${signOf(sign, tone)} ${label} <small>${formatDuration(check.durationMs)}</small>`
}

export function signOf({ symbol }: Sign, tone: string): Html {
  return html`<span class="sign ${tone}" aria-hidden="true">${symbol}</span>`
}

function testsOf({ tests, isWorse }: ComparedCheck, { unpublished }: Verification): Html | undefined {
  if (!tests) return undefined
  const names = (label: string, list: readonly string[]) =>
    list.length === 0 ? [] : [html`<li>${label}: ${listFirst(list, MAX_NAMES)}</li>`]
  const items = [
    html`<li>
      ${tests.passed === undefined ? '' : `${tests.passed} passed, `}${tests.failed}
      failed${isWorse ? ' (worse than before)' : ''}
    </li>`,
    ...names(unpublished ? FIXED_IN_PART : 'Fixed', tests.fixed),
    ...names('Fails now', tests.newlyFailing),
    ...names('Still fails', tests.stillFailing),
    ...names('New', tests.added)
  ]
  return html`<ul class="tests">
    ${items}
  </ul>`
}

/** The commands that the policy refused. */
export function refusedSection({ denials }: RunSnapshot): Html | undefined {
  if (denials.length === 0) return undefined
  const items = denials.map(
    ({ command, reason, remedy = '' }) =>
      html`<li>
        ${signOf(SIGNS.refused, 'warn')} <code>${command}</code>
        <p>${reason}</p>
        ${remedy === '' ? undefined : html`<p>To allow it in agent.yml: <code>${remedy}</code></p>`}
      </li>`
  )
  return html`<section id="refused">
    <h2>Denied commands</h2>
    <ul class="cards">
      ${items}
    </ul>
  </section>`
}

/** Everything else that users should know. */
export function noticesSection(run: RunSnapshot): Html | undefined {
  const { warnings, approvals, installations, sandbox, excludedFiles, todo } = run
  const items = [
    ...warnings.map((text) => row('Warning', text)),
    ...approvals.map(({ what, by }) => row('Approved', `${by} approved a ${what}.`)),
    ...installations.map(({ tool, command, result, durationMs }) =>
      row('Dependencies', `${tool}: ${result}, ${formatDuration(durationMs)} (${command}).`)
    ),
    ...(excludedFiles
      ? [row('Protected files', `Left out of the change: ${excludedNames(excludedWithRules(excludedFiles))}.`)]
      : []),
    ...(todo.length > 0
      ? [
          row(
            'Steps of the model',
            `${todo.filter(({ status }) => status === 'completed').length} of ${plural(todo.length, 'step')} done.`
          )
        ]
      : []),
    ...(sandbox === undefined ? [] : [row('Sandbox', sandbox)])
  ]
  if (items.length === 0) return undefined
  return html`<section id="notices">
    <h2>Notes</h2>
    <dl class="rows">${items}</dl>
  </section>`
}

function row(name: string, text: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${withLineBreaks(text)}</dd>
  </div>`
}
