/** True for an http(s) address without credentials, query and fragment. */
export function isEndpoint(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false
  return url.username === '' && url.password === '' && url.search === '' && url.hash === ''
}

/** What is wrong with a key for an address; undefined when nothing is. */
export type KeyProblem =
  | 'missing'
  /** It would be seen on the way. */
  | 'open-line'
  /** It holds what no header can, such as a blank. */
  | 'unreadable'

export function keyProblem(baseUrl: string, key: string): KeyProblem | undefined {
  const url = URL.parse(baseUrl)
  if (!/^[\x21-\x7e]*$/.test(key)) return 'unreadable'
  if (!url || isNearby(url.hostname)) return undefined
  if (url.protocol === 'https:') return key === '' ? 'missing' : undefined
  return key === '' ? undefined : 'open-line'
}

// On this machine, or a service container of the job, which is known by a name without dots.
function isNearby(hostname: string): boolean {
  return /^(?:127\.\d+\.\d+\.\d+|\[::1\]|[^.[\]:]+|[^.]+\.localhost)$/u.test(hostname)
}
