import { expect, it } from '@jest/globals'
import { TOKENS_PER_IMAGE } from '../../src/agent/images.ts'
import type { Message } from '../../src/agent/messages.ts'
import { TokenEstimator } from '../../src/agent/token-estimator.ts'
import { imageOf, PNG } from '../support/pictures.ts'

const text = 'x'.repeat(40_000)
const shown: readonly Message[] = [{ role: 'user', text, images: [imageOf(PNG), imageOf(PNG)] }]
const counted = (input: number) => ({ input, cachedInput: 0, output: 0, reasoning: 0, isEstimate: false })

it.each([
  ['that the model was shown', 0, 10_000 + 2 * TOKENS_PER_IMAGE],
  ['that the model was not shown', 2, 10_000]
])('keeps the tokens of images %s apart from those of text', (_, hidden, input) => {
  const estimator = new TokenEstimator()
  estimator.learn(shown, counted(input), hidden)
  expect(estimator.tokensIn(4_000)).toBe(1_000)
  expect(estimator.tokensOf(shown)).toBe(10_000 + 2 * TOKENS_PER_IMAGE)
})
