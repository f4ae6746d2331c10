import { appendFileSync } from 'node:fs'

const { ACT_APP_GRANTS: grants = '{}', INPUT_OWNER: owner = '', INPUT_REPOSITORIES: name = '', ...rest } = process.env
const { GITHUB_OUTPUT: outputs = '' } = rest
if (!rest['INPUT_APP-ID'] || !rest['INPUT_PRIVATE-KEY']) throw new Error('app-id and private-key are required.')
// Without names, the token is for all repositories of the owner. One of them is enough here.
const all = Object.entries(JSON.parse(grants) as Readonly<Record<string, string>>) // Written by the tests.
const [, token = ''] = all.find(([repository]) => repository.startsWith(`${owner}/${name}`)) ?? []
console.log(`::add-mask::${token}`)
appendFileSync(outputs, `token=${token}\n`)
