"use strict";
exports.id=5665;
exports.ids=[5665,8046];
exports.modules={
45665:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
findSandbox:()=>(findSandbox)
});
var _choose_sandbox_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(20044);
async function findSandbox({mode,...options}){
const refused=[];
const sandbox=await(0,_choose_sandbox_js__WEBPACK_IMPORTED_MODULE_0__.H)(mode,options,{onRefusal:(reason)=>refused.push(reason)});
return{sandbox,refused};
}
})
};
;
