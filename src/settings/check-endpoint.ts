/** True for an http(s) address without credentials, query and fragment. */
export function isEndpoint(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false
  return url.username === '' && url.password === '' && url.search === '' && url.hash === ''
}

export type KeyProblem =
  | 'missing'
  /** It would be sent unencrypted. */
  | 'unencrypted'
  /** It contains characters that no header can contain, such as a space. */
  | 'invalid'

/** What is wrong with a key for an address; undefined if nothing is. */
export function keyProblem(baseUrl: string, key: string): KeyProblem | undefined {
  const url = URL.parse(baseUrl)
  if (!/^[\x21-\x7e]*$/.test(key)) return 'invalid'
  if (!url || isLocal(url.hostname)) return undefined
  if (url.protocol === 'https:') return key === '' ? 'missing' : undefined
  return key === '' ? undefined : 'unencrypted'
}

// This machine, or a service container of the job, whose name has no dots.
function isLocal(hostname: string): boolean {
  return /^(?:127\.\d+\.\d+\.\d+|\[::1\]|[^.[\]:]+|[^.]+\.localhost)$/u.test(hostname)
}
