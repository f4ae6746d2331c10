import { expect, it } from '@jest/globals'
import { secretsAmong } from '../../src/settings/secret-variables.ts'

const VALUE = 'v4lue-of-twelve-or-more'

it.each([
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  'NPM_TOKEN',
  'INPUT_GITHUB-TOKEN',
  'INPUT_API-KEY',
  'AWS_SECRET_ACCESS_KEY',
  'DB_PASSWORD',
  'NODE_AUTH_TOKEN',
  'token'
])('takes %s for a secret', (name) => {
  expect(secretsAmong({ [name]: VALUE })).toEqual([VALUE])
})

it.each([
  ['TOKEN_FILE', VALUE],
  ['MONKEY', VALUE],
  ['SSH_AUTH', '/run/agent/socket-name'],
  ['MAX_TOKENS', '1234567890123'],
  ['GIT_AUTH', 'basicauthentication'],
  ['API_KEY', 'short']
])('takes %s=%s for none', (name, value) => {
  expect(secretsAmong({ [name]: value })).toEqual([])
})

it('takes each line of one', () => {
  const lines = ['first-line-of-12', 'second-line-of-12']
  expect(secretsAmong({ KEY_SECRET: lines.join('\n') })).toEqual([lines.join('\n'), ...lines])
})
