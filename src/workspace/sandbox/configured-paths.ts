import { dirname, join, resolve } from 'node:path'
import type { Environment } from '../../domain/settings.ts'
import { hardenedEnvironment, trustedEnvironment } from '../../git/hardened-environment.ts'
import { isWithin } from '../../text/paths.ts'
import { outputOf } from './find-on-machine.ts'
import { UnprotectedTree } from './mount.ts'

/** Each takes a process. */
const MAX_INCLUDED = 100
const INCLUDES = /^include(if\..*)?\.path$/
/** What these name counts also if it does not exist yet. */
const NAMES_PATH = /^core\.(hookspath|attributesfile)$/

/**
 * The paths in the work tree that git itself reads because the configuration of its repository names them: folders of hooks, included files.
 * Not what a shell reads: no list of its syntax is complete. Git is asked, which follows no include itself and starts nothing.
 * Attack: husky sets `core.hooksPath` to a folder that git ignores. A command writes a hook there, and the next commit runs it.
 *
 * @returns what each is if it does not exist
 * @throws UnprotectedTree for a configuration that cannot be read in time
 */
export async function configuredPaths(
  root: string,
  { HOME = '/nonexistent', PATH = '' }: Environment
): Promise<ReadonlyMap<string, 'file' | 'folder'>> {
  const git = join(root, '.git')
  const trusted = await trustedEnvironment(root, { PATH: PATH || '/usr/bin:/bin' })
  const variables = { ...hardenedEnvironment(trusted['PATH'] ?? ''), GIT_DIR: git, GIT_WORK_TREE: root }
  const at = (folder: string, value: string) => resolve(root, folder, value.replace(/^~(?=\/)/, HOME))
  const paths = new Map<string, 'file' | 'folder'>()
  const included = new Set([''])
  for (const file of included) {
    const from = file === '' ? [] : ['--file', file]
    const args = ['config', '--no-includes', '--null', '--show-origin', ...from, '--list']
    const fields = (await outputOf('git', args, variables)).toString().split('\0')
    for (let index = 0; index + 1 < fields.length; index += 2) {
      const [, key = '', value = ''] = /^([^\n]*)\n([^]+)$/.exec(fields[index + 1] ?? '') ?? []
      if (INCLUDES.test(key)) included.add(at(dirname(fields[index]?.replace('file:', '') ?? ''), value))
      if (NAMES_PATH.test(key)) paths.set(at('', value), key.endsWith('hookspath') ? 'folder' : 'file')
    }
    if (included.size > MAX_INCLUDED) throw new UnprotectedTree(`${git} includes more than ${MAX_INCLUDED} files.`)
  }
  for (const file of included) paths.set(file, 'file')
  return new Map([...paths].filter(([path]) => path !== root && isWithin(path, root) && !isWithin(path, git)))
}
