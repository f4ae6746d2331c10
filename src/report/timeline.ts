import type { RunSnapshot } from './run-snapshot.ts'
import { STEP_TITLES } from './sentences.ts'

const MAX_CALLS = 60

/** The run as a Mermaid Gantt chart: its steps and its longest tool calls. '' when no step started. */
export function timeline(run: RunSnapshot): string {
  if (run.steps.length === 0) return ''
  const steps = run.steps.map(({ step, startedAt, endedAt, hasFailed }) =>
    bar(`${STEP_TITLES[step]} :${hasFailed ? 'crit' : 'active'}`, startedAt, endedAt ?? run.durationMs)
  )
  const longest = [...run.tools].sort((a, b) => b.durationMs - a.durationMs).slice(0, MAX_CALLS)
  const calls = longest
    .sort((a, b) => a.startedAt - b.startedAt)
    .map(({ name, status, startedAt, durationMs }) =>
      bar(`${plainName(name)} :${status === 'done' ? 'done' : 'crit'}`, startedAt, startedAt + durationMs)
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

// The model writes the names of tools. With other characters it could write Mermaid.
function plainName(name: string): string {
  return name.replace(/[^A-Za-z0-9 _-]/g, '').slice(0, 60) || 'unknown'
}
