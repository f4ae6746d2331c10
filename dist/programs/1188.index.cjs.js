"use strict";
exports.id=1188;
exports.ids=[1188];
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
}),
62973:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
NJ:()=>(isSameBranch),
eB:()=>(isValidBranchName),
uO:()=>(headRef)
});
var _near_name_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58804);
const ALLOWED=/^(?!@$)[A-Za-z0-9_@][A-Za-z0-9/_.,#+@-]*$/;
const MAX_LENGTH=244;
function isValidBranchName(name){
if(name.length>MAX_LENGTH||!ALLOWED.test(name))
return false;
if(name.includes('..')||/^(HEAD|refs)(\/|$)/i.test(name)||name.includes('@{')||(0,_near_name_js__WEBPACK_IMPORTED_MODULE_0__.TS)(name))
return false;
return name.split('/').every((part)=>part!==''&&!/^[.-]|\.$|\.lock$/i.test(part));
}
function isSameBranch(one,other){
return one.normalize('NFKC').toLowerCase()===other.normalize('NFKC').toLowerCase();
}
function headRef(branch){
return `refs/heads/${branch}`;
}
})
};
;
