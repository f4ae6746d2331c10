import { expect, it } from '@jest/globals'
import { RunRecord } from '../../src/report/run-record.ts'
import { attachmentsLine } from '../../src/report/sections.ts'
import type { RunEvent } from '../../src/report/reporter.ts'

const tokens = { input: 1, cachedInput: 0, output: 1, reasoning: 0, isEstimate: false }
const response = (hiddenImages: number, text?: string): RunEvent => {
  return {
    kind: 'response',
    end: 'complete',
    tokens,
    contextWindow: 1,
    hiddenImages,
    ...(text !== undefined && { text })
  }
}
const attached = (images: number, texts: number, missing: number): RunEvent => {
  return { kind: 'attachments', images, texts, missing }
}

it.each<[string, readonly RunEvent[], string]>([
  ['nothing', [response(0)], ''],
  ['images', [attached(2, 0, 0)], '2 images shown to the model.'],
  ['everything', [attached(1, 2, 1)], '1 image and 2 text files shown to the model. 1 attachment not shown.'],
  [
    'images that the model does not accept, once',
    [attached(2, 0, 0), response(2), response(2)],
    '2 images not shown, because the model does not accept them.'
  ],
  [
    'some that it does not accept',
    [attached(2, 0, 0), response(1)],
    '1 image shown to the model. 1 image not shown, because the model does not accept it.'
  ],
  [
    'no other model that only wrote a summary',
    [attached(1, 0, 0), response(1, 'So far')],
    '1 image shown to the model.'
  ]
])('says what was shown: %s', (_, events, line) => {
  const record = new RunRecord({ now: () => 0 })
  for (const event of events) record.onEvent(event)
  expect(attachmentsLine(record.snapshot())).toBe(line)
})
