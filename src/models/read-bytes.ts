import { PassingFailure } from './failures.ts'

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** How long the end of a body is waited for when all that matters has come. */
const LINGER_MS = 250

/**
 * Reads a body piece by piece until it ends.
 *
 * @param feed takes one piece, and returns true when it needs no more
 * @throws PassingFailure when the body is cut off, or nothing comes for `idleMs`
 * @throws the signal's reason when aborted, and whatever `feed` throws
 */
export async function readBytes(
  body: ReadableStream<Uint8Array>,
  feed: (bytes: Uint8Array) => boolean,
  { signal, idleMs }: { readonly signal: AbortSignal; readonly idleMs: number }
): Promise<void> {
  const reader: Reader = body.getReader()
  const silence = new AbortController()
  const timer = setTimeout(() => {
    silence.abort(new PassingFailure(`it sent nothing for ${idleMs / 1000} s`))
  }, idleMs)
  const stop = AbortSignal.any([signal, silence.signal])
  const onStop = () => {
    release(reader)
  }
  stop.addEventListener('abort', onStop)

  try {
    for await (const bytes of pieces(reader, stop)) {
      timer.refresh()
      if (feed(bytes)) {
        await linger(reader)
        return
      }
    }
  } finally {
    clearTimeout(timer)
    stop.removeEventListener('abort', onStop)
    release(reader)
  }
}

async function* pieces(reader: Reader, stop: AbortSignal): AsyncGenerator<Uint8Array, void, undefined> {
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      stop.throwIfAborted()
      throw new PassingFailure('the connection was cut', { cause: error })
    })
    // A cancelled body ends as a complete one does.
    stop.throwIfAborted()
    if (done) return
    yield value
  }
}

// Reading to the end keeps the connection for the next request; some servers, though, never end.
async function linger(reader: Reader): Promise<void> {
  const timer = setTimeout(release, LINGER_MS, reader)
  try {
    while (!(await reader.read()).done);
  } catch {
    // The reply is complete; what becomes of the connection is of no matter.
  } finally {
    clearTimeout(timer)
  }
}

/** Ends a read that is waiting, and the connection where the body is not at its end. */
function release(reader: Reader): void {
  // Only a body that has already failed refuses, and it needs no release.
  reader.cancel().catch(() => undefined)
}
