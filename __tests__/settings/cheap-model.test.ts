import { expect, it } from '@jest/globals'
import { chooseCheapModel } from '../../src/settings/cheap-model.ts'

const models = { main: 'large', workflow: 'medium' }
const delegation = { spawnAgent: false, generateCode: true, sprints: false, cheapModel: undefined }

it.each([
  { when: 'none is named', cheapModel: undefined, allowedModels: [], model: 'large' },
  { when: 'any is allowed', cheapModel: 'small', allowedModels: undefined, model: 'small' },
  { when: 'it is on the list', cheapModel: 'small', allowedModels: ['small'], model: 'small' },
  { when: 'it is that of the workflow', cheapModel: 'medium', allowedModels: [], model: 'medium' }
])('takes $model when $when', ({ cheapModel, allowedModels, model }) => {
  const file = { delegation: { ...delegation, cheapModel }, allowedModels }
  expect(chooseCheapModel(models, file)).toEqual({ model, notes: [] })
})

it('takes the model of the run for one that is not allowed, and says so', () => {
  const file = { delegation: { ...delegation, cheapModel: 'small' }, allowedModels: ['other'] }
  expect(chooseCheapModel(models, file)).toEqual({
    model: 'large',
    notes: ['`delegation.cheap-model` is small, which `allowed-models` of agent.yml does not list; large is used.']
  })
})

it('says nothing of a model that nobody is going to ask', () => {
  const file = { delegation: { ...delegation, generateCode: false, cheapModel: 'small' }, allowedModels: [] }
  expect(chooseCheapModel(models, file)).toEqual({ model: 'large', notes: [] })
})
