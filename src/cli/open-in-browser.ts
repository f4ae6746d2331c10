import { isSystemError } from '../errors.ts'
import { leaveProgram } from '../git/machine-program.ts'
import { fileProblem } from '../text/file-problem.ts'

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: 'open', win32: 'explorer.exe' }

/** Opens a file or an address with the program of the desktop. Returns what went wrong, as a sentence. */
export async function openInBrowser(address: string): Promise<string | undefined> {
  const opener = OPENERS[process.platform] ?? 'xdg-open'
  const child = await leaveProgram(opener, [address], { workTree: process.cwd(), environment: process.env })
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      if (isSystemError(error)) resolve(`No browser could be opened with ${opener}: ${fileProblem(error)}.`)
      else reject(error)
    })
    child.once('spawn', () => {
      // The browser can stay open for longer than this command.
      child.unref()
      resolve(undefined)
    })
  })
}
