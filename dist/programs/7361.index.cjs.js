"use strict";
exports.id=7361;
exports.ids=[7361];
exports.modules={
97361:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
context:()=>(context),
getOctokit:()=>(getOctokit)
});
var _context_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(71231);
var _utils_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(15562);
const context=new _context_js__WEBPACK_IMPORTED_MODULE_0__.o();
function getOctokit(token,options,...additionalPlugins){
const GitHubWithPlugins=_utils_js__WEBPACK_IMPORTED_MODULE_1__.gq.plugin(...additionalPlugins);
return new GitHubWithPlugins((0,_utils_js__WEBPACK_IMPORTED_MODULE_1__.EG)(token,options));
}
})
};
;
