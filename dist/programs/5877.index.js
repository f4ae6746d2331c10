export const id = 5877;
export const ids = [5877];
export const modules = {

/***/ 45877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MAX_IMAGE_BYTES: () => (/* binding */ MAX_IMAGE_BYTES),
  MAX_TEXT_BYTES: () => (/* binding */ MAX_TEXT_BYTES),
  readAttachments: () => (/* binding */ readAttachments)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(59973);
// EXTERNAL MODULE: ./src/text/encoding.js
var encoding = __webpack_require__(3817);
;// CONCATENATED MODULE: ./src/text/markdown/page-images.js
/** A smaller image is not one that a reader of the page can read. In pixels. */
const MIN_SIDE = 16;
/** More than a page of GitHub has. */
const MAX_HTML_CHARACTERS = 4 * 1024 * 1024;
/**
 * The addresses of the images that readers of a page see, in order.
 *
 * @param html as the forge has rendered a text
 */
async function pageImages(html) {
    if (html.length > MAX_HTML_CHARACTERS)
        return [];
    const { Tokenizer } = await __webpack_require__.e(/* import() */ 7016).then(__webpack_require__.bind(__webpack_require__, 67016));
    const addresses = [];
    const ignore = () => undefined;
    const tokenizer = new Tokenizer({}, {
        onStartTag: ({ tagName, attrs }) => {
            if (tagName !== 'img')
                return;
            const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
            const sides = [attributes.get('width'), attributes.get('height')];
            const src = attributes.get('src');
            if (src !== undefined && !sides.some(isTiny))
                addresses.push(src);
        },
        onEndTag: ignore,
        onCharacter: ignore,
        onWhitespaceCharacter: ignore,
        onNullCharacter: ignore,
        onComment: ignore,
        onDoctype: ignore,
        onEof: ignore
    });
    tokenizer.write(html, true);
    return addresses;
}
function isTiny(side) {
    return side !== undefined && Number.parseFloat(side) < MIN_SIDE && !side.includes('%');
}

;// CONCATENATED MODULE: ./src/forge/attachment-hosts.js
/** @param serverUrl for example https://github.com */
function attachmentHosts(serverUrl) {
    const { protocol, host, hostname } = new URL(serverUrl);
    if (hostname === 'github.com')
        return { protocol, images: IMAGES, files: FILES, own: undefined };
    // An Enterprise Server, with and without a host for each service:
    // https://docs.github.com/enterprise-server/admin/configuring-settings/hardening-security-for-your-enterprise/enabling-subdomain-isolation
    const storage = [`media.${host}`, `private-user-images.${host}`];
    return { protocol, images: storage, files: storage, own: host };
}
const IMAGES = ['private-user-images.githubusercontent.com', 'user-images.githubusercontent.com'];
const FILES = ['objects.githubusercontent.com'];
const OWN_FOLDERS = /^\/(?:media|storage|user-attachments|private-user-images)\//;
/** True for an address at which only the forge can have put something. */
function isOnStorage({ protocol, host, pathname, username, password }, { own, ...forge }, kind) {
    if (protocol !== forge.protocol || username !== '' || password !== '')
        return false;
    return forge[kind].includes(host) || (host === own && OWN_FOLDERS.test(pathname));
}

;// CONCATENATED MODULE: ./src/forge/image-type.js
/** The first bytes of each type, as hexadecimal digits. Not SVG: it is a document, with text and links. */
const SIGNATURES = [
    ['image/png', /^89504e470d0a1a0a/],
    ['image/jpeg', /^ffd8ff/],
    ['image/gif', /^47494638(?:37|39)61/],
    ['image/webp', /^52494646.{8}57454250/]
];
/** The type of an image by its first bytes, whatever its name and its headers say; undefined for anything else. */
function imageType(bytes) {
    const start = bytes.toString('hex', 0, 12);
    return SIGNATURES.find(([, signature]) => signature.test(start))?.[0];
}

// EXTERNAL MODULE: ./src/forge/signed-address.js
var signed_address = __webpack_require__(5491);
;// CONCATENATED MODULE: ./src/forge/attachments.js







const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
const MAX_TEXT_BYTES = 200 * 1024;
/**
 * Reads attachments, each from the storage of the forge and without a token. One that cannot be read does not keep the others from it.
 *
 * In a private repository, only the page of the text has addresses of its images that can be read, for some minutes. So the page is requested
 * once for each text.
 *
 * @throws the signal's reason when aborted
 */
async function readAttachments(connection, attachments, reading) {
    const hosts = attachmentHosts(reading.serverUrl);
    const pages = new Map();
    const pageOf = (source) => {
        const key = JSON.stringify(source);
        const page = pages.get(key) ?? readPage(connection, source);
        pages.set(key, page);
        return page;
    };
    return Promise.all(attachments.map(async ({ name, source, body }) => {
        try {
            if (name.kind === 'file')
                return await readText(name, hosts, reading);
            const page = await pageOf(source);
            if (body !== undefined && page.body !== body)
                return unreadable('its text was edited after the request');
            const address = imageAddress(name.guid, await pageImages(page.html), hosts);
            return address ? await readImage(address, reading) : unreadable('it is not an image that the page shows');
        }
        catch (error) {
            reading.signal.throwIfAborted();
            return unreadable((0,errors/* messageOf */.bD)(error));
        }
    }));
}
function unreadable(reason) {
    return { kind: 'unreadable', reason };
}
/**
 * Its Markdown and its HTML. Octokit's option for the format would leave out "+json".
 * Source: https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types
 */
const FULL = { headers: { accept: 'application/vnd.github.full+json' } };
async function readPage({ octokit, repository }, source) {
    const { rest } = octokit;
    const ask = () => {
        switch (source.kind) {
            case 'text':
                return rest.issues.get({ ...repository, issue_number: source.number, ...FULL });
            case 'comment':
                return rest.issues.getComment({ ...repository, comment_id: source.id, ...FULL });
            case 'review':
                return rest.pulls.getReview({ ...repository, pull_number: source.number, review_id: source.id, ...FULL });
            case 'review-comment':
                return rest.pulls.getReviewComment({ ...repository, comment_id: source.id, ...FULL });
        }
    };
    const { data } = await ask();
    // The types of some of these answers lack the HTML.
    const { body, body_html: html } = data;
    return { body: body ?? '', html: html ?? '' };
}
/**
 * Attack: the n-th image of the page need not be the n-th of the text, so they are paired by the name in the address.
 *
 * @param shown addresses of the images on the page
 */
function imageAddress(guid, shown, hosts) {
    return shown
        .flatMap((src) => URL.parse(src) ?? [])
        .find((url) => isOnStorage(url, hosts, 'images') && url.pathname.toLowerCase().includes(guid));
}
async function readImage(address, reading) {
    const response = await get(address, reading);
    const { bytes, isCut } = await (0,signed_address/* readBounded */.CB)(response, MAX_IMAGE_BYTES);
    if (isCut)
        return unreadable('it is larger than 10 MB');
    const type = imageType(bytes);
    if (!type)
        return unreadable('it is neither PNG, JPEG, GIF nor WebP');
    return { kind: 'image', type, bytes, sha256: (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex') };
}
/** The forge redirects to its storage once. In a private repository it denies that the file exists. */
async function readText({ id, name }, hosts, reading) {
    const first = await get(new URL(`/user-attachments/files/${id}/${name}`, reading.serverUrl), reading, 'manual');
    const location = first.headers.get('location');
    const stored = location === null ? undefined : URL.parse(location);
    if (stored)
        await first.body?.cancel();
    if (location !== null && !(stored && isOnStorage(stored, hosts, 'files')))
        return unreadable('it is kept on an unknown host');
    const { bytes, isCut } = await (0,signed_address/* readBounded */.CB)(stored ? await get(stored, reading) : first, MAX_TEXT_BYTES);
    if (isCut)
        return unreadable('it is larger than 200 KB');
    const decoded = (0,encoding/* decodeText */.g7)(bytes);
    return decoded?.encoding === 'utf-8' ? { kind: 'text', text: decoded.text } : unreadable('it is not text in UTF-8');
}
/** Without a token, and without cookies: fetch has none. */
async function get(address, { signal, retryLimits: { responseTimeoutSeconds } }, redirect = 'error') {
    const headers = { 'user-agent': 'forgehand' };
    const limit = AbortSignal.any([signal, AbortSignal.timeout(responseTimeoutSeconds * 1000)]);
    const response = await fetch(address, { headers, redirect, signal: limit });
    const isRedirect = redirect === 'manual' && response.status >= 300 && response.status < 400;
    if (response.ok || isRedirect)
        return response;
    await response.body?.cancel();
    throw new Error(`GitHub answered with ${response.status}`);
}


/***/ }),

/***/ 5491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ readBounded),
/* harmony export */   Hu: () => (/* binding */ readSignedFile),
/* harmony export */   fI: () => (/* binding */ addressAfter),
/* harmony export */   hJ: () => (/* binding */ getSigned)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59973);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72189);
/* harmony import */ var _pause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59642);



