import { closest, distance } from 'fastest-levenshtein'
import * as z from 'zod'
import type { RequestFlags } from '../domain/task.ts'
import { codeSpan } from '../text/quote-markdown.ts'

/** What the words after the trigger said, before verb and text are told apart. */
export interface FlagReading {
  readonly flags: RequestFlags
  /** One sentence for each mistake; with any, nothing may be run. */
  readonly mistakes: readonly string[]
}

/** A flag as it was written: `value` is undefined when none was given. */
export interface WrittenFlag {
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

// Not the whole of git's rules, which the checkout applies; enough that no value is an option or a path.
const branch = z.string().regex(/^(?!.*(?:\.\.|\/\/|@\{))[\p{L}\p{N}_][\p{L}\p{N}_./@#+-]{0,199}(?<![./])$/u)

const valueFlags = {
  model: { schema: z.string().regex(/^[\w.:/@+-]{1,200}$/u), wants: 'the name of a model' },
  budget: { schema: amount, wants: 'an amount of US dollars, such as 2 or 0.50' },
  turns: { schema: wholeNumber, wants: 'a whole number from 1 on' },
  minutes: { schema: wholeNumber, wants: 'a whole number from 1 on' },
  base: { schema: branch, wants: 'the name of a branch' }
} as const

type ValueFlag = keyof typeof valueFlags
const switches = ['draft', 'dry-run'] as const
const flagNames: readonly string[] = [...Object.keys(valueFlags), ...switches]

/** True for a flag that is followed by its value. */
function takesValue(name: string): name is ValueFlag {
  return Object.hasOwn(valueFlags, name)
}

/** True for a flag that stands alone. */
export function standsAlone(name: string): boolean {
  return switches.some((known) => known === name)
}

/** Checks the flags of one command, and names every mistake in them at once. */
export function readFlags(written: readonly WrittenFlag[]): FlagReading {
  const mistakes = written.flatMap((flag, index) => {
    const isRepeated = written.findIndex(({ name }) => name === flag.name) < index
    return isRepeated ? [`${quoted(`--${flag.name}`)} is given twice.`] : mistakeIn(flag)
  })
  return { flags: valuesOf(written), mistakes }
}

function mistakeIn({ name, value }: WrittenFlag): string[] {
  const flag = quoted(`--${name}`)
  if (takesValue(name)) {
    const { schema, wants } = valueFlags[name]
    if (value === undefined) return [`${flag} needs a value: ${wants}.`]
    return schema.safeParse(value).success ? [] : [`${flag} is ${quoted(value)}; it takes ${wants}.`]
  }
  if (!flagNames.includes(name)) return [`${flag} is not a flag. ${suggestion(name)}`]
  return value === undefined ? [] : [`${flag} takes no value; it was given ${quoted(value)}.`]
}

/** Words of a stranger in a sentence that becomes a comment. */
function quoted(words: string): string {
  return codeSpan(words, 60) || 'empty'
}

function suggestion(name: string): string {
  const near = closest(name, flagNames)
  if (distance(name, near) <= 2) return `Did you mean \`--${near}\`?`
  return `There are ${flagNames.map((known) => `\`--${known}\``).join(', ')}.`
}

function valuesOf(written: readonly WrittenFlag[]): RequestFlags {
  const values = new Map(written.map(({ name, value }) => [name, value]))
  const read = <Value>(name: ValueFlag, schema: z.ZodType<Value>) => schema.safeParse(values.get(name)).data
  return {
    model: read('model', valueFlags.model.schema),
    budget: read('budget', valueFlags.budget.schema),
    turns: read('turns', valueFlags.turns.schema),
    minutes: read('minutes', valueFlags.minutes.schema),
    base: read('base', valueFlags.base.schema),
    draft: values.has('draft'),
    dryRun: values.has('dry-run')
  }
}
