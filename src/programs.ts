import { keepCompiledCode } from './compile-cache.ts'
import { keepProcessSmall } from './small-process.ts'

/** The programs of the bundle, by the names of the files in dist/ that start them. They share most of their code. */
export const programs = {
  action: () => {
    keepProcessSmall()
    return import('./index.ts')
  },
  post: () => import('./post.ts'),
  cli: () => {
    keepProcessSmall()
    // Before anything else is loaded. The action has no folder that later jobs can trust: see ADR 78.
    keepCompiledCode()
    return import('./cli/index.ts')
  }
}
