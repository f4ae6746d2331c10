import { Buffer } from 'node:buffer'

/** A message between a test's process and its launcher: u32 id of the program, u8 type, u32 length of the content, content. */
export const TYPE = {
  start: 0,
  input: 1,
  inputEnd: 2,
  kill: 3,
  output: 4,
  errors: 5,
  spawned: 6,
  failed: 7,
  exit: 8,
  close: 9
}

export const HEADER_BYTES = 9
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