/**
 * Reads a file for which GitHub answers with a signed address on another host, which gets no token of ours. Returns undefined if it was
 * deleted.
 *
 * @throws UserError if the storage cannot be reached
 */
async function readSignedFile({ title, addressOf, download }, { signal, retryLimits: { retries, secondMs, responseTimeoutSeconds } }) {
    for (let repeats = 0;; repeats++) {
        // An address is valid for a minute, so each attempt gets a new one.
        const address = await addressOf();
        if (address === undefined)
            return undefined;
        const limit = AbortSignal.any([signal, AbortSignal.timeout(responseTimeoutSeconds * 1000)]);
        try {
            return await download(address, limit);
        }
        catch (error) {
            signal.throwIfAborted();
            if (repeats === retries)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(unreadable(title, error), { cause: error });
        }
        await (0,_pause_js__WEBPACK_IMPORTED_MODULE_1__/* .pause */ .v)((repeats + 1) ** 2 * secondMs, signal);
    }
}
function unreadable(title, error) {
    return `${title} could not be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}. Allow the runner to reach the storage of GitHub Actions, then re-run this job.`;
}
/** Where GitHub redirects a request; undefined if what it asks for was deleted. Octokit would send the token on to the other host. */
async function addressAfter(ask) {
    try {
        return (await ask({ redirect: 'manual' })).headers.location;
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404, 410))
            return undefined;
        throw error;
    }
}
/** @param range such as `bytes=0-9` */
async function getSigned(address, signal, range) {
    const headers = { 'user-agent': 'forgehand', ...(range !== undefined && { range }) };
    const response = await fetch(address, { headers, redirect: 'error', signal });
    if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`the storage responded with ${response.status}`);
    }
    return response;
}
/** At most the first `maxBytes` of a response. */
async function readBounded(response, maxBytes) {
    const chunks = [];
    let size = 0;
    // Leaving the loop closes the connection.
    const body = response.body ?? [];
    for await (const chunk of body) {
        chunks.push(chunk.subarray(0, maxBytes - size));
        size += chunk.length;
        if (size > maxBytes)
            break;
    }
    return { bytes: Buffer.concat(chunks), isCut: size > maxBytes };
}


