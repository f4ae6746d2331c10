import { lstatSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unlessFailed } from '../errors.ts'
import { removeFolder } from '../workspace/command-folders.ts'

/** Runs a command with a temporary folder, and deletes the folder. Returns its exit code. */
export async function withTemporaryFolder(command: (folder: string) => Promise<number>): Promise<number> {
  const folder = makeTemporaryFolder()
  try {
    return await command(folder)
  } finally {
    await removeFolder(folder)
  }
}

const PREFIX = 'forgehand-'
/** A symbolic link to the identity of the process: it is there at once and as a whole, and nobody follows it. */
const OWNER = '.owner'

/**
 * Makes a folder for this process, and starts to delete those whose process was killed. Attack: such a folder holds a copy of the work tree, with
 * what is secret in it.
 */
export function makeTemporaryFolder(): string {
  const parent = realpathSync(tmpdir())
  for (const name of unlessFailed(() => readdirSync(parent)) ?? []) {
    const folder = join(parent, name)
    if (name.startsWith(PREFIX) && isLeft(folder)) void removeFolder(folder)
  }
  const made = mkdtempSync(join(parent, PREFIX))
  const owner = identityOf(process.pid)
  if (owner !== undefined) symlinkSync(owner, join(made, OWNER))
  return made
}

/** True for a folder of ours that nobody else can write to, and whose process has ended. */
function isLeft(folder: string): boolean {
  const owner = unlessFailed(() => {
    const { uid, mode } = lstatSync(folder)
    const isOurs = uid === process.geteuid?.() && (mode & TYPE_AND_OTHERS) === FOLDER
    return isOurs ? readlinkSync(join(folder, OWNER)) : undefined
  })
  const [, pid, place] = /^(\d+) \d+ (\S+)$/.exec(owner ?? '') ?? []
  return place !== undefined && place === placeOfProcesses() && identityOf(Number(pid)) !== owner
}

/** The type of a file, and the rights to read and write of everybody else. */
const TYPE_AND_OTHERS = 0o170066
const FOLDER = 0o040000

/** Of a process on this machine, which no later process has; undefined if there is none, or the system does not tell. */
function identityOf(pid: number): string | undefined {
  const status = unlessFailed(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  // After the name of the program, which can be anything, begins the third field. Source: proc_pid_stat(5)
  const started = status?.slice(status.lastIndexOf(')') + 2).split(' ')[19]
  const place = placeOfProcesses()
  return started === undefined || place === undefined ? undefined : `${pid} ${started} ${place}`
}

/** Containers and machines that share a folder have processes of their own. */
function placeOfProcesses(): string | undefined {
  return unlessFailed(() => {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`
  })
}
