import { Option, type Command } from 'commander'
import { offeredProviders } from '../init/provider-names.ts'
import { TRIGGERS } from '../init/triggers.ts'
import { withExamples } from './examples.ts'
import type { InitFlags } from './init.ts'
import type { AppFlags } from './init-app.ts'
import { checkoutOption, collect, suggesting } from './options.ts'
import { splitTrimmed } from '../text/lines.ts'
import { UsageError } from './usage-error.ts'

/** Describes `forgehand init`. */
export function addInit(program: Command, setExitCode: (code: number) => void): void {
  const command = program
    .command('init')
    .description('Set up this repository: write the workflow and agent.yml, and with gh the rest on GitHub.')
    .option('-y, --yes', 'ask nothing: use the defaults for what no flag sets')
    .option('--dry-run', 'show what would be written and what remains to do, and change nothing')
    .option('--force', 'overwrite existing files, after showing the difference')
    .addOption(
      suggesting(new Option('--provider <name>', 'provider of the model; other for any endpoint'), offeredProviders)
    )
    .option('--model <name>', 'the model, such as gpt-5')
    .option('--base-url <url>', "URL of the endpoint (default: the provider's)")
    .option('--secret <name>', "name of the secret with the API key (default: the provider's, such as OPENAI_API_KEY)")
    .addOption(
      suggesting(
        new Option('--triggers <list>', 'what starts it, with commas between them (default: comments)').argParser(
          commaSeparated
        ),
        TRIGGERS
      )
    )
    .option(
      '--watch <name>',
      'with ci: the name of a workflow; the agent repairs what fails in it; repeatable (default: those that test)',
      collect
    )
    .option('--cron <fields>', "with schedule: when the task runs, in UTC (default: '17 4 * * 1')")
    .option('--prompt <text>', 'with schedule or dispatch: what the task does')
    .option('--check <command>', 'a check before and after the work; repeatable (default: those found)', collect)
    .option('--no-checks', 'run no checks before and after the work')
    .option('--runs-on <label>', 'a label of the runner; repeatable (default: ubuntu-24.04)', collect)
    .option('--ref <commit>', 'the commit or tag of Forgehand (default: that of this release)')
    .option('--action <name>', 'OWNER/NAME of a copy of the action, such as a mirror (default: forgehand/forgehand)')
    .option('--repository <name>', "OWNER/NAME (default: the remote's)")
    .option(
      '--host <name>',
      "host of an Enterprise Server, such as github.acme.com (default: the remote's, else github.com)"
    )
    .option('--set-secret', 'set the secret with gh; without a terminal, the key is read from standard input')
    .option('--allow-pull-requests', 'let workflows create pull requests in this repository, with gh')
    .option('--pull-request', 'open a pull request with the files, with gh, and leave the checkout as it is')
    .option('--app', 'only print the link that registers a GitHub App for the workflow, and what to do then')
    .option('--organization <name>', 'with --app: the organization that will own it (default: your account)')
    .addOption(checkoutOption())
    .option('--json', 'print the result as JSON, and ask nothing: add --yes, or flags with the answers')
    .action(async ({ check, checks, app, ...options }: InitOptions) => {
      const chosen: false | readonly string[] | undefined = checks ? check : false
      const flags: InitFlags & AppFlags = { ...options, ...(chosen !== undefined && { checks: chosen }) }
      if (app) {
        const { initApp } = await import('./init-app.ts')
        setExitCode(await initApp(flags))
      } else {
        if (flags.organization !== undefined) throw new UsageError('--organization needs --app.')
        const { init } = await import('./init.ts')
        setExitCode(await init(flags))
      }
    })
  withExamples(command, {
    examples: ['init', 'init --yes --model claude-sonnet-5 --triggers comments,ci --dry-run', 'init --app']
  })
}

/** Commander sets `checks` to false for --no-checks, else to true. */
type InitOptions = Omit<InitFlags, 'checks'> &
  AppFlags & { readonly check?: readonly string[]; readonly checks: boolean; readonly app?: true }

function commaSeparated(text: string): readonly string[] {
  return splitTrimmed(text, ',')
}
