import { post } from './action/post.ts'

await post()
