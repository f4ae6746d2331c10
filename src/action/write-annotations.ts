import * as core from '@actions/core'
import type { Annotation } from '../domain/annotation.ts'
import { escapeWorkflowCommands } from '../text/workflow-commands.ts'

/**
 * Shows findings at their lines. Call it when the log of the run is closed: until then the runner ignores commands.
 *
 * Attack: a check that prints a finding whose words are a workflow command. @actions/core encodes line ends, and nothing in the words looks
 * like a command.
 */
export function writeAnnotations(annotations: readonly Annotation[]): void {
  for (const { path, line, severity, title, message } of annotations) {
    const place = { file: path, startLine: line, title: escapeWorkflowCommands(title) }
    core[severity](escapeWorkflowCommands(message), place)
  }
}
