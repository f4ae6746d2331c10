import { isRecord, parseJson } from '../text/json.ts'
import type { RootFiles } from '../workspace/files/root-files.ts'
import { basePlan, type InstallPlan, type SetupFolders } from './install-plan.ts'

/** How the gems of a Gemfile are installed; undefined if there is none. */
export function planBundler({ names }: RootFiles, { cache }: SetupFolders): InstallPlan | undefined {
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
export async function planComposer({ read }: RootFiles, { cache }: SetupFolders): Promise<InstallPlan | undefined> {
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
