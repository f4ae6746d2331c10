import type { Scenario } from './scenario.ts'
import { reviewRun } from './scenario-review.ts'
import { reviewerRun } from './scenario-reviewer.ts'
import { forkRuns } from './scenarios-forks.ts'
import { firstRuns } from './scenarios-first-runs.ts'
import { laterRuns } from './scenarios-later-runs.ts'
import { stops } from './scenarios-stop.ts'
import { taskRuns } from './scenarios-tasks.ts'
import { repairs } from './scenarios-repairs.ts'

export const scenarios: readonly Scenario[] = [
  ...firstRuns,
  reviewRun,
  reviewerRun,
  ...laterRuns,
  ...stops,
  ...repairs,
  ...taskRuns,
  ...forkRuns
]
