"use strict";
exports.id=7410;
exports.ids=[7410];
exports.modules={
7410:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
writeStats:()=>(writeStats)
});
var _actions_core__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2327);
var _stats_read_stats_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(70565);
var _stats_stats_markdown_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(97881);
const MAX_MS=10*60_000;
async function writeStats(inputs,{owner,repo,apiUrl,serverUrl}){
const{'github-token':token,'stats-days':days}=inputs;
const source={owner,repo,apiUrl,serverUrl,token,signal:AbortSignal.timeout(MAX_MS)};
const{stats,isComplete}=await(0,_stats_read_stats_js__WEBPACK_IMPORTED_MODULE_1__.u)(source,{days,now:new Date()});
await _actions_core__WEBPACK_IMPORTED_MODULE_0__.summary.addRaw((0,_stats_stats_markdown_js__WEBPACK_IMPORTED_MODULE_2__.f)(stats,{repository:`${owner}/${repo}`,days,isComplete})).write();
_actions_core__WEBPACK_IMPORTED_MODULE_0__.setOutput('outcome','answered');
}
})
};
;
