import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { chooseProject } from '../../src/cli/simulate-project.ts'
import { projectText } from '../../src/cli/simulate-text.ts'
import { readWorkflow } from '../../src/workflows/read-workflow.ts'

let folder: string
let checkout: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
  checkout = join(folder, 'checkout')
  await mkdir(join(checkout, '.github/workflows'), { recursive: true })
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function chosen(settings: string, configPath = '.github/agent.yml') {
  await writeFile(join(checkout, '.github/agent.yml'), settings)
  const step = `{ uses: a/forgehand@v1, with: { model: gpt-5, config-path: ${configPath} } }`
  const workflow = readWorkflow(`on: issues\njobs: { agent: { steps: [${step}] } }`, 'agent.yml')
  const file = join(checkout, '.github/workflows/agent.yml')
  return await chooseProject(false, undefined, { file, workflow })
}

it('keeps the value of an anchor in a setting that it leaves out', async () => {
  const project = await chosen('setup:\n  - &install npm ci\nbranch: bot/{number}\nlabels: [*install]\n')
  expect(project.settings).toMatchObject({ kind: 'file', ignored: ['setup'] })
  expect(project.content).toMatchObject({
    files: { '.github/agent.yml': 'branch: bot/{number}\nlabels:\n  - npm ci\n' }
  })
})

it.each(['verify: *tests\n', 'verify: [\n', 'brnch: x\n', '- verify\n', ''])(
  'leaves settings as they are, so that the run reports what is wrong: %j',
  async (settings) => {
    const { content } = await chosen(settings)
    expect(content).toMatchObject({ files: { '.github/agent.yml': settings } })
  }
)

it.each([
  ['a file beside the checkout', '../secret.yml'],
  ['a folder', '.github/workflows']
])('reads no settings from %s', async (_, path) => {
  await writeFile(join(dirname(checkout), 'secret.yml'), 'branch: secret/{number}\n')
  const project = await chosen('branch: own/{number}\n', path)
  expect(project.settings).toEqual({ kind: 'defaults', missing: path })
  expect(JSON.stringify(project.content)).not.toContain('secret/')
})

it.each([
  ['api.example.com', 'Only requests to it leave this machine, and downloads'],
  ['127.0.0.1.example.com', 'Only requests to it leave this machine, and downloads'],
  ['127.0.0.1:11434', 'Nothing leaves this machine except downloads'],
  ['[::1]:80', 'Nothing leaves this machine except downloads'],
  ['localhost', 'Nothing leaves this machine except downloads']
])('says what leaves this machine with a model at %s', async (host, expected) => {
  const project = await chosen('')
  expect(projectText(project, { kind: 'real', name: 'gpt-5', host, inputs: {} })).toContain(`at ${host}. ${expected}`)
})

it.each([
  ['for the demo project', false],
  ['for a real model', true]
])('names the file with settings that config-path names and that is missing, %s', async (_, isRealModel) => {
  const step = '{ uses: a/forgehand@v1, with: { model: gpt-5, config-path: .github/bot.yml } }'
  const workflow = readWorkflow(`on: issues\njobs: { agent: { steps: [${step}] } }`, 'agent.yml')
  const file = join(checkout, '.github/workflows/agent.yml')
  const project = await chooseProject(isRealModel, undefined, { file, workflow })
  expect(projectText(project, { kind: 'scripted', why: '' })).toContain(
    'Settings: the defaults, because there is no .github/bot.yml.'
  )
})
