import { createReadStream } from 'node:fs'

/**
 * The lines of a trace, in order. Only a line feed ends one: texts in JSON can contain U+2028 and U+2029, at which `node:readline` divides
 * lines too.
 *
 * @throws a system error if the file cannot be read
 */
export async function* traceLines(path: string): AsyncGenerator<string> {
  let line: string[] = []
  // Safe: with an encoding, its chunks are texts.
  for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const [end = '', ...others] = chunk.split('\n')
    line.push(end)
    for (const start of others) {
      yield line.join('')
      line = [start]
    }
  }
  yield line.join('')
}
