"use strict";
exports.id=655;
exports.ids=[655];
exports.modules={
90655:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
convertToDraft:()=>(convertToDraft)
});
var _or_refused_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4569);
async function convertToDraft({octokit,repository},number){
return(0,_or_refused_js__WEBPACK_IMPORTED_MODULE_0__.o)('pull-requests',async()=>{
const{data}=await octokit.rest.pulls.get({...repository,pull_number:number});
if(data.draft!==true)
await octokit.graphql(CONVERT,{id:data.node_id});
return{kind:'converted'};
});
}
const CONVERT='mutation ($id: ID!) { convertPullRequestToDraft(input: { pullRequestId: $id }) { pullRequest { isDraft } } }';
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
