import { flagMistakes, type AnswerFlags } from '../init/check-flags.ts'
import { UsageError } from './usage-error.ts'

export interface AppFlags {
  readonly cwd: string
  readonly organization?: string
  readonly keyFile?: string
  readonly setSecret?: true
  readonly repository?: string
  readonly host?: string
  readonly yes?: true
  readonly json?: true
}

/** The flags that go with `--app`. */
const OWN_FLAGS: readonly string[] = [
  'cwd',
  'organization',
  'keyFile',
  'setSecret',
  'repository',
  'host',
  'yes',
  'json'
] satisfies readonly (keyof AppFlags)[]

const ORGANIZATION = /^[a-z\d](?:[\w-]{0,98}\w)?$/i

/** @throws UsageError for flags that only `--app` has */
export function refuseAppFlags({ organization, keyFile }: AppFlags): void {
  const flag = organization !== undefined ? '--organization' : keyFile !== undefined ? '--key-file' : undefined
  if (flag !== undefined) throw new UsageError(`${flag} needs --app.`)
}

/** All mistakes in the flags, each a sentence that says what is expected. */
export function appFlagMistakes(flags: AppFlags & AnswerFlags): readonly string[] {
  const others = Object.keys(flags).filter((name) => !OWN_FLAGS.includes(name))
  const options = others.map((name) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)
  const { organization, keyFile, setSecret } = flags
  return [
    ...(options.length > 0 ? [`--app creates only the App. Leave out: ${options.join(', ')}.`] : []),
    ...(organization !== undefined && !ORGANIZATION.test(organization)
      ? ['--organization is not the name of an organization. Use a name such as acme.']
      : []),
    ...(keyFile !== undefined && setSecret ? ['Use --key-file or --set-secret, not both.'] : []),
    ...flagMistakes({
      ...(flags.host !== undefined && { host: flags.host }),
      ...(flags.repository !== undefined && { repository: flags.repository })
    })
  ]
}
