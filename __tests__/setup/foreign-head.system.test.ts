import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import type { TrustContextName } from '../../src/workspace/sandbox/trust-contexts.ts'
import { installDependencies, missingDependencies } from '../../src/setup/install-dependencies.ts'
import { temporaryWorkspace, unaborted, workingSandboxes, writeFiles } from '../support/temporary-workspace.ts'
import { testsFolder } from '../support/tests-folder.ts'

const plant = (by: string) =>
  `mkdir -p ~/tools/bin; printf '#!/bin/sh\\necho ${by} >> stranger.txt\\n' > ~/tools/bin/pnpm; chmod +x ~/tools/bin/pnpm`

it.each(await workingSandboxes())('in %s, code of strangers leaves nothing for an installation', async (sandbox) => {
  const programs = await mkdtemp(join(testsFolder, 'forgehand-programs-'))
  // Bundler evaluates the Gemfile, so this stands for what it says.
  await writeFiles(programs, {
    bundle: `#!/bin/sh\n${plant('look')}\nexit 1\n`,
    pnpm: '#!/bin/sh\necho own >> own.txt\n'
  })
  for (const name of ['bundle', 'pnpm']) await chmod(join(programs, name), 0o755)
  const manifest = JSON.stringify({ packageManager: 'pnpm@9.0.0', dependencies: { a: '1.0.0' } })
  await using place = await temporaryWorkspace({
    files: { Gemfile: '', 'package.json': manifest },
    sandbox,
    environment: { PATH: `${programs}:${process.env['PATH'] ?? ''}` }
  })
  const { workspace } = place
  const run = async (command: string, context: TrustContextName) =>
    (await workspace.run(command, { context, network: false, signal: unaborted })).output
  const options = { onEnd: () => undefined, signal: unaborted }
  const missing = await missingDependencies(workspace, {
    ...options,
    task: { changed: [], text: '' },
    onSkipped: () => undefined
  })
  const request = { missing, foreignReason: 'eve has no write access.', cache: undefined }
  await installDependencies(workspace, request, options)
  await run(plant('setup'), 'foreign')
  await installDependencies(workspace, request, options)

  const seen = (context: TrustContextName) => run('ls -d ~/tools/bin/* 2>/dev/null | wc -l', context)
  expect(missing.map(({ tool }) => tool)).toEqual(expect.arrayContaining(['bundler', 'pnpm']))
  expect(await run('cat *.txt', 'alone')).toBe('own\nown\n')
  expect([await seen('setup'), await seen('alone'), await seen('agent')]).toEqual(['0\n', '0\n', '1\n'])
  await rm(programs, { recursive: true })
})
