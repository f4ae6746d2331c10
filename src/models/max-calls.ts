/** Far beyond any sensible reply: the results of thousands of calls would make a request of hundreds of megabytes. */
export const MAX_CALLS = 128
