const signatures: readonly (readonly [bytes: string, type: string, offset?: number])[] = [
  ['89504e470d0a1a0a', 'PNG image'],
  ['ffd8ff', 'JPEG image'],
  ['47494638', 'GIF image'],
  ['57454250', 'WebP image', 8],
  ['424d', 'BMP image'],
  ['00000100', 'icon'],
  ['255044462d', 'PDF document'],
  ['504b0304', 'ZIP archive (or Office document, JAR, wheel)'],
  ['1f8b', 'gzip archive'],
  ['425a68', 'bzip2 archive'],
  ['fd377a585a00', 'xz archive'],
  ['28b52ffd', 'Zstandard archive'],
  ['377abcaf271c', '7-Zip archive'],
  ['7573746172', 'tar archive', 257],
  ['7f454c46', 'ELF program or library'],
  ['cffaedfe', 'Mach-O program or library'],
  ['4d5a', 'Windows program or library'],
  ['0061736d', 'WebAssembly module'],
  ['cafebabe', 'Java class'],
  ['53514c69746520666f726d6174203300', 'SQLite database'],
  ['774f4646', 'WOFF font'],
  ['774f4632', 'WOFF2 font'],
  ['4f676753', 'Ogg media'],
  ['494433', 'MP3 audio'],
  ['52494646', 'RIFF media'],
  ['66747970', 'MP4 media', 4],
  ['fffe0000', 'UTF-32 text']
]

/** The type of a binary file, by its first bytes; undefined if unknown. */
export function typeOfBinary(head: Buffer): string | undefined {
  const match = signatures.find(([bytes, , offset = 0]) => {
    const signature = Buffer.from(bytes, 'hex')
    return head.subarray(offset, offset + signature.length).equals(signature)
  })
  return match?.[1]
}
