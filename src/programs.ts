import { keepCompiledCode } from './compile-cache.ts'

/** The programs of the bundle, by the names of the files in dist/ that start them. They share most of their code. */
export const programs = {
  action: () => import('./index.ts'),
  post: () => import('./post.ts'),
  cli: () => {
    // Before anything else is loaded. The action has no folder that later jobs can trust: see ADR 78.
    keepCompiledCode()
    return import('./cli/index.ts')
  }
}
