import type { Command } from 'commander'
import type { CheckoutFlags } from './checkpoint-store.ts'
import { withExamples } from './examples.ts'
import type { UndoFlags } from './undo.ts'
import { checkoutOption, checkpointNumber } from './options.ts'

/** Describes `forgehand undo`. */
export function addUndo(program: Command, setExitCode: (code: number) => void): void {
  withExamples(
    program
      .command('undo')
      .description('Restore the work tree from before the last run, or from a checkpoint. Ignored files stay.')
      .argument('[checkpoint]', 'its number, as forgehand checkpoints lists it', checkpointNumber)
      .addOption(checkoutOption())
      .option('--force', 'also restore files that you changed after the run, without asking')
      .option('--json', 'print the result as JSON')
      .action(async (checkpoint: number | undefined, options: UndoFlags) => {
        const { undo } = await import('./undo.ts')
        setExitCode(await undo(checkpoint, options))
      }),
    { examples: ['undo', 'undo 12'] }
  )
}

/** Describes `forgehand checkpoints`. */
export function addCheckpoints(program: Command, setExitCode: (code: number) => void): void {
  withExamples(
    program
      .command('checkpoints')
      .description('List the checkpoints of past runs, and what happened after each.')
      .addOption(checkoutOption())
      .option('--json', 'print all of them as JSON')
      .action(async (options: CheckoutFlags) => {
        const { checkpoints } = await import('./checkpoints.ts')
        setExitCode(await checkpoints(options))
      }),
    { examples: ['checkpoints'] }
  )
}

/** Describes `forgehand diff`. */
export function addDiff(program: Command, setExitCode: (code: number) => void): void {
  withExamples(
    program
      .command('diff')
      .description('Print the changes since the last run began, or since a checkpoint, as a patch.')
      .argument('[checkpoint]', 'its number, as forgehand checkpoints lists it', checkpointNumber)
      .addOption(checkoutOption())
      .option('--json', 'print the patch as JSON')
      .action(async (checkpoint: number | undefined, options: CheckoutFlags) => {
        const { diff } = await import('./diff.ts')
        setExitCode(await diff(checkpoint, options))
      }),
    { examples: ['diff', 'diff 12 --json'] }
  )
}

/** Describes `forgehand keep`. */
export function addKeep(program: Command, setExitCode: (code: number) => void): void {
  withExamples(
    program
      .command('keep')
      .description('Keep the work tree as it is, and delete all of its checkpoints.')
      .addOption(checkoutOption())
      .option('--json', 'print the result as JSON')
      .action(async (options: CheckoutFlags) => {
        const { keep } = await import('./keep.ts')
        setExitCode(await keep(options))
      }),
    { examples: ['keep'] }
  )
}
