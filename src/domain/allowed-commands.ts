/** Which commands the model can run, for its prompt. */
export type AllowedCommands =
  /** Without a kernel boundary: these rules only. */
  | { readonly kind: 'rules'; readonly rules: readonly string[] }
  /** The others are in a kernel boundary. The rules of agent.yml, besides commands that only read. */
  | { readonly kind: 'reading-and-rules'; readonly rules: readonly string[] }
  | { readonly kind: 'default' }
  | { readonly kind: 'any' }
