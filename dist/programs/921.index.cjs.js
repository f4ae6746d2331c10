"use strict";
exports.id=921;
exports.ids=[921];
exports.modules={
90921:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
listOwnIssues:()=>(listOwnIssues),
missingIssueAccess:()=>(missingIssueAccess),
openIssueOnce:()=>(openIssueOnce),
updateIssue:()=>(updateIssue)
});
var _text_github_limits_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(52628);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(64607);
var _comments_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5856);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(72189);
const PER_PAGE=100;
const MAX_PAGES=20;
const MAX_ISSUES=300;
async function listOwnIssues({octokit,repository},self){
const own=[];
const query={...repository,creator:self.login,state:'all',per_page:PER_PAGE};
let pages=0;
for await(const{data}of octokit.paginate.iterator(octokit.rest.issues.listForRepo,query)){
own.push(...data.filter((listed)=>!listed.pull_request&&listed.user?.id===self.id).map(issueOf));
pages+=1;
if(pages===MAX_PAGES||own.length>=MAX_ISSUES)
break;
}
return own;
}
async function missingIssueAccess({octokit,repository}){
try{
await octokit.rest.issues.create({...repository,title:''});
return[];
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.WM)(error))
return[{kind:'permission',permission:'issues'}];
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.Ro)(error,410))
return[];
const text=`${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.Ux)(error)} Enable them in the settings of the repository, or remove \`report: issue\`.`;
return[{kind:'setting',text}];
}
}
async function openIssueOnce(connection,{self,marker,title,body}){
const{octokit,repository,createOnce}=connection;
const isSame=(one)=>one.state==='open'&&one.body.startsWith(marker);
return await createOnce({
create:async()=>{
const text=(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.ml)(body,_text_github_limits_js__WEBPACK_IMPORTED_MODULE_3__.t);
return issueOf((await octokit.rest.issues.create({...repository,title,body:text})).data);
},
find:async()=>(await listOwnIssues(connection,self)).find(isSame)
});
}
async function updateIssue({octokit,repository},number,{body,state}){
try{
const change={state,body:(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.ml)(body,_text_github_limits_js__WEBPACK_IMPORTED_MODULE_3__.t)};
await octokit.rest.issues.update({...repository,issue_number:number,...change});
}
catch(error){
throw(0,_comments_js__WEBPACK_IMPORTED_MODULE_1__.K_)(error,`The issue #${number}`);
}
}
function issueOf({number,html_url:url,state,body,closed_at:closedAt}){
return{
number,
url,
body:body??'',
state:state==='open'?'open':'closed',
closedAt:closedAt??undefined
};
}
})
};
;
