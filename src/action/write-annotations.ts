import * as core from '@actions/core'
import type { Annotation } from '../domain/annotation.ts'
import { escapeWorkflowCommands } from '../text/workflow-commands.ts'

/**
 * Shows findings at their lines. Call it when the log of the run is closed: until then the runner ignores commands.
 *
 * Attack: a check prints a finding whose text is a workflow command. @actions/core encodes line ends, so nothing in the text can
 * start a command.
 */
export function writeAnnotations(annotations: readonly Annotation[]): void {
  for (const { path, line, severity, title, message } of annotations) {
    const place = { file: path, startLine: line, title: escapeWorkflowCommands(title) }
    core[severity](escapeWorkflowCommands(message), place)
  }
}
