import { expect, it } from '@jest/globals'
import { knownContextWindow } from '../../src/models/model-limits.ts'

it.each([
  ['gpt-5', 272_000],
  ['gpt-6.1-sol', 272_000],
  ['gpt-5-chat-latest', 128_000],
  ['gpt-4.1-mini-2025-04-14', 1_047_576],
  ['gpt-4o', 128_000],
  ['gpt-4', 8_192],
  ['o4-mini', 200_000],
  ['claude-haiku-5-5', 100_000],
  ['claude-opus-5-5', 1_000_000],
  ['claude-sonnet-4-5', 200_000],
  ['models/gemini-2.5-pro', 200_000],
  ['anthropic/Claude-Opus-4.5', 200_000],
  ['qwen3-coder:30b', 128_000]
])('knows the context window of %s', (model, tokens) => {
  expect(knownContextWindow(model)).toBe(tokens)
})
