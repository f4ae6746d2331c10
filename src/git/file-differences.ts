import { unlessError } from '../errors.ts'
import type { DifferenceQuestion, FileDifference } from '../domain/file-difference.ts'
import { parseCount } from './diff-trees.ts'
import { TooMuchOutput, type Git } from './git.ts'
import type { Look } from './look.ts'

export interface FileComparison extends Omit<DifferenceQuestion, 'since'> {
  /** Commits or trees, by their ids. */
  readonly from: string
  readonly to: string
}

/** Arguments of a process have a limit. */
const MAX_WANTED = 500
const MAX_BYTES = 8 * 1024 * 1024

const COMPARE = ['diff-tree', '-r', '-M', '--no-color', '--no-ext-diff', '--no-textconv']

/** Compares two trees file by file. A moved file is one difference. */
export async function fileDifferences(
  git: Git,
  { from, to, context, wants }: FileComparison,
  look: Look
): Promise<readonly FileDifference[]> {
  const counted = parseCounts(await git.derive([...COMPARE, '--numstat', '-z', from, to]))
  const paths = counted.map(({ path }) => path)
  const generated = await generatedAmong(git, paths, look)
  const files = counted.map((file) => ({ ...file, isGenerated: generated.has(file.path) }))
  const wanted = files.filter((file) => file.added !== undefined && wants(file)).slice(0, MAX_WANTED)
  const hunks = wanted.length === 0 ? new Map<string, string>() : await readHunks(git, { from, to, context, wanted })
  return files.map((file) => ({ ...file, hunks: hunks.get(file.path) ?? '' }))
}

interface Counted {
  readonly path: string
  readonly movedFrom: string | undefined
  readonly added: number | undefined
  readonly removed: number | undefined
}

/** Parses records `added TAB removed TAB path NUL`, or for a moved file `added TAB removed TAB NUL old path NUL path NUL`. */
function parseCounts(output: string): Counted[] {
  const fields = output.split('\0')
  const counted: Counted[] = []
  for (let index = 0; index < fields.length - 1; index += 1) {
    const { path, ...counts } = parseCount(fields[index] ?? '')
    const isMoved = path === ''
    const movedFrom = isMoved ? fields[(index += 1)] : undefined
    counted.push({ path: isMoved ? (fields[(index += 1)] ?? '') : path, movedFrom, ...counts })
  }
  return counted
}

interface HunksQuestion {
  readonly from: string
  readonly to: string
  readonly context: number
  readonly wanted: readonly Counted[]
}

/** The hunks of each path; none if they are too large together, or if they cannot be told apart. */
async function readHunks(git: Git, { from, to, context, wanted }: HunksQuestion): Promise<Map<string, string>> {
  const paths = wanted.flatMap(({ path, movedFrom }) => (movedFrom === undefined ? [path] : [movedFrom, path]))
  const [counts, patch] = await Promise.all([
    git.run([...COMPARE, '--numstat', '-z', from, to, '--', ...paths]),
    unlessError(
      git.run([...COMPARE, '-p', `-U${context}`, from, to, '--', ...paths], { maxBytes: MAX_BYTES }),
      undefined,
      (error) => error instanceof TooMuchOutput
    )
  ])
  if (patch === undefined) return new Map()
  const files = parseCounts(counts)
  const sections = sectionsOf(patch)
  if (sections.length !== files.length) return new Map()
  return new Map(files.map(({ path }, index) => [path, sections[index] ?? '']))
}

const HEADER = '\ndiff --git '

/**
 * The hunks of each file of a patch, in its order. Names are quoted in headers, and each line of a file's content begins with a space
 * or a sign, so no content looks like a header.
 */
function sectionsOf(patch: string): readonly string[] {
  const sections: { readonly names: string; hunks: string }[] = []
  for (const section of `\n${patch}`.split(HEADER).slice(1)) {
    const names = section.slice(0, section.indexOf('\n'))
    const last = sections.at(-1)
    // A file that became a link, or the reverse, has two sections.
    if (last?.names === names) last.hunks += hunksOf(section)
    else sections.push({ names, hunks: hunksOf(section) })
  }
  return sections.map(({ hunks }) => hunks)
}

function hunksOf(section: string): string {
  const start = section.indexOf('\n@@ ') + 1
  return start === 0 ? '' : `${section.slice(start).replace(/\n$/, '')}\n`
}

const GENERATED = ['linguist-generated', 'linguist-vendored']

/** The paths that the .gitattributes of the work tree call generated or vendored. */
async function generatedAmong(git: Git, paths: readonly string[], look: Look): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set()
  const input = paths.map((path) => `${path}\0`).join('')
  const output = await git.run(['check-attr', '-z', '--stdin', ...GENERATED], { look, input })
  const fields = output.split('\0')
  const generated = new Set<string>()
  for (let index = 0; index + 2 < fields.length; index += 3) {
    if (['set', 'true'].includes(fields[index + 2] ?? '')) generated.add(fields[index] ?? '')
  }
  return generated
}
