export const id = 2260;
export const ids = [2260];
export const modules = {

/***/ 22260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reactToReview: () => (/* binding */ reactToReview),
/* harmony export */   replyToThread: () => (/* binding */ replyToThread),
/* harmony export */   resolveThread: () => (/* binding */ resolveThread),
/* harmony export */   unresolveThread: () => (/* binding */ unresolveThread)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64607);
/* harmony import */ var _text_github_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52628);
/* harmony import */ var _or_refused_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26950);




/** @param rootCommentId the first comment of the thread: GitHub refuses replies to replies */
async function replyToThread(connection, number, { rootCommentId, body }) {
    const { octokit, repository, createOnce } = connection;
    // Nobody can guess the marker, so a reply that contains it was created by the interrupted call.
    const marker = `<!-- forgehand:reply:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()} -->`;
    const text = `${(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(body, _text_github_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_BODY_LENGTH */ .t - marker.length - 1)}\n${marker}`;
    const request = { ...repository, pull_number: number, comment_id: rootCommentId, body: text };
    const find = async () => {
        const query = { ...repository, pull_number: number, per_page: 100 };
        const comments = await octokit.paginate(octokit.rest.pulls.listReviewComments, query);
        return comments.find((comment) => comment.body.includes(marker))?.id;
    };
    return (0,_or_refused_js__WEBPACK_IMPORTED_MODULE_2__/* .orRefused */ .o)('pull-requests', async () => {
        const create = async () => (await octokit.rest.pulls.createReplyForReviewComment(request)).data.id;
        return { kind: 'replied', commentId: await createOnce({ create, find }) };
    });
}
/** Takes `contents: write`, although a reply takes only `pull-requests: write`. Resolving twice has the same result as once. */
async function resolveThread({ octokit }, id) {
    return (0,_or_refused_js__WEBPACK_IMPORTED_MODULE_2__/* .orRefused */ .o)('contents', async () => {
        await octokit.graphql(RESOLVE, { id });
        return { kind: 'resolved' };
    });
}
async function unresolveThread({ octokit }, id) {
    return (0,_or_refused_js__WEBPACK_IMPORTED_MODULE_2__/* .orRefused */ .o)('contents', async () => {
        await octokit.graphql(UNRESOLVE, { id });
        return { kind: 'unresolved' };
    });
}
const RESOLVE = 'mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }';
const UNRESOLVE = RESOLVE.replace('resolveReviewThread', 'unresolveReviewThread');
/** Adds 👀 to a review, for which REST has no reactions. */
async function reactToReview({ octokit, repository }, number, reviewId) {
    return (0,_or_refused_js__WEBPACK_IMPORTED_MODULE_2__/* .orRefused */ .o)('contents', async () => {
        const { data } = await octokit.rest.pulls.getReview({ ...repository, pull_number: number, review_id: reviewId });
        await octokit.graphql(REACT, { id: data.node_id });
        return { kind: 'added' };
    });
}
const REACT = 'mutation ($id: ID!) { addReaction(input: { subjectId: $id, content: EYES }) { reaction { content } } }';


/***/ }),

/***/ 26950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ orRefused)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72189);

/** The work is done by then, so no refusal may fail the run. */
async function orRefused(permission, write) {
    try {
        return await write();
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isForbiddenToToken */ .WM)(error)) {
            const reason = `The token lacks \`${permission}: write\`.`;
            return { kind: 'refused', reason, missingPermission: permission };
        }
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isRateLimit */ .a5)(error) || !(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 403, 404, 410, 422))
            throw error;
        const reason = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404, 410) ? 'It was deleted.' : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonSentence */ .Ux)(error);
        return { kind: 'refused', reason, missingPermission: undefined };
    }
}


/***/ })

};
