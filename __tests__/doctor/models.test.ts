import { afterEach, expect, it } from '@jest/globals'
import { startModelEmulator } from '../../emulators/model/start-model.ts'
import { connectModel } from '../../src/connect-model.ts'
import { readLocalModels, settingNamesOf } from '../../src/cli/local-model.ts'
import { examineModel } from '../../src/doctor/models.ts'
import { startUntrustedServer } from '../support/untrusted-server.ts'

const closings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

/** Examines a model of an endpoint as the command line does. */
async function examine(baseUrl: string, model = 'scripted') {
  const { main } = readLocalModels({ model, baseUrl, api: 'chat' }, { OPENAI_API_KEY: 'emulator-model-key' })
  const signal = new AbortController().signal
  return await examineModel(
    main,
    (choice, options) => connectModel(choice, options, {}, settingNamesOf(choice)),
    signal
  )
}

async function startModel(script: Parameters<typeof startModelEmulator>[0]['script']) {
  const model = await startModelEmulator({ script })
  closings.push(() => model.close())
  return model.baseUrl
}

it('is OK if it answers', async () => {
  const finding = await examine(await startModel([{ text: 'ok' }]))
  expect(finding).toMatchObject({ state: 'ok', title: expect.stringMatching(/^scripted at 127\.0\.0\.1:\d+ answered/) })
})

it('lists the available models for an unknown one', async () => {
  const finding = await examine(await startModel([{ text: 'ok' }]), 'script')
  expect(finding).toMatchObject({ state: 'problem', title: expect.stringMatching(/^script at .* cannot be used\.$/) })
  expect(finding.detail).toMatch(/has no model script \(404: .*\); set --model to one of those it has: scripted\.$/)
})

it('names the variable that makes Node trust the certificate of a server', async () => {
  const server = await startUntrustedServer()
  closings.push(async () => {
    await server[Symbol.asyncDispose]()
  })
  const finding = await examine(`${server.url}/v1`)
  expect(finding.state).toBe('problem')
  expect(finding.detail).toMatch(/^The certificate of 127\.0\.0\.1:\d+ is not trusted .*set NODE_EXTRA_CA_CERTS to/)
})

it('says what to check if nothing answers at the address', async () => {
  const model = await startModelEmulator({ script: [] })
  await model.close()
  const finding = await examine(model.baseUrl)
  expect(finding).toMatchObject({
    state: 'problem',
    detail: 'The connection was refused.',
    remedy: expect.stringMatching(
      /^Check that a server runs at 127\.0\.0\.1:\d+ and can be reached from here, or correct the base URL\.$/
    )
  })
})

it('has another remedy for a port that no web request can use', async () => {
  const finding = await examine('http://127.0.0.1:1/v1')
  expect(finding.detail).toMatch(/^No web request can use port 1, .* listen on another port/)
})

it('only warns about a failure that passes by itself', async () => {
  const finding = await examine(
    await startModel([{ fault: 'status', status: 429, body: { error: { message: 'Too fast' } } }])
  )
  expect(finding).toMatchObject({
    state: 'warning',
    remedy: 'Try again in a minute. A run tries again by itself; `fallback-models` names a model that takes over.'
  })
})
