import { isCron } from '../text/cron.ts'
import { nearName } from '../text/near-name.ts'
import { oneLine } from '../text/shorten.ts'
import { EVENTS } from './events.ts'
import { asksForDoctor, usingJobs, type UsingJob } from './forgehand-step.ts'
import { levelsOf, PERMISSIONS, SHORTHANDS, type WrittenPermissions } from './permissions.ts'
import type { Workflow, WorkflowStep } from './read-workflow.ts'
import { untrustedPrompts } from './untrusted-prompt.ts'

/** A mistake in a workflow that uses Forgehand. */
export interface WorkflowMistake {
  /** From 1. */
  readonly line: number
  /** What is wrong, as a sentence without the name of the file and the line. */
  readonly title: string
  readonly detail?: string
  /** What to write instead. */
  readonly remedy: string
  /** True if GitHub refuses the file because of it, or if the file must not be used. */
  readonly isRefused: boolean
}

/** What the workflow is checked against. */
export interface ActionInterface {
  /** The names of the inputs of the action. */
  readonly inputs: readonly string[]
  /** What to write instead of an input of another action; undefined for any other name. */
  readonly insteadOf: (name: string) => string | undefined
  /** What the action would say about the models of these inputs. Expressions have a value of their own. */
  readonly modelProblems: (inputs: Readonly<Record<string, string>>) => readonly string[]
}

/** Everything that makes GitHub refuse the workflow, or the action fail or do something unintended. */
export function findMistakes(workflow: Workflow, action: ActionInterface): readonly WorkflowMistake[] {
  const { lineOf, on, jobs, permissions } = workflow
  const mistakes = [
    ...on.flatMap(eventMistakes),
    ...permissionMistakes('the workflow', [], permissions),
    ...Object.entries(jobs).flatMap(([name, job]) =>
      permissionMistakes(`the job ${name}`, ['jobs', name], job.permissions)
    ),
    ...untrustedPrompts(workflow).map(({ job, title }) => ({
      path: ['jobs', job],
      title,
      remedy: USE_DATA,
      isRefused: true
    })),
    ...usingJobs(workflow).flatMap((using) => {
      const path = ['jobs', using.name, 'steps', using.job.steps.indexOf(using.step)]
      return [...originMistakes(using), ...inputMistakes(using, action), ...modelMistakes(using, action)].map(
        ({ path: inStep, ...rest }) => ({ path: [...path, ...inStep], ...rest })
      )
    })
  ]
  return mistakes.map(({ path, ...mistake }) => ({ line: lineOf(path), ...mistake }))
}

/** A mistake, and the path of the part of the workflow that has it. */
interface PlacedMistake extends Omit<WorkflowMistake, 'line'> {
  readonly path: readonly PropertyKey[]
}

const USE_DATA = 'data: ${{ github.event.issue.title }}   # in addition to `prompt`, which keeps your own words only'

function eventMistakes({ name, types, crons }: Workflow['on'][number]): readonly PlacedMistake[] {
  const path = ['on', name]
  if (!Object.hasOwn(EVENTS, name)) {
    const near = nearName(name, Object.keys(EVENTS))
    return [
      {
        path,
        title: `${quoted(name)} is not a GitHub event.${suggestion(near)}`,
        remedy: `on:\n  ${near ?? 'issue_comment'}:`,
        isRefused: true
      }
    ]
  }
  const wrongCrons = crons.filter((cron) => !isCron(cron)).map((cron) => ({ path, ...cronMistake(cron) }))
  const known = EVENTS[name]
  if (!known) return wrongCrons
  return types
    .filter((type) => !known.includes(type))
    .flatMap((type) => {
      const near = nearName(type, known)
      // GitHub adds types: one that resembles no other is probably new.
      if (near === undefined && !ALL_TYPES.has(type)) return []
      return [
        {
          path: [...path, 'types'],
          title: `${quoted(type)} is not an activity type of ${name}.${suggestion(near)}`,
          remedy: `on:\n  ${name}:\n    types: [${near ?? known.join(', ')}]`,
          isRefused: true
        }
      ]
    })
}

function cronMistake(cron: string): Omit<PlacedMistake, 'path'> {
  return {
    title: `${quoted(cron)} is not a schedule: write five valid fields, for minute, hour, day, month and day of the week.`,
    remedy: "on:\n  schedule:\n    - cron: '17 4 * * 1'",
    isRefused: true
  }
}

const ALL_TYPES: ReadonlySet<string> = new Set(Object.values(EVENTS).flatMap((types) => types ?? []))

