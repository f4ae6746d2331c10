import { Buffer } from 'node:buffer'
import { readSync, writeSync } from 'node:fs'

/** A message between a test's process and its launcher: u32 id of the program, u8 type, u32 length of the content, content. */
export const TYPE = {
  start: 0,
  run: 1,
  input: 2,
  inputEnd: 3,
  output: 4,
  errors: 5,
  exit: 6,
  close: 7
}

const HEADER_BYTES = 9
const EMPTY = Buffer.alloc(0)

/** Content that is neither a buffer nor absent is sent as JSON. */
export function writeFrame(stream, { id, type, content = EMPTY }) {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content))
  const header = Buffer.allocUnsafe(HEADER_BYTES)
  header.writeUInt32LE(id, 0)
  header.writeUInt8(type, 4)
  header.writeUInt32LE(bytes.length, 5)
  stream.write(header)
  if (bytes.length > 0) stream.write(bytes)
}

/** Calls `take(id, type, content)` for each whole frame that arrives. */
export function readFrames(stream, take) {
  let rest = EMPTY
  stream.on('data', (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    while (rest.length >= HEADER_BYTES) {
      const end = HEADER_BYTES + rest.readUInt32LE(5)
      if (rest.length < end) return
      const content = rest.subarray(HEADER_BYTES, end)
      const id = rest.readUInt32LE(0)
      const type = rest.readUInt8(4)
      rest = rest.subarray(end)
      take(id, type, content)
    }
  })
}

/** Sends an order through named pipes and blocks until its answer is there. */
export function ask({ orders, answers }, frame) {
  writeFrame({ write: (bytes) => writeAll(orders, bytes) }, frame)
  const header = readAll(answers, HEADER_BYTES)
  return JSON.parse(readAll(answers, header.readUInt32LE(5)))
}

function writeAll(file, bytes) {
  for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written)
}

function readAll(file, length) {
  const bytes = Buffer.alloc(length)
  for (let read = 0; read < length;) {
    const count = readSync(file, bytes, read, length - read)
    if (count === 0) throw new Error('The launcher of programs has ended.')
    read += count
  }
  return bytes
}
