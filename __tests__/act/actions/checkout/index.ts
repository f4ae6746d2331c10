import { execFileSync } from 'node:child_process'

const { GITHUB_WORKSPACE: cwd, GITHUB_SERVER_URL: server, INPUT_TOKEN: token, ...environment } = process.env
const { GITHUB_REPOSITORY: repository, GITHUB_SHA: sha = '' } = environment
const name = `http.${server}/.extraheader`
const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`

function git(args: readonly string[], more: Readonly<Record<string, string>> = {}): void {
  execFileSync('git', args, { cwd, stdio: 'inherit', env: { ...process.env, ...more } })
}

git(['init', '--quiet', '--initial-branch=main'])
git(['remote', 'add', 'origin', `${server}/${repository}`])
git(['fetch', '--quiet', '--depth=1', 'origin', sha], {
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: name,
  GIT_CONFIG_VALUE_0: header
})
git(['checkout', '--quiet', '-B', 'main', sha])
if (environment['INPUT_PERSIST-CREDENTIALS'] !== 'false') git(['config', '--local', name, header])
