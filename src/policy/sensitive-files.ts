import { isInGitFolder } from '../text/normalized-path.ts'
import { matchesPathPattern } from './path-pattern.ts'
import type { SensitiveFileRule } from '../domain/sensitive-file-rule.ts'

/**
 * Files that hold secrets, or that run code of their own accord when somebody installs, builds or starts the project. A
 * repository may lower them, one by one, which it cannot do for protected paths.
 */
export const builtInSensitiveFiles: readonly SensitiveFileRule[] = [
  ...['**/.env', '**/.env.*', '**/*.{pem,key,p12,pfx,jks,keystore,kdbx}', '**/id_{rsa,dsa,ecdsa,ed25519}'].map(asked),
  ...['**/{secrets,credentials}.{json,yml,yaml,toml}', '**/.{htpasswd,pgpass,my.cnf,dockercfg}'].map(asked),
  ...['**/.{ssh,aws,gnupg,kube,docker}/**', '**/*.tfstate{,.backup}', '**/*.tfvars'].map(asked),
  ...['**/{Dockerfile,Containerfile}{,.*}', '**/{docker-,}compose.{yml,yaml}', '**/*.service'].map(asked),
  ...['**/.gitlab/ci/**', '**/azure-pipelines.{yml,yaml}', '**/.travis.yml', '**/.drone.yml'].map(asked),
  // Samples are written to be read, and hold no secret.
  ...['**/.env.{example,sample,template,dist,test}', '**/*.tfvars.example'].map(unasked)
]

/**
 * The rule that decides for a path: of those that fit, the last one. Undefined when none fits, and then the file is not
 * sensitive.
 *
 * @param path as git has it in the tree
 * @param rules in their order, those of agent.yml after the built-in ones
 */
export function sensitiveFileRule(
  path: string,
  rules: readonly SensitiveFileRule[] = builtInSensitiveFiles
): SensitiveFileRule | undefined {
  if (isInGitFolder(path)) return asked('.git/**')
  return rules.findLast(({ pattern }) => matchesPathPattern(path, pattern))
}

function asked(pattern: string): SensitiveFileRule {
  return { pattern, requiresApproval: true }
}

function unasked(pattern: string): SensitiveFileRule {
  return { pattern, requiresApproval: false }
}
