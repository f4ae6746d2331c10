import { MANY, type WordForms } from './expand-word.ts'

const MAX_FORMS = 64

/** All word lists that a command can consist of, given what each of its words can become. */
export function formsOf(words: readonly WordForms[]): WordForms {
  const count = words.reduce((product, forms) => product * forms.length, 1)
  const limited = count > MAX_FORMS ? words.map((forms) => (forms.length > 1 ? [[MANY]] : forms)) : words
  return limited.reduce<WordForms>(
    (starts, forms) => starts.flatMap((start) => forms.map((form) => [...start, ...form])),
    [[]]
  )
}
