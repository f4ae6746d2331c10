"use strict";
exports.id=3492;
exports.ids=[3492];
exports.modules={
93492:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
connectForge:()=>(connectForge)
});
var _forge_github_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8059);
function connectForge(token,context,signal){
const{owner,repo,apiUrl,serverUrl}=context;
return(0,_forge_github_js__WEBPACK_IMPORTED_MODULE_0__.b)({owner,repo,token,apiUrl,serverUrl,signal});
}
})
};
;
