import { expect, it } from '@jest/globals'
import { gitHubToken } from '../../src/cli/github-environment.ts'

it.each([
  ['GITHUB_TOKEN before GH_TOKEN', { GITHUB_TOKEN: ' a\n', GH_TOKEN: 'b' }, 'a'],
  ['GH_TOKEN if GITHUB_TOKEN is empty, as in a workflow without the secret', { GITHUB_TOKEN: '', GH_TOKEN: 'b' }, 'b'],
  ['nothing if neither is set', {}, '']
])('is %s', (_, environment, token) => {
  expect(gitHubToken(environment)).toBe(token)
})
