import { appendFileSync } from 'node:fs'

const { ACT_MODEL_KEY: token = '', GITHUB_OUTPUT: outputs = '' } = process.env
console.log(`::add-mask::${token}`)
appendFileSync(outputs, `access_token=${token}\n`)
