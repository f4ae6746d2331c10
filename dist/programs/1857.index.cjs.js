"use strict";
exports.id=1857;
exports.ids=[1857,3809,7881];
exports.modules={
25058:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Pe:()=>(gitHubAddressesOf),
Zd:()=>(gitHubToken),
cA:()=>(gitHubAddresses)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(59973);
function gitHubAddresses({GITHUB_API_URL,GITHUB_SERVER_URL}){
return{
apiUrl:addressOf(GITHUB_API_URL,'https://api.github.com'),
serverUrl:addressOf(GITHUB_SERVER_URL,'https://github.com')
};
}
function gitHubAddressesOf(host,environment){
const configured=gitHubAddresses(environment);
if(new URL(configured.serverUrl).host===host)
return configured;
const serverUrl=`https://${host}`;
if(host==='github.com')
return{apiUrl:'https://api.github.com',serverUrl};
return{apiUrl:host.endsWith('.ghe.com')?`https://api.${host}`:`${serverUrl}/api/v3`,serverUrl};
}
function addressOf(written,fallback){
const url=(written??'').trim()||fallback;
if(!URL.canParse(url))
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${url} is not a URL. Set GITHUB_API_URL and GITHUB_SERVER_URL to the URLs of your GitHub server, such as https://github.acme.com/api/v3 and https://github.acme.com.`);
return url.replace(/\/$/,'');
}
function gitHubToken({GITHUB_TOKEN='',GH_TOKEN=''}){
return GITHUB_TOKEN.trim()||GH_TOKEN.trim();
}
}),
39198:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
stats:()=>(stats)
});
var _stats_read_stats_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(53697);
var _stats_stats_markdown_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(97881);
var _text_github_rules_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(43525);
var _github_environment_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(25058);
var _interrupt_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(75098);
var _json_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3727);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4565);
async function stats(name,{days,json}){
const token=(0,_github_environment_js__WEBPACK_IMPORTED_MODULE_4__.Zd)(process.env);
const repository=name??process.env['GITHUB_REPOSITORY']??'';
const[owner='',repo='']=repository.split('/');
const problems=[
!_text_github_rules_js__WEBPACK_IMPORTED_MODULE_5__.Ni.test(repository)?'Name the repository as OWNER/NAME, such as acme/app.':'',
token===''
?'Set GITHUB_TOKEN or GH_TOKEN to a token that can read the repository, such as that of `gh auth token`.'
:''
].filter(Boolean);
if(problems.length>0)
throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_6__.e(problems.join('\n'));
const source={
owner,
repo,
token,
...(0,_github_environment_js__WEBPACK_IMPORTED_MODULE_4__.cA)(process.env),
signal:(0,_interrupt_js__WEBPACK_IMPORTED_MODULE_2__.YP)()
};
const{stats:measures,isComplete}=await(0,_stats_read_stats_js__WEBPACK_IMPORTED_MODULE_0__.readStats)(source,{days,now:new Date()});
const{byTask,byModel,...total}=measures;
const record={
repository,
days,
isComplete,
...total,
byTask:Object.fromEntries(byTask),
byModel:Object.fromEntries(byModel)
};
process.stdout.write(json?(0,_json_text_js__WEBPACK_IMPORTED_MODULE_3__.s)(record):(0,_stats_stats_markdown_js__WEBPACK_IMPORTED_MODULE_1__.statsMarkdown)(measures,{repository,days,isComplete}));
return 0;
}
}),
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
97881:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
statsMarkdown:()=>(statsMarkdown)
});
var _text_format_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79623);
var _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(62070);
function statsMarkdown(stats,{repository,days,isComplete}){
const title=`## Pull requests of the agent in ${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.SS)(repository)}, opened in the last ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(days,'day')}`;
const count=stats.merged+stats.closed+stats.open;
if(count===0)
return `${title}\n\nThere are none.\n`;
const parts=[
title,
[...totals(stats)].map((line)=>`- ${line}`).join('\n'),
table('Task',stats.byTask),
table('Model',stats.byModel),
...notes(stats,isComplete)
];
return `${(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.ml)(parts)}\n`;
}
function*totals(stats){
const{merged,closed,open,mergedShare,timeToMerge,mergedUntouched,dollarsPerMerged}=stats;
const share=mergedShare===undefined?'':`, ${percent(mergedShare)} of those that ended`;
yield `**${merged} merged**${share}; ${closed} closed without merging; ${open} open`;
if(timeToMerge!==undefined)
yield `Median time to merge: ${formatDays(timeToMerge)}`;
if(merged>0)
yield `Merged without a commit by anybody else: ${mergedUntouched} of ${merged}`;
if(dollarsPerMerged!==undefined)
yield `Cost per merged pull request, including work that was not merged: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__.nT)(dollarsPerMerged)}`;
}
function table(heading,groups){
const head=[heading,'Merged','Closed','Open','Time to merge','Commits by others','Cost','Cost per merged'];
const rows=[...groups].map(([name,measures])=>[
(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_0__.MZ)(name),
String(measures.merged),
String(measures.closed),
String(measures.open),
measures.timeToMerge===undefined?'–':formatDays(measures.timeToMerge),
String(measures.otherCommits),
(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__.nT)(measures.dollars),
measures.dollarsPerMerged===undefined?'–':(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__.nT)(measures.dollarsPerMerged)
]);
const rule=head.map((_,column)=>(column===0?'---':'---:'));
return[head,rule,...rows].map((cells)=>`| ${cells.join(' | ')} |`).join('\n');
}
function notes({withoutCost},isComplete){
return[
withoutCost===0
?''
:`The cost of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__.LS)(withoutCost,'pull request')} is missing or incomplete: the model’s price was unknown, or the session is gone.`,
isComplete?'':'The repository has so many pull requests that the oldest of this period were not read.'
].filter(Boolean);
}
function percent(share){
return `${Math.round(share*100)}%`;
}
const HOUR=3_600_000;
function formatDays(milliseconds){
if(milliseconds<HOUR)
return `${Math.round(milliseconds/ 60_000)} min`;
if(milliseconds<48*HOUR)
return `${(milliseconds/ HOUR).toFixed(1)} h`;
return `${(milliseconds/(24*HOUR)).toFixed(1)} days`;
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
79057:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
BD:()=>(repairKey),
Do:()=>(taskKey),
Eo:()=>(claimKey),
GK:()=>(threadKey),
Lc:()=>(promptHash),
SH:()=>(planHash),
Zt:()=>(sourceKey)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(61165);
function claimKey({trigger,number,createdAt}){
switch(trigger.kind){
case 'comment':
return `comment-${trigger.commentId}`;
case 'review':
return `review-${trigger.reviewId}`;
case 'label':
return `label-${number}-${digest(trigger.label)}-${Date.parse(createdAt)}`;
case 'assignment':
return `assign-${number}-${Date.parse(createdAt)}`;
case 'ci':
return `ci-${trigger.failure.headSha}-${checksKey(trigger.failure.source)}`;
case 'auto-review':
return `auto-review-${number}-${trigger.headSha}`;
case 'prompt':
return `task-${taskKey(trigger)}-${trigger.runId}`;
}
}
function checksKey(source){
const isAgain=source.kind==='workflow'&&source.attempt>1;
return isAgain?`${sourceKey(source)}-again`:sourceKey(source);
}
function sourceKey(source){
return source.kind==='suite'?source.app:String(source.workflowId);
}
function digest(label){
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(label.toLowerCase()).digest('hex').slice(0,12);
}
function taskKey({taskId,item}){
return item?`${taskId}_${item.id}`:taskId;
}
function planHash({text,baseSha},number){
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
.update(JSON.stringify([number,baseSha,text]))
.digest('hex')
.slice(0,32);
}
function promptHash(prompt){
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__.cK)(prompt.trim())).digest('hex').slice(0,16);
}
function threadKey({subject,number,trigger}){
if(trigger.kind==='prompt')
return `task-${taskKey(trigger)}`;
if(trigger.kind==='ci'&&trigger.repair)
return trigger.repair.key;
return `${subject==='issue'?'issue':'pull'}-${number}`;
}
const MAX_PART=40;
function repairKey(source,branch){
const checks=source.kind==='suite'?source.app:fileName(source.path,source.workflowId);
return['ci',plainName(checks),...(branch===undefined?[]:[plainName(branch),branchDigest(branch)])].join('-');
}
function fileName(path,workflowId){
const[,name=String(workflowId)]=/([^/]+?)(?:\.ya?ml)?$/u.exec(path)??[];
return name;
}
function plainName(name){
return name.replaceAll(/[^\w-]+/gu,'-').slice(0,MAX_PART);
}
function branchDigest(branch){
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(branch).digest('hex').slice(0,8);
}
}),
87044:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
J:()=>(isListedBot),
R:()=>(personOf)
});
const GHOST={login:'ghost',id:10137,isBot:false};
function personOf(account){
if(!account)
return GHOST;
const{login,id,type}=account;
return{login,id,isBot:type==='Bot'||login.endsWith('[bot]')};
}
function isListedBot(login,allowedBots){
return allowedBots.some((allowed)=>allowed.toLowerCase()===login.toLowerCase());
}
}),
76575:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Bg:()=>(resultOf),
J6:()=>(isQuestion),
PB:()=>(verbs),
cD:()=>(isWork)
});
const FIX={
where:'everywhere',
takes:'a text',
result:'change',
needsCode:true,
writes:'branch',
returnsData:true,
usesPlan:true
};
const ANSWER={...FIX,result:'answer',writes:'nothing',usesPlan:false};
const EARLIER={...FIX,usesPlan:false};
const CONTROL={...ANSWER,needsCode:false};
const SESSIONS_OFF='agent.yml has session: off, so no earlier run is remembered. Ask again with fix and your own words.';
const verbs={
fix:FIX,
explain:ANSWER,
ask:ANSWER,
plan:{...ANSWER,result:'plan',writes:'branch',usesPlan:true},
review:{...ANSWER,where:'on pull requests',result:'review',writes:'review',returnsData:false},
approve:{...EARLIER,result:'approval'},
continue:{...EARLIER,result:'continuation',usesPlan:true,withoutSession:SESSIONS_OFF},
retry:{...EARLIER,takes:'nothing',result:'repetition',withoutSession:SESSIONS_OFF},
undo:{
...FIX,
takes:'a number',
result:'revert',
returnsData:false,
usesPlan:false,
withoutSession:'agent.yml has session: off, so it is not known which commits a run made. Use `git revert`.'
},
update:{
...FIX,
where:'on pull requests',
takes:'lines below',
result:'merge',
returnsData:false,
usesPlan:false
},
stop:{...CONTROL,result:'stop'},
forget:{...CONTROL,result:'deletion'},
help:{...CONTROL,result:'help'},
doctor:{...CONTROL,takes:'nothing',result:'examination',returnsData:false}
};
function resultOf({request}){
return verbs[request.verb].result;
}
function isQuestion(task){
const result=resultOf(task);
return result==='answer'||result==='plan'||result==='review';
}
function isWork({verb}){
const{result}=verbs[verb];
return result!=='merge'&&result!=='revert';
}
}),
66634:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
GD:()=>(breakSkipMarkers),
Jr:()=>(breakBotCommands),
T5:()=>(indentCommands),
UJ:()=>(inertText),
_N:()=>(splitActiveContent),
wx:()=>(BOTS_WITHOUT_SIGN),
yO:()=>(withoutScheme)
});
const BOTS_WITHOUT_SIGN='bors|homu';
const ACTIVE_PATTERNS=[
String.raw `[a-z][a-z0-9+.-]{1,20}://[^\s<>\x60]*`,
String.raw `www\.[^\s<>\x60]+`,
String.raw `[\w.+:/-]{0,100}@[\w-](?:[\w./-]{0,200}[\w-])?`,
String.raw `(?:[\w.-]{1,100}(?:/[\w.-]{1,100})?)?#\d+`,
String.raw `\w{0,100}gh-\d+`,
String.raw `(?<command>(?<=^[ \t]{0,8})(?:[/!.][a-z][\w./-]*|(?:${BOTS_WITHOUT_SIGN})(?=[:,]?[ \t])))`
];
const BOT_NAME=String.raw `(?:[\w-]*bot(?![a-z])|(?:bors|homu|mergify|copilot|claude|codex|coderabbit|k8s-ci)(?![a-z]{4}))`;
const SIGNS=String.raw `(\w?)(?<!@)@+`;
const BOT_MENTION=new RegExp(String.raw `${SIGNS}(?=${BOT_NAME})`,'gi');
const BOT_COMMAND=new RegExp(String.raw `${SIGNS}(?=${BOT_NAME}[\w-]*[ \t]+[a-z]|(?:dependabot|bors|homu|mergifyio|rustbot)(?![\w/-]))`,'gi');
const COMMAND_LINE=new RegExp(String.raw `^(?=(?:[/!][a-z][\w-]*|(?:${BOTS_WITHOUT_SIGN})[:,]?)(?:[ \t]|$))`,'gim');
const SKIPS_CHECKS=/\[((?:skip|no)[ _-]?(?:ci|actions)|(?:ci|actions)[ _-]?skip)\]/gi;
const TRAILING_PUNCTUATION=/(?<![.,;:!?'")\]*_~])[.,;:!?'")\]*_~]+$/;
const SCHEME=/^[a-z][a-z0-9+.-]*:\/\//i;
function splitActiveContent(text,startsLine){
const pieces=[];
const active=new RegExp(ACTIVE_PATTERNS.join('|'),'gim');
const firstLineStart=startsLine?0:text.indexOf('\n')+1||Infinity;
let start=0;
for(let match=active.exec(text);match;match=active.exec(text)){
if(match.groups?.['command']&&match.index<firstLineStart){
active.lastIndex=match.index+1;
continue;
}
const found=match[0].replace(TRAILING_PUNCTUATION,'')||match[0];
if(match.index>start)
pieces.push({isActive:false,text:text.slice(start,match.index)});
pieces.push({isActive:true,text:found});
start=match.index+found.length;
active.lastIndex=start;
}
if(start<text.length)
pieces.push({isActive:false,text:text.slice(start)});
return pieces;
}
function inertText(active){
return withoutScheme(active).replace(BOT_MENTION,withoutSign);
}
function breakBotCommands(code){
return code.replace(BOT_COMMAND,(found,before,at)=>
at===0||code[at-1]==='\n'?`${before} `:withoutSign(found,before));
}
function indentCommands(code){
return breakBotCommands(code).replace(COMMAND_LINE,' ');
}
function withoutSign(_,before){
return before===''?'':`${before} `;
}
function breakSkipMarkers(text){
return text.replace(SKIPS_CHECKS,'[ $1 ]');
}
function withoutScheme(url){
return url.replace(SCHEME,'');
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
}),
47534:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S:()=>(totalLines),
m:()=>(totalsByPath)
});
function totalLines(edits){
return{
added:edits.reduce((sum,{added})=>sum+added,0),
removed:edits.reduce((sum,{removed})=>sum+removed,0)
};
}
function totalsByPath(edits){
return[...Map.groupBy(edits,({path})=>path)].map(([path,group])=>({path,...totalLines(group)}));
}
}),
35695:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
b:()=>(backticksAround),
n:()=>(labeledFence)
});
function backticksAround(code,atLeast){
const longest=(code.match(/`+/gu)??[]).reduce((length,run)=>Math.max(length,run.length),0);
return '`'.repeat(Math.max(atLeast,longest+1));
}
function labeledFence(label,text){
const marks=backticksAround(text,5);
return `${label}\n${marks}\n${text===''?'(empty)':text}\n${marks}`;
}
}),
79623:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B4:()=>(formatCount),
LS:()=>(plural),
WH:()=>(estimateSign),
a3:()=>(formatDuration),
fq:()=>(formatEdits),
nT:()=>(formatDollars),
rL:()=>(listFirst)
});
var _edit_totals_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(47534);
function formatDuration(milliseconds){
if(milliseconds<1_000)
return `${Math.round(milliseconds)} ms`;
if(milliseconds<59_950)
return `${(milliseconds/ 1_000).toFixed(1)} s`;
const seconds=Math.round(milliseconds/ 1_000);
if(seconds<3_600)
return `${Math.floor(seconds/ 60)} min ${pad(seconds%60)} s`;
const minutes=Math.round(seconds/ 60);
return `${Math.floor(minutes/ 60)} h ${pad(minutes%60)} min`;
}
function formatCount(count){
if(count<1_000)
return String(count);
if(count<999_950)
return `${oneDecimal(count/ 1_000)}k`;
return `${oneDecimal(count/ 1_000_000)}M`;
}
function formatDollars(dollars){
return `$${dollars.toFixed(dollars<0.1?4:2)}`;
}
function estimateSign({isEstimate}){
return isEstimate?'≈':'';
}
function plural(count,noun){
return `${count} ${noun}${count===1?'':'s'}`;
}
function listFirst(items,max){
const more=items.length-max;
return items.slice(0,max).join(', ')+(more>0?` and ${more} more`:'');
}
function formatEdits(edits){
if(edits.length===0)
return '';
const{added,removed}=(0,_edit_totals_js__WEBPACK_IMPORTED_MODULE_0__.S)(edits);
return `+${added} −${removed}`;
}
function oneDecimal(value){
return value.toFixed(1).replace(/\.0$/,'');
}
function pad(value){
return String(value).padStart(2,'0');
}
}),
43525:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ni:()=>(REPOSITORY_NAME),
Q4:()=>(noReplyAddress),
tS:()=>(MAX_TITLE_LENGTH),
tr:()=>(MAX_BODY_LENGTH)
});
const MAX_BODY_LENGTH=65_536;
const MAX_TITLE_LENGTH=256;
const REPOSITORY_NAME=/^[\w-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/u;
function noReplyAddress({login,id},host){
return `${id}+${login}@users.noreply.${host}`;
}
}),
32686:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ar:()=>(compactJson),
Io:()=>(jsonProblem),
hz:()=>(isDeeperThan),
qF:()=>(parseJson),
u4:()=>(isRecord),
zv:()=>(recordOf)
});
function parseJson(text){
try{
return JSON.parse(text);
}
catch{
return undefined;
}
}
function compactJson(value){
try{
return JSON.stringify(value);
}
catch(error){
if(error instanceof RangeError)
return undefined;
throw error;
}
}
function isRecord(value){
return typeof value==='object'&&value!==null&&!Array.isArray(value);
}
function recordOf(value){
return isRecord(value)?value:{};
}
function isDeeperThan(depth,value){
if(typeof value!=='object'||value===null)
return false;
return depth===0||Object.values(value).some((within)=>isDeeperThan(depth-1,within));
}
function jsonProblem(text,message){
if(text.trim()==='')
return 'it is empty';
if(text.includes('\0'))
return 'it is not a text file';
const position=Number(/at position (\d+)/.exec(message)?.[1]??0);
if(/Unexpected end|Unterminated/.test(message)||position>=text.trimEnd().length){
return 'it ends too early. A quotation mark or a bracket is not closed';
}
const[,line,column]=/\(line (\d+) column (\d+)\)/.exec(message)??[];
return line===undefined||column===undefined
?'a name or a value is not valid JSON. Names and texts need double quotation marks'
:`line ${line}, column ${column} is not valid JSON. Names and texts need double quotation marks, and a list must not end with a comma`;
}
}),
62070:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
DV:()=>(codeBlock),
FV:()=>(escapeMarkdown),
Gg:()=>(codeElement),
MZ:()=>(codeCell),
SS:()=>(codeSpan),
k9:()=>(linkMarkdown),
ml:()=>(joinParagraphs),
nf:()=>(link),
zH:()=>(details)
});
var _fence_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(35695);
var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
var _shorten_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64607);
var _active_content_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(66634);
const MAX_SPAN=160;
const MAX_SENTENCES=2_000;
function codeSpan(text,maxLength=MAX_SPAN){
const code=(0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__.Jr)((0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__.TN)(text,maxLength));
if(code==='')
return '';
const ticks=(0,_fence_js__WEBPACK_IMPORTED_MODULE_3__.b)(code,1);
const padding=code.startsWith('`')||code.endsWith('`')?' ':'';
return ticks+padding+code+padding+ticks;
}
function codeCell(text,maxLength=MAX_SPAN){
const code=(0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__.TN)(text,maxLength);
return code.includes('|')?codeElement(code,maxLength):codeSpan(code,maxLength);
}
function codeElement(text,maxLength=MAX_SPAN){
const code=(0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__.Jr)((0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__.TN)(text,maxLength));
return `<code>${code.replace(/[!-/:-@[-`{-~]/g,(character)=>`&#${character.charCodeAt(0)};`)}</code>`;
}
function escapeMarkdown(text,maxLength=MAX_SENTENCES){
return(0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__._N)((0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__.TN)(text,maxLength),false)
.map(({isActive,text:piece})=>(isActive?codeSpan((0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__.UJ)(piece),maxLength):escapePunctuation(piece)))
.join('');
}
function codeBlock(text,language=''){
const shown=(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(text).replace(/(?<!\n)\n+$/,'');
const code=language===''?(0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__.Jr)(shown):shown;
const ticks=(0,_fence_js__WEBPACK_IMPORTED_MODULE_3__.b)(code,3);
return `${ticks}${language}\n${code}\n${ticks}`;
}
function details(title,body){
return `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}
function joinParagraphs(paragraphs){
return paragraphs.filter(Boolean).join('\n\n');
}
function link(label,url){
return linkMarkdown(escapePunctuation(label),url);
}
function linkMarkdown(label,url){
return `[${label}](<${url.replace(/[<>\s\\]/g,encodeURIComponent)}>)`;
}
function escapePunctuation(text){
return text.replace(/[\\`*_[\]<>&~#$]/g,String.raw `\$&`).replaceAll('|','&#124;');
}
}),
64607:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
TN:()=>(oneLine),
VI:()=>(beginningOf),
l2:()=>(capitalized),
ml:()=>(shorten),
uA:()=>(withPeriod)
});
var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
function shorten(text,maxLength){
if(text.length<=maxLength)
return text;
return `${beginningOf(text,maxLength-1).trimEnd()}…`;
}
function beginningOf(text,maxLength){
return text.slice(0,maxLength).replace(/[\uD800-\uDBFF]$/u,'');
}
function withPeriod(text){
return text.replace(/\.?$/,'.');
}
function capitalized(text){
return text.replace(/^(\[?)([a-z])/,(_,before,first)=>before+first.toUpperCase());
}
function oneLine(text,maxLength){
const line=(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(text.slice(0,maxLength*4+100)).replace(/\s+/g,' ');
return shorten(line.trim(),maxLength);
}
}),
79435:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
p6:()=>(date),
w$:()=>(datetime)
});
var _core_index_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(68729);
var _schemas_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3301);
function datetime(params){
return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.You,params);
}
function date(params){
return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.Brp,params);
}
function time(params){
return core._isoTime(ZodISOTime,params);
}
function duration(params){
return core._isoDuration(ZodISODuration,params);
}
})
};
;
