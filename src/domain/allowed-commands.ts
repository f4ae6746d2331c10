/** Which commands the model can run, for its prompt. */
export type AllowedCommands =
  /** Without a kernel boundary: these rules only. */
  | { readonly kind: 'rules'; readonly rules: readonly string[] }
  /** Within a kernel boundary, like the kinds below: commands that only read, and the rules of agent.yml. */
  | { readonly kind: 'reading-and-rules'; readonly rules: readonly string[] }
  | { readonly kind: 'default' }
  | { readonly kind: 'any' }