function permissionMistakes(
  owner: string,
  parent: readonly PropertyKey[],
  granted: WrittenPermissions
): readonly PlacedMistake[] {
  const path = [...parent, 'permissions']
  if (typeof granted === 'string') {
    if (SHORTHANDS.includes(granted) || granted === '') return []
    const near = nearName(granted, SHORTHANDS)
    return [
      {
        path,
        title: `${owner} has the permissions ${quoted(granted)}. Expected ${SHORTHANDS.join(', ')} or a list of permissions.${suggestion(near)}`,
        remedy: near === undefined ? 'permissions:\n  contents: read' : `permissions: ${near}`,
        isRefused: true
      }
    ]
  }
  return Object.entries(granted ?? {}).flatMap(([name, level]): readonly PlacedMistake[] => {
    // GitHub adds permissions: one that resembles no other is probably new.
    const known = PERMISSIONS.includes(name) ? name : nearName(name, PERMISSIONS)
    const allowed = levelsOf(known)
    const meant = allowed.includes(level) ? level : nearName(level, allowed)
    const remedy = `permissions:\n  ${known ?? oneLine(name, 60)}: ${meant ?? allowed.join(' # or ')}`
    const place = { path: [...path, name], remedy, isRefused: true }
    return [
      ...(known === undefined || known === name
        ? []
        : [{ ...place, title: `${owner} grants ${quoted(name)}, which is not a permission.${suggestion(known)}` }]),
      ...(meant === level
        ? []
        : [
            {
              ...place,
              title: `${owner} grants ${quoted(`${name}: ${level}`)}. Expected ${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}.${suggestion(meant)}`
            }
          ])
    ]
  })
}

/** Attack: with `uses: ./`, the run can rewrite the code of its own post step, which has the secrets. */
function originMistakes({ name, step: { uses = '' } }: UsingJob): readonly PlacedMistake[] {
  if (!/^\.\/(?!\.\.(?:\/|$))/.test(uses)) return []
  return [
    {
      path: ['uses'],
      title: `the job ${name} uses the action from the workspace (${oneLine(uses, 80)}).`,
      detail:
        'Commands in the workspace could replace the code of the action, which has the secrets. It refuses to start there.',
      remedy: 'uses: forgehand/forgehand@FULL_COMMIT_SHA # the version',
      isRefused: false
    }
  ]
}

function inputMistakes({ name: job, step }: UsingJob, { inputs, insteadOf }: ActionInterface) {
  // The runner ignores case.
  const unknown = Object.keys(step.with).filter((name) => !inputs.includes(name.toLowerCase()))
  return unknown.map((name): PlacedMistake => {
    const [near, instead] = [nearName(name, inputs), insteadOf(name)]
    const advice = instead === undefined ? suggestion(near) : ` ${instead}.`
    return {
      path: ['with', name],
      title: `the job ${job} sets ${quoted(name)}, which is not an input of the action.${advice}`,
      detail: 'GitHub ignores it.',
      remedy: near === undefined ? `# remove ${oneLine(name, 60)}` : `with:\n  ${near}: ${remedyValue(step, name)}`,
      isRefused: false
    }
  })
}

/** The text as the file has it: expressions are not evaluated. */
function remedyValue(step: WorkflowStep, name: string): string {
  return oneLine(step.with[name] ?? '', 80)
}

const WITHOUT_MODEL = ['publish', 'stop', 'stats', 'gather']

/** Only for a job whose models are written in the file: an expression can stand for any model. */
function modelMistakes({ name, step }: UsingJob, { modelProblems }: ActionInterface): readonly PlacedMistake[] {
  const { with: inputs } = step
  const phase = inputs['phase'] ?? ''
  const plansWithout = phase === 'plan' && ('items' in inputs || 'repositories' in inputs)
  if (WITHOUT_MODEL.includes(phase) || plansWithout || asksForDoctor(step)) return []
  if (!inputs['model'])
    return [
      {
        path: ['with'],
        title: `the job ${name} names no model.`,
        remedy: 'with:\n  model: gpt-5',
        isRefused: false
      }
    ]
  if (MODEL_INPUTS.some((input) => inputs[input]?.includes('${{'))) return []
  return modelProblems(inputs).map((problem) => ({
    path: ['with', 'model'],
    title: `the job ${name}: ${problem}`,
    remedy: 'with:\n  api-key: ${{ secrets.OPENAI_API_KEY }}   # the secret that has the key',
    isRefused: false
  }))
}

const MODEL_INPUTS = ['model', 'base-url', 'fallback-models', 'api']

function suggestion(near: string | undefined): string {
  return near === undefined ? '' : ` Did you mean ${near}?`
}

function quoted(name: string): string {
  return `\`${oneLine(name, 60)}\``
}
