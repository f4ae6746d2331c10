/**
 * Values that are computed once per object. What is converted for requests is cached, so that each request repeats the bytes
 * of the one before and the provider's prompt cache holds.
 */
export class ObjectCache<Key extends object, Value> {
  #entries = new WeakMap<Key, { readonly variant: string; readonly value: Value }>()

  /** @param variant what the value depends on besides the key: if it changes, the value is computed again */
  get(key: Key, compute: () => Value, variant = ''): Value {
    const cached = this.#entries.get(key)
    if (cached?.variant === variant) return cached.value
    const value = compute()
    this.#entries.set(key, { variant, value })
    return value
  }

  clear(): void {
    this.#entries = new WeakMap()
  }
}
