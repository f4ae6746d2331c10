import type { ExecFileException } from 'node:child_process'
import { runProgram } from './machine-program.ts'

/** Files that git opens in a work tree by their names, whether or not they are tracked. */
const OPENED_BY_NAME = ['.gitignore', '.gitattributes', '.gitmodules', '.mailmap']

/**
 * A named pipe in the place of a file that git opens by itself, for which it waits without end. Other pipes are harmless: git looks at what
 * a tracked or new path is before it opens it.
 *
 * @returns the path in the work tree; undefined if there is none, or if the search was ended
 */
export async function blockingPipe(root: string, signal: AbortSignal): Promise<string | undefined> {
  const names = OPENED_BY_NAME.flatMap((name) => ['-name', name, '-o'])
  const args = ['.', '-type', 'p', '(', ...names, '-path', '*/.git/*', ')', '-printf', '%P\\0']
  const place = { workTree: root, environment: { PATH: '/usr/bin:/bin', LC_ALL: 'C' }, cwd: root, signal }
  // It exits with 1 if it cannot read a folder. What it cannot read, git cannot read either.
  const output = await runProgram('find', args, place).catch(
    (error: unknown) => (error as ExecFileException).stdout ?? ''
  )
  const [path = ''] = output.split('\0')
  return signal.aborted || path === '' ? undefined : path
}
