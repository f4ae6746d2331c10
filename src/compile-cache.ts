import module from 'node:module'
import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'

/**
 * Turns on Node's compile cache for everything loaded from now on. It is in the user's own folder, because other users could put
 * code into the default folder in /tmp. Without such a folder, nothing is kept: an empty HOME leads to the current one, where a repository
 * can have put code.
 */
export function keepCompiledCode(): void {
  // Node has no compile cache before version 22. The command line then asks for a newer Node.
  const home = homedir()
  if ('enableCompileCache' in module && isAbsolute(home)) module.enableCompileCache(join(home, '.cache/forgehand'))
}
