/**
 * How much harm a command could do outside a sandbox. It decides what needs approval. It never decides what the kernel
 * permits.
 *
 * - `critical`: never runs without approval, even if a rule allows it.
 * - `high`, `medium`: runs if a rule allows it, otherwise only after approval.
 * - `none`: only reads the repository.
 */
export type Severity = 'critical' | 'high' | 'medium' | 'none'
