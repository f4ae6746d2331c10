import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { commandEnvironment, toolVariables } from '../../src/workspace/commands/environment.ts'
import { runnerFolders } from '../../src/workspace/sandbox/closed-paths.ts'

describe('the environment of a command', () => {
  it.each([
    ...['GITHUB_TOKEN', 'GH_TOKEN', 'INPUT_API-KEY', 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'],
    ...['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'RUNNER_TEMP', 'OPENAI_API_KEY', 'AWS_SECRET_ACCESS_KEY'],
    ...['NODE_OPTIONS', 'LD_PRELOAD', 'BASH_ENV', 'SSH_AUTH_SOCK', 'NPM_TOKEN', 'npm_config__authToken', 'GIT_DIR']
  ])('omits %s', (name) => {
    expect(commandEnvironment({ [name]: 'x' }, '/home')).not.toHaveProperty([name])
  })

  it.each(['PATH', 'LC_ALL', 'TZ', 'GOPATH', 'JAVA_HOME', 'JAVA_HOME_21_X64', 'NODE_VERSION', 'VIRTUAL_ENV'])(
    'keeps %s',
    (name) => {
      expect(commandEnvironment({ [name]: 'x' }, '/home')).toHaveProperty([name], 'x')
    }
  )

  it('turns off prompts and pagers, and sets a separate home folder', () => {
    expect(commandEnvironment({ HOME: '/root', PAGER: 'less', TERM: 'xterm' }, '/state/home')).toMatchObject({
      ...{ HOME: '/state/home', PAGER: 'cat', GIT_PAGER: 'cat', TERM: 'dumb', CI: '1' },
      GIT_TERMINAL_PROMPT: '0'
    })
  })
})

describe('the variables of tool chains', () => {
  it.each([{}, { CARGO_HOME: '' }])('lead to folders in the home of the user with %j', async (environment) => {
    const home = await mkdtemp(join(tmpdir(), 'forgehand-home-'))
    await mkdir(join(home, '.cargo'))
    const variables = toolVariables({ HOME: home, ...environment })
    await rm(home, { recursive: true })
    expect(variables).toEqual({ CARGO_HOME: join(home, '.cargo') })
  })

  it.each([{ HOME: '' }, {}])('are none with %j', (environment) => {
    expect(toolVariables(environment)).toEqual({})
  })
})

it('closes the folder of a self-hosted runner', () => {
  const program = '/opt/runner/externals/node24/bin/node'
  expect(runnerFolders('/data/_work/_temp', program)).toEqual(['/data', '/opt/runner'])
  expect(runnerFolders('/srv/runner/_work/_temp', '/usr/bin/node')).toEqual(['/srv/runner'])
})
