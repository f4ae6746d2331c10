export const id = 3490;
export const ids = [3490];
export const modules = {

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


/***/ }),

/***/ 53490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   suggest: () => (/* binding */ suggest)
/* harmony export */ });
/* harmony import */ var _text_github_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52628);
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64607);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72189);
/* harmony import */ var _or_refused_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26950);




/** GitHub takes all comments of a review or none. */
async function suggest(connection, number, review) {
    return (0,_or_refused_js__WEBPACK_IMPORTED_MODULE_2__/* .orRefused */ .o)('pull-requests', async () => {
        const posted = await findReview(connection, number, review);
        // An earlier attempt of the same request.
        if (posted && posted.state !== 'PENDING')
            return { kind: 'suggested', url: posted.html_url };
        try {
            return { kind: 'suggested', url: await submit(connection, number, review) };
        }
        catch (error) {
            if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .hasStatus */ .Ro)(error, 422))
                await deletePending(connection, number, review);
            throw error;
        }
    });
}
async function submit(connection, number, review) {
    const { octokit, repository, createOnce } = connection;
    const { commit, body, suggestions } = review;
    return createOnce({
        create: async () => {
            const { data } = await octokit.rest.pulls.createReview({
                ...repository,
                pull_number: number,
                commit_id: commit,
                event: 'COMMENT',
                body: (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(body, _text_github_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_BODY_LENGTH */ .t),
                comments: suggestions.map(({ path, startLine, endLine, body: text }) => ({
                    path,
                    body: text,
                    line: endLine,
                    side: 'RIGHT',
                    // GitHub refuses a start that equals the end.
                    ...(startLine < endLine && { start_line: startLine, start_side: 'RIGHT' })
                }))
            });
            return data.html_url;
        },
        find: async () => (await findReview(connection, number, review))?.html_url
    });
}
/** GitHub can leave a review that it refused as a pending one, which would be in the way of the next. */
async function deletePending(connection, number, review) {
    const { octokit, repository } = connection;
    const pending = await findReview(connection, number, review);
    if (pending?.state !== 'PENDING')
        return;
    await octokit.rest.pulls.deletePendingReview({ ...repository, pull_number: number, review_id: pending.id });
}
async function findReview({ octokit, repository }, number, { marker, self }) {
    const query = { ...repository, pull_number: number, per_page: 100 };
    const reviews = await octokit.paginate(octokit.rest.pulls.listReviews, query);
    return reviews.find(({ body, user }) => body.startsWith(marker) && user?.id === self.id);
}


/***/ })

};
