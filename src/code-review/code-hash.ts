import { createHash } from 'node:crypto'

/**
 * Identifies the code that a finding is about, so that a later review recognizes it wherever its lines have moved. White space does not
 * count.
 */
export function codeHash(code: readonly string[]): string {
  const hashes = lineHashes(code)
  return format(hashes.reduce(append, 0n), hashes.length)
}

/** Tells whether a text has the code that `codeHash` identifies. Takes linear time; the lines are hashed once for all codes. */
export function codeFinder(text: readonly string[]): (hash: string) => boolean {
  let hashes: readonly bigint[] | undefined
  return (hash) => {
    const count = Number(CODE_HASH.exec(hash)?.[1] ?? NaN)
    return count === 0 || hasSum(hash, count, (hashes ??= lineHashes(text)))
  }
}

function hasSum(hash: string, count: number, hashes: readonly bigint[]): boolean {
  const leaving = power(count)
  let sum = 0n
  // A rolling hash: it advances by one line without hashing the other lines again.
  return hashes.some((line, index) => {
    sum = append(sum, line)
    const gone = hashes[index - count]
    if (gone !== undefined) sum = BigInt.asUintN(64, sum - gone * leaving)
    return index + 1 >= count && format(sum, count) === hash
  })
}

const CODE_HASH = /^[0-9a-f]{16}-(\d{1,6})$/

const FACTOR = 0x9e37_79b9_7f4a_7c15n

function append(sum: bigint, line: bigint): bigint {
  return BigInt.asUintN(64, sum * FACTOR + line)
}

function power(exponent: number): bigint {
  let result = 1n
  for (let step = 0; step < exponent; step++) result = BigInt.asUintN(64, result * FACTOR)
  return result
}

function format(sum: bigint, count: number): string {
  return `${sum.toString(16).padStart(16, '0')}-${count}`
}

/** Without empty lines, whose number changes when code is formatted. */
function lineHashes(lines: readonly string[]): readonly bigint[] {
  return lines
    .map((line) => line.replaceAll(/\s+/g, ''))
    .filter((line) => line !== '')
    .map((line) => createHash('sha256').update(line).digest().readBigUInt64BE())
}
