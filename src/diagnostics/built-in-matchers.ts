import type { MatcherName } from '../settings/diagnostics-schema.ts'
import type { ProblemMatcher } from '../settings/diagnostics.ts'

const place = { file: 1, line: 2, column: 3 } as const

const gcc: ProblemMatcher = {
  severity: 'error',
  patterns: [
    {
      regexp: String.raw`^(\S.*?):(\d+):(?:(\d+):)? *(?:fatal )?(error|warning|note|notice|info|style): (.*?)(?: +\[([^\]]*)\])?$`,
      ...place,
      severity: 4,
      message: 5,
      code: 6
    }
  ]
}

/** Lines such as `a.py:3:7: F821 undefined name 'x'`, all with the same severity. */
function pythonLines(severity: string, code: string): ProblemMatcher {
  const regexp = String.raw`^(\S.*?):(\d+):(\d+): (${code}):? (?:\[\*\] )?(.*)$`
  return { severity, patterns: [{ regexp, ...place, code: 4, message: 5 }] }
}

// Errors keep the file from being parsed, or fail at run time. Everything else is style.
const python: readonly ProblemMatcher[] = [
  pythonLines('error', 'SyntaxError|invalid-syntax|E9\\d\\d|F(?:4(?:0[6-7])|63[1-4]|70[1-7]|82[1-3])'),
  pythonLines('warning', '[A-Za-z]+[\\w-]*')
]

/** The matchers that agent.yml can name. */
export const builtInMatchers: Readonly<Record<MatcherName, readonly ProblemMatcher[]>> = {
  tsc: [
    {
      severity: 'error',
      patterns: [
        {
          regexp: String.raw`^(\S.*?)\((\d+),(\d+)\): (error|warning|message) (TS\d+): (.*)$`,
          ...place,
          severity: 4,
          code: 5,
          message: 6
        }
      ]
    },
    {
      severity: 'error',
      patterns: [{ regexp: String.raw`^(error|warning) (TS\d+): (.*)$`, severity: 1, code: 2, message: 3 }]
    }
  ],
  'eslint-stylish': [
    {
      severity: 'error',
      patterns: [
        { regexp: String.raw`^(\S.*)$`, file: 1 },
        {
          regexp: String.raw`^ +(\d+):(\d+) +(error|warning) +(.*?)(?: {2,}([\w@/-]+))?$`,
          line: 1,
          column: 2,
          severity: 3,
          message: 4,
          code: 5,
          loop: true
        }
      ]
    }
  ],
  'eslint-unix': [
    {
      severity: 'error',
      patterns: [
        {
          regexp: String.raw`^(\S.*?):(\d+):(\d+): (.*) \[(Error|Warning)(?:/([^\]]*))?\]$`,
          ...place,
          message: 4,
          severity: 5,
          code: 6
        }
      ]
    }
  ],
  ruff: python,
  flake8: python,
  'go-vet': [
    {
      severity: 'error',
      patterns: [{ regexp: String.raw`^(?:vet: )?(\S.*?\.go):(\d+):(?:(\d+):)? (.*)$`, ...place, message: 4 }]
    }
  ],
  cargo: [
    {
      severity: 'error',
      patterns: [
        {
          regexp: String.raw`^(\S.*?):(\d+):(\d+): (error|warning|note|help)(?:\[([^\]]+)\])?: (.*)$`,
          ...place,
          severity: 4,
          code: 5,
          message: 6
        }
      ]
    }
  ],
  maven: [
    {
      severity: 'error',
      patterns: [
        {
          regexp: String.raw`^\[(ERROR|WARNING)\] (\S.*?\.\w+):\[(\d+),(\d+)\] (.*)$`,
          severity: 1,
          file: 2,
          line: 3,
          column: 4,
          message: 5
        }
      ]
    }
  ],
  gcc: [gcc]
}
