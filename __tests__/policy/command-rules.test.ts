import { expect, it } from '@jest/globals'
import { judgeAnyCommand } from '../../src/policy/commands.ts'
import { commandRules, defaultCommands, inspectionCommands } from '../../src/policy/default-commands.ts'
import { readAgentFile } from '../../src/settings/agent-file.ts'

const declared = defaultCommands({
  packageJson: { scripts: { lint: 'x' } },
  files: [],
  makefile: undefined,
  cargoManifest: undefined
})
const packageBinaries = ['tsx', 'sudo', 'sh', '-c']

it('allows the programs of packages by default, but none that can run any other', () => {
  const rules = commandRules({ setting: undefined, declared, packageBinaries, isBounded: true })
  expect(rules).toContain('npx tsx **')
  expect(rules.filter((rule) => /^npx (sudo|sh|-c) /.test(rule))).toEqual([])
})

it('allows only commands that read in addition to a list of agent.yml', () => {
  const rules = commandRules({ setting: ['make x'], declared, packageBinaries, isBounded: true })
  expect(rules).toEqual(expect.arrayContaining([...inspectionCommands, 'make x']))
  expect(rules).not.toContain('rm **')
  expect(rules).not.toContain('npx tsx **')
})

it.each([['any' as const], [undefined]])(
  'keeps to the strict default without a boundary, with commands set to %s',
  (setting) => {
    const rules = commandRules({ setting, declared, packageBinaries, isBounded: false })
    expect(rules).toEqual([...inspectionCommands, ...declared.commands])
  }
)

it('allows every line that a shell can read, with commands set to any', async () => {
  await expect(readAgentFile('commands: any\n')).resolves.toMatchObject({ commands: 'any' })
  await expect(readAgentFile('commands: all\n')).rejects.toThrow(/Expected a list of commands, or any/)
  expect(judgeAnyCommand('eval "$x"; git push')).toEqual({ kind: 'allowed', rules: ['any'] })
  expect(judgeAnyCommand("echo 'x")).toMatchObject({ kind: 'malformed' })
})
