/** What test files import as `@jest/globals`: the functions of Jest for the file that runs now. */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test

export function setGlobals(globals) {
  ;({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals)
}
