import { expect, it } from '@jest/globals'
import { chooseCheapModel } from '../../src/settings/cheap-model.ts'

const models = { main: 'large', workflow: 'medium', allowed: undefined, wanted: undefined }

it.each([
  { when: 'none is named', change: {}, model: 'large' },
  { when: 'any is allowed', change: { wanted: 'small' }, model: 'small' },
  { when: 'it is on the list', change: { wanted: 'small', allowed: ['small'] }, model: 'small' },
  { when: 'it is that of the workflow', change: { wanted: 'medium', allowed: [] }, model: 'medium' }
])('takes $model when $when', ({ change, model }) => {
  expect(chooseCheapModel({ ...models, ...change })).toEqual({ model, notes: [] })
})

it('takes the model of the run for one that is not allowed, and says so', () => {
  expect(chooseCheapModel({ ...models, wanted: 'small', allowed: ['other'] })).toEqual({
    model: 'large',
    notes: ['`delegation.cheap-model` is small, which `allowed-models` of agent.yml does not list; large is used.']
  })
})
