import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { examineSearchPath } from '../../src/doctor/search-path.ts'
import { describeEach } from '../support/describe-each.ts'
import { temporaryWorkspace, unaborted, workingSandboxes } from '../support/temporary-workspace.ts'
import { testsFolder } from '../support/tests-folder.ts'

describeEach(await workingSandboxes())('the programs on the PATH in %s', (sandbox) => {
  it('are named with the lines of agent.yml if commands do not see them', async () => {
    const base = await mkdtemp(join(testsFolder, 'forgehand-programs-'))
    await mkdir(join(base, 'bin'))
    await mkdir(join(base, 'closed/tool/bin'), { recursive: true })
    await writeFile(join(base, 'closed/tool/bin/hello'), '#!/bin/sh\n')
    await chmod(join(base, 'closed/tool/bin/hello'), 0o755)
    await symlink('../closed/tool/bin/hello', join(base, 'bin/hello'))
    await symlink('/nonexistent', join(base, 'bin/broken'))
    const environment = { PATH: `${base}/bin:/usr/bin:/bin`, HOME: join(base, 'home') }
    await using place = await temporaryWorkspace({ sandbox, environment, closed: [join(base, 'closed')] })
    const findings = await examineSearchPath(place.workspace, environment, unaborted)
    await rm(base, { recursive: true })
    expect(findings).toMatchObject([
      {
        state: 'warning',
        title: 'Commands do not see everything on the PATH: hello.',
        remedy: expect.stringMatching(/^readable-paths:\n {2}- \S+closed\/tool\/bin$/) as unknown
      }
    ])
  })

  it('are all seen on this machine', async () => {
    await using place = await temporaryWorkspace({ sandbox, environment: { PATH: '/usr/bin:/bin' } })
    const findings = await examineSearchPath(place.workspace, { PATH: '/usr/bin:/bin' }, unaborted)
    expect(findings).toMatchObject([{ id: 'path', state: 'ok' }])
  })
})
