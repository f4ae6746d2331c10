import type { RunSnapshot } from './run-snapshot.ts'
import { stepTitle } from './step-titles.ts'

const MAX_CALLS = 60

/** The run as a Mermaid diagram: its steps, and the longest tool calls under them. '' when nothing was begun. */
export function timeline(run: RunSnapshot): string {
  if (run.steps.length === 0) return ''
  const steps = run.steps.map(({ step, startedAt, endedAt }) =>
    bar(`${stepTitle(step)} :active`, startedAt, endedAt ?? run.durationMs)
  )
  const longest = [...run.tools].sort((a, b) => b.durationMs - a.durationMs).slice(0, MAX_CALLS)
  const calls = longest
    .sort((a, b) => a.startedAt - b.startedAt)
    .map(({ name, ok, startedAt, durationMs }) =>
      bar(`${words(name)} :${ok ? 'done' : 'crit'}`, startedAt, startedAt + durationMs)
    )
  return [
    '```mermaid',
    'gantt',
    '  dateFormat x',
    '  axisFormat %M:%S',
    '  section Steps',
    ...steps,
    ...(calls.length > 0 ? ['  section Tools', ...calls] : []),
    '```'
  ].join('\n')
}

function bar(title: string, startedAt: number, endedAt: number): string {
  const start = Math.floor(startedAt)
  return `  ${title}, ${start}, ${Math.max(Math.ceil(endedAt), start + 1)}`
}

// The name of a tool is what the model called it: letters only, or it could write Mermaid.
function words(name: string): string {
  return name.replace(/[^A-Za-z0-9 _-]/g, '').slice(0, 60) || 'unknown'
}
