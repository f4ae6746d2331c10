import { expect, it } from '@jest/globals'
import { runAgent } from '../../src/agent/loop.ts'
import { finish as finishTool } from '../../src/tools/finish.ts'
import { calls, says, ScriptedModel } from '../support/scripted-model.ts'
import { ofKind, prompt, recorded, run } from '../support/agent-runs.ts'

const MARKED = 'Fixed it. [task_complete]\n\n`[TASK_COMPLETE]` is no longer shown.\n[TASK_COMPLETE]'
const PLAIN = 'Fixed it.\n\n`[TASK_COMPLETE]` is no longer shown.'

it('takes control marks out of what the model says and submits, except in code', async () => {
  const model = new ScriptedModel(
    says(MARKED),
    calls('finish', { title: 'Fix it [TASK_COMPLETE]', description: MARKED })
  )
  const { events, onEvent } = recorded()
  const result = await runAgent(prompt, run(model, { tools: [finishTool()], onEvent }))
  expect(result).toMatchObject({ kind: 'finished', summary: { title: 'Fix it', description: PLAIN } })
  const said = ofKind(events, 'message').map(({ message }) => message.text)
  expect(said).toContain(PLAIN)
  expect(said.join('\n')).not.toContain('[task_complete]')
  expect(ofKind(events, 'tool-finished')).toMatchObject([{ subject: 'Fix it' }])
})
