import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What to search for in the tree. */
export const NEEDLES = {
  /** A word that one file in a thousand has once. */
  rare: 'quartzFerret',
  /** A word that most files have many times. */
  common: 'return',
  /** Matches in one file in a thousand. */
  expression: String.raw`quartz\w+\(\d{3,}\)`,
  /** Matches one file of each area. */
  fileGlob: '**/module-7/*-11.ts',
  /** The name of one file in fifty. */
  fileName: 'part-11.ts'
} as const

const MODULES_IN_AREA = 40
const FILES_IN_MODULE = 50
const RARE_EVERY = 1_000
/** One ignored file for this number of others. */
const IGNORED_EVERY = 10
const WRITTEN_AT_ONCE = 64

/**
 * Writes a tree of source files, always the same: two levels of folders, most files with a few kilobytes and some with many, and
 * an ignored folder.
 */
export async function makeLargeTree(root: string, files: number): Promise<void> {
  await mkdir(root, { recursive: true })
  await writeFile(join(root, '.gitignore'), 'node_modules/\n*.log\n')
  const paths = Array.from({ length: files }, (_, index) => sourcePath(index))
  const ignored = Array.from({ length: Math.ceil(files / IGNORED_EVERY) }, (_, index) => ignoredPath(index))
  const all = [...paths, ...ignored]
  for (const folder of new Set(all.map((path) => join(root, path, '..')))) await mkdir(folder, { recursive: true })
  for (let start = 0; start < all.length; start += WRITTEN_AT_ONCE) {
    const batch = all.slice(start, start + WRITTEN_AT_ONCE)
    await Promise.all(batch.map((path, index) => writeFile(join(root, path), sourceText(start + index))))
  }
}

function sourcePath(index: number): string {
  const module = Math.floor(index / FILES_IN_MODULE)
  const area = Math.floor(module / MODULES_IN_AREA)
  return `area-${area}/module-${module % MODULES_IN_AREA}/part-${index % FILES_IN_MODULE}.ts`
}

function ignoredPath(index: number): string {
  return `node_modules/package-${Math.floor(index / FILES_IN_MODULE)}/part-${index % FILES_IN_MODULE}.js`
}

const WORDS = 'account answer branch cache change client count delta entry event factor field file group header index'
const VOCABULARY = `${WORDS} item key label limit line list map message module name node option order part path`.split(
  ' '
)

/** About 5 kB on average; one file in a hundred has 60 kB. */
function sourceText(index: number): string {
  const random = randomNumbers(index + 1)
  const pick = () => VOCABULARY[random() % VOCABULARY.length] ?? ''
  const functions = index % 100 === 99 ? 400 : 3 + (random() % 60)
  const lines = [`// Part ${index} of a large tree.`]
  for (let number = 0; number < functions; number += 1) {
    const [subject, object] = [pick(), pick()]
    lines.push(
      `/** Makes the ${subject} of a ${pick()} from its ${object}, unless the ${pick()} is known. */`,
      `export function ${subject}${number}(${object}: number): number {`,
      `  return ${object} * ${random() % 1_000} + ${pick()}.length`,
      '}'
    )
  }
  if (index % RARE_EVERY === 500) lines.push(`${NEEDLES.rare}(${index + 1_000})`)
  return `${lines.join('\n')}\n`
}

/** The same numbers for the same seed on every machine (xorshift). */
function randomNumbers(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>>= 0)
  }
}
