import * as z from 'zod'
import { EFFORTS } from '../domain/settings.ts'
import type { RequestFlags } from '../domain/task.ts'
import { nearName } from '../text/near-name.ts'
import { codeSpan } from '../text/quote-markdown.ts'

export interface ParsedFlags {
  readonly flags: RequestFlags
  /** One sentence each. If there are any, run nothing. */
  readonly errors: readonly string[]
}

/** A flag as it was written. `value` is undefined when it has none. */
export interface RawFlag {
  readonly name: string
  readonly value: string | undefined
}

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/u)
  .transform(Number)
  .refine((number) => number > 0)

const amount = z
  .string()
  .regex(/^\$?\d{1,6}(?:\.\d{1,6})?$/u)
  .transform((text) => Number(text.replace('$', '')))
  .refine((number) => number > 0)

// Not all of git's rules, which the checkout applies; enough that no value is an option or a path.
const branch = z.string().regex(/^(?!.*(?:\.\.|\/\/|@\{))(?!@$)[\p{L}\p{N}_@][\p{L}\p{N}_.,/@#+-]{0,199}(?<![./])$/u)

const valueFlags = {
  model: { schema: z.string().regex(/^[\w.:/@+-]{1,200}$/u), expected: 'the name of a model' },
  budget: { schema: amount, expected: 'an amount of US dollars, such as 2 or 0.50' },
  turns: { schema: wholeNumber, expected: 'a positive integer' },
  minutes: { schema: wholeNumber, expected: 'a positive integer' },
  base: { schema: branch, expected: 'the name of a branch' },
  effort: { schema: z.enum(EFFORTS), expected: 'low, medium or high' }
} as const

type ValueFlag = keyof typeof valueFlags
const switches = ['draft', 'dry-run', 'adopt'] as const
const flagNames: readonly string[] = [...Object.keys(valueFlags), ...switches]

function takesValue(name: string): name is ValueFlag {
  return Object.hasOwn(valueFlags, name)
}

/** True for a flag without a value. */
export function isSwitch(name: string): boolean {
  return switches.some((known) => known === name)
}

/** Checks the flags of one command and reports all errors at once. */
export function parseFlags(written: readonly RawFlag[]): ParsedFlags {
  const errors = written.flatMap((flag, index) => {
    const isRepeated = written.findIndex(({ name }) => name === flag.name) < index
    return isRepeated ? [`${quoted(`--${flag.name}`)} appears twice.`] : errorsIn(flag)
  })
  return { flags: valuesOf(written), errors }
}

function errorsIn({ name, value }: RawFlag): string[] {
  const flag = quoted(`--${name}`)
  if (takesValue(name)) {
    const { schema, expected } = valueFlags[name]
    if (value === undefined) return [`${flag} needs a value: ${expected}.`]
    return schema.safeParse(value).success ? [] : [`${flag} is ${quoted(value)} but must be ${expected}.`]
  }
  if (!flagNames.includes(name)) return [`${flag} is not a flag. ${suggestion(name)}`]
  return value === undefined ? [] : [`${flag} takes no value but has ${quoted(value)}.`]
}

/** A stranger's words in a sentence that becomes a comment. */
function quoted(words: string): string {
  return codeSpan(words, 60) || 'empty'
}

function suggestion(name: string): string {
  const near = nearName(name, flagNames)
  if (near !== undefined) return `Did you mean \`--${near}\`?`
  return `The flags are ${flagNames.map((known) => `\`--${known}\``).join(', ')}.`
}

function valuesOf(written: readonly RawFlag[]): RequestFlags {
  const values = new Map(written.map(({ name, value }) => [name, value]))
  const read = <Value>(name: ValueFlag, schema: z.ZodType<Value>) => schema.safeParse(values.get(name)).data
  return {
    model: read('model', valueFlags.model.schema),
    budget: read('budget', valueFlags.budget.schema),
    turns: read('turns', valueFlags.turns.schema),
    minutes: read('minutes', valueFlags.minutes.schema),
    base: read('base', valueFlags.base.schema),
    effort: read('effort', valueFlags.effort.schema),
    draft: values.has('draft'),
    dryRun: values.has('dry-run'),
    ...(values.has('adopt') && { adopt: true })
  }
}
