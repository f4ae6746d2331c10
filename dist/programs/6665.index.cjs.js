"use strict";
exports.id=6665;
exports.ids=[6665];
exports.modules={
56665:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
errorResult:()=>(errorResult)
});
var commander_0_=__webpack_require__(5109);
var _errors_js_3_=__webpack_require__(59973);
var _json_text_js_1_=__webpack_require__(3727);
var _plain_usage_js_2_=__webpack_require__(43391);
function errorResult({kind,exitCode,error}){
const message=error instanceof commander_0_.b7?(0,_plain_usage_js_2_.y)(error.message):(0,_errors_js_3_.bD)(error);
return(0,_json_text_js_1_.s)({error:{kind,message,exitCode}});
}
})
};
;
