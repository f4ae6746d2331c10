"use strict";
exports.id=2260;
exports.ids=[2260];
exports.modules={
22260:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
reactToReview:()=>(reactToReview),
replyToThread:()=>(replyToThread),
resolveThread:()=>(resolveThread),
unresolveThread:()=>(unresolveThread)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var _comments_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5856);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(72189);
var _or_refused_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(4569);
var _own_reviews_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(72288);
async function replyToThread(connection,number,{rootCommentId,body}){
const{octokit,repository,createOnce}=connection;
const marker=`<!-- forgehand:reply:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()} -->`;
const text=(0,_comments_js__WEBPACK_IMPORTED_MODULE_1__.Pe)(body,marker);
const request={...repository,pull_number:number,comment_id:rootCommentId,body:text};
const find=async()=>{
const query={...repository,pull_number:number,per_page:100};
const comments=await octokit.paginate(octokit.rest.pulls.listReviewComments,query);
return comments.find((comment)=>comment.body.includes(marker))?.id;
};
return(0,_or_refused_js__WEBPACK_IMPORTED_MODULE_3__.o)('pull-requests',async()=>{
const create=async()=>(await octokit.rest.pulls.createReplyForReviewComment(request)).data.id;
try{
return{kind:'replied',commentId:await createOnce({create,find})};
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.Ro)(error,422)||(await(0,_own_reviews_js__WEBPACK_IMPORTED_MODULE_4__.VW)(connection,number)))
throw error;
return{kind:'replied',commentId:await createOnce({create,find})};
}
});
}
async function resolveThread({octokit},id){
return(0,_or_refused_js__WEBPACK_IMPORTED_MODULE_3__.o)('contents',async()=>{
await octokit.graphql(RESOLVE,{id});
return{kind:'resolved'};
});
}
async function unresolveThread({octokit},id){
return(0,_or_refused_js__WEBPACK_IMPORTED_MODULE_3__.o)('contents',async()=>{
await octokit.graphql(UNRESOLVE,{id});
return{kind:'unresolved'};
});
}
const RESOLVE='mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }';
const UNRESOLVE=RESOLVE.replace('resolveReviewThread','unresolveReviewThread');
async function reactToReview({octokit,repository},number,reviewId){
return(0,_or_refused_js__WEBPACK_IMPORTED_MODULE_3__.o)('contents',async()=>{
const{data}=await octokit.rest.pulls.getReview({...repository,pull_number:number,review_id:reviewId});
await octokit.graphql(REACT,{id:data.node_id});
return{kind:'added'};
});
}
const REACT='mutation ($id: ID!) { addReaction(input: { subjectId: $id, content: EYES }) { reaction { content } } }';
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
})
};
;
