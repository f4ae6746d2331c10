import { join } from 'node:path'

/** For NODE_COMPILE_CACHE: hundreds of runs of the built action would otherwise compile the same bundles. */
export const compileCache = join(import.meta.dirname, '../../node_modules/.cache/action')
