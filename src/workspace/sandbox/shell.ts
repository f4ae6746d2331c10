/** Runs a script. --norc: if its input is a socket, bash assumes a remote shell and would run files from HOME. */
export const SHELL = ['/bin/bash', '--norc', '-c'] as const
