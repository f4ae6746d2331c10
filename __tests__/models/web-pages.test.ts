import { afterEach, describe, expect, it } from '@jest/globals'
import { openModel } from '../../src/models/open-model.ts'
import { InstantClock } from '../support/instant-clock.ts'
import { closeServers, key, listen, request, serve } from '../support/model-requests.ts'

afterEach(closeServers)

const apis = ['chat', 'responses', 'anthropic', 'gemini'] as const

const nginx = (words: string) =>
  `<html>\r\n<head><title>${words}</title></head>\r\n<body>\r\n<center><h1>${words}</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n`

/** How servers begin their pages. */
const pages = {
  nginx: nginx('404 Not Found'),
  Express: '<!DOCTYPE html>\n<html lang="en">\n<body>\n<pre>Cannot POST /chat/completions</pre>\n</body>\n</html>\n',
  Werkzeug: '<!doctype html>\n<html lang=en>\n<title>405 Method Not Allowed</title>\n<h1>Method Not Allowed</h1>',
  'an HTML 4 server': '<!DOCTYPE HTML PUBLIC "-//IETF//DTD HTML 2.0//EN">\n<html><head>\n<title>501</title>',
  XHTML: '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN">\n<html/>',
  'a page after comments': '<!-- build 12 --><!-- > -->\n<html><body>Down.</body></html>',
  'a page after a byte order mark': '\u{FEFF}\n<HTML><BODY>Down.</BODY></HTML>',
  'a page without its root': '<head><title>Sign in</title></head>',
  'a heading': '<h1>Not Found</h1>'
}

interface Answer {
  readonly status: number
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

const html = { 'content-type': 'text/html' }

/** Asks a server that gives every request one answer. */
async function ask(api: (typeof apis)[number], { status, body, headers = {} }: Answer) {
  let requests = 0
  const baseUrl = await serve((incoming, response) => {
    incoming.resume()
    requests += incoming.method === 'POST' ? 1 : 0
    response.writeHead(status, headers).end(body)
  })
  const clock = new InstantClock()
  const seen = listen()
  const model = openModel({ api, baseUrl, credential: key('test'), model: 'scripted', clock })
  const message = await model.respond(request(seen)).then(
    ({ text }) => text,
    (error: unknown) => (Error.isError(error) ? error.message : String(error))
  )
  return { message, requests, retries: seen.retries, waits: clock.waits }
}

describe.each(apis)('over %s', (api) => {
  it.each([200, 201, 400, 401, 403, 404, 405, 406, 409, 410, 422, 500, 501])(
    'a web page with status %i is tried again once, then named',
    async (status) => {
      const { message, requests, retries } = await ask(api, { status, body: pages.nginx, headers: html })
      expect([requests, retries]).toEqual([2, ['it answered with a web page']])
      expect(message).toContain(`answered with a web page (status ${status})`)
      expect(message).toMatch(
        /not a model API; set base-url to the address of the API, which usually ends in a version such as \/v1\.$/
      )
    }
  )

  it.each(Object.entries(pages))('the page of %s is known by its text', async (_, page) => {
    for (const contentType of ['text/html; charset=utf-8', 'text/plain', 'application/xhtml+xml']) {
      const { message, requests } = await ask(api, {
        status: 404,
        body: page,
        headers: { 'content-type': contentType }
      })
      expect([requests, message]).toEqual([2, expect.stringContaining('a web page (status 404)')])
    }
  })

  it.each([408, 429, 502, 503, 504, 522, 529])(
    'the page of a busy gateway, %i, is tried again as often as any, and named in the end',
    async (status) => {
      const { message, requests } = await ask(api, { status, body: pages.nginx, headers: html })
      expect(requests).toBe(6)
      expect(message).toMatch(/failed 6 times in a row, the last time with "\d+ a web page"\. A gateway sends one/)
      expect(message).toMatch(/set base-url to the address of the API, which usually ends in a version such as \/v1\.$/)
    }
  )

  it('a busy gateway is asked again when it says so', async () => {
    const { requests, waits } = await ask(api, { status: 503, body: pages.nginx, headers: { 'retry-after': '7' } })
    expect([requests, new Set(waits).has(7_000)]).toEqual([6, true])
  })

  it('the page of a proxy for a request that is too large is a context overflow', async () => {
    const { message, requests } = await ask(api, { status: 413, body: nginx('413 Request Entity Too Large') })
    expect([requests, message]).toEqual([1, expect.stringContaining('longer than scripted can read')])
  })

  it.each([404, 405, 501])('status %i without a page is reported at once', async (status) => {
    const { message, requests } = await ask(api, {
      status,
      body: 'Not here.',
      headers: { 'content-type': 'text/plain' }
    })
    expect([requests, message]).toEqual([1, expect.stringMatching(/does not serve scripted .*check base-url/)])
  })

  it.each([
    ['text that is sent as HTML', 'CUDA is out of memory', 'CUDA is out of memory'],
    ['a page that a router relays', JSON.stringify({ error: { message: pages.nginx } }), 'an error page in HTML'],
    ['XML', '<?xml version="1.0"?><Error><Code>SlowDown</Code></Error>', '<?xml version="1.0"?>']
  ])('%s is no web page', async (_, body, reason) => {
    const { requests, retries } = await ask(api, { status: 500, body, headers: html })
    expect([requests, retries[0]]).toEqual([6, expect.stringContaining(`500 ${reason}`)])
  })
})
