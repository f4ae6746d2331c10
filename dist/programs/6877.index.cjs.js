"use strict";
exports.id=6877;
exports.ids=[6877];
exports.modules={
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
}),
72288:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
VW:()=>(clearPending),
mu:()=>(readOwnReviews),
rj:()=>(findPending),
rr:()=>(deletePending)
});
var _tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8062);
var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(72189);
async function readOwnReviews({connection,number,review}){
const reviews=await listAll(connection,number);
const isBlocked=await deleteLeftBehind(connection,number,reviews);
const submitted=reviews.find(({state,body,user})=>state!=='PENDING'&&user?.id===review.self.id&&body.startsWith(review.marker));
return{submitted:submitted&&{id:submitted.id,url:submitted.html_url},isBlocked};
}
async function clearPending(connection,number){
return await deleteLeftBehind(connection,number,await listAll(connection,number));
}
async function findPending({connection,number,review}){
const reviews=await listAll(connection,number);
return reviews.find(({state,body})=>state==='PENDING'&&body.startsWith(review.marker))?.id;
}
async function deletePending({octokit,repository},number,id){
try{
await octokit.rest.pulls.deletePendingReview({...repository,pull_number:number,review_id:id});
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__.Ro)(error,404,422))
throw error;
}
}
async function listAll({octokit,repository},number){
return await octokit.paginate(octokit.rest.pulls.listReviews,{...repository,pull_number:number,per_page:100});
}
async function deleteLeftBehind(connection,number,reviews){
const pending=reviews.filter(({state})=>state==='PENDING');
const left=pending.filter(isLeftBehind);
for(const{id}of left)
await deletePending(connection,number,id);
return left.length<pending.length;
}
function isLeftBehind({body,user}){
return(0,_tasks_comment_markers_js__WEBPACK_IMPORTED_MODULE_1__.Vi)(body)||(user?.type==='Bot'&&body==='');
}
}),
36877:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
submitReview:()=>(submitReview)
});
var github_limits=__webpack_require__(52628);
var shorten=__webpack_require__(64607);
var errors=__webpack_require__(72189);
;
const MAX_TRIALS=32;
async function findRefused(comments,isAccepted){
let trials=0;
const attempt=async(some)=>{
trials++;
return trials<=MAX_TRIALS&&(await isAccepted(some));
};
const refusedOf=async(some)=>{
if(some.length===1)
return some;
const middle=some.length>>1;
const[first,second]=[some.slice(0,middle),some.slice(middle)];
if(await attempt(first))
return refusedOf(second);
const refused=await refusedOf(first);
return(await attempt(second))?refused:[...refused,...(await refusedOf(second))];
};
return refusedOf(comments);
}
var or_refused=__webpack_require__(4569);
var own_reviews=__webpack_require__(72288);
;
async function submitReview(connection,number,review){
const submission={connection,number,review};
return(0,or_refused.o)('pull-requests',async()=>{
const{submitted}=await(0,own_reviews.mu)(submission);
if(submitted)
return{kind:'submitted',...submitted,refused:[],isEarlier:true};
const comments=review.comments.filter(({body})=>body.length<=github_limits.t);
const isShort=comments.length<review.comments.length;
return review.isAllOrNothing&&isShort?refused('A comment is too long.'):submitAccepted(submission,comments);
});
}
async function submitAccepted(submission,comments){
try{
return await submit_review_submit(submission,comments);
}
catch(error){
if(!(0,errors.Ro)(error,422))
throw error;
if((await(0,own_reviews.mu)(submission)).isBlocked)
return refused(OTHER_PENDING);
if(submission.review.isAllOrNothing||comments.length===0)
throw error;
if(!(await isAccepted(submission,[])))
throw error;
const bad=new Set(await findRefused(comments,(some)=>isAccepted(submission,some)));
return submit_review_submit(submission,comments.filter((comment)=>!bad.has(comment)));
}
}
const OTHER_PENDING='The account of the token has a pending review of this pull request. Submit or discard it.';
function refused(reason){
return{kind:'refused',reason};
}
async function submit_review_submit(submission,comments){
const{connection,review}=submission;
const{octokit,createOnce}=connection;
const left=review.comments.filter((comment)=>!comments.includes(comment));
const request={
...requestFor(submission,comments),
event:review.event==='comment'?'COMMENT':'REQUEST_CHANGES',
body:(0,shorten.ml)(review.body(left),github_limits.t)
};
const create=async()=>{
const{data}=await octokit.rest.pulls.createReview(request);
return{id:data.id,url:data.html_url};
};
const find=async()=>(await(0,own_reviews.mu)(submission)).submitted;
return{kind:'submitted',...(await createOnce({create,find})),refused:left,isEarlier:false};
}
async function isAccepted(submission,comments){
const{connection,review}=submission;
const{octokit,createOnce}=connection;
const request={...requestFor(submission,comments),body:review.marker};
const create=async()=>(await octokit.rest.pulls.createReview(request)).data.id;
try{
const id=await createOnce({create,find:()=>(0,own_reviews.rj)(submission)});
await(0,own_reviews.rr)(connection,submission.number,id);
return true;
}
catch(error){
if(!(0,errors.Ro)(error,422))
throw error;
await(0,own_reviews.VW)(connection,submission.number);
return false;
}
}
function requestFor({connection,number,review},comments){
return{
...connection.repository,
pull_number:number,
commit_id:review.commit,
comments:comments.map(({path,side,startLine,endLine,body})=>{
const githubSide=side==='left'?'LEFT':'RIGHT';
const start=startLine<endLine?{start_line:startLine,start_side:githubSide}:{};
return{path,body,line:endLine,side:githubSide,...start};
})
};
}
})
};
;
