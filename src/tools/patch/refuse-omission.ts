import { ToolError } from '../../errors.ts'
import { omissionIn } from '../edit/omission.ts'

/** @throws ToolError when the lines that a patch adds stand for others that it leaves out */
export function refuseOmission(added: readonly string[], old: readonly string[]): void {
  const omission = omissionIn(added.join('\n'), old.join('\n'))
  if (omission === undefined) return
  throw new ToolError(`The patch leaves code out ("${omission}"). Write all of it; nothing fills such a gap.`)
}
