"use strict";
exports.id=9838;
exports.ids=[9838];
exports.modules={
40042:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
keepKilledWork:()=>(keepKilledWork)
});
var _actions_core__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2327);
var _errors_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(59973);
var _pipeline_keep_change_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(38899);
var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(42426);
var _secrets_collect_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1624);
var _secrets_redact_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(26837);
var _secrets_scan_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(52897);
var _job_checkout_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(15181);
const MAX_MS=20_000;
async function keepKilledWork({work,baseCommit:startSha},context){
if(!work||startSha===undefined)
return undefined;
const signal=AbortSignal.timeout(MAX_MS);
const reopen=(own)=>(0,_job_checkout_js__WEBPACK_IMPORTED_MODULE_6__.p5)(context,own);
const secrets=(0,_secrets_collect_js__WEBPACK_IMPORTED_MODULE_3__.V4)(_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput,context.environment);
const redact=(0,_secrets_redact_js__WEBPACK_IMPORTED_MODULE_4__.lY)(secrets);
let kept;
try{
const checkout=await reopen(signal);
const options={
reopenCheckout:reopen,
base:await(0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_2__.xu)({startSha,baseSha:work.rules,mergeBase:undefined},checkout,_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput('config-path')),
containsSecret:(0,_secrets_scan_js__WEBPACK_IMPORTED_MODULE_5__.I)(secrets),
redact,
savePatch:()=>false,
emit:(event)=>{
if(event.kind==='change-unpublished'&&event.paths.length>0)
kept=event;
if(event.kind==='warning')
_actions_core__WEBPACK_IMPORTED_MODULE_0__.warning(redact(event.text));
},
signal
};
const touched=new Set(work.touched);
await(work.recorded===undefined
?
(0,_pipeline_keep_change_js__WEBPACK_IMPORTED_MODULE_1__.r9)({startSha,baseline:work.baseline,touched,onlyTouched:true},options)
:(0,_pipeline_keep_change_js__WEBPACK_IMPORTED_MODULE_1__._Q)({startSha,tree:work.recorded},options));
}
catch(error){
_actions_core__WEBPACK_IMPORTED_MODULE_0__.warning(redact(`The change of the killed run could not be kept: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.bD)(error)}`));
}
return kept;
}
}),
99377:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
u:()=>(isLockFile)
});
const LOCK_FILE=/(^|\/)(package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|deno\.lock|(uv|poetry|pdm|Pipfile|Cargo|Gemfile|composer|mix|pubspec|flake)\.lock|pylock(\.[^/]+)?\.toml|gems\.locked|go\.(work\.)?sum|gradle\.lockfile|packages\.lock\.json|paket\.lock|Podfile\.lock|Package\.resolved)$/;
function isLockFile(path){
return LOCK_FILE.test(path);
}
})
};
;
