import { main } from './action.ts'

await main()
