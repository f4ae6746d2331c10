import { deflateSync } from 'node:zlib'
import type { Workspace } from '../../workspace/workspace.ts'
import { quoteForShell } from '../../text/shell-quote.ts'
import type { SyntaxProblem } from './problem.ts'

export interface PythonText {
  readonly text: string
  /** Undefined for a new file. */
  readonly before: string | undefined
}

export interface PythonProblem {
  readonly problem: SyntaxProblem
  /** True when the text before had an error with the same message. */
  readonly wasThereBefore: boolean
}

const TIMEOUT_MS = 10_000
/** The kernel limits one argument to 128 kB, and the shell command is one. Deflated, almost a megabyte of code fits. */
const MAX_COMMAND_LENGTH = 120_000

/**
 * Compiles without running anything: `compile` imports nothing and writes no bytecode, -I ignores the work tree and the environment,
 * -S ignores installed packages.
 */
const PROGRAM = `
import base64, json, sys, warnings, zlib
warnings.simplefilter("ignore")
def mistake(packed):
    try:
        compile(zlib.decompress(base64.b64decode(packed)), "file", "exec", dont_inherit=True)
    except SyntaxError as error:
        return [error.lineno or 1, error.offset or 1, error.msg or "invalid syntax"]
    except ValueError as error:
        return [1, 1, str(error)]
now = mistake(sys.argv[1])
before = now and len(sys.argv) > 2 and mistake(sys.argv[2])
print(json.dumps({"now": now, "wasThere": bool(before and before[2] == now[2]), "version": list(sys.version_info[:2])}))
`

/** @returns undefined for valid text, and when no interpreter can check it */
export async function checkPython(
  workspace: Pick<Workspace, 'run'>,
  { text, before }: PythonText,
  signal: AbortSignal
): Promise<PythonProblem | undefined> {
  const lines = [commandFor([text, ...(before === undefined ? [] : [before])]), commandFor([text])]
  const command = lines.find((line) => line.length <= MAX_COMMAND_LENGTH)
  if (command === undefined) return undefined
  const options = { context: 'agent', timeoutMs: TIMEOUT_MS, network: false, signal } as const
  const { exitCode, output } = await workspace.run(command, options)
  if (exitCode !== 0) return undefined
  // Safe: the program above prints nothing else.
  const result = JSON.parse(output) as {
    readonly now: readonly [line: number, column: number, message: string] | null
    readonly wasThere: boolean
    readonly version: readonly number[]
  }
  if (!result.now) return undefined
  const [line, column, message] = result.now
  return {
    problem: { line, column, message: `${message} (Python ${result.version.join('.')})` },
    wasThereBefore: result.wasThere
  }
}

function commandFor(texts: readonly string[]): string {
  const packed = texts.map((text) => deflateSync(text).toString('base64'))
  return ['python3', '-I', '-S', '-c', PROGRAM, ...packed].map(quoteForShell).join(' ')
}
