import { expect, it } from '@jest/globals'
import { ThinkingDetails, type ThinkingDetail } from '../../../src/models/chat/chat-stream.ts'
import { growth, LINEAR } from '../../support/scaling.ts'

function assemble(...pieces: ThinkingDetail[]): ThinkingDetail[] {
  const details = new ThinkingDetails()
  for (const piece of pieces) details.add(piece)
  return details.finish()
}

const text = (content: string, more: object = {}) => ({ type: 'reasoning.text', text: content, index: 0, ...more })

it.each<[string, ThinkingDetail[], ThinkingDetail[]]>([
  ['a text in pieces', [text('Wh'), text('at'), text('?')], [text('What?')]],
  [
    'a signature that follows its text',
    [text('', { signature: '' }), text('Hm.'), { type: 'reasoning.text', signature: 'signed', index: 0 }],
    [text('Hm.', { signature: 'signed' })]
  ],
  [
    'interleaved texts, by index',
    [text('a'), text('b', { index: 1 }), text('A'), text('B', { index: 1 })],
    [text('aA'), text('bB', { index: 1 })]
  ],
  [
    'a summary and a text of the same index',
    [text('a'), { type: 'reasoning.summary', summary: 's', index: 0 }, text('b')],
    [text('ab'), { type: 'reasoning.summary', summary: 's', index: 0 }]
  ],
  [
    'pieces without an index',
    [
      { type: 'reasoning.text', text: 'a' },
      { type: 'reasoning.text', text: 'b' }
    ],
    [{ type: 'reasoning.text', text: 'ab' }]
  ],
  [
    'encrypted entries',
    [
      { type: 'reasoning.encrypted', data: 'x', index: 0, id: 'a' },
      { type: 'reasoning.encrypted', data: 'y', index: 0, id: 'b' }
    ],
    [
      { type: 'reasoning.encrypted', data: 'x', index: 0, id: 'a' },
      { type: 'reasoning.encrypted', data: 'y', index: 0, id: 'b' }
    ]
  ],
  [
    'another id with the same index, which starts another entry',
    [text('a', { id: 'x' }), text('b', { id: 'y' })],
    [text('a', { id: 'x' }), text('b', { id: 'y' })]
  ],
  [
    'fields that come late or as null',
    [text('a', { format: null }), text('b', { format: 'anthropic-claude-v1' })],
    [text('ab', { format: 'anthropic-claude-v1' })]
  ]
])('assembles %s', (_, pieces, expected) => {
  expect(assemble(...pieces)).toEqual(expected)
})

it('takes linear time', () => {
  const read = (pieces: number) => assemble(...Array.from({ length: pieces }, () => text('word ')))
  expect(growth(read, 2_000)).toBeLessThan(LINEAR)
})
