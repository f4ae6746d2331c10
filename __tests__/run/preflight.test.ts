import { describe, expect, it } from '@jest/globals'
import { Preflight } from '../../src/run/claim/preflight.ts'
import type { ModelInputs } from '../../src/settings/workflow-models.ts'
import { offering, pipelineSettings } from '../support/run.ts'

const identity = {
  'openai-identity-provider': 'idp_1',
  'openai-service-account': 'user-1',
  'openai-audience': 'https://api.openai.com/v1'
}

function preflightWith(inputs: Partial<ModelInputs>): Preflight {
  return new Preflight(
    new AbortController().signal,
    pipelineSettings({ models: offering({ model: 'gpt-5', ...inputs }) })
  )
}

describe('the permissions to paste', () => {
  it.each([
    [true, 'an identity provider', identity],
    [false, 'an API key', { 'api-key': 'sk-1' }]
  ])('include id-token: %s for %s', async (expected, _, inputs) => {
    const preflight = preflightWith(inputs)
    preflight.add(Promise.resolve([{ kind: 'permission', permission: 'contents' }]))
    const message = await preflight.requireAll().catch((error: unknown) => String(error))
    expect(message).toContain('permissions:\n  contents: write\n  issues: write\n  pull-requests: write')
    expect(message?.includes('\n  id-token: write')).toBe(expected)
  })
})

describe('the models', () => {
  const good = Promise.resolve(undefined)
  const bad = (name: string) => Promise.resolve(`There is no model ${name}.`)

  it('stop the run if none of them can answer, with every reason', async () => {
    const preflight = preflightWith({})
    preflight.addModels([bad('a'), bad('b')])
    await expect(preflight.requireAll()).rejects.toThrow(/no model a\.[^]*no model b\./)
  })

  it.each([
    ['the main model', [good, bad('b')]],
    ['a fallback', [bad('a'), good]]
  ])('do not stop the run if %s can answer', async (_, problems) => {
    const preflight = preflightWith({})
    preflight.addModels(problems)
    await expect(preflight.requireAll()).resolves.toBeUndefined()
  })
})
