import { expect, it } from '@jest/globals'
import type { Model } from '../../src/agent/model.ts'
import type { ModelChoice } from '../../src/settings/model-directory.ts'
import { named } from '../support/delegating-run.ts'
import { calls, says, ScriptedModel, type Turn } from '../support/scripted-model.ts'
import { files, PipelineRun } from '../support/pipeline-run.ts'

const finish = calls('finish', { title: 'Correct the greeting', description: 'It says Hello.' })
const edit = calls('edit_file', { path: 'greeting.txt', old_string: 'Helo', new_string: 'Hello' })

const withRules = (rules: object) => ({ ...files, '.github/agent.yml': JSON.stringify({ verify: [], ...rules }) })

/** A turn that notes which tools were offered. */
const noting = (offered: string[][], turn: ReturnType<typeof says>): Turn => {
  return ({ tools }) => {
    offered.push(tools.map(({ name }) => name))
    return Promise.resolve(turn)
  }
}

it('offers no delegation unless agent.yml enables it', async () => {
  const offered: string[][] = []
  await using run = await PipelineRun.open()
  await run.play([noting(offered, edit), finish])
  const delegation = ['spawn_agent', 'generate_code', 'write_enriched_sprint', 'dispatch_sprints']
  expect(offered[0]?.filter((name) => delegation.includes(name))).toEqual([])
})

it('publishes the change that a child session made', async () => {
  const offered: string[][] = []
  await using run = await PipelineRun.open(withRules({ delegation: { 'spawn-agent': true } }))
  const spawn = calls('spawn_agent', { task: 'Correct greeting.txt', allow_changes: true })
  const outcome = await run.play([noting(offered, spawn), noting(offered, edit), finish, finish])
  expect(outcome).toMatchObject({ kind: 'proposed' })
  expect(await run.pushedPaths()).toEqual(['greeting.txt'])
  expect(offered[0]).toContain('spawn_agent')
  expect(offered[1]).not.toContain('spawn_agent')
})

it('asks the cheap model of agent.yml and sends it no secrets', async () => {
  const asked: string[] = []
  const cheap = new ScriptedModel(says('```\nHello\n```'))
  const main = new ScriptedModel(
    calls('generate_code', { path: 'hello.sh', contract: 'Print token-of-the-run.' }),
    finish
  )
  const createModel = ({ name }: ModelChoice): Model => {
    asked.push(name)
    return name === 'small' ? named(name, cheap) : main
  }
  await using run = await PipelineRun.open(
    withRules({ delegation: { 'generate-code': true }, models: { cheap: 'small' } })
  )
  expect(await run.play([], { effects: { createModel } })).toMatchObject({ kind: 'proposed' })
  expect(asked).toEqual(['scripted', 'small'])
  expect(cheap.seen[0]?.[1]?.text).toContain('Print ***.')
  expect(run.events).toContainEqual(expect.objectContaining({ kind: 'other-model-usage', model: 'small' }))
})
