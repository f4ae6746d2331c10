import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import type { TrustContextName } from '../../src/workspace/sandbox/trust-contexts.ts'
import { installDependencies, missingDependencies } from '../../src/setup/install-dependencies.ts'
import { temporaryWorkspace, unaborted, workingSandboxes, writeFiles } from '../support/temporary-workspace.ts'
import { testsFolder } from '../support/tests-folder.ts'

/** Wherever the next installation could look for its tool, and in the folder of another tool. */
const plant = (by: string) => `for folder in ~/tools/bin ~/../tools/bin ~/packages/go; do
  mkdir -p $folder
  printf '#!/bin/sh\\nmkdir -p node_modules; echo ${by} >> node_modules/stranger.txt\\n' > $folder/pnpm
  chmod +x $folder/pnpm
done 2> /dev/null
`
/** Stand-ins for what code or settings of strangers make the programs do. */
const programs = {
  // Bundler evaluates the Gemfile.
  bundle: `#!/bin/sh\n${plant('look')}\nexit 1\n`,
  // `global = true` and `prefix` in a .npmrc make npm install the project's own programs anywhere.
  npm: `#!/bin/sh
case "$*" in
  *--global*)
    cat package.json "$TREE"/*/package.json 2> /dev/null && exit 1
    mkdir -p "$5/bin"; printf '#!/bin/sh\\nmkdir -p node_modules; echo own >> node_modules/own.txt\\n' > "$5/bin/pnpm"; chmod +x "$5/bin/pnpm" ;;
  *) ${plant('npm')}
esac
`,
  go: '#!/bin/sh\n[ "$GOPROXY" != off ] || exit 1\n[ -z "$NODE_PATH" ] || echo "$NODE_PATH" >> stranger.txt\nmkdir -p ~/packages/go ~/other\necho module > ~/packages/go/module\n'
}

it.each(await workingSandboxes())('in %s, nothing of strangers is left for the next installation', async (sandbox) => {
  const folder = await mkdtemp(join(testsFolder, 'forgehand-programs-'))
  await writeFiles(folder, programs)
  for (const name of Object.keys(programs)) await chmod(join(folder, name), 0o755)
  const declared = { dependencies: { a: '1.0.0' } }
  await using place = await temporaryWorkspace({
    files: {
      'c/Gemfile': '',
      '.venv/bin/npm': '#!/bin/sh\nmkdir -p node_modules; echo npm >> node_modules/stranger.txt\n',
      'a/.npmrc': 'global=true\nprefix=${HOME}/tools\n',
      'a/package.json': JSON.stringify(declared),
      'a/go.mod': 'module m\nrequire x v1.0.0\n',
      'b/package.json': JSON.stringify({ packageManager: 'pnpm@9.0.0', ...declared })
    },
    sandbox,
    environment: (root) => ({ PATH: `${root}/.venv/bin:${folder}:/usr/bin:/bin`, NODE_PATH: root })
  })
  await chmod(join(place.root, '.venv/bin/npm'), 0o755)
  const workspace = place.workspace.with({ environment: { TREE: place.root }, searchPath: [], readable: [] })
  const run = async (command: string, context: TrustContextName) =>
    (await workspace.run(command, { context, network: false, signal: unaborted })).output
  const options = { onEnd: () => undefined, signal: unaborted }
  const task = { changed: [], text: '' }
  const missing = await missingDependencies(workspace, { ...options, task, onSkipped: () => undefined })
  const request = { missing, foreignReason: 'eve has no write access.', cache: undefined }
  await installDependencies(workspace, request, options)
  await run(plant('setup'), 'foreign')
  await installDependencies(workspace, request, options)

  expect(missing.map(({ tool }) => tool).toSorted()).toEqual(['bundler', 'go', 'npm', 'pnpm'])
  expect(await run('cat */node_modules/*.txt */*.txt *.txt 2> /dev/null', 'alone')).toBe('own\n')
  const left = 'cd; find . -type f ! -name .gitconfig | sort | xargs'
  const planted = './packages/go/pnpm ./tools/bin/pnpm'
  expect([await run(left, 'setup'), await run(left, 'alone'), await run(left, 'agent')]).toEqual([
    './packages/go/module\n',
    './packages/go/module\n',
    `./packages/go/module ${planted}\n`
  ])
  await rm(folder, { recursive: true })
})
