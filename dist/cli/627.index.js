export const id = 627;
export const ids = [627];
export const modules = {

/***/ 3727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
/* harmony import */ var _text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(113);

// What draws nothing, turns the direction of text, or is a command to a terminal. In JSON a line feed can only stand between values.
const HIDDEN = new RegExp(String.raw `[${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .kH}${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .LINE_SEPARATORS */ .Ev}[${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .CONTROL */ .W3}--\n]]`, 'gv');
/** The JSON that commands print, with hidden characters escaped: text of strangers is in it, and it may end on a terminal. */
function jsonText(value) {
    return `${JSON.stringify(value, undefined, 2).replace(HIDDEN, escaped)}\n`;
}
/** In JSON a character beyond 16 bits is two escapes. */
function escaped(character) {
    return character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}


/***/ }),

/***/ 627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   undo: () => (/* binding */ undo)
/* harmony export */ });
/* harmony import */ var _git_checkpoint_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2864);
/* harmony import */ var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2754);
/* harmony import */ var _checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5191);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3727);
/* harmony import */ var _local_checkpoints_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8614);





/** Brings the checkout back to a checkpoint; undefined for how it was before the last run. Returns the exit code. */
async function undo(number, { cwd, json }) {
    const undone = await (0,_local_checkpoints_js__WEBPACK_IMPORTED_MODULE_4__/* .withStore */ .aH)(cwd, (store) => (0,_git_checkpoint_history_js__WEBPACK_IMPORTED_MODULE_0__/* .undoTo */ .o)(store, number));
    const { entry, saved, stat: files, skipped } = undone;
    const result = { checkpoint: entry.number, saved: saved?.number, files, skipped };
    process.stdout.write(json ? (0,_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonText */ .s)(result) : (0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleText */ .Q)(describe(undone)));
    return 0;
}
function describe({ entry, saved, stat, skipped }) {
    if (!saved)
        return `The work tree is already as it was at ${(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeEntry */ .OY)(entry)}.\n`;
    return [
        `The work tree is again as it was at ${(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeEntry */ .OY)(entry)}:`,
        ...(0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__/* .fileLines */ .c0)(stat),
        ...(skipped.length > 0 ? ['Left as they are, since no checkpoint holds them:'] : []),
        ...skipped.map(({ path, reason }) => `  ${path} (${reason})`),
        `forgehand undo ${saved.number} takes this back.`,
        ''
    ].join('\n');
}


/***/ })

};
