import { inFolder } from '../text/shell-quote.ts'
import type { RootFiles } from '../workspace/files/root-files.ts'
import type { InstallPlan, SetupFolders } from './install-plan.ts'
import { planCargo, planDotnet, planGo } from './plan-compiled.ts'
import { planGradle, planMaven } from './plan-java.ts'
import { planNode } from './plan-node.ts'
import { planPython } from './plan-python.ts'
import { planBundler, planComposer } from './plan-scripting.ts'

/**
 * One plan for each tool whose files declare dependencies in a folder. Plans install what the lock files say.
 *
 * @param folder relative to the root; '' for the root
 * @param verifyCommands the checks of the repository
 */
export async function recognizeDependencies(
  files: RootFiles,
  folder: string,
  { folders, verifyCommands }: { readonly folders: SetupFolders; readonly verifyCommands: readonly string[] }
): Promise<readonly InstallPlan[]> {
  // As the check of such a module says.
  const isAlone = verifyCommands.some((command) => command.startsWith(inFolder(folder, 'GOWORK=off ')))
  const plans = await Promise.all([
    planNode(files, folders),
    planPython(files, folders, verifyCommands),
    planGo(files, folders, isAlone),
    planCargo(files, folders),
    planComposer(files, folders)
  ])
  const others = [
    planMaven(files, folders) ?? planGradle(files, folders),
    planBundler(files, folders),
    planDotnet(files, folders)
  ]
  return [...plans, ...others].filter((plan) => plan !== undefined).map((plan) => ({ ...plan, folder }))
}
