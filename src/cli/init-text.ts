import { basename } from 'node:path'
import type { Pin } from '../init/choices.ts'
import type { RemoteRepository } from '../init/remote-of-checkout.ts'
import type { RepositorySurvey } from '../init/survey.ts'
import { isObjectId, nearName } from '../text/near-name.ts'
import { visibleText } from '../text/visible-text.ts'
import { quoteForShell } from '../text/shell-quote.ts'
import type { ComparedFile } from './init-files.ts'
import { secretArguments, workflowSettingPath } from './init-github.ts'
import type { Answers } from './init-questions.ts'
import type { StepResults } from './init-steps.ts'

export function surveyLines(
  { languages, tools, packages, tests, linters }: RepositorySurvey,
  {
    repository,
    defaultBranch
  }: { readonly repository: RemoteRepository | undefined; readonly defaultBranch: string | undefined }
): string {
  const branch = defaultBranch === undefined ? '' : `, default branch ${defaultBranch}`
  const rows = [
    ['Repository', repository ? `${repository.host}/${repository.name}${branch}` : 'no remote on GitHub'],
    ['Language', languages.join(', ') || 'not recognized'],
    [
      'Packages',
      [tools.join(', ') || 'nothing to install', packages > 0 ? `${packages} in a workspace` : '']
        .filter(Boolean)
        .join(', ')
    ],
    ['Tests', tests.join(', ') || (packages > 0 ? 'those of the packages' : 'none found')],
    ['Linter', linters.join(', ') || 'none found']
  ]
  return `${rows.map(([name = '', value = '']) => `${name.padEnd(12)}${visibleText(value)}`).join('\n')}\n`
}

/** The part of the plan that the next steps name. */
export interface ShownPlan {
  readonly root: string
  /** Undefined without a remote. */
  readonly remoteName: string | undefined
  readonly survey: RepositorySurvey
  readonly repository: RemoteRepository | undefined
  readonly defaultBranch: string | undefined
  readonly answers: Answers
  readonly pin: Pin
  readonly files: readonly ComparedFile[]
  /** Those whose text is not in the last commit. */
  readonly uncommitted: readonly string[]
  /** False before the first commit. */
  readonly hasCommits: boolean
  /** A string says why there is no gh. */
  readonly gh: object | string
}

export interface NextSteps {
  readonly text: string
  readonly commands: readonly string[]
  readonly comment: string | null
}

const COMMENT = '/agent explain what this repository does'

/**
 * What was done and what remains, as commands or, without gh, as pages too.
 *
 * @param results undefined for a dry run
 */
export function nextSteps(plan: ShownPlan, results: StepResults | undefined): NextSteps {
  const { repository, answers, files, gh } = plan
  const page = repository ? `https://${repository.host}/${repository.name}` : undefined
  const hint = (path: string) => (page !== undefined && typeof gh === 'string' ? [`  or here: ${page}${path}`] : [])
  const secret = results?.secret === 'done' ? undefined : answers.model.secret
  const steps = [
    ...repositorySteps(plan),
    ...(secret === undefined
      ? []
      : [step(`Set the secret ${secret}`, [secretCommand(repository, secret)], hint('/settings/secrets/actions/new'))]),
    ...(results?.setting === 'done'
      ? []
      : [step('Let workflows create pull requests', [settingCommand(repository)], hint('/settings/actions'))]),
    ...fileSteps(plan, results, hint('/compare'))
  ]
  const comment = answers.triggers.includes('comments') ? COMMENT : null
  const sections = [
    doneLines(files, results),
    unknownWatched(plan),
    unpinned(plan),
    steps.flatMap(({ title, commands, hints }, index) => [
      ...(index === 0 ? ['What remains to be done:'] : []),
      `${index + 1}. ${title}:`,
      ...commands.map((command) => `     ${command}`),
      ...hints.map((each) => `   ${each}`)
    ]),
    [
      comment === null
        ? `Then wait for the first event${answers.triggers.includes('dispatch') ? ', or start the workflow by hand' : ''}.`
        : `Then comment on an issue:  ${COMMENT}`
    ]
  ]
  const text = sections.filter(({ length }) => length > 0).map((lines) => `\n${lines.join('\n')}\n`)
  return { text: text.join(''), commands: steps.flatMap(({ commands }) => commands), comment }
}

