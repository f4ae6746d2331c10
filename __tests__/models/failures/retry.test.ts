import { describe, expect, it } from '@jest/globals'
import { ModelError } from '../../../src/agent/model.ts'
import { INPUT_NAMES } from '../../../src/models/endpoint.ts'
import { TransientFailure, UnreachableServer } from '../../../src/models/failures/failures.ts'
import { retryAfterMs, systemClock, withRetries } from '../../../src/models/failures/retry.ts'
import { InstantClock } from '../../support/instant-clock.ts'

const now = Date.UTC(2026, 10, 21, 12, 0, 0)

describe('retryAfterMs', () => {
  it.each([
    ['seconds', { 'retry-after': '7' }, 7000],
    ['a fraction of a second', { 'retry-after': '0.5' }, 500],
    ['milliseconds, which take precedence', { 'retry-after-ms': '250', 'retry-after': '7' }, 250],
    ['a date', { 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT' }, 30_000]
  ])('reads %s', (_, headers, expected) => {
    expect(retryAfterMs(new Headers(headers as Record<string, string>), now)).toBe(expected)
  })

  it.each([
    ['nothing', {}],
    ['a negative number', { 'retry-after': '-5' }],
    ['a word', { 'retry-after': 'soon' }],
    ['a number with a suffix', { 'retry-after': '12abc' }],
    ['a date in the past', { 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }],
    ['an impossible date', { 'retry-after': 'Sat, 99 Nov 2026 11:00:00 GMT' }]
  ])('ignores %s', (_, headers) => {
    expect(retryAfterMs(new Headers(headers as Record<string, string>), now)).toBeUndefined()
  })
})

describe('withRetries', () => {
  function failing(times: number, failure: Error) {
    let calls = 0
    return () => {
      calls += 1
      return calls <= times ? Promise.reject(failure) : Promise.resolve(`done in ${calls}`)
    }
  }

  function setup(signal = new AbortController().signal) {
    const clock = new InstantClock()
    const retries: { reason: string; waitMs: number; attempt: number }[] = []
    const request = {
      signal,
      onRetry: (retry: { reason: string; waitMs: number; attempt: number }) => retries.push(retry)
    }
    return { clock, retries, options: { service: 'm at host', settings: INPUT_NAMES, request, clock } }
  }

  it('doubles the wait before each retry and reports it', async () => {
    const { clock, retries, options } = setup()
    await expect(withRetries(failing(5, new TransientFailure('busy')), options)).resolves.toBe('done in 6')
    expect(clock.waits).toEqual([1000, 2000, 4000, 8000, 16_000])
    expect(retries[1]).toEqual({ reason: 'busy', waitMs: 2000, attempt: 2 })
  })

  it('retries once where no server may be', async () => {
    const { clock, options } = setup()
    const refused = failing(9, new UnreachableServer('the connection was refused'))
    const unknownServer = () => 'http://127.0.0.1:1/v1'
    await expect(withRetries(refused, { ...options, unknownServer })).rejects.toThrow(
      /^No server answers at http:\/\/127\.0\.0\.1:1\/v1: the connection was refused\. Start the server, or/
    )
    expect(clock.waits).toEqual([1000])
  })

  it('retries as usual where a server is known to be', async () => {
    const { clock, options } = setup()
    const refused = failing(9, new UnreachableServer('the connection was refused'))
    await expect(withRetries(refused, { ...options, unknownServer: () => undefined })).rejects.toThrow(
      '6 times in a row'
    )
    expect(clock.waits).toHaveLength(5)
  })

  it('gives up after five retries and says how it failed', async () => {
    const { options } = setup()
    const result = withRetries(failing(6, new TransientFailure('503 busy')), options)
    await expect(result).rejects.toThrow(ModelError)
    await expect(result).rejects.toThrow(/m at host failed 6 times in a row, the last time with "503 busy"/)
  })

  it('never retries before the time that the server named', async () => {
    const { clock, options } = setup()
    await withRetries(failing(3, new TransientFailure('busy', { retryAfterMs: 3000 })), options)
    expect(clock.waits).toEqual([3000, 3000, 4000])
  })

  it('does not retry a permanent failure', async () => {
    const { clock, options } = setup()
    await expect(withRetries(failing(1, new TypeError('a bug')), options)).rejects.toThrow('a bug')
    expect(clock.waits).toEqual([])
  })

  it('ends a wait at once with the reason of the signal', async () => {
    const controller = new AbortController()
    const { retries, options } = setup(controller.signal)
    const failure = new TransientFailure('busy', { retryAfterMs: 3_600_000 })
    const result = withRetries(failing(9, failure), {
      ...options,
      clock: systemClock,
      request: {
        signal: controller.signal,
        onRetry: (retry) => {
          retries.push(retry)
          setImmediate(() => {
            controller.abort(new Error('stop'))
          })
        }
      }
    })
    await expect(result).rejects.toThrow('stop')
    expect(retries).toHaveLength(1)
  })

  it.each([
    {
      why: 'the server asks for an hour',
      askedMs: 3_600_000,
      leftMs: 300_000,
      says: /in 60 min, but the run ends in 5 min/
    },
    { why: 'the server asks for all the time left', askedMs: 300_000, leftMs: 300_000, says: /in 5 min, but the run/ },
    { why: 'not even the first wait fits', askedMs: 0, leftMs: 900, says: /in 1 s, but the run ends in 1 s/ }
  ])('gives up at once when $why', async ({ askedMs, leftMs, says }) => {
    const { clock, retries, options } = setup()
    const request = { ...options.request, remainingMs: () => leftMs }
    const busy = new TransientFailure('429 busy', { retryAfterMs: askedMs })
    const result = withRetries(failing(1, busy), { ...options, request })
    await expect(result).rejects.toThrow(ModelError)
    await expect(result).rejects.toThrow(says)
    expect([clock.waits, retries]).toEqual([[], []])
  })

  it('waits as long as the server asks when the run lasts longer', async () => {
    const { clock, options } = setup()
    const request = { ...options.request, remainingMs: () => 300_000 }
    await withRetries(failing(1, new TransientFailure('busy', { retryAfterMs: 299_000 })), { ...options, request })
    expect(clock.waits).toEqual([299_000])
  })

  it('waits even if the wait exceeds the maximum of a timer, which would fire at once', async () => {
    const controller = new AbortController()
    const sleep = systemClock.sleep(99_999_999_999_999, controller.signal)
    const winner = await Promise.race([
      sleep.then(() => 'woke'),
      new Promise((resolve) => setTimeout(resolve, 2, 'slept'))
    ])
    controller.abort()
    await expect(sleep).rejects.toThrow()
    expect(winner).toBe('slept')
  })
})
