import { programs } from '../programs/index.js'

await programs.post()
