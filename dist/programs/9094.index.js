export const id = 9094;
export const ids = [9094];
export const modules = {

/***/ 69094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diff: () => (/* binding */ diff)
/* harmony export */ });
/* harmony import */ var _git_checkpoint_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22864);
/* harmony import */ var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2754);
/* harmony import */ var _checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77572);
/* harmony import */ var _checkpoint_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52335);




/** Prints the changes since a checkpoint, or since the last run began, as a patch. Returns the exit code. */
async function diff(number, { cwd }) {
    const { entry, patch } = await (0,_checkpoint_store_js__WEBPACK_IMPORTED_MODULE_3__/* .withStore */ .aH)(cwd, (store) => (0,_git_checkpoint_history_js__WEBPACK_IMPORTED_MODULE_0__/* .diffSince */ .EX)(store, number));
    if (patch.text === '')
        process.stderr.write(`Nothing has changed since ${(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleText */ .Q)((0,_checkpoint_text_js__WEBPACK_IMPORTED_MODULE_2__/* .entryLabel */ .b4)(entry))}.\n`);
    if (!patch.isComplete)
        process.stderr.write('The patch is too long to show completely. Some files are left out.\n');
    // Control characters go to a file or a pipe only, never to a terminal.
    process.stdout.write(process.stdout.isTTY ? (0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleText */ .Q)(patch.text) : patch.text);
    return 0;
}


/***/ })

};
