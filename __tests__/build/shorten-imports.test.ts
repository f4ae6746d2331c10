import { expect, it } from '@jest/globals'
import { shortenImports } from '../../scripts/shorten-imports.ts'

it('shortens the names of imported modules', () => {
  const code =
    'var _errors_js__WEBPACK_IMPORTED_MODULE_0__=r(1);var a__WEBPACK_IMPORTED_MODULE_12__=r(2);f(_errors_js__WEBPACK_IMPORTED_MODULE_0__.x,a__WEBPACK_IMPORTED_MODULE_12___default.a)'
  expect(shortenImports(code)).toBe('var _errors_js_0_=r(1);var a_12_=r(2);f(_errors_js_0_.x,a_12__default.a)')
})

it('keeps a name whose short form has another meaning', () => {
  const code = 'var a__WEBPACK_IMPORTED_MODULE_0__=r(1);let a_0_=2'
  expect(shortenImports(code)).toBe(code)
})
