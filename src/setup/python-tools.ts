import type { Tool } from './install-plan.ts'

const PYTHON_TOOLS: ReadonlySet<Tool> = new Set(['pip', 'uv', 'poetry', 'pdm', 'pipenv'])

/** True for a tool that installs into the virtual environment. */
export function isPython(tool: Tool): boolean {
  return PYTHON_TOOLS.has(tool)
}
