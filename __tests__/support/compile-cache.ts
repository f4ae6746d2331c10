import { join } from 'node:path'

/** For NODE_COMPILE_CACHE: hundreds of runs would otherwise compile the same bundles, and strip the types of the same sources. */
export const compileCache = join(import.meta.dirname, '../../node_modules/.cache/action')
