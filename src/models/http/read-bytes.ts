import { TransientFailure } from '../failures/failures.ts'

/** How long to wait for the end of a body after everything needed has arrived. */
const LINGER_MS = 250

/**
 * The same body, but it fails with a TransientFailure if nothing arrives for `idleMs` or the connection is cut, and with the
 * signal's reason when aborted. Time without a pending read does not count.
 */
export function bodyWithIdleTimeout(
  body: ReadableStream<Uint8Array>,
  { signal, idleMs }: { readonly signal: AbortSignal; readonly idleMs: number }
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  async function nextPiece() {
    const silence = new AbortController()
    const timer = setTimeout(() => {
      silence.abort(new TransientFailure(`it sent nothing for ${idleMs / 1000} s`))
      release(reader)
    }, idleMs)
    try {
      return await reader.read()
    } catch (error) {
      signal.throwIfAborted()
      throw new TransientFailure('the connection was cut', { cause: error })
    } finally {
      clearTimeout(timer)
      // A cancelled body ends like a complete one.
      silence.signal.throwIfAborted()
    }
  }
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await nextPiece()
        signal.throwIfAborted()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason)
    },
    { highWaterMark: 0 }
  )
}

/**
 * Reads a body piece by piece until it ends.
 *
 * @param feed takes one piece, and returns true if it needs no more
 * @throws what the body fails with or `feed` throws
 */
export async function readBytes(body: ReadableStream<Uint8Array>, feed: (bytes: Uint8Array) => boolean): Promise<void> {
  const reader = body.getReader()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      if (!feed(piece.value)) continue
      await linger(reader)
      return
    }
  } finally {
    release(reader)
  }
}

// Reading to the end keeps the connection for the next request. Some servers never end.
async function linger(reader: Reader): Promise<void> {
  const timer = setTimeout(release, LINGER_MS, reader)
  try {
    while (!(await reader.read()).done);
  } catch {
    // The response is complete, so a broken connection does not matter.
  } finally {
    clearTimeout(timer)
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** Ends a pending read, and the connection if the body is not at its end. */
function release(reader: Reader): void {
  // Only a body that has already failed rejects, and it needs no release.
  reader.cancel().catch(() => undefined)
}
