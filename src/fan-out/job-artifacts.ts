import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { MAX_ITEM_TEXT, MAX_ITEM_TITLE, MAX_ITEMS, type TaskItem } from '../domain/task-item.ts'
import { UserError, unlessSystemError } from '../errors.ts'
import { isRegularFile, readUntrustedFile } from '../git/untrusted-files.ts'
import { parseJson } from '../text/json.ts'
import { writeOwnFile } from '../workspace/files/own-file.ts'

// What the jobs of a fan-out leave for each other, in folders that the workflow uploads and downloads. An item's job runs code of the
// repository, so whatever it left is bounded and checked.

const PLAN_FILE = 'plan.json'
const OUTCOME_FILE = 'outcome.json'
const MAX_PLAN_BYTES = 16 * 1024 * 1024
const MAX_OUTCOME_BYTES = 16 * 1024

const id = z.string().regex(/^[a-z\d-]{1,40}$/u)
const planSchema = z.strictObject({
  version: z.literal(1),
  task: z.string().max(100),
  items: z
    .array(
      z.strictObject({
        id,
        title: z.string().max(MAX_ITEM_TITLE),
        text: z.string().max(MAX_ITEM_TEXT),
        repository: z.string().max(200).optional()
      })
    )
    .max(MAX_ITEMS)
})

const outcomeSchema = z.strictObject({
  version: z.literal(1),
  item: id,
  /** As in the output `outcome`. */
  outcome: z.string().regex(/^[a-z_]{1,30}$/u),
  /** How the run ended, in one sentence without Markdown. */
  summary: z.string().max(1_000),
  /** Its number. The plan has the repository. */
  pullRequest: z.int().positive().optional(),
  /** US dollars; left out if the price of the model is not known. */
  cost: z.number().min(0).optional()
})
/** How the job of one item ended. */
export type ItemOutcome = Omit<z.output<typeof outcomeSchema>, 'version'>

/** Writes the items of a task for its other jobs. */
export async function writePlan(folder: string, task: string, items: readonly TaskItem[]): Promise<void> {
  await write(folder, PLAN_FILE, { version: 1, task, items })
}

export async function writeItemOutcome(folder: string, outcome: ItemOutcome): Promise<void> {
  await write(folder, OUTCOME_FILE, { version: 1, ...outcome })
}

function write(folder: string, name: string, content: object): Promise<void> {
  return Promise.try(writeOwnFile, join(folder, name), JSON.stringify(content))
}

/**
 * The items that the plan job left.
 *
 * Attack: the job of an item uploads a plan too, so that the report does not name what failed.
 *
 * @param folder of the downloaded artifacts
 * @throws UserError if they are missing, belong to another task, or exist twice
 */
export async function readPlan(folder: string, task: string): Promise<readonly TaskItem[]> {
  const paths = await findAll(folder, PLAN_FILE)
  if (paths.length > 1) {
    throw new UserError(
      `artifacts-path (${folder}) has ${paths.length} plans: ${paths.join(', ')}. Download the artifact of one plan job, and find out which job uploaded the others.`
    )
  }
  const content = paths[0] === undefined ? undefined : await readJson(paths[0], MAX_PLAN_BYTES)
  const plan = planSchema.safeParse(content).data
  if (!plan) {
    throw new UserError(
      `artifacts-path (${folder}) has no items of the plan job. Upload the folder of its output artifact-path there, and download it here.`
    )
  }
  if (plan.task !== task) {
    throw new UserError(
      `The items are those of the task ${plan.task}, not of ${task}. Set task-id to the same value in all jobs.`
    )
  }
  return plan.items.map((item) => ({ repository: undefined, ...item }))
}

/** The outcomes that the jobs of the items left, by item id. Anything else in the folder is ignored. */
export async function readOutcomes(folder: string): Promise<ReadonlyMap<string, ItemOutcome>> {
  const outcomes = new Map<string, ItemOutcome>()
  for (const path of await findAll(folder, OUTCOME_FILE)) {
    const { data } = outcomeSchema.safeParse(await readJson(path, MAX_OUTCOME_BYTES))
    if (data) outcomes.set(data.item, data)
  }
  return outcomes
}

/** Files of this name. With one artifact, the download action may leave out the folder with its name. */
async function findAll(folder: string, name: string): Promise<readonly string[]> {
  const paths = [join(folder, name), ...(await foldersIn(folder)).map((each) => join(folder, each, name))]
  const isFile = await Promise.all(paths.map(isRegularFile))
  return paths.filter((_, index) => isFile[index])
}

async function readJson(path: string, maxBytes: number): Promise<unknown> {
  return parseJson((await readUntrustedFile(path, maxBytes))?.toString() ?? '')
}

/** The plan, and the outcomes of each item, of which several attempts can exist. */
const MAX_FOLDERS = 10 * MAX_ITEMS

async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await unlessSystemError(readdir(folder, { withFileTypes: true }), [])
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .slice(0, MAX_FOLDERS)
}
