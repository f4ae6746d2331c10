export const id = 627;
export const ids = [627];
export const modules = {

/***/ 3727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
/* harmony import */ var _text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30113);

// Invisible, bidirectional and control characters. In JSON, a line feed can occur only between values.
const HIDDEN = new RegExp(String.raw `[${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .kH}${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_SEPARATORS */ .Ev}[${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTROL */ .W3}--\n]]`, 'gv');
/** Formats JSON with hidden characters escaped, because it contains text by strangers and may be printed to a terminal. */
function jsonText(value) {
    return `${JSON.stringify(value, undefined, 2).replace(HIDDEN, escaped)}\n`;
}
/** In JSON, a character above U+FFFF needs two escapes. */
function escaped(character) {
    return character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}


/***/ }),

/***/ 50627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   undo: () => (/* binding */ undo)
/* harmony export */ });
/* harmony import */ var _git_checkpoint_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22864);
/* harmony import */ var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2754);
/* harmony import */ var _checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77572);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3727);
/* harmony import */ var _checkpoint_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52335);





/** Restores the checkout from a checkpoint, or from before the last run. Returns the exit code. */
async function undo(number, { cwd, json }) {
    const undone = await (0,_checkpoint_store_js__WEBPACK_IMPORTED_MODULE_4__/* .withStore */ .aH)(cwd, (store) => (0,_git_checkpoint_history_js__WEBPACK_IMPORTED_MODULE_0__/* .undoTo */ .o)(store, number));
    const { entry, saved, stat: files, skipped } = undone;
    const result = { checkpoint: entry.number, saved: saved?.number, files, skipped };
    process.stdout.write(json ? (0,_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s)(result) : (0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleText */ .Q)(resultText(undone)));
    return 0;
}
function resultText({ entry, saved, stat, skipped }) {
    if (!saved)
        return `The work tree already equals ${(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__/* .entryLabel */ .b4)(entry)}.\n`;
    return [
        `The work tree is restored to ${(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__/* .entryLabel */ .b4)(entry)}:`,
        ...(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__/* .fileLines */ .c0)(stat),
        ...(skipped.length > 0 ? ['Not changed, because no checkpoint contains them:'] : []),
        ...skipped.map(({ path, reason }) => `  ${path} (${reason})`),
        `forgehand undo ${saved.number} reverts this.`,
        ''
    ].join('\n');
}


/***/ })

};
