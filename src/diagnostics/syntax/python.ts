import { deflateSync } from 'node:zlib'
import type { Workspace } from '../../workspace/workspace.ts'
import { quoteForShell } from '../../text/shell-quote.ts'
import type { SyntaxProblem } from './problem.ts'

export interface PythonText {
  readonly text: string
  /** Undefined for a new file. */
  readonly before: string | undefined
}

export interface PythonVerdict {
  readonly mistake: SyntaxProblem
  /** True when the text before had a mistake of the same words. */
  readonly wasThere: boolean
}

const TIMEOUT_MS = 10_000
/** The kernel takes 128 kB for one argument, and the line of shell is one. Deflated, that is enough for most of a megabyte. */
const MAX_COMMAND_LENGTH = 120_000

/**
 * Compiles without running: `compile` imports nothing and writes no bytecode, -I leaves out the tree and the environment, -S all
 * that is installed.
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

/** @returns undefined for a text that is in order, and when there is no interpreter that can judge it */
export async function checkPython(
  workspace: Pick<Workspace, 'run'>,
  { text, before }: PythonText,
  signal: AbortSignal
): Promise<PythonVerdict | undefined> {
  const lines = [commandFor([text, ...(before === undefined ? [] : [before])]), commandFor([text])]
  const command = lines.find((line) => line.length <= MAX_COMMAND_LENGTH)
  if (command === undefined) return undefined
  const { exitCode, output } = await workspace.run(command, { timeoutMs: TIMEOUT_MS, signal })
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

function commandFor(texts: readonly string[]): string {
  const packed = texts.map((text) => deflateSync(text).toString('base64'))
  return ['python3', '-I', '-S', '-c', PROGRAM, ...packed].map(quoteForShell).join(' ')
}
