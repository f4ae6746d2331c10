import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RepetitionDetector } from '../../src/agent/repetition-detector.ts'

/** Longer texts than any response. */
const MAX_CHARS = 400_000
const MAX_BYTES = 10_000_000

interface Measurement {
  readonly files: number
  readonly chars: number
  /** The files that would be stopped as repetition. */
  readonly alarms: readonly string[]
}

/** Reads the text files below some folders as if a model had written them. @param every 1 reads all files, 10 reads every tenth */
export function measureRepetition(folders: readonly string[], every = 1): Measurement {
  let [files, chars] = [0, 0]
  const alarms: string[] = []
  const paths = folders.flatMap((folder) => [...filesBelow(folder)])
  for (const path of paths.filter((_, index) => index % every === 0)) {
    const content = readFileSync(path)
    if (content.includes(0) || content.length > MAX_BYTES) continue
    const text = content.toString('utf8').slice(0, MAX_CHARS)
    files += 1
    chars += text.length
    if (new RepetitionDetector().push(text)) alarms.push(path)
  }
  return { files, chars, alarms }
}

const CACHES: readonly string[] = ['.git', '.cache']

/** Except for caches, such as git's objects and the packages that other tests fetch meanwhile. */
function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !CACHES.includes(entry.name)) yield* filesBelow(path)
    else if (entry.isFile()) yield path
  }
}
