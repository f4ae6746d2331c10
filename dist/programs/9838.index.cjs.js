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
var _actions_core_0_=__webpack_require__(2327);
var _errors_js_8_=__webpack_require__(59973);
var _pipeline_keep_change_js_1_=__webpack_require__(38899);
var _pipeline_prepare_js_2_=__webpack_require__(42426);
var _secrets_collect_js_3_=__webpack_require__(1624);
var _secrets_redact_js_4_=__webpack_require__(26837);
var _secrets_scan_js_5_=__webpack_require__(52897);
var _settings_given_files_js_6_=__webpack_require__(2343);
var _job_checkout_js_7_=__webpack_require__(15181);
const MAX_MS=20_000;
async function keepKilledWork({work,baseCommit:startSha},context){
if(!work||startSha===undefined)
return undefined;
const signal=AbortSignal.timeout(MAX_MS);
const reopen=(own)=>(0,_job_checkout_js_7_.p5)(context,own);
const secrets=(0,_secrets_collect_js_3_.V4)(_actions_core_0_.getInput,context.environment);
const redact=(0,_secrets_redact_js_4_.lY)(secrets);
let kept;
try{
const checkout=await reopen(signal);
const options={
reopenCheckout:reopen,
base:await(0,_pipeline_prepare_js_2_.xu)({startSha,baseSha:work.rules,mergeBase:undefined},checkout,{
configPath:_actions_core_0_.getInput('config-path'),
givenFiles:(0,_settings_given_files_js_6_.bp)(_actions_core_0_.getInput)
}),
containsSecret:(0,_secrets_scan_js_5_.I)(secrets),
redact,
savePatch:()=>false,
emit:(event)=>{
if(event.kind==='change-unpublished'&&event.paths.length>0)
kept=event;
if(event.kind==='warning')
_actions_core_0_.warning(redact(event.text));
},
signal
};
const touched=new Set(work.touched);
await(work.recorded===undefined
?
(0,_pipeline_keep_change_js_1_.r9)({startSha,baseline:work.baseline,touched,onlyTouched:true},options)
:(0,_pipeline_keep_change_js_1_._Q)({startSha,tree:work.recorded},options));
}
catch(error){
_actions_core_0_.warning(redact(`The change of the killed run could not be kept: ${(0,_errors_js_8_.bD)(error)}`));
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
