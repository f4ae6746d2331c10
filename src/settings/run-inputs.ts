import { UserError } from '../errors.ts'
import { checkInputs, readAll, type ReadInput } from './check-inputs.ts'
import { inputSchema, placeholder, type Inputs } from './inputs.ts'
import { readPhase } from './event-inputs.ts'
import { modelInputs, readWorkflowModels } from './workflow-models.ts'

/**
 * Reads and checks every input, so that one run reports all problems.
 *
 * @throws UserError as `checkInputs` does
 */
export function readInputs(read: ReadInput): Inputs {
  if (readPhase(read) === 'publish') return readPublishInputs(read)
  if (namesItems(read)) return checkInputs(inputSchema, withoutModel(read))
  // Checked separately, because the schema checks several fields together only if each of them is valid.
  const { problems } = readWorkflowModels(modelInputs.parse(readAll(modelInputs, read)))
  return checkInputs(inputSchema, read, [...problems, ...schemaProblems(read)])
}

function schemaProblems(read: ReadInput): readonly string[] {
  const isTwice = read('output-schema').trim() !== '' && read('output-schema-file').trim() !== ''
  return isTwice ? ['Both output-schema and output-schema-file are set. Remove one of them.'] : []
}

/** The publish job calls no model. It ignores the model inputs, which are for the propose job, and refuses a key. */
function readPublishInputs(read: ReadInput): Inputs {
  const hasKey = read('api-key').trim() !== ''
  const hasPath = read('proposal-path').trim() !== ''
  return checkInputs(inputSchema, withoutModel(read), [
    ...schemaProblems(read),
    ...(hasKey ? ['api-key is set, but phase: publish calls no model. Remove it, so that this job has no key.'] : []),
    ...(hasPath
      ? []
      : ['proposal-path is not set. With phase: publish, set it to the folder of the downloaded artifact.'])
  ])
}

/** True if the workflow names the items of its task itself: then no model is asked for them. */
function namesItems(read: ReadInput): boolean {
  return readPhase(read) === 'plan' && (read('items').trim() !== '' || read('repositories').trim() !== '')
}

const MODEL_INPUTS: ReadonlySet<string> = new Set([...Object.keys(modelInputs.shape), 'max-output-tokens'])

/** The inputs of the model are ignored, because this job asks none. */
function withoutModel(read: ReadInput): ReadInput {
  return (name) => (MODEL_INPUTS.has(name) ? placeholder(name) : read(name))
}

export interface InputReading {
  readonly inputs: Inputs
  /** What `readInputs` throws; undefined if every input is valid. */
  readonly inputError: UserError | undefined
}

/**
 * The inputs, with a harmless value instead of each invalid one. That is enough to report the errors in a comment.
 *
 * @throws UserError as `readInputs` does, if there is no token to write a comment with
 */
export function readUsableInputs(read: ReadInput): InputReading {
  try {
    return { inputs: readInputs(read), inputError: undefined }
  } catch (error) {
    if (!(error instanceof UserError) || read('github-token').trim() === '') throw error
    const texts = Object.entries(inputSchema.shape).map(([name, schema]) => {
      const text = read(name)
      return [name, schema.safeParse(text).success ? text : placeholder(name)]
    })
    return { inputs: inputSchema.parse(Object.fromEntries(texts)), inputError: error }
  }
}
