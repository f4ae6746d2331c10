import { expect, it } from '@jest/globals'
import { flagMistakes, type AnswerFlags } from '../../src/init/check-flags.ts'

it('says what each mistake in the flags may mean, and which flag would do nothing', () => {
  const cases: readonly (readonly [flags: AnswerFlags, mistake: string])[] = [
    [{ provider: 'antropic' }, '--provider is "antropic". Did you mean anthropic?'],
    [{ triggers: ['comment'] }, '--triggers is "comment". Did you mean comments?'],
    [{ triggers: ['push'] }, '--triggers is "push". Give some of comments,reviews,ci,schedule,dispatch.'],
    [{ triggers: ['comments'], watch: ['CI'] }, '--watch needs ci among the --triggers.'],
    [{ triggers: ['comments'], cron: '0 4 * * 1' }, '--cron needs schedule among the --triggers.'],
    [{ triggers: ['ci'], prompt: 'Tidy up.' }, '--prompt needs schedule or dispatch among the --triggers.']
  ]
  expect(cases.filter(([flags, mistake]) => flagMistakes(flags).join('\n') !== mistake)).toEqual([])
})
