/** What the product that embeds the loop must provide. */
export interface AgentHost {
  /** What to tell the model about an error of a tool that it can act on; undefined for a bug in the tool. */
  explainToolError(error: unknown): string | undefined
  /** The text of a result as the model may see it, for example with hidden characters named. */
  cleanResult(text: string): string
  /** What the model said, without control marks such as `[TASK_COMPLETE]`. */
  cleanResponse(text: string): string
  /** Where a text stops being JSON and why, such as ` at character 7 (colon expected)`. */
  locateJsonError(text: string, error: unknown): Promise<string>
  /** The number of characters to change, add or remove to turn one name into the other. */
  editDistance(one: string, other: string): number
  /** A digest of fixed length: equal for equal texts only. */
  digest(text: string): string
}
