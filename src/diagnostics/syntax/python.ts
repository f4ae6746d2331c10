import type { Workspace } from '../../workspace/workspace.ts'
import { quoteWord } from '../quote-word.ts'
import type { Mistake } from './mistake.ts'

export interface PythonFile {
  /** Relative to the root. It is read from disk. */
  readonly path: string
  /** What it held before; undefined for a new file. */
  readonly before: string | undefined
}

export interface PythonVerdict {
  readonly mistake: Mistake
  /** True when the text before had a mistake of the same words. */
  readonly wasThere: boolean
}

const TIMEOUT_MS = 10_000
/** The text before is part of the command, for which the kernel has a limit of 128 kB. */
const MAX_BEFORE_LENGTH = 60_000

/**
 * Compiles without running: `compile` imports nothing and writes no bytecode, -I leaves out the tree and the environment, -S all
 * that is installed.
 */
const PROGRAM = `
import base64, json, sys, warnings
warnings.simplefilter("ignore")
def mistake(source):
    try:
        compile(source, "file", "exec", dont_inherit=True)
    except SyntaxError as error:
        return [error.lineno or 1, error.offset or 1, error.msg or "invalid syntax"]
    except ValueError as error:
        return [1, 1, str(error)]
with open(sys.argv[1], "rb") as file:
    now = mistake(file.read())
before = now and mistake(base64.b64decode(sys.argv[2]))
print(json.dumps({"now": now, "wasThere": bool(before and before[2] == now[2]), "version": list(sys.version_info[:2])}))
`

/** @returns undefined for a file that is in order, and when there is no interpreter to ask */
export async function pythonMistake(
  workspace: Pick<Workspace, 'run'>,
  { path, before = '' }: PythonFile,
  signal: AbortSignal
): Promise<PythonVerdict | undefined> {
  const encoded = before.length > MAX_BEFORE_LENGTH ? '' : Buffer.from(before).toString('base64')
  const words = ['python3', '-I', '-S', '-c', PROGRAM, `./${path}`, encoded].map(quoteWord)
  const { exitCode, output } = await workspace.run(words.join(' '), { timeoutMs: TIMEOUT_MS, signal })
  if (exitCode !== 0) return undefined
  // Safe: the only thing that the program above prints.
  const verdict = JSON.parse(output) as {
    readonly now: readonly [line: number, column: number, message: string] | null
    readonly wasThere: boolean
    readonly version: readonly number[]
  }
  if (!verdict.now) return undefined
  const [line, column, message] = verdict.now
  return {
    mistake: { line, column, message: `${message} (Python ${verdict.version.join('.')})` },
    wasThere: verdict.wasThere
  }
}
