"use strict";
exports.id=4138;
exports.ids=[4138];
exports.modules={
4461:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
_:()=>(AUTHOR_FIELDS),
a:()=>(personOfAuthor)
});
var _tasks_person_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(87044);
const AUTHOR_FIELDS='__typename login ... on User { databaseId } ... on Bot { databaseId }';
function personOfAuthor(author){
if(author?.databaseId===undefined)
return undefined;
const{__typename:type,login,databaseId:id}=author;
const isShort=type==='Bot'&&!login.endsWith('[bot]');
return(0,_tasks_person_js__WEBPACK_IMPORTED_MODULE_0__.R)({login:isShort?`${login}[bot]`:login,id,type});
}
}),
64138:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
readReviewThreads:()=>(readReviewThreads)
});
var _tasks_person_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(87044);
var _comments_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5856);
var _graphql_author_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(4461);
var _thread_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(43222);
const MAX_THREADS=200;
const MAX_PAGES=10;
const QUERY=`query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id isResolved resolvedBy { login databaseId } isOutdated path line startLine originalLine diffSide subjectType viewerCanResolve
          comments(first: 50) {
            nodes {
              fullDatabaseId body bodyHTML createdAt lastEditedAt isMinimized diffHunk
              author { ${_graphql_author_js__WEBPACK_IMPORTED_MODULE_2__._} }
              pullRequestReview { fullDatabaseId state submittedAt }
            }
          }
        }
      }
    }
  }
}`;
async function readReviewThreads(connection,number,cut){
try{
const nodes=await readPages(connection,number);
const threads=nodes.flatMap((node)=>readThread(node,cut)??[]);
return threads.length<=MAX_THREADS?threads:openFirst(threads).slice(0,MAX_THREADS);
}
catch(error){
throw(0,_comments_js__WEBPACK_IMPORTED_MODULE_1__.K_)(error,`#${number}`);
}
}
async function readPages({octokit,repository},number){
const nodes=[];
let after=null;
for(let page=0;page<MAX_PAGES;page++){
const answer=await octokit.graphql(QUERY,{...repository,number,after});
const found=answer.repository.pullRequest.reviewThreads;
nodes.push(...found.nodes.filter((node)=>node!==null));
after=found.pageInfo.endCursor;
if(!found.pageInfo.hasNextPage)
break;
}
return nodes;
}
function readThread(node,cut){
const published=node.comments.nodes
.filter((comment)=>comment!==null)
.filter(({pullRequestReview:review})=>review?.state!=='PENDING');
const comments=cut?published.filter((comment)=>isBefore(comment,cut)):published;
const[root]=published;
return root!==undefined&&comments[0]===root?threadOf(node,root,comments):undefined;
}
function isBefore({createdAt,lastEditedAt,pullRequestReview:review},cut){
const submittedAt=review?.submittedAt??createdAt;
if(cut.trigger.kind==='review'&&idOf(review)===cut.trigger.reviewId)
return lastEditedAt===null||Date.parse(lastEditedAt)<=Date.parse(submittedAt);
return(0,_thread_js__WEBPACK_IMPORTED_MODULE_3__._H)([createdAt,submittedAt,...(lastEditedAt===null?[]:[lastEditedAt])],cut);
}
function threadOf(node,root,comments){
return{
id:node.id,
rootCommentId:Number(root.fullDatabaseId),
path:node.path,
subject:node.subjectType==='FILE'?'file':'line',
side:node.diffSide==='LEFT'?'left':'right',
line:node.line??undefined,
startLine:node.startLine??undefined,
originalLine:node.originalLine??undefined,
diffHunk:root.diffHunk,
isResolved:node.isResolved,
resolvedBy:resolverOf(node),
isOutdated:node.isOutdated,
canResolve:node.viewerCanResolve,
comments:comments.map(commentOf)
};
}
function resolverOf({resolvedBy}){
const id=resolvedBy?.databaseId??undefined;
return resolvedBy&&id!==undefined?{id,login:resolvedBy.login}:undefined;
}
function commentOf(comment){
const{fullDatabaseId,pullRequestReview:review,author,body,bodyHTML:html,isMinimized}=comment;
return{
id:Number(fullDatabaseId),
reviewId:idOf(review),
author:(0,_graphql_author_js__WEBPACK_IMPORTED_MODULE_2__.a)(author)??(0,_tasks_person_js__WEBPACK_IMPORTED_MODULE_0__.R)(null),
body,
html,
isMinimized
};
}
function idOf(review){
return review?Number(review.fullDatabaseId):undefined;
}
function openFirst(threads){
return threads.toSorted((one,other)=>Number(one.isResolved)-Number(other.isResolved));
}
})
};
;
