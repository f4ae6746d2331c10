export const id = 921;
export const ids = [921];
export const modules = {

/***/ 90921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listOwnIssues: () => (/* binding */ listOwnIssues),
/* harmony export */   missingIssueAccess: () => (/* binding */ missingIssueAccess),
/* harmony export */   openIssueOnce: () => (/* binding */ openIssueOnce),
/* harmony export */   updateIssue: () => (/* binding */ updateIssue)
/* harmony export */ });
/* harmony import */ var _text_github_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52628);
/* harmony import */ var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64607);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5856);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72189);




const PER_PAGE = 100;
/** Of issues and pull requests: a fan-out opens hundreds of the latter. */
const MAX_PAGES = 20;
const MAX_ISSUES = 300;
/** GitHub's search is minutes behind. The list of issues, unlike that of pull requests, can be limited to an account. */
async function listOwnIssues({ octokit, repository }, self) {
    const own = [];
    const query = { ...repository, creator: self.login, state: 'all', per_page: PER_PAGE };
    for (let page = 1; page <= MAX_PAGES; page++) {
        const { data } = await octokit.rest.issues.listForRepo({ ...query, page });
        // A pull request is an issue too. A login can have belonged to another account.
        own.push(...data.filter((listed) => !listed.pull_request && listed.user?.id === self.id).map(issueOf));
        if (data.length < PER_PAGE || own.length >= MAX_ISSUES)
            break;
    }
    return own;
}
/** An issue without a title is refused after the permissions were checked. */
async function missingIssueAccess({ octokit, repository }) {
    try {
        await octokit.rest.issues.create({ ...repository, title: '' });
        return [];
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isForbiddenToToken */ .WM)(error))
            return [{ kind: 'permission', permission: 'issues' }];
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .hasStatus */ .Ro)(error, 410))
            return [];
        const text = `${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonSentence */ .Ux)(error)} Enable them in the settings of the repository, or remove \`report: issue\`.`;
        return [{ kind: 'setting', text }];
    }
}
async function openIssueOnce(connection, { self, marker, title, body }) {
    const { octokit, repository, createOnce } = connection;
    const isSame = (one) => one.state === 'open' && one.body.startsWith(marker);
    return await createOnce({
        create: async () => {
            const text = (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(body, _text_github_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_BODY_LENGTH */ .t);
            return issueOf((await octokit.rest.issues.create({ ...repository, title, body: text })).data);
        },
        find: async () => (await listOwnIssues(connection, self)).find(isSame)
    });
}
async function updateIssue({ octokit, repository }, number, { body, state }) {
    try {
        const change = { state, body: (0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(body, _text_github_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_BODY_LENGTH */ .t) };
        await octokit.rest.issues.update({ ...repository, issue_number: number, ...change });
    }
    catch (error) {
        throw (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .explainIfGone */ .K_)(error, `The issue #${number}`);
    }
}
function issueOf({ number, html_url: url, state, body, closed_at: closedAt }) {
    return {
        number,
        url,
        body: body ?? '',
        state: state === 'open' ? 'open' : 'closed',
        closedAt: closedAt ?? undefined
    };
}


/***/ })

};
