"use strict";
exports.id=6913;
exports.ids=[6913];
exports.modules={
36913:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
dismissReview:()=>(dismissReview)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(72189);
var _or_refused_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4569);
async function dismissReview({octokit,repository},number,{id,reason}){
const review={...repository,pull_number:number,review_id:id};
return(0,_or_refused_js__WEBPACK_IMPORTED_MODULE_1__.o)('pull-requests',async()=>{
try{
await octokit.rest.pulls.dismissReview({...review,message:reason,event:'DISMISS'});
}
catch(error){
const isRepeated=(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__.Ro)(error,422)&&(await octokit.rest.pulls.getReview(review)).data.state==='DISMISSED';
if(!isRepeated)
throw error;
}
return{kind:'dismissed'};
});
}
}),
4407:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
R:()=>(lackedPermissions)
});
function lackedPermissions(names){
return `The token lacks ${names.map((name)=>`\`${name}: write\``).join(', ')}.`;
}
}),
4569:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
o:()=>(orRefused)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(72189);
var _lacked_permissions_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4407);
async function orRefused(permission,write){
try{
return await write();
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__.WM)(error)){
return{kind:'refused',reason:(0,_lacked_permissions_js__WEBPACK_IMPORTED_MODULE_1__.R)([permission])};
}
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__.a5)(error)||!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__.Ro)(error,403,404,410,422))
throw error;
const reason=(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__.Ro)(error,404,410)?'It was deleted.':(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__.Ux)(error);
return{kind:'refused',reason};
}
}
})
};
;
