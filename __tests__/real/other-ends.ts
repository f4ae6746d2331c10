import type { Case } from './real-package.ts'

/** Repositories whose checks cannot pass, or cannot even run. */
export const otherEnds: readonly Case[] = []
