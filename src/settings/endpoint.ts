/** True for an http(s) address without credentials, query and fragment. */
export function isEndpoint(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false
  return url.username === '' && url.password === '' && url.search === '' && url.hash === ''
}

/** What is wrong with the key for this endpoint, in sentences; undefined when nothing is, or the address itself is wrong. */
export function findEndpointMistake(endpoint: {
  readonly baseUrl: string
  readonly apiKey: string
}): string | undefined {
  const { baseUrl, apiKey } = endpoint
  const url = isEndpoint(baseUrl) ? URL.parse(baseUrl) : undefined
  if (!url || isNearby(url.hostname)) return undefined
  if (url.protocol === 'https:' && apiKey === '') {
    return `api-key is not set. Give the key for ${url.host}, such as \${{ secrets.OPENAI_API_KEY }}, and see that the secret exists.`
  }
  if (url.protocol === 'http:' && apiKey !== '') {
    return `api-key would go to ${url.host} unencrypted. Use https in base-url, or leave the key out.`
  }
  return undefined
}

// On this machine, or a service container of the job, which is known by a name without dots.
function isNearby(hostname: string): boolean {
  return /^(?:127\.\d+\.\d+\.\d+|\[::1\]|[^.[\]:]+|[^.]+\.localhost)$/u.test(hostname)
}
