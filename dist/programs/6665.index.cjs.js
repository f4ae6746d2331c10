"use strict";
exports.id=6665;
exports.ids=[6665];
exports.modules={
56665:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
errorResult:()=>(errorResult)
});
var commander__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5109);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _json_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3727);
var _plain_usage_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(43391);
function errorResult({kind,exitCode,error}){
const message=error instanceof commander__WEBPACK_IMPORTED_MODULE_0__.b7?(0,_plain_usage_js__WEBPACK_IMPORTED_MODULE_2__.y)(error.message):(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error);
return(0,_json_text_js__WEBPACK_IMPORTED_MODULE_1__.s)({error:{kind,message,exitCode}});
}
})
};
;
