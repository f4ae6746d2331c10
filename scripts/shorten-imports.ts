/** What webpack calls an imported module, with the number that makes the name unique. */
const IMPORT = /\b([\w$]+)__WEBPACK_IMPORTED_MODULE_(\d+)__/g

/**
 * Returns a bundled file with shorter names for imported modules: `_errors_js__WEBPACK_IMPORTED_MODULE_0__` becomes `_errors_js_0_`. There are
 * thousands of them. A name whose short form the file has already stays as it is.
 */
export function shortenImports(code: string): string {
  const short = new Map<string, string>()
  for (const [name, module = '', number = ''] of code.matchAll(IMPORT)) {
    const shorter = `${module}_${number}_`
    if (!code.includes(shorter)) short.set(name, shorter)
  }
  return code.replaceAll(IMPORT, (name) => short.get(name) ?? name)
}
