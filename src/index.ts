import './quick-schemas.ts'
import { main } from './action/main.ts'

await main()
