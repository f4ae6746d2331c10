import module from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Lets Node keep the compiled code of what is loaded from now on and load it again in later runs. In the user's
 * own folder: in the default one in /tmp, other users could put code.
 */
export function keepCompiledCode(): void {
  // Before Node 22 there is none. The command line then says that it needs a newer one.
  if ('enableCompileCache' in module) module.enableCompileCache(join(homedir(), '.cache/forgehand'))
}
