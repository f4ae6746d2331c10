import { describe, expect, it } from '@jest/globals'
import type { Installation } from '../../src/domain/installation.ts'
import { installationSection } from '../../src/report/sections.ts'

const installed: Installation = {
  tool: 'go',
  command: 'go mod download',
  result: 'installed',
  durationMs: 1,
  problem: undefined
}
const failed: Installation = {
  tool: 'npm',
  command: 'npm ci',
  result: 'failed',
  durationMs: 1,
  problem: {
    title: 'The dependencies are not installed.',
    cause: 'npm ci ended with exit code 1.',
    line: 'npm error @mallory fixes #1 ```',
    advice: 'Install the dependencies in the workflow:',
    yaml: '- run: npm ci',
    output: 'npm error code E1'
  }
}

/** @param exitCodes of the checks before the work */
const sectionOf = (installations: readonly Installation[], maxLength: number, exitCodes: readonly number[] = []) => {
  const before = exitCodes.map((exitCode) => ({ command: 'npm test', exitCode, durationMs: 1, output: '' }))
  return installationSection({ installations, verification: { before, after: [] } }, maxLength)
}

describe('installationSection', () => {
  it('is empty if everything is installed', () => {
    expect(sectionOf([installed], 1_000)).toBe('')
  })

  it('shows the cause, its line and the YAML', () => {
    expect(sectionOf([installed, failed], 1_000)).toBe(
      [
        '⚠️ **The dependencies are not installed.** npm ci ended with exit code 1.',
        '````\nnpm error @mallory fixes #1 ```\n````',
        'Install the dependencies in the workflow:',
        '```yaml\n- run: npm ci\n```',
        '<details>\n<summary>Output of the installation</summary>\n\n`npm ci`\n\n```\nnpm error code E1\n```\n\n</details>'
      ].join('\n\n')
    )
  })

  it('shows what is wrong with installed dependencies only if a check failed', () => {
    const incomplete: Installation = { ...failed, result: 'installed' }
    expect(sectionOf([incomplete], 1_000, [0])).toBe('')
    expect(sectionOf([incomplete], 1_000, [0, 1])).toContain('npm ci ended with exit code 1.')
  })

  it('leaves out the output if there is no room for it', () => {
    const long = { ...failed, problem: { ...failed.problem, output: 'x'.repeat(1_000) } } as Installation
    const section = sectionOf([long, long], 700)
    expect(section).not.toContain('xxx')
    expect(section.length).toBeLessThanOrEqual(700)
    expect(section.match(/- run: npm ci/g)).toHaveLength(2)
  })
})
