export const id = 4138;
export const ids = [4138];
export const modules = {

/***/ 4461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ AUTHOR_FIELDS),
/* harmony export */   a: () => (/* binding */ personOfAuthor)
/* harmony export */ });
/* harmony import */ var _tasks_person_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87044);

/** The fields of an author in a query. */
const AUTHOR_FIELDS = '__typename login ... on User { databaseId } ... on Bot { databaseId }';
/** GraphQL leaves out the `[bot]` of a bot's login. Accounts that are neither users nor bots have no id here, and count as deleted. */
function personOfAuthor(author) {
    if (author?.databaseId === undefined)
        return undefined;
    const { __typename: type, login, databaseId: id } = author;
    const isShort = type === 'Bot' && !login.endsWith('[bot]');
    return (0,_tasks_person_js__WEBPACK_IMPORTED_MODULE_0__/* .personOf */ .R)({ login: isShort ? `${login}[bot]` : login, id, type });
}


/***/ }),

/***/ 64138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readReviewThreads: () => (/* binding */ readReviewThreads)
/* harmony export */ });
/* harmony import */ var _tasks_person_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87044);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5856);
/* harmony import */ var _graphql_author_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4461);
/* harmony import */ var _thread_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43222);




const MAX_THREADS = 200;
/** All threads of a page count against the limits of a request, also those that are not kept. */
const MAX_PAGES = 10;
// `databaseId` is an Int, which is too small for the ids of comments and reviews.
const QUERY = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        totalCount
        pageInfo { hasNextPage endCursor }
        nodes {
          id isResolved resolvedBy { login databaseId } isOutdated path line startLine originalLine diffSide subjectType viewerCanReply viewerCanResolve
          comments(first: 50) {
            totalCount
            nodes {
              fullDatabaseId body createdAt lastEditedAt isMinimized diffHunk
              author { ${_graphql_author_js__WEBPACK_IMPORTED_MODULE_2__/* .AUTHOR_FIELDS */ ._} }
              pullRequestReview { fullDatabaseId state submittedAt }
            }
          }
        }
      }
    }
  }
}`;
/** REST knows neither threads nor whether they are resolved. */
async function readReviewThreads(connection, number, cut) {
    try {
        const { nodes, totalCount } = await readPages(connection, number);
        const read = nodes.map((node) => readThread(node, cut));
        const threads = read.flatMap(({ thread }) => thread ?? []);
        const kept = threads.length <= MAX_THREADS ? threads : openFirst(threads).slice(0, MAX_THREADS);
        return {
            threads: kept,
            droppedCount: sum(read.map(({ droppedCount }) => droppedCount)),
            omittedThreads: totalCount - nodes.length + threads.length - kept.length,
            omittedComments: sum(nodes.map(({ comments }) => comments.totalCount - comments.nodes.length))
        };
    }
    catch (error) {
        throw (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .explainIfGone */ .K_)(error, `#${number}`);
    }
}
async function readPages({ octokit, repository }, number) {
    const nodes = [];
    let after = null;
    let totalCount = 0;
    for (let page = 0; page < MAX_PAGES; page++) {
        const answer = await octokit.graphql(QUERY, { ...repository, number, after });
        const found = answer.repository.pullRequest.reviewThreads;
        nodes.push(...found.nodes.filter((node) => node !== null));
        totalCount = found.totalCount;
        after = found.pageInfo.endCursor;
        if (!found.pageInfo.hasNextPage)
            break;
    }
    return { nodes, totalCount };
}
function readThread(node, cut) {
    // A pending review is visible only to its author: us.
    const published = node.comments.nodes
        .filter((comment) => comment !== null)
        .filter(({ pullRequestReview: review }) => review?.state !== 'PENDING');
    const comments = cut ? published.filter((comment) => isBefore(comment, cut)) : published;
    const [root] = published;
    const isRootKept = root !== undefined && comments[0] === root;
    return {
        thread: isRootKept ? threadOf(node, root, comments) : undefined,
        droppedCount: isRootKept ? published.length - comments.length : published.length
    };
}
/**
 * The comments of a review are written before it is submitted, and none can be added later. So of the review that started the task,
 * they count whatever their time is, unless they were edited after it.
 */
function isBefore({ createdAt, lastEditedAt, pullRequestReview: review }, cut) {
    const submittedAt = review?.submittedAt ?? createdAt;
    if (cut.trigger.kind === 'review' && idOf(review) === cut.trigger.reviewId)
        return lastEditedAt === null || Date.parse(lastEditedAt) <= Date.parse(submittedAt);
    return (0,_thread_js__WEBPACK_IMPORTED_MODULE_3__/* .wasPostedBefore */ ._H)([createdAt, submittedAt, ...(lastEditedAt === null ? [] : [lastEditedAt])], cut);
}
function threadOf(node, root, comments) {
    return {
        id: node.id,
        rootCommentId: Number(root.fullDatabaseId),
        path: node.path,
        subject: node.subjectType === 'FILE' ? 'file' : 'line',
        side: node.diffSide === 'LEFT' ? 'left' : 'right',
        line: node.line ?? undefined,
        startLine: node.startLine ?? undefined,
        originalLine: node.originalLine ?? undefined,
        diffHunk: root.diffHunk,
        isResolved: node.isResolved,
        resolvedBy: resolverOf(node),
        isOutdated: node.isOutdated,
        canReply: node.viewerCanReply,
        canResolve: node.viewerCanResolve,
        comments: comments.map(commentOf)
    };
}
function resolverOf({ resolvedBy }) {
    const id = resolvedBy?.databaseId ?? undefined;
    return resolvedBy && id !== undefined ? { id, login: resolvedBy.login } : undefined;
}
function commentOf(comment) {
    const { fullDatabaseId, pullRequestReview: review, author, body, createdAt, isMinimized } = comment;
    return {
        id: Number(fullDatabaseId),
        reviewId: idOf(review),
        author: (0,_graphql_author_js__WEBPACK_IMPORTED_MODULE_2__/* .personOfAuthor */ .a)(author) ?? (0,_tasks_person_js__WEBPACK_IMPORTED_MODULE_0__/* .personOf */ .R)(null),
        body,
        createdAt,
        isMinimized
    };
}
function idOf(review) {
    return review ? Number(review.fullDatabaseId) : undefined;
}
function openFirst(threads) {
    return threads.toSorted((one, other) => Number(one.isResolved) - Number(other.isResolved));
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}


/***/ })

};
