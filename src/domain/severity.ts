/**
 * How much harm a command can do, the sandbox around it left out of account: it decides what a person is asked, never what the
 * kernel lets through.
 *
 * - `critical`: never runs by itself, whatever rule allows it.
 * - `high`, `medium`: runs when a rule allows it, else after approval.
 * - `none`: only reads the repository.
 */
export type Severity = 'critical' | 'high' | 'medium' | 'none'
