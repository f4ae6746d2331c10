/** What a command may reach: nothing, the whole network, or the hosts of a list. */
export type NetworkAccess = boolean | readonly string[]
