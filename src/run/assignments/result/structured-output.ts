import type { Outcome } from '../../../domain/outcome.ts'
import type { Emit } from '../../../report/reporter.ts'
import type { Task } from '../../../domain/task.ts'
import { UserError } from '../../../errors.ts'
import { compileSchema } from '../../../mcp/json-schema.ts'
import { redactDeep, type Redact } from '../../../secrets/redact.ts'
import type { ReadRepositoryFile } from '../../../settings/diagnostics.ts'
import { readOutputSchema } from '../../../settings/output-schema.ts'
import { compactJson, parseJson } from '../../../text/json.ts'
import { ResultBook, type WantedResult } from '../../../tools/result-book.ts'
import type { CompletedResult } from '../../../agent/result.ts'
import type { Assignment } from '../assignment.ts'
import type { StructuredOutput } from '../../work/submission.ts'
import type { OutputSchemaSource, PipelineSettings } from '../../workflow-inputs.ts'
import { verbs } from '../../../tasks/verbs.ts'

/** Bytes of JSON. The outputs of a job can have 1 MB together. */
const MAX_BYTES = 256 * 1024

/** Redacting can create text that looks like a secret, so it is repeated. Two passes have always been enough. */
const MAX_REDACTIONS = 3

/**
 * What the run must return as data; undefined for nothing. A file is read from the base branch: a pull request cannot change it.
 *
 * @throws UserError for a schema that cannot be used
 */
export async function readWantedResult(
  { outputSchema }: PipelineSettings,
  base: string,
  read: ReadRepositoryFile
): Promise<WantedResult | undefined> {
  if (!outputSchema) return undefined
  const text = outputSchema.kind === 'text' ? outputSchema.text : await readFile(outputSchema, base, read)
  const schema = readOutputSchema(text)
  if (typeof schema === 'string') throw new UserError(`${sourceLabel(outputSchema)} cannot be used: ${schema}.`)
  const findMistakes = await compileSchema(schema.schema)
  return { schema, findMistakes: (value) => sizeMistake(value) ?? findMistakes(value) }
}

function sourceLabel(source: OutputSchemaSource): string {
  return source.kind === 'text' ? 'The input output-schema' : `${source.path}, which output-schema-file names,`
}

async function readFile({ path }: { readonly path: string }, base: string, read: ReadRepositoryFile): Promise<string> {
  const text = await read(path)
  if (text !== undefined) return text
  throw new UserError(`${path}, which output-schema-file names, is missing on ${base}. Commit it there.`)
}

function sizeMistake(value: unknown): string | undefined {
  const json = compactJson(value)
  if (json === undefined) return 'it is nested too deeply'
  const bytes = Buffer.byteLength(json)
  return bytes > MAX_BYTES ? `it has ${bytes} bytes, and the limit is ${MAX_BYTES}` : undefined
}

/** True for a task whose model gives a result. Undoing and merging need none. Items and findings have a format of their own. */
export function returnsResult({ request: { verb } }: Task, { items }: PipelineSettings): boolean {
  return verbs[verb].returnsData && items === undefined
}

/** Data that the run must return. A run that a limit or a person ended keeps its outcome: it only lacks the result. */
export function resultAssignment(wanted: WantedResult): Assignment {
  return {
    begin(_, { redact }) {
      const results = new ResultBook(wanted)
      const outputOf = ({ kind }: CompletedResult) => {
        const { result } = results
        if ('value' in result) return structuredOutput(result.value, wanted, redact)
        return kind === 'finished' ? invalidOutput(redact(result.mistakes)) : undefined
      }
      return {
        results,
        returned(result) {
          const output = outputOf(result)
          return output ? { output } : {}
        }
      }
    }
  }
}

/** The result without secrets. It must still be valid then. */
export function structuredOutput(value: unknown, { findMistakes }: WantedResult, redact: Redact): StructuredOutput {
  const json = redactUntilStable(compactJson(redactDeep(value, redact)) ?? '', redact)
  const mistakes = findMistakes(parseJson(json))
  return mistakes === undefined
    ? { kind: 'valid', json: escapeRunnerCommands(json) }
    : { kind: 'invalid', reason: `${INVALID} without the secrets in it: ${mistakes}` }
}

const INVALID = 'The model gave no result that matches the schema'

/** @param mistakes what was wrong with the last attempt */
export function invalidOutput(mistakes: string): StructuredOutput {
  return { kind: 'invalid', reason: `${INVALID} (data is the result): ${mistakes}` }
}

/** The structured output of the propose job, validated again. Undefined if the workflow wants none. */
export function proposedOutput(
  json: string | undefined,
  wanted: WantedResult | undefined,
  redact: Redact
): StructuredOutput | undefined {
  if (!wanted) return undefined
  return json === undefined ? invalidOutput('there is none') : structuredOutput(parseJson(json), wanted, redact)
}

/** Reports what the run returns as data. Returns how the run ends if that cannot be used. */
export function reportOutput(output: StructuredOutput | undefined, emit: Emit): Outcome | undefined {
  if (output?.kind === 'invalid') return { kind: 'failed', reason: output.reason }
  if (output) emit({ kind: 'structured-output', json: output.json })
  return undefined
}

function redactUntilStable(json: string, redact: Redact): string {
  let text = json
  for (let pass = 0; pass < MAX_REDACTIONS; pass += 1) {
    const redacted = redact(text)
    if (redacted === text) return text
    text = redacted
  }
  return ''
}

/** Attack: `##[command]` in a text, which the runner obeys when a later step prints the output. JSON can escape it. */
function escapeRunnerCommands(json: string): string {
  return json.replaceAll('##[', String.raw`\u0023#[`)
}
