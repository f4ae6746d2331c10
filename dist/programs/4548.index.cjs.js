"use strict";
exports.id=4548;
exports.ids=[4548];
exports.modules={
2900:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
connectForge:()=>(connectForge),
u:()=>(connectReadOnlyForge)
});
var github=__webpack_require__(8059);
;
function readOnlyForge(reader){
return{
...reader,
acknowledge:()=>reader.whoAmI(),
claim:()=>Promise.resolve({kind:'ours'}),
pruneRefs:()=>Promise.resolve(),
removeLabel:()=>Promise.resolve(),
missingAccess:reader.branchObstacles,
missingReviewAccess:()=>Promise.resolve([]),
missingIssueAccess:()=>Promise.resolve([]),
createComment:()=>Promise.resolve(0),
updateComment:()=>Promise.resolve(),
postNoticeOnce:()=>Promise.resolve(),
rerunFailedJobs:()=>Promise.resolve({kind:'accepted'}),
writeStop:()=>Promise.resolve(false),
cancelRun:refuse,
deleteSession:()=>Promise.resolve(false),
writeSession:refuse,
listSessions:refuse,
closedSince:refuse,
replyToThread:refuse,
resolveThread:refuse,
unresolveThread:refuse,
reactToReview:()=>Promise.resolve({kind:'added'}),
submitReview:refuse,
dismissReview:refuse,
commit:refuse,
updateBranch:refuse,
openPullRequest:refuse,
updatePullRequest:refuse,
editPullRequestBody:refuse,
closePullRequest:refuse,
openIssueOnce:refuse,
updateIssue:refuse,
convertToDraft:refuse,
triagePullRequest:refuse
};
}
function refuse(){
return Promise.reject(new Error('A job that only proposes tried to write to the forge.'));
}
;
function connectForge(token,context,signal){
return(0,github.b)(settingsFor(token,context,signal));
}
function connectReadOnlyForge(token,context,signal){
return readOnlyForge((0,github.r)(settingsFor(token,context,signal)));
}
function settingsFor(token,context,signal){
const{owner,repo,apiUrl,serverUrl}=context;
return{owner,repo,token,apiUrl,serverUrl,signal};
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
