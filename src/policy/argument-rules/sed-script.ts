/**
 * True for a sed script that only prints, deletes, inserts and replaces lines of its input. sed also has commands that write files (`w`),
 * read files (`r`) and run programs (`e`), some as flags of `s`. Everything that could be one of them is refused.
 */
export function isHarmlessSedScript(script: string): boolean {
  const reader = { text: script, at: 0 }
  while (reader.at < script.length) {
    skip(reader, /[\s;{}]*/y)
    if (reader.at >= script.length) return true
    if (!readCommand(reader)) return false
    const isAfterBrace = script[reader.at - 1] === '{'
    if (reader.at < script.length && !isAfterBrace && !/[\s;}]/.test(script[reader.at] ?? '')) return false
  }
  return true
}

interface Reader {
  readonly text: string
  at: number
}

function readCommand(reader: Reader): boolean {
  if (!readAddresses(reader)) return false
  skip(reader, /[\s!]*/y)
  const command = reader.text[reader.at] ?? ''
  reader.at += 1
  if (command === 's' || command === 'y') {
    if (!readParts(reader)) return false
    if (command === 's') skip(reader, /[gpiImM0-9]*/y)
    return true
  }
  if (command === '{') return true
  if (/^[aic]$/.test(command)) {
    // Text up to the end of the line; a backslash takes the next character with it, a line end included.
    skip(reader, /(?:[^\\\n]|\\[^])*\\?/y)
    return true
  }
  if (/^[btT:]$/.test(command)) {
    skip(reader, /[ \t]*[\w-]*[ \t]*/y)
    return true
  }
  if (!/^[pdqQDPnNhHgGxlzF=]$/.test(command)) return false
  skip(reader, /[ \t]*\d*[ \t]*/y)
  return true
}

function readAddresses(reader: Reader): boolean {
  if (!readAddress(reader)) return true
  skip(reader, /\s*/y)
  if (reader.text[reader.at] !== ',') return true
  reader.at += 1
  skip(reader, /\s*/y)
  return readAddress(reader)
}

function readAddress(reader: Reader): boolean {
  const before = reader.at
  skip(reader, /(?:\$|[+~]?\d+(?:~\d+)?|\/(?:[^/\\\n]|\\[^\n])*\/[IM]*)/y)
  if (reader.at > before || reader.text[before] !== '\\') return reader.at > before
  // Any other delimiter after a backslash, as in \|/usr/|d.
  const delimiter = reader.text[before + 1] ?? ''
  if (!/^[|,#%@!~:_]$/.test(delimiter)) return false
  const edge = `[${delimiter}]`
  skip(reader, new RegExp(`.${edge}(?:[^${delimiter}\\\\\n]|\\\\[^\n])*${edge}[IM]*`, 'y'))
  return reader.at > before
}

/** Reads both parts of `s/a/b/`, whose delimiter can be any character. */
function readParts(reader: Reader): boolean {
  const delimiter = reader.text[reader.at] ?? ''
  // A letter would be a valid delimiter too, but makes the script hard to read.
  if (!/^[^\w\s\\;]$/.test(delimiter)) return false
  reader.at += 1
  for (let part = 0; part < 2; part += 1) {
    while (reader.at < reader.text.length && reader.text[reader.at] !== delimiter) {
      reader.at += reader.text[reader.at] === '\\' ? 2 : 1
    }
    if (reader.at >= reader.text.length) return false
    reader.at += 1
  }
  return true
}

function skip(reader: Reader, pattern: RegExp): void {
  pattern.lastIndex = reader.at
  const found = pattern.exec(reader.text)
  if (found) reader.at += found[0].length
}
