/** What the core needs and leaves to the product that embeds it. */
export interface AgentHost {
  /** What to tell the model about the failure of a tool when it can act on it; undefined for a bug in the tool. */
  explainToolError(error: unknown): string | undefined
  /** The text of a result as the model may see it, for example with hidden characters named. */
  cleanResult(text: string): string
  /** Where a text stops being JSON and why, such as ` at character 7 (colon expected)`. */
  locateJsonError(text: string, error: unknown): Promise<string>
  /** How many characters to change, add or remove to get from one name to the other. */
  editDistance(one: string, other: string): number
  /** A digest of fixed length: equal for equal texts only. */
  digest(text: string): string
}
