/** What the tests of a repository need, as tox.ini says. */
export interface ToxRequirements {
  /** Files of requirements, relative to the folder. */
  readonly files: ReadonlySet<string>
  readonly requirements: readonly string[]
}

/** Plain requirements, without conditions on the environment or variables of tox. */
const REQUIREMENT = /^[A-Za-z][\w.-]*(?:\[[\w,-]+\])?(?: *(?:[<>=!~]=?|===?) *[\w.*+!-]+,?)*$/

/** Reads `deps` of the section `testenv`: https://tox.wiki/en/latest/config.html#deps */
export function toxRequirements(text: string): ToxRequirements {
  const [, section = ''] = /^\[testenv\]\n((?:(?!\[).*\n?)*)/m.exec(text) ?? []
  const [, deps = ''] = /^deps[ \t]*=((?:.*\n?)(?:[ \t]+.*\n?|[ \t]*\n)*)/m.exec(section) ?? []
  const lines = deps.split('\n').map((line) => line.replace(/(?:^|\s)#.*/, '').trim())
  return {
    files: new Set(
      lines.flatMap((line) => /^(?:-r|--requirement)[ =]*(?:\{toxinidir\}\/|\.\/)?([\w./-]+)$/.exec(line)?.[1] ?? [])
    ),
    requirements: lines.filter((line) => REQUIREMENT.test(line)).map((line) => line.replaceAll(' ', ''))
  }
}
