import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'

/** What we use of the terminal emulator. */
interface Screen {
  readonly buffer: { readonly active: ScreenBuffer }
  write(text: string, onParsed?: () => void): void
  resize(columns: number, rows: number): void
}

interface ScreenBuffer {
  readonly length: number
  readonly baseY: number
  getLine(row: number): ScreenLine | undefined
}

interface ScreenLine {
  readonly length: number
  translateToString(trimRight: boolean): string
  getCell(column: number): ScreenCell | undefined
}

interface ScreenCell {
  getChars(): string
  /** 0 for the second half of a wide character. */
  getWidth(): number
  isBold(): number
  isDim(): number
  isFgDefault(): boolean
  getFgColor(): number
}

/** A character of the screen. */
export interface StyledCell {
  readonly text: string
  readonly width: number
  readonly isBold: boolean
  readonly isDim: boolean
  /** Number in the palette; undefined for the usual one. */
  readonly color: number | undefined
}

interface ScreenOptions {
  readonly cols: number
  readonly rows: number
  readonly scrollback: number
  readonly allowProposedApi: boolean
}

// Not imported, so that types can be checked before `npm ci` has installed it.
const { Terminal } = createRequire(import.meta.url)('@xterm/headless') as {
  readonly Terminal: new (options: ScreenOptions) => Screen // As documented.
}

/**
 * Starts a program in a pseudo-terminal. Commands on standard input, one a line: `type HEX` and `size COLUMNS ROWS`. Its output is
 * what the program writes to the terminal, and its exit status that of the program.
 */
const PTY = `
import fcntl, os, pty, select, signal, struct, sys, termios
columns, rows, arguments = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
def resize(columns, rows):
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack('HHHH', rows, columns, 0, 0))
go_read, go_write = os.pipe()
child, terminal = pty.fork()
if child == 0:
    os.read(go_read, 1)
    os.execvp(arguments[0], arguments)
resize(columns, rows)
os.write(go_write, b'x')
pending, sources = b'', [0, terminal]
while terminal in sources:
    for source in select.select(sources, [], [])[0]:
        try:
            data = os.read(source, 65536)
        except OSError:
            data = b''
        if not data:
            sources.remove(source)
        elif source == terminal:
            os.write(1, data)
        else:
            *lines, pending = (pending + data).split(b'\\n')
            for line in lines:
                verb, *words = line.decode().split()
                if verb == 'type': os.write(terminal, bytes.fromhex(words[0]))
                if verb == 'size': resize(int(words[0]), int(words[1]))
                if verb == 'kill': os.kill(child, int(words[0]))
status = os.waitpid(child, 0)[1]
sys.exit(os.waitstatus_to_exitcode(status) % 256)
`

export interface TerminalOptions {
  readonly columns: number
  readonly rows?: number
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

/** A program in a real terminal device, and a terminal emulator that shows what it writes. */
export interface TerminalProgram {
  /** Everything that was written, as it came. */
  readonly output: () => string
  /** The rows of the screen from the top, without spaces at their ends and without empty rows below. */
  readonly screen: () => readonly string[]
  /** Everything that can be scrolled back to, and the screen. */
  readonly history: () => readonly string[]
  /** The rows of `history`, with colors. */
  readonly styledHistory: () => readonly (readonly StyledCell[])[]
  /** Resolves once the screen satisfies the condition. */
  readonly until: (condition: (screen: string) => boolean) => Promise<void>
  readonly type: (text: string) => void
  readonly resize: (columns: number, rows?: number) => void
  readonly kill: (signal: number) => void
  /** The exit status. */
  readonly ended: Promise<number | null>
  /** True once the cursor was hidden. A killed program could not show it again. */
  readonly hidesCursor: () => boolean
}

const ROWS = 24
const HIDE_CURSOR = '\u001B[?25l'

export function startInTerminal(command: readonly string[], options: TerminalOptions): TerminalProgram {
  const { columns, rows = ROWS, cwd, env } = options
  const { PATH = '', HOME = '' } = process.env
  const terminal = new Terminal({ cols: columns, rows, scrollback: 5_000, allowProposedApi: true })
  const child = spawn('python3', ['-c', PTY, String(columns), String(rows), ...command], {
    ...(cwd !== undefined && { cwd }),
    env: { PATH, HOME, TERM: 'xterm-256color', LANG: 'C.UTF-8', ...env },
    stdio: ['pipe', 'pipe', 'inherit']
  })
  let output = ''
  let hidesCursor = false
  const shown = new Set<() => void>()
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (text.includes(HIDE_CURSOR)) hidesCursor = true
    terminal.write(text, () => {
      for (const look of shown) look()
    })
  })
  const send = (line: string) => void child.stdin.write(`${line}\n`)
  const rowsFrom = (start: number) => {
    const { active } = terminal.buffer
    const lines = Array.from({ length: active.length - start }, (_, index) => lineAt(terminal, start + index))
    return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1)
  }
  const screen = () => rowsFrom(terminal.buffer.active.baseY)
  const ended = once(child, 'close').then(async ([code]) => {
    // What is written is parsed later.
    await new Promise<void>((resolve) => {
      terminal.write('', resolve)
    })
    return code as number | null // As documented.
  })
  const until = (condition: (screen: string) => boolean) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!condition(screen().join('\n'))) return
        shown.delete(look)
        resolve()
      }
      shown.add(look)
      void ended.then(() => {
        look()
        reject(new Error(`The program ended. Its terminal shows:\n${screen().join('\n')}`))
      })
      look()
    })
  return {
    output: () => output,
    screen,
    history: () => rowsFrom(0),
    styledHistory: () => rowsFrom(0).map((_, row) => cellsAt(terminal, row)),
    until,
    type: (text) => {
      send(`type ${Buffer.from(text).toString('hex')}`)
    },
    resize: (newColumns, newRows = rows) => {
      terminal.resize(newColumns, newRows)
      send(`size ${newColumns} ${newRows}`)
    },
    kill: (signal) => {
      send(`kill ${signal}`)
    },
    ended,
    hidesCursor: () => hidesCursor
  }
}

function lineAt(terminal: Screen, row: number): string {
  return terminal.buffer.active.getLine(row)?.translateToString(true) ?? ''
}

function cellsAt(terminal: Screen, row: number): readonly StyledCell[] {
  const line = terminal.buffer.active.getLine(row)
  return Array.from({ length: line?.translateToString(true).length ?? 0 }, (_, column) =>
    line?.getCell(column)
  ).flatMap((cell) =>
    cell && cell.getWidth() > 0
      ? [
          {
            ...{ text: cell.getChars() || ' ', width: cell.getWidth() },
            ...{ isBold: cell.isBold() !== 0, isDim: cell.isDim() !== 0 },
            color: cell.isFgDefault() ? undefined : cell.getFgColor()
          }
        ]
      : []
  )
}
