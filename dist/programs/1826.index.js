export const id=1826;
export const ids=[1826];
export const modules={
71826:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
viewThread:()=>(viewThread)
});
async function viewThread(repository,issue,serverUrl){
const{number,title,author,createdAt}=issue;
const comments=repository.comments(number).map((comment)=>({...entryOf(comment),at:comment.createdAt}));
const reviews=issue.pullRequest?reviewEntries(issue):[];
const kind=issue.pullRequest?'Pull request':'Issue';
return{
kind,
number,
title,
state:issue.pullRequest?.isDraft?'draft':issue.state,
url:`${serverUrl}/${repository.fullName}/${issue.pullRequest?'pull':'issues'}/${number}`,
entries:[
{author:author.login,states:[{body:issue.body??'',at:createdAt}]},
...[...comments,...reviews].toSorted((one,other)=>one.at.getTime()- other.at.getTime())
],
diff:issue.pullRequest&&(await diffOf(repository,issue.pullRequest))
};
}
function entryOf({author,states}){
return{author:author.login,states};
}
function reviewEntries({pullRequest:{reviews,reviewComments}}){
return reviews.flatMap(({id,author,body,submittedAt:at})=>{
const roots=reviewComments.filter(({reviewId,replyTo})=>reviewId===id&&replyTo===undefined);
if(!at||(body===''&&roots.length===0))
return[];
const threads=roots.map((root)=>threadOf(root,reviewComments));
return[{author:author.login,states:[{body,at}],threads,at}];
});
}
function threadOf({id,thread},all){
return{
path:thread.path,
hunk:thread.diffHunk,
resolvedBy:thread.resolvedBy?.login,
comments:all
.filter((comment)=>comment.id===id||comment.replyTo===id)
.map(({author,body})=>({author:author.login,body}))
};
}
function diffOf({state:{git}},pull){
return git.text(['diff','--no-color','--no-ext-diff',`${pull.baseSha}...${pull.headSha}`]);
}
})
};
