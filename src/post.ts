import { post } from './action/post-step.ts'

await post()
