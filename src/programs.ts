/** The programs of the bundle, by the names of the files in dist/ that start them. They share most of their code. */
export const programs = {
  action: () => import('./index.ts'),
  post: () => import('./post.ts'),
  cli: () => import('./cli/index.ts')
}
