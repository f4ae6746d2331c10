// Reads one long stream in a separate process. Usage: node assemble-once.ts READER MEGABYTES
// Prints the time in milliseconds, the number of chunks and the peak memory of the process in bytes.
import OpenAI from 'openai'
import { ChatAssembler } from '../src/models/chat/chat-stream.ts'
import { readBytes } from '../src/models/http/read-bytes.ts'

const PIECE_BYTES = 16 * 1024
const WARM_UP_CHUNKS = 2000

type Read = (body: ReadableStream<Uint8Array>) => Promise<string>

/** Each returns the arguments of the only tool call in the stream. */
const readers: Readonly<Record<string, Read>> = {
  async ours(body) {
    const assembler = new ChatAssembler(() => undefined)
    await readBytes(body.getReader(), (bytes) => assembler.feed(bytes))
    return assembler.end().toolCalls[0]?.arguments ?? ''
  },
  /** The minimum: parses each line as JSON and concatenates the text. */
  async parse(body) {
    const decoder = new TextDecoder()
    let rest = ''
    let text = ''
    await readBytes(body.getReader(), (bytes) => {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('data: {')) text += argumentsIn(line.slice('data: '.length))
      return false
    })
    return text
  },
  async sdk(body) {
    const client = new OpenAI({ apiKey: 'none', fetch: () => Promise.resolve(new Response(body)) })
    const stream = client.chat.completions.stream({ model: 'm', messages: [] })
    const [call] = (await stream.finalMessage()).tool_calls ?? []
    return call?.type === 'function' ? call.function.arguments : ''
  }
}

const [name = '', megabytes = '1'] = process.argv.slice(2)
const read = readers[name]
if (!read) throw new Error(`Unknown reader ${name}.`)
await read(streamOf(makeStream({ chunks: WARM_UP_CHUNKS })))
const { bytes, chunks, sent } = makeStream({ bytes: Number(megabytes) * 2 ** 20 })
const startedAt = performance.now()
const got = await read(streamOf({ bytes }))
const durationMs = performance.now() - startedAt
if (got !== sent) throw new Error(`${name} read ${got.length} characters of arguments, not ${sent.length}.`)
console.log(JSON.stringify({ durationMs, chunks, peakBytes: process.resourceUsage().maxRSS * 1024 }))

/** Alternates text and the arguments of a call, in chunks as OpenAI sends them. */
function makeStream(size: { readonly bytes: number } | { readonly chunks: number }) {
  const lines = [event({ role: 'assistant', content: '', tool_calls: [callPiece('', { id: 'call_1', name: 'f' })] })]
  let [length, sent] = [0, '']
  const isEnough = () => ('bytes' in size ? length >= size.bytes : lines.length > size.chunks)
  while (!isEnough()) {
    const piece = lines.length % 2 === 0 ? undefined : `${lines.length} `
    const line = event(piece === undefined ? { content: ' word' } : { tool_calls: [callPiece(piece)] })
    sent += piece ?? ''
    length += line.length
    lines.push(line)
  }
  const bytes = Buffer.from([...lines, event({}, 'tool_calls'), 'data: [DONE]\n\n'].join(''))
  return { bytes, chunks: lines.length + 1, sent }
}

function callPiece(text: string, begun?: { readonly id: string; readonly name: string }): object {
  return {
    index: 0,
    ...(begun && { id: begun.id, type: 'function' }),
    function: { ...(begun && { name: begun.name }), arguments: text }
  }
}

function event(delta: object, reason: string | null = null): string {
  const choices = [{ index: 0, delta, logprobs: null, finish_reason: reason }]
  const heading = {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'gpt-5',
    service_tier: 'default'
  }
  return `data: ${JSON.stringify({ ...heading, choices, usage: null, obfuscation: 'Qf3' })}\n\n`
}

function streamOf({ bytes }: { readonly bytes: Uint8Array }): ReadableStream<Uint8Array> {
  let place = 0
  return new ReadableStream({
    pull(controller) {
      if (place >= bytes.length) controller.close()
      else controller.enqueue(bytes.slice(place, (place += PIECE_BYTES)))
    }
  })
}

function argumentsIn(json: string): string {
  // Safe: the stream is our own.
  const { choices } = JSON.parse(json) as {
    choices: { delta: { content?: string; tool_calls?: { function: { arguments: string } }[] } }[]
  }
  return choices[0]?.delta.tool_calls?.[0]?.function.arguments ?? ''
}
