import { parse } from 'unbash'
import type { ParseError } from 'unbash'

/**
 * What is wrong with a line that no shell can read, or that it would read otherwise than was meant, and how to mend it;
 * undefined when nothing is. These are slips that models make as they write a command into JSON.
 */
export function shellSyntaxProblem(line: string, errors: readonly ParseError[]): string | undefined {
  if (/<<-?\s*(['"]?)\w+\1\\n/.test(line)) {
    return 'The here-document has its line ends as the two characters \\n; send real line ends.'
  }
  const [error] = errors
  if (hasStrayBrace(line, error !== undefined)) {
    return 'It ends with a } that nothing opens; leave it out, or quote it when it is meant.'
  }
  if (!error) return undefined
  const place = `The shell cannot read it: ${error.message} at character ${error.pos + 1}.`
  return error.message.includes('single quote')
    ? `${place} An apostrophe inside '…' is written '\\''.`
    : `${place} Check the quotes and brackets.`
}

/** The end of the JSON around the command, taken into it, with the quote before it or without. */
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
