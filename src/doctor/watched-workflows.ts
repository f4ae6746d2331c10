import { workflowValue } from '../setup/workflow-yaml.ts'
import { listFirst } from '../text/format.ts'
import { nearName } from '../text/near-name.ts'
import { oneLine } from '../text/shorten.ts'
import type { Workflow } from './workflow.ts'
import type { Problem } from './problem.ts'

const MAX_LISTED = 5

/** GitHub says nothing about a name that no workflow has: the event just never comes. @param names of all workflows */
export function judgeWatched({ name: own, on }: Workflow, names: readonly string[]): readonly Problem[] {
  const others = names.filter((name) => name !== own).map((name) => oneLine(name, 80))
  const watched = on.flatMap(({ name, workflows }) => (name === 'workflow_run' ? workflows : []))
  // A pattern such as `Test *` can match names.
  const unknown = watched.filter((name) => !names.includes(name) && !/[*?[!+]/.test(name))
  return unknown.slice(0, MAX_LISTED).map((name) => {
    const near = nearName(name, others)
    return {
      // Some workflows of GitHub itself, such as pages-build-deployment, have no file.
      state: 'warning',
      title: `it waits for the workflow ${oneLine(name, 80)}, and no file here has that name.`,
      detail: 'GitHub does not report this: the event just never comes, and no failed check is repaired.',
      remedy: [
        'on:',
        '  workflow_run:',
        '    workflows:',
        near === undefined
          ? `      - NAME   # this repository has ${listFirst(others, MAX_LISTED) || 'no other workflow'}`
          : `      - ${workflowValue(near)}   # did you mean this one?`
      ].join('\n')
    }
  })
}
