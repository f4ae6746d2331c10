/** The exit code of Node itself when a module never finishes loading. */
const UNFINISHED = 13

/**
 * Runs a program. If the event loop is empty before the program is done, the process fails. Node alone would exit with 0 then, as if all had
 * gone well.
 */
export async function runToEnd(program: () => Promise<unknown>): Promise<void> {
  // Libraries that are loaded from now on would print past our redaction, such as the header that authorizes git.
  delete process.env['DEBUG']
  const failIfUnfinished = (exitCode: number) => {
    if (exitCode !== 0) return
    process.exitCode = UNFINISHED
    process.stderr.write('Forgehand ended before its work was done. This is a bug: please report it.\n')
  }
  // Added last, because other listeners may clear what the terminal shows.
  const onEmptyLoop = () => {
    process.once('exit', failIfUnfinished)
  }
  process.once('beforeExit', onEmptyLoop)
  try {
    await program()
  } finally {
    process.off('beforeExit', onEmptyLoop)
    process.off('exit', failIfUnfinished)
  }
}
