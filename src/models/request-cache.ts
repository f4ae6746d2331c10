/** What was made of a key once, made now for one that is new: what is said again has to be said in the same bytes. */
export function kept<Key extends object, Value>(store: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const value = store.get(key) ?? make()
  store.set(key, value)
  return value
}
