import { expect, it } from '@jest/globals'
import { demoProject } from '../../emulators/demo/project.ts'
import { demoScript } from '../../emulators/demo/script.ts'
import { startEmulators } from '../../emulators/start-emulators.ts'
import { runAction } from '../../src/cli/run-action.ts'
import { packageRoot } from '../../src/cli/package-root.ts'

it('starts no job after an interrupt', async () => {
  const emulators = await startEmulators({
    repository: { owner: 'owner', name: 'repository', files: demoProject },
    script: demoScript,
    maintainer: 'ada',
    searchPath: process.env['PATH'] ?? ''
  })
  const lines: string[] = []
  const running = runAction(emulators, {
    ...{ action: packageRoot(), environment: {}, inputs: {}, commentId: 0 },
    ...{ eventName: 'workflow_dispatch', payload: {} },
    onLine: (line) => void lines.push(line),
    signal: AbortSignal.abort(new Error('The run was interrupted.'))
  })
  await expect(running).rejects.toThrow('The run was interrupted.')
  expect(lines).toEqual([])
  await emulators.close()
})
