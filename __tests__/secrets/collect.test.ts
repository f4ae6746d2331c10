import { expect, it } from '@jest/globals'
import { collectEnvironmentSecrets, collectJobSecrets, collectLocalSecrets } from '../../src/secrets/collect.ts'

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
  'npm_config_//registry.npmjs.org/:_authToken',
  'PGPASSWORD',
  'MYSQL_PWD',
  'SMTP_PASS',
  'GH_PAT',
  'token'
])('counts %s as a secret', (name) => {
  expect(collectEnvironmentSecrets({ [name]: VALUE })).toEqual([VALUE])
})

it.each([
  ['TOKEN_FILE', VALUE],
  ['MONKEY', VALUE],
  ['PWD', VALUE],
  ['BYPASS', VALUE],
  ['SSH_AUTH', '/run/agent/socket-name'],
  ['SSH_PRIVATE_KEY', '~/.ssh/id_ed25519'],
  ['CLOUD_CREDENTIALS', '../keys/Project 2/key.json'],
  ['MAX_TOKENS', '1234567890123'],
  ['GIT_AUTH', 'basicauthentication'],
  ['API_KEY', 'short']
])('does not count %s=%s as a secret', (name, value) => {
  expect(collectEnvironmentSecrets({ [name]: value })).toEqual([])
})

it.each([
  ['AWS_SECRET_ACCESS_KEY', '/wJ4lrXUtnFEMI/K7MDENG/bPxRfiCYzEXAMPLEK'],
  ['AWS_SECRET_ACCESS_KEY', '/wJ4lrXUtnFEMIaK7MDENG+bPxRfiCYzEXAMPLEK'],
  ['DB_PASSWORD', '/aB3$kd92!jd0'],
  ['DB_PASSWORD', '.x8#kd92jd0ab'],
  ['DB_PASSWORD', '~x8_kd92jd0ab']
])('counts %s=%s as a secret, although it begins like a path', (name, value) => {
  expect(collectEnvironmentSecrets({ [name]: value })).toEqual([value])
})

it('adds each line of a secret with several lines', () => {
  const lines = ['first-line-of-12', 'second-line-of-12']
  expect(collectEnvironmentSecrets({ KEY_SECRET: lines.join('\n') })).toEqual([lines.join('\n'), ...lines])
})

it('collects every secret of a job: its inputs, each of several keys, and its identity', () => {
  const inputs: Readonly<Record<string, string>> = { 'github-token': 'ghs_1', 'api-key': 'openai=sk-1\nanthropic=sk-2' }
  const environment = {
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'short',
    NPM_TOKEN: 'npm-token-of-ada-1',
    HOME: '/home/ada-1234'
  }
  const held = collectJobSecrets((name) => inputs[name] ?? '', environment)
  expect(held).toEqual(expect.arrayContaining(['ghs_1', 'sk-1', 'sk-2', 'short', 'npm-token-of-ada-1']))
  expect(held).not.toContain('/home/ada-1234')
})

it('collects the keys of all providers from the environment of a local run', () => {
  const environment = { OPENAI_API_KEY: 'sk-o', ANTHROPIC_API_KEY: ' sk-a ', GROQ_API_KEY: '', PATH: '/bin' }
  expect(collectLocalSecrets(environment)).toEqual(['sk-o', 'sk-a'])
})
