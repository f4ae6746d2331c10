import { expect, it } from '@jest/globals'
import { trackingBody } from '../../src/fan-out/outcomes-text.ts'
import { MAX_BODY_LENGTH } from '../../src/text/github-rules.ts'

it.each([
  ['a'.repeat(200), 256, [0, 0]],
  ['|'.repeat(200), 256, [100, 255]]
] as const)('says how many items do not fit, with titles of %s', (title, count, [least, most]) => {
  const items = Array.from({ length: count }, (_, at) => ({ id: `${at}`, title, text: '', repository: undefined }))
  const pages = { runUrl: 'https://github.example/r', repositoryUrl: '', serverUrl: '' }
  const body = trackingBody({ taskId: 'document', items, outcomes: new Map(), ...pages })
  const left = Number(/(\d+) more do not fit into this text\./.exec(body)?.[1] ?? 0)
  expect(body.length).toBeLessThan(MAX_BODY_LENGTH)
  expect(left).toBeGreaterThanOrEqual(least)
  expect(left).toBeLessThanOrEqual(most)
  expect(body.match(/no outcome\*\*: the job/g)).toHaveLength(count - left)
})
