export const id = 6877;
export const ids = [6877];
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

/***/ 72288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VW: () => (/* binding */ clearPending),
/* harmony export */   mu: () => (/* binding */ readOwnReviews),
/* harmony export */   rj: () => (/* binding */ findPending),
/* harmony export */   rr: () => (/* binding */ deletePending)
/* harmony export */ });
/* harmony import */ var _tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8062);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72189);


/** Finds our review, and deletes the pending reviews that interrupted or refused calls of ours left behind. */
async function readOwnReviews({ connection, number, review }) {
    const reviews = await listAll(connection, number);
    const isBlocked = await deleteLeftBehind(connection, number, reviews);
    const submitted = reviews.find(({ state, body, user }) => state !== 'PENDING' && user?.id === review.self.id && body.startsWith(review.marker));
    return { submitted: submitted && { id: submitted.id, url: submitted.html_url }, isBlocked };
}
/** Deletes the pending reviews that we have left behind. Returns true if another one is in the way. */
async function clearPending(connection, number) {
    return await deleteLeftBehind(connection, number, await listAll(connection, number));
}
/** The id of our pending review with the marker. */
async function findPending({ connection, number, review }) {
    const reviews = await listAll(connection, number);
    return reviews.find(({ state, body }) => state === 'PENDING' && body.startsWith(review.marker))?.id;
}
/** Does nothing if it was deleted before. */
async function deletePending({ octokit, repository }, number, id) {
    try {
        await octokit.rest.pulls.deletePendingReview({ ...repository, pull_number: number, review_id: id });
    }
    catch (error) {
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404, 422))
            throw error;
    }
}
async function listAll({ octokit, repository }, number) {
    return await octokit.paginate(octokit.rest.pulls.listReviews, { ...repository, pull_number: number, per_page: 100 });
}
async function deleteLeftBehind(connection, number, reviews) {
    // GitHub shows a pending review to its author only: us.
    const pending = reviews.filter(({ state }) => state === 'PENDING');
    const left = pending.filter(isLeftBehind);
    for (const { id } of left)
        await deletePending(connection, number, id);
    return left.length < pending.length;
}
/** With a person's token, the account's pending review can be a person's draft. Nobody drafts with the account of a bot. */
function isLeftBehind({ body, user }) {
    return (0,_tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_1__/* .beginsWithOurMarker */ .Vi)(body) || (user?.type === 'Bot' && body === '');
}


/***/ }),

/***/ 36877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  submitReview: () => (/* binding */ submitReview)
});

// EXTERNAL MODULE: ./src/text/github-limits.js
var github_limits = __webpack_require__(52628);
// EXTERNAL MODULE: ./src/text/shorten.js
var shorten = __webpack_require__(64607);
// EXTERNAL MODULE: ./src/forge/errors.js
var errors = __webpack_require__(72189);
;// CONCATENATED MODULE: ./src/forge/find-refused.js
/** Each takes two requests or three. Enough for any two bad comments among 64. */
const MAX_TRIALS = 32;
/**
 * Which of these comments GitHub refuses, found by halves; it is known that it refuses at least one.
 *
 * @param isTaken asked at most `MAX_TRIALS` times. What it could not be asked about counts as refused.
 */
async function findRefused(comments, isTaken) {
    let trials = 0;
    const attempt = async (some) => {
        trials++;
        return trials <= MAX_TRIALS && (await isTaken(some));
    };
    const refusedOf = async (some) => {
        if (some.length === 1)
            return some;
        const middle = some.length >> 1;
        const [first, second] = [some.slice(0, middle), some.slice(middle)];
        // If nothing is wrong with one half, something is with the other.
        if (await attempt(first))
            return refusedOf(second);
        const refused = await refusedOf(first);
        return (await attempt(second)) ? refused : [...refused, ...(await refusedOf(second))];
    };
    return refusedOf(comments);
}

// EXTERNAL MODULE: ./src/forge/or-refused.js
var or_refused = __webpack_require__(26950);
// EXTERNAL MODULE: ./src/forge/own-reviews.js
var own_reviews = __webpack_require__(72288);
;// CONCATENATED MODULE: ./src/forge/submit-review.js






