"use strict";
exports.id=2470;
exports.ids=[2470];
exports.modules={
32470:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
writePage:()=>(writePage)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _actions_core__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2327);
var _errors_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(59973);
var _proposal_proposal_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(22981);
var _report_trace_file_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(39237);
var _trace_page_write_page_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(51857);
var _workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(57809);
async function writePage(tracePath,proposalPath){
const path=(0,_report_trace_file_js__WEBPACK_IMPORTED_MODULE_4__.gV)(tracePath);
try{
await(0,_trace_page_write_page_js__WEBPACK_IMPORTED_MODULE_5__.A)(tracePath,path);
if(proposalPath!==undefined)
(0,_workspace_files_own_file_js__WEBPACK_IMPORTED_MODULE_6__.O)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(proposalPath,_proposal_proposal_js__WEBPACK_IMPORTED_MODULE_3__.xu),(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path));
return path;
}
catch(error){
_actions_core__WEBPACK_IMPORTED_MODULE_2__.warning(`The trace has no page: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.bD)(error)}`);
return undefined;
}
}
})
};
;
