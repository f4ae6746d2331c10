import type { RootFiles } from '../workspace/files/root-files.ts'
import type { InstallPlan, SetupFolders } from './install-plan.ts'
import { planCargo, planGo, planMaven } from './plan-compiled.ts'
import { planNode } from './plan-node.ts'
import { planPython } from './plan-python.ts'

/**
 * How the dependencies that the files at the root declare are installed, as their lock files say.
 *
 * @param verifyCommands the checks of the repository
 */
export async function recognizeDependencies(
  files: RootFiles,
  folders: SetupFolders,
  verifyCommands: readonly string[]
): Promise<readonly InstallPlan[]> {
  const plans = await Promise.all([
    planNode(files, folders),
    planPython(files, folders, verifyCommands),
    planGo(files, folders),
    planCargo(files, folders)
  ])
  return [...plans, planMaven(files, folders)].filter((plan) => plan !== undefined)
}
