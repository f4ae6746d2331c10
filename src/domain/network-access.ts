/** What a command may reach: nothing, the whole network, or the hosts of a list. */
export type NetworkAccess = boolean | readonly string[]

/** What may be reached of what is asked for. Hosts must be spelled alike. */
export function narrowed(asked: NetworkAccess, limit: NetworkAccess): NetworkAccess {
  if (limit === true || asked === false) return asked
  return asked === true || limit === false ? limit : asked.filter((host) => limit.includes(host))
}
