import type { Git } from './git.ts'
import { ObjectLog } from './object-log.ts'

/** A git that can record objects without being started. */
export interface RecordingGit extends Git {
  /** Every git that is started later sees the object. @returns its id */
  writeObject(type: 'blob' | 'tree', content: Buffer): string
}

/** Only for our own git directory, because its log of new objects is trusted. */
export function recordingGit(git: Git): RecordingGit {
  const log = new ObjectLog(git.directory)
  return {
    ...git,
    async run(...args) {
      log.flush()
      return await git.run(...args)
    },
    async readObject(...args) {
      log.flush()
      return await git.readObject(...args)
    },
    async readObjects(...args) {
      log.flush()
      return await git.readObjects(...args)
    },
    writeObject: (type, content) => log.write(type, content)
  }
}
