export const id = 510;
export const ids = [510];
export const modules = {

/***/ 4510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   postNotice: () => (/* binding */ postNotice)
/* harmony export */ });
/* harmony import */ var _connect_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2907);
/* harmony import */ var _forge_forge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5659);
/* harmony import */ var _pipeline_permission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4052);



const MAX_MS = 60_000;
/** Tells the author of a comment why it starts nothing, if they can run the agent. */
async function postNotice(notice, token, context) {
    const forge = (0,_connect_forge_js__WEBPACK_IMPORTED_MODULE_0__/* .connectForge */ .W)(token, context, AbortSignal.timeout(MAX_MS));
    // Attack: anyone who can comment could make the bot comment too, as often as they like.
    if (!(0,_forge_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .allowsWriting */ .b)(await (0,_pipeline_permission_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionOf */ .F)(notice.actor, forge)))
        return;
    await forge.postNoticeOnce(notice.number, { about: { claim: notice.claim }, text: notice.text });
}


/***/ })

};
