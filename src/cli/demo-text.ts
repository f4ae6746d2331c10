import { SIGNS } from '../agent/call-status.ts'
import { formatDuration } from '../text/format.ts'
import { quoteForShell } from '../text/shell-quote.ts'
import { keptText, type KeptFiles } from './kept-files.ts'
import type { CloneTest } from './test-fresh-clone.ts'
import { indent } from '../text/lines.ts'
import { colorDiff, type Style } from './terminal.ts'

/** The result of the demo. --json prints it unchanged, so its fields are a public interface. */
export interface DemoResult {
  readonly outcome: string
  readonly pullRequest:
    { readonly number: number; readonly url: string; readonly title: string; readonly body: string } | undefined
  readonly outputs: Readonly<Record<string, string>>
  /** Exit code of the action; undefined when a signal ended it. */
  readonly exitCode: number | undefined
  readonly durationMs: number
  readonly githubRequests: number
  readonly modelRequests: number
  /** Undefined if there is no branch to test. */
  readonly proof: CloneTest | undefined
  /** The page of the run's trace, which stays; undefined if the run wrote none. */
  readonly tracePage: string | undefined
  /** Undefined without --keep. */
  readonly kept: KeptFiles | undefined
}

/**
 * Formats the result for a terminal: the pull request, its change, the test result, and what to try next.
 *
 * @param options.demo the command that ran the demo
 * @param options.isServed true if its pages can be opened now
 */
export function demoText(
  result: DemoResult,
  options: { readonly style: Style; readonly demo: string; readonly isServed: boolean }
): string {
  const { style, demo, isServed } = options
  const { pullRequest, outcome, proof, durationMs, modelRequests, githubRequests, tracePage, kept } = result
  const requests = `${modelRequests} requests to the model, ${githubRequests} to GitHub`
  const figures = `Outcome: ${outcome}, after ${formatDuration(durationMs)}, ${requests}.`
  if (!pullRequest || !proof) return `\n${style('bold', 'No pull request was opened.')}\n${figures}\n`
  const sign = proof.exitCode === 0 ? style('green', SIGNS.done.symbol) : style('red', SIGNS.failed.symbol)
  const sections = [
    style('bold', `Pull request #${pullRequest.number}: ${pullRequest.title}`),
    indent(leadOf(pullRequest.body)),
    style('bold', 'Change'),
    indent(colorDiff(proof.diff, style)),
    style('bold', 'Test result'),
    indent(`${sign} ${proof.command} on a fresh clone of the branch: exit code ${proof.exitCode}`),
    indent(figures),
    tracePage === undefined ? '' : style('bold', 'Every turn, call and change of the run, as a page'),
    tracePage === undefined ? '' : indent(tracePage),
    kept ? keptText(kept, style) : '',
    nextText({ demo, isServed, trace: kept?.['trace'] }, style)
  ]
  return `\n${sections.filter(Boolean).join('\n\n')}\n`
}

// The rest is collapsed on GitHub and too long for a terminal.
function leadOf(body: string): string {
  return (body.split(/\n(?:> \[!|<details>)/, 1)[0] ?? '').trim()
}

interface NextOptions {
  readonly demo: string
  readonly isServed: boolean
  readonly trace: string | undefined
}

/** What to try next. It names only files that exist, and nothing that is already done. */
function nextText({ demo, isServed, trace }: NextOptions, style: Style): string {
  // Started by npm, the demo runs in a clone, where `forgehand` is not on the PATH.
  const program = demo.startsWith('npm') ? 'npx node dist/cli/index.js' : 'forgehand'
  const commands: readonly (readonly [command: string, about: string])[] = [
    ...(isServed
      ? []
      : [
          [
            `${demo} --serve`,
            'show the issue, the pull request, each state of the comment and the trace as pages'
          ] as const
        ]),
    trace === undefined
      ? [`${demo} --keep`, 'keep the repository, the workspace and the trace, with its page']
      : [
          `${program} trace ${quoteForShell(trace)} --open`,
          'look at a run: turns, calls, changes, tokens and cost as one page'
        ],
    [
      `${program} simulate --comment "/agent fix the failing test"`,
      'the same with your own checkout and request, if a model and its key are set'
    ],
    [`${program} run "fix the failing test" --model NAME`, 'run a real model in your own checkout'],
    [`${program} init`, 'set up the workflow for your repository on GitHub']
  ]
  const width = Math.max(...commands.map(([command]) => command.length))
  const lines = commands.map(([command, about]) => `${command.padEnd(width)}  ${style('dim', about)}`)
  return `${style('bold', 'Next')}\n\n${indent(lines.join('\n'))}`
}
