/** Which commands the model can run, for its prompt. */
export type AllowedCommands =
  /** Without a kernel boundary: one plain command, exactly one of `lines`, or one of the programs that only read. */
  | { readonly kind: 'lines'; readonly lines: readonly string[]; readonly readingPrograms: readonly string[] }
  /** Within a kernel boundary, like the kinds below: commands that only read, and the rules of agent.yml. */
  | { readonly kind: 'reading-and-rules'; readonly rules: readonly string[] }
  | { readonly kind: 'default' }
  | { readonly kind: 'any' }
