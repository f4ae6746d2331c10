import { describe, expect, it } from '@jest/globals'
import { commandEnvironment } from '../../src/workspace/command-environment.ts'
import { runnerPlaces } from '../../src/workspace/mounts.ts'
import { OutputWindow } from '../../src/workspace/output-window.ts'
import { terminalText } from '../../src/workspace/terminal-text.ts'

describe('the text of a terminal', () => {
  it.each([
    ['colours', '\u001b[31mred\u001b[0m', 'red'],
    ['a title', '\u001b]0;title\u0007text', 'text'],
    ['a link', '\u001b]8;;https://x\u001b\\text\u001b]8;;\u001b\\', 'text'],
    ['a device string', '\u001bP1;2|data\u001b\\text', 'text'],
    ['an unfinished title', 'a\u001b]0;title', 'a'],
    ['a reset', '\u001bcdone', 'done'],
    ['a single shift', 'a\u001b(Bb', 'ab'],
    ['a progress bar', '10%\r50%\r100%\nnext', '100%\nnext'],
    ['line ends of Windows', 'a\r\nb\r\n', 'a\nb\n'],
    ['a bell and a C1 control', 'a\u0007b\u009b', 'ab'],
    ['tabs and other scripts', 'a\tü → 漢', 'a\tü → 漢']
  ])('of %s', (_, output, text) => {
    expect(terminalText(output)).toBe(text)
  })

  it('takes time in proportion to its length', () => {
    const startedAt = performance.now()
    for (const unit of ['\u001b]', '\u001b[', '\u001b[0', '\r', '\u001b(', ' ']) terminalText(unit.repeat(300_000))
    expect(performance.now() - startedAt).toBeLessThan(3_000)
  })
})

describe('a window on an output', () => {
  it.each([[['abc\n']], [['a', 'bc', '\n']], [['']]])('shows all of a short one: %j', (chunks) => {
    const window = new OutputWindow(100)
    chunks.forEach((chunk) => {
      window.push(Buffer.from(chunk))
    })
    expect(window.text()).toBe(chunks.join(''))
  })

  it.each([1, 7, 100, 5_000])('shows the same of a long one in pieces of %d bytes', (size) => {
    const all = Array.from({ length: 500 }, (_, index) => `line ${index}\n`).join('')
    const window = new OutputWindow(200)
    for (let start = 0; start < all.length; start += size) window.push(Buffer.from(all.slice(start, start + size)))
    const [head = '', tail = ''] = window.text().split(/\[… \d+ bytes left out …\]\n/)
    expect(all.startsWith(head) && all.endsWith(tail)).toBe(true)
    expect(window.text()).toContain(`[… ${all.length - head.length - tail.length} bytes left out …]`)
    expect(head.length + tail.length).toBeGreaterThan(150)
  })

  it('shows something of a line without end', () => {
    const window = new OutputWindow(100)
    window.push(Buffer.from('x'.repeat(1_000)))
    expect(window.text()).toMatch(/^x+\n\[… 900 bytes left out …\]\nx+$/)
  })
})

describe('the environment of a command', () => {
  it.each([
    ...['GITHUB_TOKEN', 'GH_TOKEN', 'INPUT_API-KEY', 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'],
    ...['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'RUNNER_TEMP', 'OPENAI_API_KEY', 'AWS_SECRET_ACCESS_KEY'],
    ...['NODE_OPTIONS', 'LD_PRELOAD', 'BASH_ENV', 'SSH_AUTH_SOCK', 'NPM_TOKEN', 'npm_config__authToken', 'GIT_DIR']
  ])('has no %s', (name) => {
    expect(commandEnvironment({ [name]: 'x' }, '/home')).not.toHaveProperty([name])
  })

  it.each(['PATH', 'LC_ALL', 'TZ', 'GOPATH', 'JAVA_HOME', 'JAVA_HOME_21_X64', 'NODE_VERSION', 'VIRTUAL_ENV'])(
    'keeps %s',
    (name) => {
      expect(commandEnvironment({ [name]: 'x' }, '/home')).toHaveProperty([name], 'x')
    }
  )

  it('keeps programs from asking, paging and colouring, and has a home of its own', () => {
    expect(commandEnvironment({ HOME: '/root', PAGER: 'less', TERM: 'xterm' }, '/state/home')).toMatchObject({
      ...{ HOME: '/state/home', PAGER: 'cat', GIT_PAGER: 'cat', TERM: 'dumb', NO_COLOR: '1', CI: '1' },
      GIT_TERMINAL_PROMPT: '0'
    })
  })
})

it('hides what a self-hosted runner keeps beside its work', () => {
  expect(runnerPlaces('/srv/runner/_work/_temp')).toContain('/srv/runner/.credentials_rsaparams')
})
