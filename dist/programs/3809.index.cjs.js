"use strict";
exports.id=3809;
exports.ids=[3809];
exports.modules={
53697:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
readStats:()=>(readStats)
});
var github_client=__webpack_require__(58755);
var forge_errors=__webpack_require__(70399);
var stored_sessions=__webpack_require__(55939);
var commit_message=__webpack_require__(542);
var graphql_errors=__webpack_require__(39069);
;
async function readAgentRecords(settings,since){
const connection=(0,github_client.N)(settings);
try{
const[found,records]=await Promise.all([
listAgentPullRequests(connection,since),
(0,stored_sessions.xv)(connection)
]);
return{...found,records};
}
catch(error){
throw(0,forge_errors.dZ)(error);
}
}
const PAGE_SIZE=50;
const MAX_PAGES=40;
const QUERY=`query ($owner: String!, $repo: String!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequests(first: ${PAGE_SIZE}, after: $after, orderBy: { field: CREATED_AT, direction: DESC }) {
      pageInfo { hasNextPage endCursor }
      nodes {
        number state createdAt closedAt mergedAt
        author { ${graphql_errors._7} }
        commits(first: 100) { nodes { commit { message parents { totalCount } } } }
      }
    }
  }
}`;
async function listAgentPullRequests({octokit,repository},since){
const start=new Date(since);
const found=[];
let after=null;
for(let page=0;page<MAX_PAGES;page++){
const answer=await octokit.graphql(QUERY,{...repository,after});
const{nodes,pageInfo}=answer.repository.pullRequests;
const recent=nodes.filter((node)=>node!==null).filter(({createdAt})=>new Date(createdAt)>=start);
found.push(...recent);
after=pageInfo.endCursor;
if(!pageInfo.hasNextPage||recent.length<nodes.length)
return{pullRequests:found.flatMap(ofAgent),isComplete:true};
}
return{pullRequests:found.flatMap(ofAgent),isComplete:false};
}
function ofAgent(node){
const{number,state,createdAt,author}=node;
const commits=node.commits.nodes.flatMap((one)=>one?.commit??[]);
const byRuns=commits.map(({message})=>(0,commit_message.JC)(message)!==undefined);
if(byRuns[0]!==true)
return[];
return[
{
number,
author:(0,graphql_errors.aD)(author),
state:state==='MERGED'?'merged':state==='CLOSED'?'closed':'open',
createdAt,
endedAt:node.mergedAt??node.closedAt??undefined,
otherCommits:commits.filter(({parents},index)=>!byRuns[index]&&parents.totalCount<2).length
}
];
}
;
const UNKNOWN='unknown';
function measure(pullRequests,runs){
const all=pullRequests.map((pullRequest)=>({
pullRequest,
runs:runs.filter((run)=>run.pullRequest===pullRequest.number)
}));
return{
...measuresOf(all),
byTask:groupedBy(all,(first)=>first?.task),
byModel:groupedBy(all,(first)=>first?.model)
};
}
function groupedBy(all,nameOf){
const groups=Map.groupBy(all,({runs:[first]})=>nameOf(first)??UNKNOWN);
const largestFirst=[...groups].sort(([,one],[,other])=>other.length-one.length);
return new Map(largestFirst.map(([name,group])=>[name,measuresOf(group)]));
}
function measuresOf(all){
const merged=all.filter(({pullRequest})=>pullRequest.state==='merged');
const closed=all.filter(({pullRequest})=>pullRequest.state==='closed').length;
const dollars=sum(all.flatMap(({runs})=>runs.map((run)=>run.dollars??0)));
const ended=merged.length+closed;
return{
merged:merged.length,
closed,
open:all.length-ended,
mergedShare:ended===0?undefined:merged.length/ ended,
timeToMerge:median(merged.map(({pullRequest})=>lifetimeOf(pullRequest))),
mergedUntouched:merged.filter(({pullRequest})=>pullRequest.otherCommits===0).length,
otherCommits:sum(all.map(({pullRequest})=>pullRequest.otherCommits)),
dollars,
dollarsPerMerged:merged.length===0?undefined:dollars/ merged.length,
withoutCost:all.filter(({runs})=>runs.length===0||runs.some((run)=>run.dollars===undefined)).length
};
}
function lifetimeOf({createdAt,endedAt=createdAt}){
return Date.parse(endedAt)-Date.parse(createdAt);
}
function median(values){
const sorted=values.toSorted((one,other)=>one-other);
const[low,high]=[sorted[(sorted.length-1)>>1],sorted[sorted.length>>1]];
return low===undefined||high===undefined?undefined:(low+high)/ 2;
}
function sum(values){
return values.reduce((total,value)=>total+value,0);
}
var json=__webpack_require__(32686);
var find_session=__webpack_require__(46236);
var session=__webpack_require__(53732);
;
const DAY_MS=86_400_000;
async function readStats(source,{days,now}){
const since=new Date(now.getTime()-days*DAY_MS).toISOString();
const{pullRequests,isComplete,records}=await readAgentRecords(source,since);
const accounts=pullRequests.flatMap(({author})=>author??[]);
return{stats:measure(pullRequests,runCosts(records,accounts)),isComplete};
}
function runCosts(records,accounts){
const ours=records.filter(({author})=>accounts.some((account)=>(0,find_session.dU)(author,account)));
return ours.flatMap(({key,record})=>{
const requests=session._M.safeParse((0,json.qF)(record)).data?.requests??[];
return requests.flatMap(({pullRequest,verb,model,used})=>pullRequest===undefined?[]:[{pullRequest,task:taskOf(key)??verb,model,dollars:used.dollars}]);
});
}
function taskOf(key){
const[,task,repair]=/^(?:task-([^_]+)|(ci-.+)$)/.exec(key)??[];
return task??repair;
}
}),
91009:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Lr:()=>(issueOfBranch),
at:()=>(branchName),
d2:()=>(sideBranchName),
l5:()=>(itemsFolder),
nG:()=>(branchNames)
});
var _text_branch_template_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(82859);
var _keys_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79057);
function branchName(task,template,attempt=1){
const{subject}=task;
const kind=subject==='issue'?'issue':'pull';
const name=subject==='repository'?taskBranch(task):(0,_text_branch_template_js__WEBPACK_IMPORTED_MODULE_0__.U8)(template,{...task,kind});
const separator=itemsFolder(task)===undefined?'-':'.';
return attempt===1?name:`${name}${separator}${attempt}`;
}
function taskBranch(task){
const folder=itemsFolder(task);
return folder===undefined?`agent/${(0,_keys_js__WEBPACK_IMPORTED_MODULE_1__.GK)(task)}`:`${folder.branch}/${folder.item}`;
}
function itemsFolder({trigger}){
if(trigger.kind!=='prompt'||!trigger.item)
return undefined;
return{branch:`agent/task-${trigger.taskId}`,item:trigger.item.id};
}
function branchNames(task,template,count){
return Array.from({length:count},(_,index)=>branchName(task,template,index+1));
}
function sideBranchName(task,template){
return `${branchName(task,template)}-${(0,_keys_js__WEBPACK_IMPORTED_MODULE_1__.Eo)(task)}`;
}
function issueOfBranch(branch){
const[,number]=/^agent\/issue-(\d{1,15})(?:-\d{1,3})?$/.exec(branch)??[];
return number===undefined?undefined:Number(number);
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
}),
82859:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
oU:()=>(DEFAULT_BRANCH_TEMPLATE),
LX:()=>(branchPattern),
$Q:()=>(branchTemplateProblems),
U8:()=>(fillBranchTemplate)
});
var branch_names=__webpack_require__(62973);
;
const MAX_SLUG=40;
const MAX_TITLE=1_000;
function slugOf(title){
const decomposed=title.slice(0,MAX_TITLE).normalize('NFKD').toLowerCase();
const visible=decomposed.replaceAll(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu,'');
const words=visible.match(/[a-z0-9]+/g)??[];
let slug=words[0]?.slice(0,MAX_SLUG)??'change';
for(const word of words.slice(1)){
if(slug.length+1+word.length>MAX_SLUG)
break;
slug+=`-${word}`;
}
return slug;
}
;
const DEFAULT_BRANCH_TEMPLATE='agent/{kind}-{number}';
const MAX_FILLED=150;
const MAX_DIGITS=15;
const TASKS=/^agent\/task-/i;
const PLACEHOLDER=/\{[^{}]*\}/g;
const KNOWN=['{kind}','{number}','{slug}','{date}'];
function fillBranchTemplate(template,{kind,number,title,createdAt}){
return fill(template,{kind,number:String(number),slug:slugOf(title),date:createdAt.slice(0,10)});
}
function branchPattern(template,{kind,number}){
if(!isVarying(template))
return undefined;
const known={kind,number:String(number)};
const[slug,date]=['[a-z0-9]+(?:-[a-z0-9]+)*',String.raw `\d{4}-\d{2}-\d{2}`];
const literal=template.split(PLACEHOLDER).map((text)=>RegExp.escape(text));
const filled=[...template.matchAll(PLACEHOLDER)].map(([name])=>fill(name,{...known,slug,date}));
const source=literal.map((text,index)=>text+(filled[index]??'')).join('');
const pattern=new RegExp(`^${source}(?:-[a-z0-9-]+)?$`);
return{
glob:`${fill(template,{...known,slug:'*',date:'*'})}*`,
matches:(branch)=>pattern.test(branch)
};
}
function isVarying(template){
return template.includes('{slug}')||template.includes('{date}');
}
function fill(template,values){
return template.replaceAll(/\{(kind|number|slug|date)\}/g,(_,name)=>values[name]);
}
function branchTemplateProblems(template){
const unknown=[...template.matchAll(PLACEHOLDER)].some(([name])=>!KNOWN.includes(name));
const literal=template.replaceAll(PLACEHOLDER,'1');
const isTooLong=filledBranches(template).some((name)=>name.length>MAX_FILLED);
return[
unknown?`no placeholders but ${KNOWN.slice(0,-1).join(', ')} and {date}`:'',
template.includes('{number}')?'':'a name with {number}, so that every issue has a branch of its own',
/\{slug\}[^]*\{number\}/.test(template)
?'a name with {slug} only after {number}, because anyone can choose a title'
:'',
isVarying(template)&&/\{number\}[\d{]/.test(template)?'a name with -, /, _ or . after {number}':'',
isTooLong?`a name of at most ${MAX_FILLED} characters`:'',
isTooLong||[literal,...(unknown?[]:filledBranches(template))].every(branch_names.eB)
?''
:'a branch name of letters, digits, /, _, . and -, as git allows it',
TASKS.test(template)?'a name that does not start with agent/task-, as the branches of scheduled tasks do':''
].filter((problem)=>problem!=='');
}
const SLUGS=['a'.repeat(MAX_SLUG),'lock'];
function filledBranches(template){
const numbers=Array.from({length:MAX_DIGITS},(_,digits)=>String(10**digits));
const kinds=['issue','pull'];
const date='2026-11-23';
return kinds.flatMap((kind)=>numbers.flatMap((number)=>SLUGS.map((slug)=>fill(template,{kind,number,slug,date}))));
}
})
};
;
