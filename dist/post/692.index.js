export const id = 692;
export const ids = [692];
export const modules = {

/***/ 692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readJobLog: () => (/* binding */ readJobLog)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9973);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2189);
/* harmony import */ var _pause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7263);



/** The end of a log says what failed. Of a larger one, only the end is read. */
const MAX_BYTES = 20 * 2 ** 20;
/**
 * The log of a job, at most its last 20 MB. GitHub answers with a signed address on another host, which gets no token of ours.
 *
 * @returns undefined if the log was deleted
 */
async function readJobLog(connection, jobId, { signal, retryLimits }) {
    const { retries, secondMs, responseTimeoutSeconds } = retryLimits;
    for (let repeats = 0;; repeats++) {
        // An address is valid for a minute, so each attempt gets a new one.
        const address = await addressOf(connection, jobId);
        if (address === undefined)
            return undefined;
        const limit = AbortSignal.any([signal, AbortSignal.timeout(responseTimeoutSeconds * 1000)]);
        try {
            return await download(address, limit);
        }
        catch (error) {
            signal.throwIfAborted();
            if (repeats === retries)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(unreadable(jobId, error), { cause: error });
        }
        await (0,_pause_js__WEBPACK_IMPORTED_MODULE_1__/* .pause */ .v)((repeats + 1) ** 2 * secondMs, signal);
    }
}
function unreadable(jobId, error) {
    return `The log of the job ${jobId} could not be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}. Allow the runner to reach the storage of GitHub Actions, then re-run this job.`;
}
async function addressOf({ octokit, repository }, jobId) {
    try {
        const { headers } = await octokit.rest.actions.downloadJobLogsForWorkflowRun({
            ...repository,
            job_id: jobId,
            // Octokit would send the token on to the other host.
            request: { redirect: 'manual' }
        });
        return headers.location;
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404, 410))
            return undefined;
        throw error;
    }
}
async function download(address, signal) {
    const whole = await get(address, signal);
    const size = Number(whole.headers.get('content-length') ?? 0);
    if (size <= MAX_BYTES)
        return await readBody(whole, 'end');
    await whole.body?.cancel();
    const part = await get(address, signal, `bytes=${size - MAX_BYTES}-${size - 1}`);
    // A server that does not know ranges sends the start.
    return await readBody(part, part.status === 206 ? 'start' : 'end');
}
async function get(address, signal, range) {
    const headers = { 'user-agent': 'forgehand', ...(range !== undefined && { range }) };
    const response = await fetch(address, { headers, redirect: 'error', signal });
    if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`the storage responded with ${response.status}`);
    }
    return response;
}
/** @param missing what is missing if the text is not the whole log */
async function readBody(response, missing) {
    const chunks = [];
    let bytes = 0;
    // Leaving the loop closes the connection.
    const body = response.body ?? [];
    for await (const chunk of body) {
        chunks.push(chunk.subarray(0, MAX_BYTES - bytes));
        bytes += chunk.length;
        if (bytes >= MAX_BYTES)
            break;
    }
    const text = Buffer.concat(chunks).toString('utf8');
    return { text, missing: missing === 'start' || bytes >= MAX_BYTES ? missing : 'nothing' };
}


/***/ })

};
