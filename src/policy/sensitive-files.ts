import type { SensitiveFileRule } from '../domain/settings.ts'
import { isInGitFolder } from '../text/normalized-path.ts'
import { matchesPathPattern } from './path-pattern.ts'
import { GIT_FOLDER } from './protected-paths.ts'

/**
 * Files that hold secrets, or that run code when the project is installed, built or started. Unlike a protected path, a
 * repository can exempt each of them. Of names with a dot, only those of `.env` files are here: all others are protected.
 */
export const builtInSensitiveFiles: readonly SensitiveFileRule[] = [
  ...['**/.env', '**/.env.*', '**/*.{pem,key,p12,pfx,jks,keystore,kdbx}', '**/id_{rsa,dsa,ecdsa,ed25519}'].map(
    needsApproval
  ),
  ...['**/{secrets,credentials}.{json,yml,yaml,toml}', '**/*.tfstate{,.backup}', '**/*.tfvars'].map(needsApproval),
  ...['**/{Dockerfile,Containerfile}{,.*}', '**/{docker-,}compose{,[-._]*}.{yml,yaml}', '**/*.service'].map(
    needsApproval
  ),
  // Samples contain no secrets.
  ...['**/.env.{example,sample,template,dist,test}', '**/*.tfvars.example'].map(exempt)
]

/**
 * The last rule that matches a path, which decides. Undefined if none matches: the file is not sensitive.
 *
 * @param path as git has it in the tree
 * @param rules in their order, the rules of agent.yml after the built-in ones
 */
export function sensitiveFileRule(path: string, rules: readonly SensitiveFileRule[]): SensitiveFileRule | undefined {
  if (isInGitFolder(path)) return needsApproval(GIT_FOLDER)
  return rules.findLast(({ pattern }) => matchesPathPattern(path, pattern))
}

function needsApproval(pattern: string): SensitiveFileRule {
  return { pattern, requiresApproval: true }
}

function exempt(pattern: string): SensitiveFileRule {
  return { pattern, requiresApproval: false }
}
