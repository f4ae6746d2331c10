import { describe, expect, it } from '@jest/globals'
import { examineCommitted } from '../../src/doctor/committed-files.ts'

const AGENT = { path: '.github/agent.yml', text: 'verify: []\n' }
const FLOW = { path: '.github/workflows/agent.yml', text: 'on: push\n' }
const MAIN = { name: 'main', ref: 'refs/remotes/origin/main' }

/** @param texts by ref and path */
async function examine(texts: Readonly<Record<string, string>>, branch: string | undefined, defaultBranch = MAIN) {
  const textAt = (ref: string, path: string) => Promise.resolve(texts[`${ref} ${path}`])
  return await examineCommitted([AGENT, FLOW], { defaultBranch, branch, remoteName: 'origin', textAt })
}

const atHead = { [`HEAD ${AGENT.path}`]: AGENT.text, [`HEAD ${FLOW.path}`]: FLOW.text }
const onMain = { [`${MAIN.ref} ${AGENT.path}`]: AGENT.text, [`${MAIN.ref} ${FLOW.path}`]: FLOW.text }

describe('settings and workflows', () => {
  it('are OK on the default branch, whatever their line endings', async () => {
    const texts = { ...atHead, ...onMain, [`${MAIN.ref} ${FLOW.path}`]: 'on: push\r\n' }
    expect(await examine(texts, 'main')).toEqual([
      {
        state: 'ok',
        title: 'On the branch main: .github/agent.yml, .github/workflows/agent.yml.'
      }
    ])
  })

  it('that are not committed come with the commands', async () => {
    const [finding] = await examine({ [`HEAD ${AGENT.path}`]: 'verify: [a]\n', ...onMain }, 'main')
    expect(finding).toMatchObject({
      state: 'warning',
      title: 'Not committed yet: .github/agent.yml, .github/workflows/agent.yml.',
      remedy:
        'git add .github/agent.yml .github/workflows/agent.yml && git commit -m "Set up Forgehand" && git push -u origin HEAD'
    })
  })

  it('on another branch come with those for a pull request', async () => {
    const [finding] = await examine({ ...atHead, [`${MAIN.ref} ${AGENT.path}`]: AGENT.text }, 'topic')
    expect(finding).toMatchObject({
      state: 'warning',
      title: 'Committed, but not on the branch main yet: .github/workflows/agent.yml.',
      detail: expect.stringContaining('compared with origin/main as it was last fetched')
    })
    expect(finding?.remedy).toContain('gh pr create --fill --base main')
  })

  it('that are not pushed come with the push', async () => {
    const [finding] = await examine(atHead, 'main')
    expect(finding?.remedy).toMatch(/if not:\ngit push -u origin HEAD$/)
  })

  it('that are not pushed come with advice if no branch is checked out', async () => {
    const [finding] = await examine(atHead, undefined)
    expect(finding?.remedy).toBe('git fetch   # if it is merged already; if not, push it on a branch')
  })

  it('without a remote come with the commit alone', async () => {
    const commits = { defaultBranch: undefined, branch: 'main', remoteName: undefined }
    const [finding] = await examineCommitted([AGENT], { ...commits, textAt: () => Promise.resolve(undefined) })
    expect(finding?.remedy).toBe('git add .github/agent.yml && git commit -m "Set up Forgehand"')
  })

  it('that do not exist cause no finding', async () => {
    const history = {
      defaultBranch: MAIN,
      branch: 'main',
      remoteName: undefined,
      textAt: () => Promise.resolve(undefined)
    }
    expect(await examineCommitted([], history)).toEqual([])
  })
})
