import { actionRoutes } from './actions.ts'
import { activityRoutes } from './activities.ts'
import { assigneeRoutes } from './assignees.ts'
import { checkRoutes } from './checks.ts'
import { commitRoutes } from './commits.ts'
import { gitDataRoutes } from './git-data.ts'
import { graphqlRoutes } from './graphql.ts'
import { issueRoutes } from './issues.ts'
import { labelRoutes } from './labels.ts'
import { markdownRoutes } from './markdown.ts'
import { pullRoutes } from './pulls.ts'
import { reactionRoutes } from './reactions.ts'
import { refRoutes } from './refs.ts'
import { repositoryRoutes } from './repositories.ts'
import { reviewRoutes } from './reviews.ts'
import { ruleRoutes } from './rules.ts'
import { searchRoutes } from './search.ts'
import type { Route } from './route.ts'

/** All routes. Check runs come before commits, because a ref can contain slashes. */
export const routes: readonly Route[] = [
  ...repositoryRoutes,
  ...graphqlRoutes,
  ...issueRoutes,
  ...reactionRoutes,
  ...labelRoutes,
  ...markdownRoutes,
  ...assigneeRoutes,
  ...pullRoutes,
  ...reviewRoutes,
  ...gitDataRoutes,
  ...refRoutes,
  ...checkRoutes,
  ...commitRoutes,
  ...actionRoutes,
  ...activityRoutes,
  ...ruleRoutes,
  ...searchRoutes
]
