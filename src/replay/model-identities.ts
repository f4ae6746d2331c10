import type { ModelIdentity, Fallback } from '../agent/model.ts'

/** A model of the run: itself, or the one that has taken its place. */
export interface Role {
  answerer: ModelIdentity
  contextWindow: number
}

/** The models of a run. All its conversations share them, so what becomes of one in a child session counts for all. */
export class Cast {
  readonly #roles: Role[] = []

  /** The model that goes by this name at the time. */
  roleOf(name: string, contextWindow: number): Role {
    const known = this.#roles.find(({ answerer }) => answerer.name === name)
    if (known) return known
    // The record has the host of those only that take a place.
    const role = { answerer: { name, host: '' }, contextWindow }
    this.#roles.push(role)
    return role
  }

  replace({ from, to }: Fallback): void {
    for (const role of this.#roles) {
      const { name, host } = role.answerer
      if (name === from.name && (host === '' || host === from.host)) role.answerer = to
    }
  }
}
