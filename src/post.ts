import './quick-schemas.ts'
import { post } from './action/post.ts'

await post()