/***/ }),

/***/ 3817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   P$: () => (/* binding */ encodingOf),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   wx: () => (/* binding */ encodeText)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59973);


const SNIFFED_BYTES = 8_000;
/**
 * Decodes a file that can be edited: UTF-8, or UTF-16 with a byte order mark. Undefined for anything else, which could not be encoded to
 * the same bytes again.
 */
function decodeText(content) {
    const encoding = encodingOf(content);
    if (encoding === 'utf-8') {
        return isBinary(content) || !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content) ? undefined : { text: content.toString('utf8'), encoding };
    }
    if (content.length % 2 !== 0)
        return undefined;
    const text = inLittleEndian(content, encoding).toString('utf16le');
    // UTF-32 starts with the same mark, and then contains NUL characters.
    return text.includes('\0') || !text.isWellFormed() ? undefined : { text, encoding };
}
/**
 * Encodes a text. Writes a byte order mark only if the text starts with one.
 *
 * @throws ToolError for a lone surrogate, which would be replaced by another character
 */
function encodeText(text, encoding) {
    if (!text.isWellFormed()) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ToolError */ .v4('The text contains a lone surrogate, which cannot be encoded. Remove it.');
    }
    if (encoding === 'utf-8')
        return Buffer.from(text);
    return inLittleEndian(Buffer.from(text, 'utf16le'), encoding);
}
/** True if there is a NUL byte near the start. Git uses the same test. */
function isBinary(content) {
    return content.subarray(0, SNIFFED_BYTES).includes(0);
}
/** Detects the encoding by the byte order mark; UTF-8 if there is none. */
function encodingOf(content) {
    const [first, second] = content;
    if (first === 0xff && second === 0xfe)
        return 'utf-16le';
    return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
function inLittleEndian(content, encoding) {
    return encoding === 'utf-16be' ? Buffer.from(content).swap16() : content;
}


/***/ })

};
