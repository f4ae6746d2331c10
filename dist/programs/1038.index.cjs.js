"use strict";
exports.id=1038;
exports.ids=[1038];
exports.modules={
41038:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
readDefaultBranch:()=>(readDefaultBranch),
searchRepositories:()=>(searchRepositories)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(59973);
const MAX_FOUND=1_000;
const PAGE=100;
async function searchRepositories({octokit},query){
const found=[];
for(let page=1;;page++){
const{data}=await octokit.rest.search.repos({q:`${query} archived:false`,per_page:PAGE,page});
if(data.total_count>MAX_FOUND){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`The search ${JSON.stringify(query)} finds ${data.total_count} repositories, and GitHub shows the first ${MAX_FOUND}. Narrow it.`);
}
if(data.incomplete_results){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`GitHub's search ${JSON.stringify(query)} ran out of time, so its result is not complete. Try again, or narrow it.`);
}
found.push(...data.items.map((item)=>item.full_name));
if(page*PAGE>=data.total_count)
return found;
}
}
async function readDefaultBranch({octokit,repository}){
return(await octokit.rest.repos.get({...repository})).data.default_branch;
}
})
};
;
