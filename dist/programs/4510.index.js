export const id = 4510;
export const ids = [4510];
export const modules = {

/***/ 54510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   postNotice: () => (/* binding */ postNotice)
/* harmony export */ });
/* harmony import */ var _connect_forge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32907);
/* harmony import */ var _forge_forge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35659);
/* harmony import */ var _pipeline_permission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14052);



const MAX_MS = 60_000;
/** Tells the author of a comment why it starts nothing, if they can run the agent. */
async function postNotice(notice, token, context) {
    const forge = (0,_connect_forge_js__WEBPACK_IMPORTED_MODULE_0__.connectForge)(token, context, AbortSignal.timeout(MAX_MS));
    // Attack: anyone who can comment could make the bot comment too, as often as they like.
    if (!(0,_forge_forge_js__WEBPACK_IMPORTED_MODULE_2__/* .allowsWriting */ .b)(await (0,_pipeline_permission_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionOf */ .F)(notice.actor, forge)))
        return;
    await forge.postNoticeOnce(notice.number, { about: { claim: notice.claim }, text: notice.text });
}


/***/ }),

/***/ 94513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nd: () => (/* binding */ takesPlainReplies),
/* harmony export */   Wv: () => (/* binding */ completeReview),
/* harmony export */   ay: () => (/* binding */ uncountedReviewReason)
/* harmony export */ });
/* harmony import */ var _tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8062);
/* harmony import */ var _tasks_parse_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65135);


/** A comment can get its time a moment after its review. */
const SAME_MOMENT_MS = 1_000;
/**
 * Reads what the event of a review does not say: the whole review, whose comments on lines can have the command. Other tasks are complete.
 *
 * @returns a string that says why the review asks for nothing
 */
async function completeReview(task, forge, word) {
    const { trigger, actor, number } = task;
    if (trigger.kind !== 'review')
        return task;
    const review = await forge.readReview(number, trigger.reviewId);
    if (!review)
        return 'the review was deleted';
    if (review.submittedAt === undefined || review.state === 'dismissed')
        return `the review is ${review.state}`;
    if (review.author.id !== actor.id)
        return `${actor.login} did not write the review`;
    const createdAt = review.submittedAt;
    const comments = review.comments.filter(({ body, updatedAt }) => Date.parse(updatedAt) <= Date.parse(createdAt) + SAME_MOMENT_MS && !(0,_tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_1__/* .hasOurMarker */ .BC)(body));
    // The event of a comment does not have the text of the review.
    const instruction = trigger.commentId === undefined ? task.instruction : review.body;
    const found = await readCommands([instruction, ...comments.map(({ body }) => body)], word);
    if (typeof found === 'string')
        return found;
    const request = found ?? (trigger.hasCommand ? task.request : undefined);
    const read = { ...trigger, requestsChanges: review.state === 'changes_requested' };
    if (request)
        return { ...task, trigger: { ...read, hasCommand: true }, createdAt, instruction, request };
    return asksForWork(review, comments.length)
        ? { ...task, trigger: read, createdAt, instruction }
        : 'the review neither requests changes nor has comments on lines';
}
function asksForWork({ state }, commentCount) {
    return state === 'changes_requested' || commentCount > 0;
}
/** The command of a review; undefined for none. Several commands are one if they differ only in their text. */
async function readCommands(texts, trigger) {
    const parsed = await Promise.all(texts.map((text) => (0,_tasks_parse_request_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRequest */ .T)(text, { trigger, subject: 'pull-request' })));
    const refused = parsed.find(({ kind }) => kind === 'refused');
    if (refused?.kind === 'refused')
        return refused.reason;
    const requests = parsed.flatMap((one) => (one.kind === 'request' ? [one.request] : []));
    const [first] = requests;
    if (!first)
        return undefined;
    const kinds = new Set(requests.map(({ verb, flags }) => JSON.stringify([verb, flags])));
    if (kinds.size > 1)
        return 'the review has several different commands, so none was run';
    const words = requests.map(({ text }) => text).filter((text) => text !== '');
    return { ...first, text: words.join('\n\n') };
}
/**
 * True if it is certain that a reply without a command starts a run: a review without one has started this run. The workflow can admit only
 * reviews that request changes, except on pull requests of bots, as that of examples/all-triggers.yml does.
 */
function takesPlainReplies({ trigger, author }) {
    return trigger.kind === 'review' && !trigger.hasCommand && (author.isBot || trigger.requestsChanges !== true);
}
/** Why a review without a command does not count by the settings of the repository; undefined when it does. */
function uncountedReviewReason({ author }, self, reviews) {
    switch (reviews) {
        case 'all':
            return undefined;
        case 'own':
            return author.id === self.id
                ? undefined
                : 'the review has no command, and the pull request was opened by somebody else';
        case 'asked':
        case 'off':
            return `the review has no command, and reviews is ${reviews} in agent.yml`;
    }
}


/***/ }),

/***/ 14052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ permissionOf),
/* harmony export */   c: () => (/* binding */ refuseWithoutWriteAccess)
/* harmony export */ });
/* harmony import */ var _run_lock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93076);
/* harmony import */ var _forge_forge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35659);


