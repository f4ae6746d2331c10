import type { ByteReader } from './response-body.ts'

/** How long to wait for the end of a body after everything needed has arrived. */
const LINGER_MS = 250

/**
 * Reads a body piece by piece until it ends.
 *
 * @param feed takes one piece, and returns true if it needs no more
 * @throws the error of the body, or what `feed` throws
 */
export async function readBytes(body: ByteReader, feed: (bytes: Uint8Array) => boolean): Promise<void> {
  try {
    for (let { value } = await body.read(); value !== undefined; { value } = await body.read()) {
      if (!feed(value)) continue
      await linger(body)
      return
    }
  } finally {
    release(body)
  }
}

// Reading to the end keeps the connection for the next request. Some servers never end.
async function linger(body: ByteReader): Promise<void> {
  const timer = setTimeout(release, LINGER_MS, body)
  try {
    while (!(await body.read()).done);
  } catch {
    // The response is complete, so a broken connection does not matter.
  } finally {
    clearTimeout(timer)
  }
}

/** Ends a pending read, and the connection if the body is not at its end. */
function release(body: ByteReader): void {
  // Only a body that has already failed rejects, and it needs no release.
  body.cancel().catch(() => undefined)
}
