import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gitIn, type Git } from './git.ts'

// What `git init` writes, and then: GitHub's servers allow the first two too. Only the server itself moves the heads of pull requests.
const CONFIGURATION = `[core]
	repositoryformatversion = 0
	filemode = true
	bare = true
[uploadpack]
	allowAnySHA1InWant = true
	allowFilter = true
[receive]
	hideRefs = refs/pull
	autogc = false
[gc]
	auto = 0
`

// GitHub checks new commits of a push for workflow files, and lets others push only to the branches of pull requests that allow it.
const PRE_RECEIVE = `#!/bin/sh
while read -r old new ref; do
  case " \${EMULATOR_BRANCHES:-\${ref#refs/heads/}} " in *" \${ref#refs/heads/} "*) ;; *) echo "permission denied to $ref" >&2; exit 1 ;; esac
  [ "$EMULATOR_WORKFLOWS" = none ] || continue
  case $new in *[!0]*) ;; *) continue ;; esac
  file=$(git log -m --format= --name-only "$new" --not --all -- .github/workflows | head -n 1)
  [ -z "$file" ] && continue
  echo "refusing to allow a GitHub App to create or update workflow \\\`$file\\\` without \\\`workflows\\\` permission" >&2
  exit 1
done
`

/** Creates an empty bare repository, configured like GitHub's. */
export async function createBareRepository(
  directory: string,
  { defaultBranch, searchPath }: { defaultBranch: string; searchPath: string }
): Promise<Git> {
  const folders = ['hooks', 'objects/info', 'objects/pack', 'refs/heads', 'refs/tags']
  await Promise.all(folders.map((folder) => mkdir(join(directory, folder), { recursive: true })))
  await Promise.all([
    writeFile(join(directory, 'HEAD'), `ref: refs/heads/${defaultBranch}\n`),
    writeFile(join(directory, 'config'), CONFIGURATION),
    writeFile(join(directory, 'hooks', 'pre-receive'), PRE_RECEIVE, { mode: 0o755 })
  ])
  return gitIn(directory, searchPath)
}
