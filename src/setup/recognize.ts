import { inFolder } from '../text/shell-quote.ts'
import type { RootFiles } from '../workspace/files/root-files.ts'
import { type InstallPlan, type SetupFolders, basePlan } from './install-plan.ts'
import { planCargo, planDotnet, planGo } from './plan-compiled.ts'
import { planGradle, planMaven } from './plan-java.ts'
import { planNode } from './plan-node.ts'
import { planPython } from './plan-python.ts'
import { isRecord, parseJson } from '../text/json.ts'

export interface RecognizeOptions {
  readonly folders: SetupFolders
  /** The checks of the repository. */
  readonly verifyCommands: readonly string[]
  /** False if no code of the repository runs in the installation, and no file chooses the version of the tool; true if omitted. */
  readonly runsCode?: boolean
}

/**
 * One plan for each tool whose files declare dependencies in a folder. Plans install what the lock files say.
 *
 * @param folder relative to the root; '' for the root
 */
export async function recognizeDependencies(
  files: RootFiles,
  folder: string,
  { folders, verifyCommands, runsCode = true }: RecognizeOptions
): Promise<readonly InstallPlan[]> {
  // As the check of such a module says.
  const isAlone = verifyCommands.some((command) => command.startsWith(inFolder(folder, 'GOWORK=off ')))
  const plans = await Promise.all([
    planNode(files, folders, runsCode),
    planPython(files, folders, { verifyCommands, runsCode }),
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

/** How the gems of a Gemfile are installed; undefined if there is none. */
function planBundler({ names }: RootFiles, { cache }: SetupFolders): InstallPlan | undefined {
  const [file] = ['Gemfile', 'gems.rb'].filter((name) => names.has(name))
  if (file === undefined) return undefined
  const hasLock = names.has('Gemfile.lock') || names.has('gems.locked')
  return {
    ...basePlan,
    tool: 'bundler',
    command: 'bundle install',
    check: 'bundle check --dry-run',
    installVariables: hasLock ? { BUNDLE_FROZEN: 'true' } : {},
    variables: { BUNDLE_PATH: `${cache}/bundle` }
  }
}

/** How the packages that composer.json requires are installed; undefined if it requires none but PHP and its extensions. */
async function planComposer({ read }: RootFiles, { cache }: SetupFolders): Promise<InstallPlan | undefined> {
  const manifest = parseJson((await read('composer.json')) ?? '')
  if (!isRecord(manifest)) return undefined
  const required = ['require', 'require-dev'].flatMap((key) => {
    const packages = manifest[key]
    return isRecord(packages) ? Object.keys(packages) : []
  })
  const hasAutoload = isRecord(manifest['autoload']) || isRecord(manifest['autoload-dev'])
  if (!hasAutoload && !required.some((name) => name.includes('/'))) return undefined
  const command = 'composer install --no-interaction'
  return {
    ...basePlan,
    tool: 'composer',
    command,
    commandWithoutCode: `${command} --no-scripts --no-plugins`,
    check: 'test -e vendor/autoload.php',
    installVariables: { COMPOSER_CACHE_DIR: `${cache}/composer`, COMPOSER_ALLOW_SUPERUSER: '1' }
  }
}
