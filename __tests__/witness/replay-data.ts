import { operationOf, parseBody, type Witnessed } from './witnessed.ts'

const LINES = 11

/**
 * Reads a recording of PyGithub's tests: eleven lines for each exchange, of which the headers are written as Python writes a dictionary or a
 * list of pairs.
 */
export function readReplayData(source: string, text: string): Witnessed[] {
  const lines = text.split(/\r?\n/)
  return Array.from({ length: Math.floor(lines.length / LINES) }, (_, index) => {
    const [, method = '', , , path = '', , , status = '', headers = '', body = ''] = lines.slice(index * LINES)
    const operation = operationOf(method, path)
    return {
      source,
      method,
      path,
      operation,
      status: Number(status),
      headers: readPairs(headers),
      body: parseBody(body)
    }
  }).filter(({ method }) => /^[A-Z]+$/.test(method))
}

/** Only quotes can be part of a value besides letters. */
function readPairs(text: string): Record<string, string> {
  const pairs = text.matchAll(/\('((?:[^'\\]|\\.)*)', (?:'((?:[^'\\]|\\.)*)'|"([^"]*)")\)/g)
  return Object.fromEntries(
    [...pairs].map(([, name = '', single, double]) => [name.toLowerCase(), single ?? double ?? ''])
  )
}
