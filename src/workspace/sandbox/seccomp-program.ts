export const LOAD = 0x20
export const JUMP_IF_EQUAL = 0x15
export const JUMP_IF_AT_LEAST = 0x35
export const RETURN = 0x06
export const ALLOW = 0x7fff0000
export const ERRNO = 0x00050000

/** Jumps count the instructions to leave out. */
export type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, value: number]

/** A program as the kernel reads it: an array of struct sock_filter. */
export function encodeProgram(program: readonly Instruction[]): Uint8Array {
  const bytes = Buffer.alloc(program.length * 8)
  program.forEach(([code, ifTrue, ifFalse, value], index) => {
    bytes.writeUInt16LE(code, index * 8)
    bytes.writeUInt8(ifTrue, index * 8 + 2)
    bytes.writeUInt8(ifFalse, index * 8 + 3)
    bytes.writeUInt32LE(value >>> 0, index * 8 + 4)
  })
  return bytes
}
