import { parse, type ParseError } from 'unbash'

/**
 * Returns what is wrong with a line that no shell can read, or would not read as it was meant, and how to correct it;
 * undefined if nothing is. Models make these mistakes when they write a command into JSON.
 */
export function shellSyntaxProblem(line: string, errors: readonly ParseError[]): string | undefined {
  if (/<<-?\s*(['"]?)\w+\1\\n/.test(line)) {
    return 'The here-document has the two characters \\n instead of line breaks; send real line breaks.'
  }
  const [error] = errors
  if (hasStrayBrace(line, error !== undefined)) {
    return 'The line ends with an unmatched }; remove it, or quote it if you mean it.'
  }
  if (!error) return undefined
  const problem = `The shell cannot read the line: ${error.message} at character ${error.pos + 1}.`
  return error.message.includes('single quote')
    ? `${problem} Write an apostrophe inside '…' as '\\''.`
    : `${problem} Check the quotes and brackets.`
}

/** True if the end of the JSON around the command became part of it, with the quote before it or without. */
function hasStrayBrace(line: string, isBroken: boolean): boolean {
  const trimmed = line.trimEnd()
  if (!trimmed.endsWith('}')) return false
  if (!isBroken) return count(line, '}') > count(line, '{')
  const rest = trimmed.slice(0, -1).trimEnd()
  return isReadable(rest) || (/["']$/.test(rest) && isReadable(rest.slice(0, -1)))
}

function isReadable(line: string): boolean {
  return (parse(line).errors ?? []).length === 0
}

function count(line: string, character: string): number {
  return line.split(character).length - 1
}
