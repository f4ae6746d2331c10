import { keepCompiledCode } from './compile-cache.ts'
import { runToEnd } from './run-to-end.ts'

/** The programs of the bundle, by the names of the files in dist/ that start them. They share most of their code. */
export const programs = {
  action: () => runToEnd(() => import('./index.ts')),
  post: () => runToEnd(() => import('./post.ts')),
  cli: () => {
    // Before anything else is loaded. The action has no folder that later jobs can trust: see ADR 100.
    keepCompiledCode()
    return runToEnd(() => import('./cli/index.ts'))
  }
}
