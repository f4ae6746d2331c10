import type { Emulators } from '../../emulators/start-emulators.ts'
import type { StepResult } from '../../emulators/runner/runner.ts'
import type { RunEvent } from '../report/reporter.ts'
import type { Redact } from '../secrets/redact.ts'
import { visibleText } from '../text/visible-text.ts'
import { runAction, type RunActionOptions } from './run-action.ts'
import { showsLive } from './terminal.ts'
import type { ServedRun } from './render-page.ts'

export interface ActionDisplay {
  readonly stream: NodeJS.WriteStream
  readonly redact: Redact
  readonly print: (line: string) => void
}

export interface ShownRun {
  readonly main: StepResult
  /** The same run, for the pages of --serve. */
  readonly served: ServedRun
}

/** Runs the built action. A terminal shows it as `forgehand run` would; elsewhere, its log is printed. */
export async function showAction(
  emulators: Emulators,
  options: Omit<RunActionOptions, 'onLine' | 'onEvent'>,
  display: ActionDisplay
): Promise<ShownRun> {
  const lines: string[] = []
  const runDisplay = await openRunDisplay(display)
  const onLine = (line: string) => {
    lines.push(visibleText(line))
    runDisplay.onLine(line)
  }
  try {
    const main = await runAction(emulators, { ...options, onLine, onEvent: runDisplay.onEvent })
    const trace = main.outputs['trace-path'] ?? ''
    return { main, served: { view: { summary: main.summary, lines }, trace } }
  } finally {
    await runDisplay.close()
  }
}

interface OpenDisplay extends Pick<RunActionOptions, 'onLine' | 'onEvent'> {
  readonly close: () => Promise<void>
}

async function openRunDisplay({ stream, redact, print }: ActionDisplay): Promise<OpenDisplay> {
  if (!showsLive(stream, process.env)) return { onLine: print, onEvent: undefined, close: () => Promise.resolve() }
  const { openDisplay } = await import('./run-display.ts')
  const { reporters } = await openDisplay({ stream, environment: process.env, redact, trace: undefined })
  const lines: string[] = []
  let state: 'silent' | 'running' | 'ended' = 'silent'
  return {
    onLine: (line) => void lines.push(line),
    onEvent: (event: RunEvent) => {
      state = event.kind === 'ended' ? 'ended' : 'running'
      reporters.onEvent(event)
    },
    close: async () => {
      await reporters.close()
      // A run that is refused has no events, and one that crashes has no end. The log says why.
      const unshown = lines.filter((line) => state === 'silent' || (state === 'running' && /^Error\b/.test(line)))
      for (const line of unshown) print(line)
    }
  }
}
