import { randomUUID } from 'node:crypto'
import { constants, lstatSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname, posix, relative, resolve } from 'node:path'
import { isSystemError, UserError } from '../../errors.ts'
import { fileProblem } from '../../text/file-problem.ts'
import { outermostCheckout } from '../../git/hardened-environment.ts'
import { openBeneath } from './open-beneath.ts'
import { OpenFile } from './open-file.ts'

const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants

/**
 * Creates a file of Forgehand's own, such as a trace, in the place of one with its name. Only its owner can read it: the content may come
 * from a private repository. Missing folders are created. The linter keeps the rooms that use it from writing in another way.
 *
 * Attack: a command leaves a link in the checkout, with the name of a trace or of a folder above it, that leads into the home folder.
 *
 * @throws UserError if it cannot be created
 */
export function createOwnFile(path: string, content: string | Buffer = ''): OpenFile {
  const file = resolve(path)
  const start = outermostCheckout(dirname(file)) ?? dirname(file)
  const { dir, base } = posix.parse(relative(start, file))
  try {
    mkdirSync(start, { recursive: true, mode: 0o700 })
    using folder = openBeneath(realpathSync(start), dir, { create: true })
    if (lstatSync(folder.at(base), { throwIfNoEntry: false })?.isFile() === false)
      throw new UserError(`${path} is a link, a folder or a device, so it was not overwritten. Choose another file.`)
    using unfinished = new DisposableStack()
    const next = unfinished.adopt(folder.at(`.forgehand-${randomUUID()}`), (name) => {
      rmSync(name, { force: true })
    })
    const created = unfinished.use(new OpenFile(next, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600))
    created.write(content)
    renameSync(next, folder.at(base))
    unfinished.move()
    return created
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new UserError(`${path} cannot be written: ${fileProblem(error)}. Choose another file.`, { cause: error })
  }
}

export function writeOwnFile(path: string, content: string | Buffer): void {
  createOwnFile(path, content)[Symbol.dispose]()
}
