import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'

const run = promisify(execFile)

/** What a job downloads of the action: GitHub's archive of a commit. */
export interface Download {
  readonly packedBytes: number
  readonly unpackedBytes: number
  /** Sorted names of the files and folders at the top. */
  readonly names: readonly string[]
}

/**
 * Packs the work tree as `git archive` packs a commit of it. Writes nothing into the repository.
 *
 * @param root - top of the work tree
 */
export async function packDownload(root: string): Promise<Download> {
  const scratch = await mkdtemp(join(tmpdir(), 'forgehand-download-'))
  try {
    const { PATH = '', HOME = '' } = process.env
    const git = async (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
      const options = { cwd: root, env: { PATH, HOME, ...env }, encoding: 'buffer', maxBuffer: 2 ** 28 } as const
      return (await run('git', args, options)).stdout
    }
    const text = async (args: readonly string[]) => (await git(args)).toString().trim()
    const objects = await text(['rev-parse', '--path-format=absolute', '--git-path', 'objects'])
    const apart = {
      GIT_INDEX_FILE: join(scratch, 'index'),
      GIT_OBJECT_DIRECTORY: scratch,
      GIT_ALTERNATE_OBJECT_DIRECTORIES: objects
    }
    await git(['read-tree', 'HEAD'], apart)
    await git(['add', '--all'], apart)
    const tree = (await git(['write-tree'], apart)).toString().trim()
    const packed = gzipSync(await git(['archive', '--format=tar', '--worktree-attributes', tree], apart))
    return { packedBytes: packed.length, ...contentsOf(gunzipSync(packed)) }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** Adds up the files of a tar archive, each of which follows its header in blocks of 512 bytes. */
function contentsOf(tar: Buffer): Pick<Download, 'unpackedBytes' | 'names'> {
  const field = (at: number, length: number) => tar.toString('utf8', at, at + length).replace(/\0.*$/s, '')
  const names = new Set<string>()
  let unpackedBytes = 0
  for (let at = 0; at < tar.length && tar[at] !== 0;) {
    const size = Number.parseInt(field(at + 124, 12), 8)
    // Records of the archive itself, such as the commit's ID, have letters.
    if (/[\d\0]/.test(tar.toString('latin1', at + 156, at + 157))) {
      names.add(field(at, 100).split('/')[0] ?? '')
      unpackedBytes += size
    }
    at += 512 * (1 + Math.ceil(size / 512))
  }
  return { unpackedBytes, names: [...names].sort() }
}
