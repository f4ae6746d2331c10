import { describe, expect, it } from '@jest/globals'
import { basePlan, type InstallPlan, type PackageManager } from '../../src/setup/install-plan.ts'
import { judgeInstallation } from '../../src/setup/judge-installation.ts'

const plan = (tool: PackageManager): InstallPlan => ({ ...basePlan, tool, command: 'the command', check: '' })
const ended = { exitCode: 1, timedOut: false, durationMs: 1_000, output: '' }
const timedOut = { ...ended, exitCode: undefined, timedOut: true }
const tests = '-----\n T E S T S\n-----\nRunning ATest\n'

describe('judgeInstallation', () => {
  it('counts Maven packages as installed if the time limit was reached in the tests, and says that some can be missing', () => {
    expect(judgeInstallation(plan('maven'), { ...timedOut, output: tests })).toMatchObject({
      result: 'installed',
      problem: {
        title: 'The installation reached its time limit, so dependencies can be missing.',
        cause: 'the command did not end within 1.0 s.'
      }
    })
  })

  it('counts a Maven installation as failed if the time limit was reached before the tests', () => {
    expect(judgeInstallation(plan('maven'), { ...timedOut, output: 'Downloading' }).result).toBe('failed')
  })

  it('does not trust another tool that prints the same', () => {
    expect(judgeInstallation(plan('npm'), { ...timedOut, output: tests }).result).toBe('failed')
  })

  it('counts packages as installed if only the code of the repository does not compile', () => {
    expect(judgeInstallation(plan('maven'), { ...ended, output: '[ERROR] COMPILATION ERROR :' })).toMatchObject({
      result: 'installed',
      problem: undefined
    })
  })
})
