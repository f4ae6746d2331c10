import { chmod, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, it } from '@jest/globals'
import { examineSearchPath, type OpensPaths } from '../../src/doctor/programs.ts'
import { describeEach } from '../support/describe-each.ts'
import { temporaryWorkspace, unaborted, workingSandboxes } from '../support/temporary-workspace.ts'
import { testsFolder } from '../support/tests-folder.ts'

describeEach(await workingSandboxes())('the programs on the PATH in %s', (sandbox) => {
  it('are named with the lines that open them if commands do not see them', async () => {
    const base = await mkdtemp(join(testsFolder, 'forgehand-programs-'))
    await mkdir(join(base, 'bin'))
    await mkdir(join(base, 'closed/tool/bin'), { recursive: true })
    await writeFile(join(base, 'closed/tool/bin/hello'), '#!/bin/sh\n')
    await chmod(join(base, 'closed/tool/bin/hello'), 0o755)
    await symlink('../closed/tool/bin/hello', join(base, 'bin/hello'))
    await symlink('/nonexistent', join(base, 'bin/broken'))
    const opened = { FORGEHAND_READABLE_PATHS: '/srv/tools' }
    const environment = { PATH: `${base}/bin:/usr/bin:/bin`, HOME: join(base, 'home'), ...opened }
    await using place = await temporaryWorkspace({ sandbox, environment, closed: [join(base, 'closed')] })
    const examine = (opensPaths: OpensPaths) =>
      examineSearchPath(place.workspace, { environment, opensPaths }, unaborted)
    const findings = [await examine('agent.yml'), await examine('environment')]
    await rm(base, { recursive: true })
    const title = 'Commands do not see everything on the PATH: hello.'
    const folder = await realpath(testsFolder).then((real) => join(real, basename(base), 'closed/tool/bin'))
    expect(findings).toMatchObject([
      { state: 'warning', title, remedy: `readable-paths:\n  - ${folder}` },
      { state: 'warning', title, remedy: `export FORGEHAND_READABLE_PATHS=/srv/tools:${folder}` }
    ])
  })

  it('are all seen on this machine', async () => {
    await using place = await temporaryWorkspace({ sandbox, environment: { PATH: '/usr/bin:/bin' } })
    const machine = { environment: { PATH: '/usr/bin:/bin' }, opensPaths: 'agent.yml' } as const
    const findings = await examineSearchPath(place.workspace, machine, unaborted)
    expect(findings).toMatchObject({ state: 'ok' })
  })
})
