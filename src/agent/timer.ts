/** The longest delay that Node's timers accept, in milliseconds. A longer one fires at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1
