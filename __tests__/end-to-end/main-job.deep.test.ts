import { it } from '@jest/globals'
import { useActionFixtures } from '../support/end-to-end.ts'
import { expectPullRequest } from '../support/expect-pull-request.ts'
import { packageCases } from '../support/packages.ts'

const openFixture = useActionFixtures()

it.each(packageCases.slice(1))(
  'turns "/agent fix this" into a pull request that makes the test of $folder pass',
  (example) => expectPullRequest(openFixture, example)
)
