"use strict";
exports.id=1970;
exports.ids=[1970];
exports.modules={
61970:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
writePage:()=>(writePage)
});
var _quick_schemas_js_0_=__webpack_require__(51242);
var node_fs_promises_1_=__webpack_require__(51455);
var node_path_2_=__webpack_require__(76760);
var _actions_core_3_=__webpack_require__(2327);
var _errors_js_7_=__webpack_require__(59973);
var _proposal_proposal_js_4_=__webpack_require__(22981);
var _report_trace_path_js_5_=__webpack_require__(31128);
var _trace_page_write_page_js_6_=__webpack_require__(13540);
async function writePage(tracePath,proposalPath){
const path=(0,_report_trace_path_js_5_.g)(tracePath);
try{
await(0,_trace_page_write_page_js_6_.A)(tracePath,path);
if(proposalPath!==undefined)
await(0,node_fs_promises_1_.copyFile)(path,(0,node_path_2_.join)(proposalPath,_proposal_proposal_js_4_.xu));
return path;
}
catch(error){
_actions_core_3_.warning(`The trace has no page: ${(0,_errors_js_7_.bD)(error)}`);
return undefined;
}
}
})
};
;
