import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Recording } from '../replay/read-recording.ts'

/** Enough to find the folder, in a trace from anyone. */
const MAX_LINES = 20_000
const MAX_LINE_LENGTH = 2_000

// What follows a character that can stand before a path, up to one that a path does not contain.
const ABSOLUTE_PATH = /(?:^|[\s"'`(=:[]|file:\/\/)(\/[^"'`<>|)\]]+)/gu
const RELATIVE_PATH = /^[\w@+-][\w.@+-]*(?:\/[\w.@+-]+)*/u

/**
 * The root of the checkout that a run was recorded in. A trace does not name it, but the output of commands often contains it: it is
 * the folder before a path that exists in this checkout. Undefined if no output does.
 */
export function findRecordedRoot({ run, children }: Recording, checkout: string): string | undefined {
  const texts = [run, ...children.values()]
    .flat()
    .map(({ event }) => (event.kind === 'tool-finished' ? event.text : ''))
  const lines = texts.flatMap((text) => text.split('\n')).slice(0, MAX_LINES)
  const votes = new Map<string, number>()
  const known = new Map<string, boolean>()
  const isFile = (path: string) => {
    if (path === '') return false
    if (!known.has(path)) known.set(path, existsSync(join(checkout, path)))
    return known.get(path) === true
  }
  for (const line of lines) {
    for (const root of rootsIn(line.slice(0, MAX_LINE_LENGTH), isFile)) votes.set(root, (votes.get(root) ?? 0) + 1)
  }
  return [...votes].sort(([one, votesForOne], [other, votesForOther]) =>
    votesForOther === votesForOne ? one.length - other.length : votesForOther - votesForOne
  )[0]?.[0]
}

/** The folders in this line that are followed by the path of a file. */
function rootsIn(line: string, isFile: (path: string) => boolean): readonly string[] {
  return [...line.matchAll(ABSOLUTE_PATH)].flatMap(([, path = '']) => {
    const slashes = [...path.matchAll(/\//gu)].map(({ index }) => index).slice(1)
    const root = slashes.find((slash) => isFile(RELATIVE_PATH.exec(path.slice(slash + 1))?.[0] ?? ''))
    return root === undefined ? [] : [path.slice(0, root)]
  })
}

const MAX_LENGTH = 1_000
const MAX_NAME_LENGTH = 200
const SAFE_NAME = /^[\w@+-][\w.@+-]{0,99}$/u

/**
 * A path for the copy with as many characters as the recorded one, if that is long enough. Outputs that are cut by their length, or that
 * align columns, are then the same. The name is the recorded one, or else that of the checkout.
 */
export function pathForCopy(
  folder: string,
  { recorded, checkout }: { recorded: string | undefined; checkout: string }
) {
  // Attack: the trace names a folder outside, such as `..`.
  const name = [basename(recorded ?? ''), basename(checkout)].find((each) => SAFE_NAME.test(each)) ?? 'copy'
  const plain = join(folder, name)
  const length = recorded === undefined || recorded.length > MAX_LENGTH ? plain.length : recorded.length
  const missing = length - plain.length
  // A folder adds at least two characters.
  if (missing >= 2) return join(folder, foldersOfLength(missing - 1), name)
  const free = length - folder.length - 1
  return missing === 0 || free < 1 ? plain : join(folder, 'c'.repeat(free))
}

/** A path of exactly this many characters. */
function foldersOfLength(length: number): string {
  if (length <= MAX_NAME_LENGTH) return 'c'.repeat(length)
  return join('c'.repeat(MAX_NAME_LENGTH / 2), foldersOfLength(length - MAX_NAME_LENGTH / 2 - 1))
}
