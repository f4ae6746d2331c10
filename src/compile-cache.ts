import module from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Turns on Node's compile cache for everything loaded from now on. It is in the user's own folder, because other users could put
 * code into the default folder in /tmp.
 */
export function keepCompiledCode(): void {
  // Node has no compile cache before version 22. The command line then asks for a newer Node.
  if ('enableCompileCache' in module) module.enableCompileCache(join(homedir(), '.cache/forgehand'))
}