/** The permission that an account has now, whatever the event says about it. */
async function permissionOf(actor, forge) {
    // A bot that got this far is on the workflow's list of exact logins. GitHub has no permission level for apps.
    return actor.isBot ? 'write' : await forge.permissionOf(actor);
}
/** Returns the reason why the actor cannot run the agent, and tells them if they asked for it; undefined when they can. */
async function refuseWithoutWriteAccess(task, forge) {
    const { actor, number, trigger } = task;
    // Who edited the schedule last is no authority: the workflow file on the default branch is.
    if (trigger.kind === 'prompt' && trigger.event === 'schedule')
        return undefined;
    // Several people can have started checks, and one of them can be our own account: see refuse-repair.ts.
    if (trigger.kind === 'ci')
        return undefined;
    const permission = await permissionOf(actor, forge);
    if ((0,_forge_forge_js__WEBPACK_IMPORTED_MODULE_1__/* .allowsWriting */ .b)(permission))
        return undefined;
    const access = permission === 'none' ? 'no access' : `${permission} access`;
    const reason = `${actor.login} has ${access} to this repository. You need write access to run the agent.`;
    if ((0,_run_lock_js__WEBPACK_IMPORTED_MODULE_0__/* .isOnlyOffered */ .uZ)(task) || task.subject === 'repository')
        return reason;
    // Attack: a stranger comments a hundred times, and everybody who watches the thread gets a hundred answers.
    await forge.postNoticeOnce(number, { about: { accountId: actor.id }, text: reason });
    return reason;
}


/***/ }),

/***/ 93076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IZ: () => (/* binding */ acquireLock),
/* harmony export */   cc: () => (/* binding */ claimedReason),
/* harmony export */   r2: () => (/* binding */ LONGEST_OPENING_MS),
/* harmony export */   uZ: () => (/* binding */ isOnlyOffered),
/* harmony export */   vi: () => (/* binding */ lockedReason)
/* harmony export */ });
/* harmony import */ var _tasks_checks_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30420);
/* harmony import */ var _tasks_claim_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71271);
/* harmony import */ var _complete_review_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94513);



/**
 * Reserves the request for this run: GitHub can deliver an event twice, two workflows can listen to it, and a review with comments on lines
 * causes several events. The other runs stop, and the progress comment of the first one reports the outcome. A user who re-runs a job gets
 * the work done again.
 */
async function acquireLock(task, { forge, run, trigger }) {
    const [self, claim] = await Promise.all([
        // A reaction to a review that may not count would be noise.
        isOnlyOffered(task) || task.subject === 'repository' ? forge.whoAmI() : forge.acknowledge(task),
        forge.claim((0,_tasks_claim_key_js__WEBPACK_IMPORTED_MODULE_0__/* .claimKey */ .E)(task), run)
    ]);
    const heldBy = claimedReason(claim, run, Date.now());
    if (heldBy !== undefined)
        return { kind: 'skipped', reason: heldBy };
    if (task.subject === 'repository')
        return { kind: 'acquired', task, self, thread: NO_THREAD };
    const completed = await (0,_complete_review_js__WEBPACK_IMPORTED_MODULE_1__/* .completeReview */ .Wv)(task, forge, trigger);
    if (typeof completed === 'string')
        return { kind: 'skipped', reason: completed };
    const [thread] = await Promise.all([forge.readThread(completed, self), react(completed, forge)]);
    const reason = thread.progress && lockedReason(thread.progress, run, Date.now());
    return reason === undefined ? { kind: 'acquired', task: completed, self, thread } : { kind: 'skipped', reason };
}
const NO_THREAD = { posts: [], droppedCount: 0, progress: undefined, result: undefined, ownProgress: [] };
/** Shows what was understood: the label comes off, so that it can be added again, and a review with a command gets its 👀. */
async function react(task, forge) {
    const { trigger, number } = task;
    // agent.yml can say that a label stays: see climb-for-request.ts.
    if (trigger.kind === 'label' && (0,_tasks_checks_request_js__WEBPACK_IMPORTED_MODULE_2__/* .checksRequest */ .L)(task) === undefined)
        await forge.removeLabel(number, trigger.label);
    const isReview = trigger.kind === 'review' && trigger.hasCommand && trigger.commentId === undefined;
    if (isReview)
        await forge.reactToReview(number, trigger.reviewId);
}
/**
 * True for what nobody has asked for in words: a review without a command and failed checks, for which agent.yml says whether they count,
 * and a pull request that is reviewed automatically. Until it is known that there is work, nothing is posted.
 */
function isOnlyOffered({ trigger }) {
    return trigger.kind === 'ci' || trigger.kind === 'auto-review' || (trigger.kind === 'review' && !trigger.hasCommand);
}
/** GitHub ends every job after six hours: https://docs.github.com/actions/reference/limits */
const LONGEST_JOB_MS = 6 * 60 * 60_000;
/** To open an issue takes a run a second, or as long as GitHub makes it wait. Whoever takes longer was killed. */
const LONGEST_OPENING_MS = 30 * 60_000;
/**
 * Why a claim keeps this run from working; undefined when it does not, or when the progress comment has to tell.
 *
 * @param longestMs after which the other run has certainly ended
 */
function claimedReason(claim, run, now, longestMs = LONGEST_JOB_MS) {
    if (claim.kind !== 'held')
        return undefined;
    if (claim.runId === run.id)
        return `another job of this run works on the same request.`;
    const isOld = now - Date.parse(claim.at) > longestMs;
    return isOld || run.attempt > 1
        ? undefined
        : `run ${claim.runId} works on this request or has answered it. To have the work done again, re-run this job.`;
}
/** Why this run must leave a progress comment to the run that wrote it; undefined when this run can take it over. */
function lockedReason({ runId, hasEnded, updatedAt }, run, now) {
    if (runId === undefined || runId === run.id)
        return undefined;
    if (hasEnded) {
        return run.attempt > 1
            ? undefined
            : `run ${runId} has already answered this request. To have the work done again, re-run this job.`;
    }
    if (now - Date.parse(updatedAt) > LONGEST_JOB_MS)
        return undefined;
    return `run ${runId} is working on this request.`;
}


/***/ })

};
