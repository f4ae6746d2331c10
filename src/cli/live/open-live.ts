import type { Environment } from '../../domain/settings.ts'
import { supportsUnicode } from '../terminal-writer.ts'
import { terminalColumns } from '../terminal-columns.ts'
import { styleFor } from '../text-blocks.ts'
import { LiveReporter, type LiveOptions } from './live-reporter.ts'

/** Shows a run in the terminal until it is closed, and at the latest until the program ends. */
export function openLive(stream: NodeJS.WriteStream, environment: Environment, options: LiveOptions): LiveReporter {
  const style = styleFor(stream)
  const live = new LiveReporter(
    {
      size: () => stream,
      write: (text) => void stream.write(text),
      hasUnicode: supportsUnicode(environment, process.platform),
      format: () => ({ columns: terminalColumns(stream, environment), style })
    },
    options
  )
  const redraw = () => {
    live.redraw()
  }
  // The shell has written below the rows while the program was suspended.
  const moveBelow = () => {
    live.moveBelow()
  }
  const end = () => void live.close()
  stream.on('resize', redraw)
  process.on('SIGCONT', moveBelow).once('exit', end)
  return live
}
