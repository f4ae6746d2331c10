/** What Node itself exits with if a module never finishes to load. */
const UNFINISHED = 13

/**
 * Runs a program. If the process has nothing left to wait for although the program is not done, it fails: Node ends with 0 then, which would
 * say that everything went well.
 */
export async function runToEnd(program: () => Promise<unknown>): Promise<void> {
  const fail = (exitCode: number) => {
    if (exitCode !== 0) return
    process.exitCode = UNFINISHED
    process.stderr.write('Forgehand ended before its work was done. This is a bug: please report it.\n')
  }
  process.once('exit', fail)
  try {
    await program()
  } finally {
    process.off('exit', fail)
  }
}
