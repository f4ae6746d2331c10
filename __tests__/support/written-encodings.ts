/** Encodings of texts as common programs write them, with nothing of our own code. */

/** Writes bytes in an encoding, as bytes again. */
export type Encode = (bytes: Buffer) => Buffer

const text =
  (write: (bytes: Buffer) => string): Encode =>
  (bytes) =>
    Buffer.from(write(bytes), 'latin1')
const each = (bytes: Buffer, write: (byte: number) => string) => Array.from(bytes, write).join('')
const hex = (byte: number, digits = 2) => byte.toString(16).padStart(digits, '0')
const octal = (byte: number, digits = 3) => byte.toString(8).padStart(digits, '0')
const wide = (bytes: Buffer) => Buffer.from(bytes.toString('latin1'), 'utf16le')

function base32(bytes: Buffer, alphabet: string): string {
  const bits = each(bytes, (byte) => byte.toString(2).padStart(8, '0'))
  const digits = bits.match(/.{1,5}/g) ?? []
  const written = digits.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
  return written.padEnd(Math.ceil(written.length / 8) * 8, '=')
}
const STANDARD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const EXTENDED = '0123456789ABCDEFGHIJKLMNOPQRSTUV'

/** Lines of sixteen bytes with their offsets. */
function dump(bytes: Buffer, line: (part: Buffer, offset: number) => string): string {
  const lines = Array.from({ length: Math.ceil(bytes.length / 16) }, (_, index) =>
    line(bytes.subarray(index * 16, index * 16 + 16), index * 16)
  )
  return `${lines.join('\n')}\n`
}
const shown = (part: Buffer) => each(part, (byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.'))
const words = (part: Buffer, size: number) =>
  Array.from({ length: Math.ceil(part.length / size) }, (_, index) => {
    const padded = Buffer.alloc(size)
    part.copy(padded, 0, index * size, index * size + size)
    return padded.readUIntLE(0, size)
  })
const od = (bytes: Buffer, write: (part: Buffer) => string) =>
  dump(bytes, (part, offset) => `${octal(offset, 7)}${write(part)}`)
const odCharacter = (byte: number) => {
  if (byte === 0) return '  \\0'
  if (byte === 0x0a) return '  \\n'
  return byte >= 0x20 && byte < 0x7f ? `   ${String.fromCharCode(byte)}` : ` ${octal(byte)}`
}

// https://manpages.debian.org/od, under -t a
const ASCII_NAMES =
  'nul soh stx etx eot enq ack bel bs ht nl vt ff cr so si dle dc1 dc2 dc3 dc4 nak syn etb can em sub esc fs gs rs us sp'.split(
    ' '
  )
const odName = (byte: number) => {
  const character = byte & 0x7f
  return (ASCII_NAMES[character] ?? (character === 0x7f ? 'del' : String.fromCharCode(character))).padStart(4)
}

export const encodings: Readonly<Record<string, Encode>> = {
  base64: text((bytes) => bytes.toString('base64')),
  base64url: text((bytes) => bytes.toString('base64url')),
  'base64 in lines of 76': text((bytes) => bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n')),
  hex: text((bytes) => bytes.toString('hex')),
  'hex in capitals': text((bytes) => bytes.toString('hex').toUpperCase()),
  'hex with spaces': text((bytes) => each(bytes, (byte) => `${hex(byte)} `)),
  'hex with colons': text((bytes) => Array.from(bytes, (byte) => hex(byte)).join(':')),
  'an array in C': text((bytes) => each(bytes, (byte) => `0x${hex(byte)}, `)),
  'escapes of C': text((bytes) => each(bytes, (byte) => `\\x${hex(byte)}`)),
  base32: text((bytes) => base32(bytes, STANDARD)),
  'base32 in small letters': text((bytes) => base32(bytes, STANDARD).toLowerCase().replaceAll('=', '')),
  base32hex: text((bytes) => base32(bytes, EXTENDED)),
  'base32hex in small letters': text((bytes) => base32(bytes, EXTENDED).toLowerCase()),
  'UTF-16, little-endian': wide,
  'UTF-16, big-endian': (bytes) => wide(bytes).swap16(),
  'UTF-16 with escaped zeros': text((bytes) =>
    each(bytes, (byte) => `${byte === 0x5c ? '\\\\' : String.fromCharCode(byte)}\\u0000`)
  ),
  'escapes of JSON': text((bytes) => each(bytes, (byte) => `\\u${hex(byte, 4)}`)),
  'a string in JSON': text((bytes) => JSON.stringify(bytes.toString('latin1'))),
  'escapes of URLs': text((bytes) => each(bytes, (byte) => `%${hex(byte)}`)),
  'references of HTML': text((bytes) => each(bytes, (byte) => `&#${byte};`)),
  'a dump by xxd': text((bytes) =>
    dump(bytes, (part, offset) => {
      const groups = part.toString('hex').replaceAll(/.{4}/g, '$& ')
      return `${hex(offset, 8)}: ${groups.trim().padEnd(39)}  ${shown(part)}`
    })
  ),
  'a dump by xxd -e': text((bytes) =>
    dump(bytes, (part, offset) => {
      const groups = Array.from({ length: 4 }, (_, at) => part.subarray(4 * at, 4 * at + 4).toReversed())
      const columns = groups.map((group) => Buffer.from(group).toString('hex').padStart(8)).join(' ')
      return `${hex(offset, 8)}: ${columns}  ${shown(part)}`
    })
  ),
  'a dump by xxd -b': text((bytes) =>
    Array.from({ length: Math.ceil(bytes.length / 6) }, (_, at) => {
      const part = bytes.subarray(6 * at, 6 * at + 6)
      const bits = Array.from(part, (byte) => byte.toString(2).padStart(8, '0')).join(' ')
      return `${hex(6 * at, 8)}: ${bits.padEnd(53)}  ${shown(part)}\n`
    }).join('')
  ),
  'an array by xxd -i': text((bytes) => {
    const lines = Array.from({ length: Math.ceil(bytes.length / 12) }, (_, at) =>
      Array.from(bytes.subarray(12 * at, 12 * at + 12), (byte) => `0x${hex(byte)}`).join(', ')
    )
    return `  ${lines.join(',\n  ')}\n`
  }),
  'a dump by hexdump -C': text((bytes) =>
    dump(bytes, (part, offset) => {
      const columns = [part.subarray(0, 8), part.subarray(8)].map((half) => each(half, (byte) => `${hex(byte)} `))
      return `${hex(offset, 8)}  ${columns.join(' ').padEnd(50)}|${shown(part)}|`
    })
  ),
  'a dump by hexdump': text((bytes) =>
    dump(
      bytes,
      (part, offset) =>
        `${hex(offset, 7)} ${words(part, 2)
          .map((word) => hex(word, 4))
          .join(' ')}`
    )
  ),
  'a dump by od': text((bytes) =>
    od(bytes, (part) =>
      words(part, 2)
        .map((word) => ` ${octal(word, 6)}`)
        .join('')
    )
  ),
  'a dump by od -tx1': text((bytes) => od(bytes, (part) => each(part, (byte) => ` ${hex(byte)}`))),
  'a dump by od -tx4': text((bytes) =>
    od(bytes, (part) =>
      words(part, 4)
        .map((word) => ` ${hex(word, 8)}`)
        .join('')
    )
  ),
  'a dump by od -b': text((bytes) => od(bytes, (part) => each(part, (byte) => ` ${octal(byte)}`))),
  'a dump by od -c': text((bytes) => od(bytes, (part) => each(part, odCharacter))),
  'a dump by od -a': text((bytes) => od(bytes, (part) => each(part, odName))),
  'a dump by od -td1': text((bytes) => od(bytes, (part) => each(part, (byte) => String(byte).padStart(5)))),
  'an array of numbers': text((bytes) => JSON.stringify([...bytes]))
}

/** What other programs put in front of each line of a text. */
export const lineMarks: Readonly<Record<string, (line: string, index: number) => string>> = {
  'a quote': (line) => `> ${line}`,
  'a diff': (line) => `+${line}`,
  'a diff in a quote': (line) => `> -${line}`,
  'a comment': (line) => `# ${line}`,
  'a comment in C': (line) => `  // ${line}`,
  'a table': (line) => `| ${line} |`,
  'cat -n': (line, index) => `${String(index + 1).padStart(6)}\t${line}`,
  'grep -n': (line, index) => `${index + 1}:${line}`,
  'a log of GitHub': (line, index) => `2026-01-02T03:04:${String(index % 60).padStart(2, '0')}.1234567Z ${line}`,
  'a log with a name': (line) => `[build] ${line}`,
  indentation: (line) => `      ${line}`
}

/** The same text in full-width letters. */
export function fullWidth(ascii: string): string {
  return ascii.replaceAll(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
}
