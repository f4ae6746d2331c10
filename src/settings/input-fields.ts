import * as z from 'zod'
import { readOutputSchema } from './output-schema.ts'
import { label, MAX_LABELS } from './triage-settings.ts'
import { LOGIN } from '../text/near-name.ts'
import { splitTrimmed } from '../text/lines.ts'

/** The message of each check is what was expected; `checkInputs` makes the sentence around it. */
export const text = (expected: string) => z.string().trim().min(1, expected)

/** Text of this form, without spaces around it. */
export const form = (pattern: RegExp, expected: string) => z.string().trim().regex(pattern, expected)

export const atMost = (characters: number, expected: string) => z.string().trim().max(characters, expected)

export const choice = <const Name extends string>(names: readonly [Name, ...Name[]], expected: string) =>
  z.string().trim().pipe(z.enum(names, expected))

export const integer = (from: number, to: number) => {
  const expected = `an integer from ${from} to ${to}`
  return form(/^\d{1,12}$/u, expected)
    .transform(Number)
    .refine((number) => number >= from && number <= to, expected)
}

export const dollarsOrNone = form(
  /^(?:\d{1,6}(?:\.\d{1,4})?)?$/u,
  'an amount of US dollars such as 2 or 0.50, or nothing for no limit'
)
  .transform((text) => (text === '' ? undefined : Number(text)))
  .refine((dollars) => dollars !== 0, 'more than 0 US dollars, or nothing for no limit')

export const yesOrNo = z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'true or false' })

/** A list of entries without spaces, which spaces and commas separate. */
const words = z.string().transform((list) => list.split(/[\s,]+/u).filter((word) => word !== ''))

/** A list of entries that can contain spaces. */
const lines = z.string().transform((list) => splitTrimmed(list, /[\n,]/u))

export const logins = words.refine(
  (list) => list.every((login) => LOGIN.test(login)),
  'full logins such as renovate[bot], separated by commas or line breaks, without wildcards'
)

export const labels = lines.refine(
  (list) => list.length <= MAX_LABELS && list.every((name) => label.safeParse(name).success),
  `at most ${MAX_LABELS} labels of at most 50 characters, separated by commas or line breaks`
)

export const names = (item: z.ZodType<string>, expected: string, max: number) =>
  words.refine(
    (list) => list.length <= max && list.every((name) => item.safeParse(name).success),
    `at most ${max} entries, separated by commas or line breaks, each ${expected}`
  )

export const integerOrNone = (from: number, to: number, otherwise: string) =>
  z.union(
    [z.literal('').transform(() => undefined), integer(from, to)],
    `an integer from ${from} to ${to}, or nothing ${otherwise}`
  )

export const modelNames = words

export const id = form(/^[\w.:-]{0,200}$/u, 'the id that OpenAI shows, or nothing')

/** A word that Markdown does not take for the start of a list, a quote or a heading. */
export const trigger = form(
  /^[/@!.\p{L}][\p{L}\p{N}_./-]{1,49}$/u,
  'one word of 2 to 50 characters such as /agent or @agent'
)

export const configPath = form(
  /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[\w./-]+\.ya?ml$/u,
  'a path inside the repository that ends in .yml'
)

const UNITS_MS = { m: 60_000, h: 60 * 60_000, d: 24 * 60 * 60_000 } as const

export const durationOrNone = form(
  /^(?:[1-9]\d{0,3}[mhd])?$/u,
  'minutes, hours or days such as 30m, 6h or 30d, or nothing'
).transform((text) => {
  const unit = (['m', 'h', 'd'] as const).find((one) => text.endsWith(one))
  return unit && Number.parseInt(text, 10) * UNITS_MS[unit]
})

export const globs = lines.refine((list) => list.length <= 50, 'at most 50 globs, separated by commas or line breaks')

export const repositoryFile = form(
  /^(?:(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\0\\]{1,500})?$/u,
  'the path of a file in the repository, or nothing'
)

export const outputSchema = z
  .string()
  .trim()
  .superRefine((text, context) => {
    const schema = text === '' ? undefined : readOutputSchema(text)
    if (typeof schema === 'string') context.addIssue(`a JSON Schema that can be used, but ${schema}`)
  })