/** GitHub takes all comments of a review or none, and does not say which ones it objects to. */
async function submitReview(connection, number, review) {
    const submission = { connection, number, review };
    return (0,or_refused/* orRefused */.o)('pull-requests', async () => {
        const { submitted } = await (0,own_reviews/* readOwnReviews */.mu)(submission);
        // By an earlier attempt of the same request, which can have left it without some comments.
        if (submitted)
            return { kind: 'submitted', ...submitted, refused: [], isEarlier: true };
        // Half a suggestion would be worse than none, so no comment is shortened.
        const comments = review.comments.filter(({ body }) => body.length <= github_limits/* MAX_BODY_LENGTH */.t);
        const isShort = comments.length < review.comments.length;
        return review.isAllOrNothing && isShort
            ? refused('A comment is too long.')
            : submitWhatIsTaken(submission, comments);
    });
}
async function submitWhatIsTaken(submission, comments) {
    try {
        return await submit_review_submit(submission, comments);
    }
    catch (error) {
        if (!(0,errors/* hasStatus */.Ro)(error, 422))
            throw error;
        if ((await (0,own_reviews/* readOwnReviews */.mu)(submission)).isBlocked)
            return refused(OTHER_PENDING);
        if (submission.review.isAllOrNothing || comments.length === 0)
            throw error;
        // Without comments, it is refused for another reason, such as a commit that a force push removed.
        if (!(await isTaken(submission, [])))
            throw error;
        const bad = new Set(await findRefused(comments, (some) => isTaken(submission, some)));
        return submit_review_submit(submission, comments.filter((comment) => !bad.has(comment)));
    }
}
const OTHER_PENDING = 'The account of the token has a pending review of this pull request. Submit or discard it.';
function refused(reason) {
    return { kind: 'refused', reason, missingPermission: undefined };
}
async function submit_review_submit(submission, comments) {
    const { connection, review } = submission;
    const { octokit, createOnce } = connection;
    const left = review.comments.filter((comment) => !comments.includes(comment));
    const request = {
        ...requestFor(submission, comments),
        event: review.event === 'comment' ? 'COMMENT' : 'REQUEST_CHANGES',
        body: (0,shorten/* shorten */.ml)(review.body(left), github_limits/* MAX_BODY_LENGTH */.t)
    };
    const create = async () => {
        const { data } = await octokit.rest.pulls.createReview(request);
        return { id: data.id, url: data.html_url };
    };
    const find = async () => (await (0,own_reviews/* readOwnReviews */.mu)(submission)).submitted;
    return { kind: 'submitted', ...(await createOnce({ create, find })), refused: left, isEarlier: false };
}
/** Tries it with a pending review, which nobody sees, and deletes that at once. */
async function isTaken(submission, comments) {
    const { connection, review } = submission;
    const { octokit, createOnce } = connection;
    const request = { ...requestFor(submission, comments), body: review.marker };
    const create = async () => (await octokit.rest.pulls.createReview(request)).data.id;
    try {
        const id = await createOnce({ create, find: () => (0,own_reviews/* findPending */.rj)(submission) });
        await (0,own_reviews/* deletePending */.rr)(connection, submission.number, id);
        return true;
    }
    catch (error) {
        if (!(0,errors/* hasStatus */.Ro)(error, 422))
            throw error;
        // GitHub can leave a review that it refused as a pending one.
        await (0,own_reviews/* clearPending */.VW)(connection, submission.number);
        return false;
    }
}
function requestFor({ connection, number, review }, comments) {
    return {
        ...connection.repository,
        pull_number: number,
        commit_id: review.commit,
        comments: comments.map(({ path, side, startLine, endLine, body }) => {
            const place = side === 'left' ? 'LEFT' : 'RIGHT';
            // GitHub refuses a start that equals the end.
            const start = startLine < endLine ? { start_line: startLine, start_side: place } : {};
            return { path, body, line: endLine, side: place, ...start };
        })
    };
}


/***/ })

};