/** Without a repository on GitHub, none of the other steps works. */
function repositorySteps({ root, remoteName, repository, hasCommits }: ShownPlan) {
  if (remoteName !== undefined || repository !== undefined) return []
  const args = ['repo', 'create', basename(root), '--private', '--source', '.', '--remote', 'origin']
  return [step('Put the repository on GitHub', [ghCommand(hasCommits ? [...args, '--push'] : args)], [])]
}

function fileSteps(
  { defaultBranch = 'main', remoteName = 'origin', uncommitted, hasCommits }: ShownPlan,
  results: StepResults | undefined,
  hints: readonly string[]
) {
  if (results?.pullRequest !== undefined)
    return [step('Merge the pull request', [ghCommand(['pr', 'merge', results.pullRequest])], [])]
  if (uncommitted.length === 0) return []
  if (results?.wroteFiles === false) return [step('Once that is fixed, start again', ['forgehand init'], [])]
  const remote = quoteForShell(visibleText(remoteName))
  const commit = `git add ${uncommitted.join(' ')} && git commit -m "Set up Forgehand"`
  // Without a first commit, there is nothing that a pull request could be compared with.
  if (!hasCommits) return [step('Commit the files, and push', [`${commit} && git push -u ${remote} HEAD`], [])]
  const push = `git switch -c forgehand-init && ${commit} && git push -u ${remote} forgehand-init`
  return [
    step(
      `Bring the files to the branch ${visibleText(defaultBranch)}`,
      [push, `gh pr create --fill --base ${quoteForShell(visibleText(defaultBranch))}`],
      hints
    )
  ]
}

/** Explains why the action is not pinned: there was no answer, or there is no such tag, so that no job would start. */
function unpinned({ pin: { action, url, ref, version, isUnanswered = false } }: ShownPlan): readonly string[] {
  if (version !== undefined || isObjectId(ref)) return []
  if (isUnanswered)
    return [
      `– The commit of ${action}@${ref} could not be looked up: ${new URL(url).host} did not answer. The workflow names the tag.`,
      '  Once there is a connection, `forgehand doctor` prints the commands that pin it.'
    ]
  return [
    `⚠ ${action}@${ref} is not pinned to a commit: ${new URL(url).host} has no commit for this tag.`,
    `  Check that ${url}/releases has it. \`forgehand doctor\` prints the commands that pin it.`
  ]
}

/** GitHub does not report a name that no workflow has: the event just never comes. */
function unknownWatched({ answers: { triggers, watched }, survey: { workflows } }: ShownPlan): readonly string[] {
  const unknown = triggers.includes('ci') ? watched.filter((name) => !workflows.includes(name)) : []
  return unknown.map((name) => {
    const near = nearName(name, workflows)
    const meant = near === undefined ? '' : ` Did you mean ${visibleText(near)}?`
    return `⚠ No workflow here is named ${visibleText(name)}.${meant} Set the names under workflow_run in the workflow, or with --watch.`
  })
}

function step(title: string, commands: readonly string[], hints: readonly string[]) {
  return { title, commands, hints }
}

function doneLines(files: readonly ComparedFile[], results: StepResults | undefined): readonly string[] {
  if (results === undefined) return ['This was a dry run: nothing was changed.']
  const verbs = { new: 'Wrote', changed: 'Replaced', unchanged: 'Kept' }
  return [
    ...(results.wroteFiles ? files.map(({ path, status }) => `${verbs[status]} ${path}`) : []),
    ...(results.secret === 'done' ? ['Set the secret.'] : []),
    ...(results.setting === 'done' ? ['Workflows can now create pull requests.'] : []),
    ...(results.pullRequest === undefined ? [] : [`Opened ${results.pullRequest}`]),
    ...results.failures.map((failure) => `✗ ${failure}`)
  ]
}

/** gh asks for the value itself. */
function secretCommand(repository: RemoteRepository | undefined, secret: string): string {
  return ghCommand(repository ? secretArguments(repository, secret) : ['secret', 'set', secret])
}

function settingCommand(repository: RemoteRepository | undefined): string {
  const path = repository ? workflowSettingPath(repository) : 'repos/{owner}/{repo}/actions/permissions/workflow'
  const host = repository && repository.host !== 'github.com' ? ['--hostname', repository.host] : []
  return ghCommand(['api', '--method', 'PUT', ...host, path, '-F', 'can_approve_pull_request_reviews=true'])
}

export function ghCommand(args: readonly string[]): string {
  // The options are ours. The placeholders of gh are braces, which a shell would expand.
  const words = args.map((each) =>
    each.startsWith('-') ? each : each.includes('{') ? `'${each}'` : quoteForShell(each)
  )
  return ['gh', ...words].join(' ')
}
