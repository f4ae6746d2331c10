import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startInTerminal } from '../__tests__/support/pty.ts'
import { animatedSvg, transcript } from './demo-svg.ts'

// docs/media/demo.svg: the output of the demo in a terminal, as an animation. Run it after `npm run build`.

const root = join(import.meta.dirname, '..')
/** Nothing is wrapped. The script cuts rows once their times and ports are replaced. */
const COLUMNS = 400

// The demo leaves the page of its trace.
await using stack = new AsyncDisposableStack()
const folder = await mkdtemp(join(tmpdir(), 'forgehand-'))
stack.defer(() => rm(folder, { recursive: true }))
const demo = startInTerminal([process.execPath, 'src/cli/index.ts', 'demo'], {
  ...{ columns: COLUMNS, cwd: root },
  env: { TMPDIR: folder }
})
const exitCode = await demo.ended
if (exitCode !== 0) throw new Error(`The demo failed:\n${demo.history().join('\n')}`)
await mkdir(join(root, 'docs/media'), { recursive: true })
const svg = animatedSvg('npm run demo', transcript(demo.styledHistory()))
await writeFile(join(root, 'docs/media/demo.svg'), svg)
