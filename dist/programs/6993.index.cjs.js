"use strict";
exports.id=6993;
exports.ids=[6993];
exports.modules={
70399:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A3:()=>(reasonOf),
Ft:()=>(addPermission),
HD:()=>(unlessStatus),
QQ:()=>(refuses),
RL:()=>(lackedPermissions),
Ro:()=>(hasStatus),
ST:()=>(isGone),
Up:()=>(missingPermission),
Ux:()=>(reasonSentence),
WB:()=>(isPrimaryRateLimit),
WM:()=>(isForbiddenToToken),
Y$:()=>(isRefLocked),
a5:()=>(isRateLimit),
dK:()=>(isHidden),
dZ:()=>(toUserError),
fj:()=>(pullRequestSetting),
oH:()=>(orRefused),
uU:()=>(isUnknownResult)
});
var _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6013);
var _graphql_errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(39069);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _network_certificate_error_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(99841);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64607);
function hasStatus(error,...statuses){
return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__.G&&error.response!==undefined&&statuses.includes(error.status);
}
function unlessStatus(call,otherwise,...statuses){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.NN)(call,otherwise,(error)=>hasStatus(error,...statuses));
}
function refuses(words){
return(error)=>hasStatus(error,422)&&words.test(error.message);
}
function isGone(error){
return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo&&hasStatus(error.cause,404,410);
}
function isUnknownResult(error){
return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__.G&&(error.response===undefined||error.status>=500);
}
function isRefLocked(error){
return hasStatus(error,409,422)&&/cannot lock ref/i.test(error.message);
}
function isRateLimit(error){
if(hasStatus(error,429))
return true;
if(!hasStatus(error,403))
return false;
const asksToWait=error.response.headers['retry-after']!==undefined;
return asksToWait||isPrimaryRateLimit(error)||/\bsecondary rate\b/i.test(error.message);
}
function isPrimaryRateLimit(error){
return error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__.G&&error.response?.headers['x-ratelimit-remaining']==='0';
}
function isForbiddenToToken(error){
return hasStatus(error,403)&&/not accessible by (integration|personal access token)/i.test(error.message);
}
function isHidden(error){
return isForbiddenToToken(error)||hasStatus(error,404);
}
function pullRequestSetting({message},page){
if(!/not permitted to create/i.test(message))
return undefined;
return `Allow GitHub Actions to create pull requests: select the last checkbox at ${page}/settings/actions (Settings → Actions → General → Workflow permissions). If it is disabled, allow it in the organization's settings first. Or set \`github-token\` to the token of a GitHub App.`;
}
function reasonOf({message,response}){
const messages=fieldMessages(response.data);
return messages.length>0?messages.join(' '):message.replace(/ - https:\/\/\S+$/,'');
}
function fieldMessages(body){
if(typeof body!=='object'||body===null||!('errors' in body)||!Array.isArray(body.errors))
return[];
return body.errors.flatMap((error)=>{
if(typeof error==='string')
return[error];
return typeof error?.message==='string'?[error.message]:[];
});
}
function addPermission(error){
return `Add ${missingPermission(error)} under \`permissions:\` in the workflow file.`;
}
function missingPermission(error){
const accepted=error.response.headers['x-accepted-github-permissions'];
if(typeof accepted!=='string')
return permissionByRoute(error);
const alternatives=accepted.split(';').map((alternative)=>alternative
.split(',')
.map((permission)=>`\`${permission.trim().replaceAll('_','-').replace('=',': ')}\``)
.join(' and '));
return alternatives.join(' or ');
}
function permissionByRoute({request}){
if(request.url.endsWith('/graphql'))
return '`pull-requests: read`';
const level=request.method==='GET'?'read':'write';
const scopes=[
[/\/repos\/[^/]+\/[^/]+\/(git|commits)\//,'contents'],
[/\/repos\/[^/]+\/[^/]+\/pulls/,'pull-requests'],
[/\/repos\/[^/]+\/[^/]+\/issues/,'issues']
];
const scope=scopes.find(([route])=>route.test(request.url))?.[1]??'metadata';
return `\`${scope}: ${level}\``;
}
function toUserError(error){
if(!(error instanceof _octokit_request_error__WEBPACK_IMPORTED_MODULE_2__.G))
return error;
const message=explanation(error);
return message===undefined?error:new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(message,{cause:error});
}
function explanation(error){
const call=`${error.request.method} ${error.request.url}`;
if(!isErrorResponse(error))
return noResponse(call,error);
if(isRateLimit(error))
return `GitHub's rate limit is exceeded (${call}). ${rateLimitEnd(error)}`;
if(isForbiddenToToken(error)){
return `The token has no permission for this (${call}). ${addPermission(error)}`;
}
if(error.status>=500){
return `GitHub repeatedly responded with ${error.status} to ${call}. Check https://www.githubstatus.com and try again later.`;
}
const fields=(0,_graphql_errors_js__WEBPACK_IMPORTED_MODULE_0__._6)(error);
if(fields.length>0){
return `The GraphQL API at ${error.request.url} does not know ${fields.join(', ')}. Update GitHub Enterprise Server to a version that has them.`;
}
switch(error.status){
case 401:
return `GitHub does not accept the token: ${reasonSentence(error)} Set \`github-token\` to a valid token, or omit it to use the workflow's own.`;
case 403:
return `GitHub refused ${call}: ${reasonSentence(error)} Ask an owner of the repository or organization which rule applies, and allow the token.`;
case 404:
return `GitHub found nothing at ${call} (404): it does not exist, or the token cannot read it. Check the name, and set \`github-token\` to a token with read access to the repository.`;
case 409:
return `GitHub cannot do ${call} now: ${reasonSentence(error)} Fix this, then try again.`;
default:
return undefined;
}
}
function reasonSentence(error){
return(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.uA)(reasonOf(error));
}
function isErrorResponse(error){
return error.response!==undefined;
}
function noResponse(call,error){
const reason=(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)((0,_network_certificate_error_js__WEBPACK_IMPORTED_MODULE_4__.UH)(error));
const remedy=(0,_network_certificate_error_js__WEBPACK_IMPORTED_MODULE_4__.Y4)(error)?_network_certificate_error_js__WEBPACK_IMPORTED_MODULE_4__.lW:'Try again later.';
return `The request to GitHub failed (${call}): ${reason}. ${remedy}`;
}
function rateLimitEnd({response}){
const retryAfter=Number(response.headers['retry-after']);
if(retryAfter>0)
return `GitHub asks to wait ${retryAfter} seconds, longer than a run waits. Try again then.`;
const reset=Number(response.headers['x-ratelimit-reset']);
if(reset>0)
return `It resets at ${new Date(reset*1000).toISOString()}. Try again then.`;
return 'Try again in a few minutes.';
}
async function orRefused(permission,write){
try{
return await write();
}
catch(error){
if(isForbiddenToToken(error)){
return{kind:'refused',reason:lackedPermissions([permission])};
}
if(isRateLimit(error)||!hasStatus(error,403,404,410,422))
throw error;
const reason=hasStatus(error,404,410)?'It was deleted.':reasonSentence(error);
return{kind:'refused',reason};
}
}
function lackedPermissions(names){
return `The token lacks ${names.map((name)=>`\`${name}: write\``).join(', ')}.`;
}
}),
39069:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
_6:()=>(unknownFields),
_7:()=>(AUTHOR_FIELDS),
aD:()=>(personOfAuthor),
gR:()=>(graphqlFailure)
});
var _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6013);
var _tasks_person_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(87044);
const STATUSES={
FORBIDDEN:403,
INSUFFICIENT_SCOPES:403,
NOT_FOUND:404,
RATE_LIMITED:429,
RATE_LIMIT:429
};
function graphqlFailure(response,request){
const{errors,data}=(response.data??{});
if(!Array.isArray(errors)||errors.length===0){
if(data!==undefined&&data!==null)
return undefined;
return new _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__.G('the response lacks data',500,{request});
}
const list=errors;
const message=list.map((error)=>error.message).join(' ');
const status=Math.max(...list.map(statusOf));
return new _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__.G(message,status,{request,response:{...response,status,data:{message,errors}}});
}
function statusOf({type,message}){
if(/\bsecondary rate\b/i.test(message))
return 429;
const known=type===undefined?undefined:STATUSES[type];
if(known!==undefined)
return known;
return/^Something went wrong\b/.test(message)?502:422;
}
function unknownFields({response}){
const body=response?.data;
if(!Array.isArray(body?.errors))
return[];
const fields=body.errors.flatMap((error)=>{
const{code,typeName,fieldName}=(typeof error==='object'?error?.extensions:undefined)??{};
return code==='undefinedField'?[`${typeName??''}.${fieldName??''}`]:[];
});
return[...new Set(fields)];
}
const AUTHOR_FIELDS='__typename login ... on User { databaseId } ... on Bot { databaseId }';
function personOfAuthor(author){
if(author?.databaseId===undefined)
return undefined;
const{__typename:type,login,databaseId:id}=author;
const isShort=type==='Bot'&&!login.endsWith('[bot]');
return(0,_tasks_person_js__WEBPACK_IMPORTED_MODULE_0__.R)({login:isShort?`${login}[bot]`:login,id,type});
}
}),
79941:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
m:()=>(repeatCall),
v:()=>(pause)
});
var _network_certificate_error_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(99841);
var _forge_errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(70399);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58500);
async function repeatCall(attempt,{isRepeatable,limits,signal}){
const{retries,maxWaitSeconds,secondMs}=limits;
let[failures,refusals]=[0,0];
for(;;){
signal.throwIfAborted();
try{
return await attempt();
}
catch(error){
signal.throwIfAborted();
if((0,_network_certificate_error_js__WEBPACK_IMPORTED_MODULE_2__.Y4)(error))
throw(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_0__.dZ)(error);
const refusal=(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_0__.a5)(error)&&(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_0__.Ro)(error,403,429)?error:undefined;
if(!refusal&&!(isRepeatable&&(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_0__.uU)(error)))
throw error;
const repeats=refusal?refusals++:failures++;
const seconds=refusal?secondsUntilAllowed(refusal,repeats):(repeats+1)**2;
if(repeats===retries||seconds>maxWaitSeconds)
throw error;
await pause(seconds*secondMs,signal);
}
}
}
const FIRST_WAIT_SECONDS=60;
function secondsUntilAllowed(error,repeats){
const{headers}=error.response;
const reset=Number(headers['x-ratelimit-reset']);
const isPrimary=(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_0__.WB)(error)&&!/\bsecondary rate\b/i.test(error.message);
if(isPrimary&&reset>0)
return Math.max(0,Math.ceil(reset-Date.now()/ 1000)+1);
return Number(headers['retry-after'])||FIRST_WAIT_SECONDS*2**repeats;
}
async function pause(milliseconds,signal){
try{
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(milliseconds,undefined,{signal});
}
catch(error){
signal?.throwIfAborted();
throw error;
}
}
}),
17959:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
$V:()=>(repositoryOfCopy),
EG:()=>(commitInCopy),
fV:()=>(writeCommandRepository)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(59973);
var _text_branch_names_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62973);
var _git_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(43999);
var _read_refs_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(85134);
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(58804);
var _untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(80667);
const MERGE_BASE_REF='refs/forgehand/merge-base';
const NAME_OF_FOLDER='command-repository';
const NO_REFS=new Map();
async function writeCommandRepository({git,workTree,url},refs){
const gitDir=git.directory;
const workspaceGitDir=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workTree,'.git');
const folder=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(gitDir),NAME_OF_FOLDER);
const alternates=await(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'objects','info','alternates'),'utf8'),'');
const stores=[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'objects'),...alternates.split('\n').filter(Boolean)].map((store,index)=>({
name:`objects-${index+1}`,
folder:store
}));
const[grafts,shallow,copied]=await Promise.all([
refs?missingLinks(git,refs):[],
(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'shallow'),'utf8'),''),
refs?existingRefs(git,await(0,_read_refs_js__WEBPACK_IMPORTED_MODULE_4__.n)(workspaceGitDir)):NO_REFS
]);
const grafted=new Set(grafts.map(({commit})=>commit));
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder,{recursive:true,force:true});
await writeGitFolder(folder,{
head:headOf(refs),
url,
refs:new Map([...copied,...(refs?ownRefs(refs):[])]),
shallow:shallow.split('\n').filter((commit)=>commit!==''&&!grafted.has(commit))
});
for(const name of['objects/info',...stores.map((each)=>each.name)])
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name));
await Promise.all([
(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'objects','info','alternates'),stores.map(({name})=>`../${name}\n`).join('')),
(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'info','grafts'),grafts.map(({commit,parent})=>`${commit} ${parent}\n`).join('')),
copyIfExists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'index'),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'index')),
copyIfExists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'info','exclude'),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'info','exclude'))
]);
return{folder,borrowed:[...stores,...(await borrowFromWorkspace(workspaceGitDir,folder))]};
}
function repositoryOfCopy(root){
return `${root}.git`;
}
async function commitInCopy({git,root,look},tree){
const[original,folder]=[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(git.directory),NAME_OF_FOLDER),repositoryOfCopy(root)];
const head=(await(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(original,'HEAD'),'utf8'),'')).trim();
const ref=/^ref: (.+)/.exec(head)?.[1];
const parent=ref===undefined?head:(await(0,_read_refs_js__WEBPACK_IMPORTED_MODULE_4__.n)(original)).get(ref);
if(parent===undefined||!(0,_text_near_name_js__WEBPACK_IMPORTED_MODULE_5__.TS)(parent))
return;
const[,committer='']=/^committer (.+)$/m.exec(await git.run(['cat-file','commit',parent]))??[];
const input=`tree ${tree}\nparent ${parent}\nauthor ${committer}\ncommitter ${committer}\n\nThe change\n`;
const commit=(await git.run(['hash-object','-t','commit','-w','--stdin'],{input})).trim();
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.cp)(original,folder,{recursive:true});
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'objects','pack'));
await git.run(['pack-objects','-q','--revs',(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'objects','pack','pack')],{
input:`${commit}\n^${parent}\n`
});
await git.run(['read-tree','-m',`--index-output=${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'index')}`,commit],{look});
const moved=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,ref??'HEAD');
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(moved),{recursive:true});
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(moved,`${commit}\n`);
}
async function existingRefs(git,refs){
const entries=[...refs];
if(entries.length===0)
return refs;
const output=await git.run(['cat-file','--batch-check'],{input:entries.map(([,id])=>`${id}\n`).join('')});
const lines=output.split('\n');
return new Map(entries.filter((_,index)=>!lines[index]?.endsWith(' missing')));
}
async function missingLinks(git,{start,baseSha,mergeBase}){
if(mergeBase===undefined)
return[];
const ends=[...new Set([start,baseSha])].filter((commit)=>commit!==mergeBase);
const linked=await Promise.all(ends.map((commit)=>(0,_git_js__WEBPACK_IMPORTED_MODULE_3__.kz)(git,['merge-base','--is-ancestor',mergeBase,commit])));
return ends.filter((_,index)=>!linked[index]).map((commit)=>({commit,parent:mergeBase}));
}
async function copyIfExists(from,to){
await(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(from,to),undefined,['ENOENT']);
}
function headOf(refs){
if(!refs)
return 'ref: refs/heads/none';
return(0,_text_branch_names_js__WEBPACK_IMPORTED_MODULE_2__.eB)(refs.branch)?`ref: ${branchRef(refs)}`:refs.start;
}
function branchRef({branch}){
return `refs/heads/${branch}`;
}
function ownRefs(refs){
const{branch,start,base,baseSha,mergeBase}=refs;
return[
...(mergeBase===undefined?[]:[[MERGE_BASE_REF,mergeBase]]),
...((0,_text_branch_names_js__WEBPACK_IMPORTED_MODULE_2__.eB)(branch)?[[branchRef(refs),start]]:[]),
[`refs/remotes/origin/${base}`,baseSha]
];
}
async function borrowFromWorkspace(workspaceGitDir,folder){
const borrowed=[];
for(const name of await submodulesIn(workspaceGitDir)){
const[from,to]=[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspaceGitDir,name),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name)];
await writeGitFolder(to,{
head:(await(0,_read_refs_js__WEBPACK_IMPORTED_MODULE_4__.z)(from))??'ref: refs/heads/none',
url:undefined,
refs:await(0,_read_refs_js__WEBPACK_IMPORTED_MODULE_4__.n)(from),
shallow:((await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__.HA)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from,'shallow')))??'').toString().split('\n').filter(_text_near_name_js__WEBPACK_IMPORTED_MODULE_5__.TS)
});
if(await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__.Ze)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from,'index')))
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from,'index'),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to,'index'));
borrowed.push({name:`${name}/objects`,folder:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from,'objects')});
}
if(await areRealFolders(workspaceGitDir,['.','lfs','lfs/objects'])){
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'lfs','objects'),{recursive:true});
borrowed.push({name:'lfs/objects',folder:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspaceGitDir,'lfs','objects')});
}
return borrowed;
}
const MAX_SUBMODULES=200;
const MAX_FOLDERS=2_000;
const NAME=/^[^\p{Cc}]+$/u;
async function submodulesIn(gitDir){
if(!(await areRealFolders(gitDir,['.','modules'])))
return[];
const pending=await foldersIn(gitDir,'modules');
const repositories=[];
for(let count=0;count<MAX_FOLDERS&&repositories.length<MAX_SUBMODULES;count++){
const name=pending.shift();
if(name===undefined)
break;
const isRepository=(await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__.Ze)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,name,'HEAD')))&&(await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__.jj)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,name,'objects')));
if(isRepository)
repositories.push(name);
if(!isRepository)
pending.push(...(await foldersIn(gitDir,name)));
else if(await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__.jj)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,name,'modules')))
pending.push(...(await foldersIn(gitDir,`${name}/modules`)));
}
return repositories;
}
async function foldersIn(gitDir,parent){
const entries=await(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,parent),{withFileTypes:true}),[]);
return entries.filter((entry)=>entry.isDirectory()&&NAME.test(entry.name)).map(({name})=>`${parent}/${name}`);
}
async function areRealFolders(parent,names){
return(await Promise.all(names.map((name)=>(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_6__.jj)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent,name))))).every(Boolean);
}
async function writeGitFolder(folder,{head,url,refs,shallow}){
for(const name of['objects','refs/heads','info'])
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name),{recursive:true});
const lines=[...refs].map(([name,id])=>`${id} ${name}\n`);
await Promise.all([
(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'HEAD'),`${head}\n`),
(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'config'),configOf(url)),
(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'packed-refs'),lines.join('')),
...(shallow.length>0?[(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,'shallow'),shallow.map((commit)=>`${commit}\n`).join(''))]:[])
]);
}
function configOf(url){
return `[core]
	repositoryFormatVersion = 0
	bare = false
	fileMode = true
	checkStat = minimal
	trustctime = false
	symlinks = true
	autocrlf = false
	fsmonitor = false
	untrackedCache = false
	hooksPath = /dev/null
	logAllRefUpdates = false
	pager = cat
[advice]
	graftFileDeprecated = false
[gc]
	auto = 0
[maintenance]
	auto = false
[submodule]
	active = .
${url===undefined?'':`[remote "origin"]\n\turl = ${JSON.stringify(url)}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`}`;
}
}),
56296:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Mi:()=>(CHANGE_LIMITS),
UB:()=>(TreeTooLarge),
i7:()=>(LIST_LIMITS),
yx:()=>(Look)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _text_format_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(79623);
var _machine_program_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(44931);
const MB=2**20;
const CHANGE_LIMITS={
counted:'new or changed files',
entries:100_000,
bytes:2_048*MB,
seconds:180
};
const LIST_LIMITS={counted:'files',entries:1_000_000,bytes:1_024*MB,seconds:60};
const MAX_NAMES=128*MB;
const PATIENCE_MS=500;
class TreeTooLarge extends _errors_js__WEBPACK_IMPORTED_MODULE_4__.yo{
name='TreeTooLarge';
}
class Look{
signal;
#limits;
#timeout;
#blocked=new AbortController();
#entries=[];
#reads=[];
#bytes=0;
#names=0;
#patternFiles=[];
constructor(limits,signal){
this.#limits=limits;
this.#timeout=AbortSignal.timeout(limits.seconds*1000);
this.signal=AbortSignal.any([...(signal?[signal]:[]),this.#timeout,this.#blocked.signal]);
}
watchGit(root,gitDirectory){
const ended=new AbortController();
const search=async()=>{
const signal=AbortSignal.any([ended.signal,this.signal]);
const{pipes,patternFiles}=await delayingFiles(root,(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory,'index'),signal);
this.#patternFiles=patternFiles;
if(pipes[0]===undefined)
return;
const waits=`${(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(pipes[0])} is a named pipe, for which git waits without end.`;
this.#blocked.abort(new TreeTooLarge(`${waits} Delete it in the command that creates it.`));
};
const timer=setTimeout(()=>void search(),PATIENCE_MS);
return()=>{
clearTimeout(timer);
ended.abort();
};
}
list(paths){
const{entries,counted}=this.#limits;
for(const path of paths){
this.#entries.push({path,weight:1});
this.#names+=path.length;
}
if(this.#names>MAX_NAMES)
throw this.cutOff([],'their names are too long');
if(this.#entries.length<=entries)
return;
const{path,weight}=heaviestFolder(this.#entries);
throw tooLarge(path,`has ${number(weight)} ${counted}, and the limit is ${number(entries)}`);
}
read(files){
const{bytes:limit,counted}=this.#limits;
for(const{path,bytes}of files){
this.#reads.push({path,weight:bytes});
this.#bytes+=bytes;
}
if(this.#bytes<=limit)
return;
const{path,weight}=heaviestFolder(this.#reads);
throw tooLarge(path,`has ${megabytes(weight)} in ${counted}, and the limit is ${megabytes(limit)}`);
}
throwIfOver(seen=[]){
if(!this.signal.aborted)
return;
if(this.signal.reason!==this.#timeout.reason)
this.signal.throwIfAborted();
const took=`looking at it took longer than ${this.#limits.seconds} s`;
if(this.#patternFiles.length===0)
throw this.cutOff(seen,took);
throw new TreeTooLarge(`The work tree could not be read, because ${took}. Git compares every path with the patterns of these files, which are large, have many wildcards or have just changed: `+
`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__.rL)(this.#patternFiles.map(_text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q),MAX_NAMED)}. Shorten or restore them.`);
}
cutOff(seen,why){
const all=[...this.#entries,...seen.map((each)=>({path:each,weight:1}))];
const{path,weight}=heaviestFolder(all);
if(weight===0)
return new TreeTooLarge(`The work tree could not be read, because ${why}.`);
return tooLarge(path,`has at least ${number(weight)} ${this.#limits.counted}, and ${why}`);
}
}
function tooLarge(folder,what){
const name=folder===''?'The root of the repository':(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(folder);
const remedy=folder===''?'Add them to .gitignore':'Add the folder to .gitignore';
return new TreeTooLarge(`${name} ${what}. ${remedy}, or delete them in the command that creates them.`);
}
const MAX_DEPTH=8;
const MAX_SAMPLE=20_000;
function heaviestFolder(all){
const step=Math.ceil(all.length/ MAX_SAMPLE);
const sample=all.filter((_,index)=>index%step===0);
const half=weightOf(sample)/ 2;
let inside=sample;
let path='';
for(let depth=1;depth<=MAX_DEPTH;depth+=1){
const below=inside.filter((each)=>each.path.split('/',depth+1).length>depth);
const children=Map.groupBy(below,(each)=>each.path.split('/',depth).join('/'));
const heavy=[...children].find(([,files])=>weightOf(files)>half);
if(!heavy)
break;
[path,inside]=heavy;
}
return{path,weight:weightOf(path===''?all:all.filter((each)=>each.path.startsWith(`${path}/`)))};
}
function weightOf(files){
return files.reduce((sum,{weight})=>sum+weight,0);
}
function megabytes(bytes){
return `${number(Math.round(bytes/ MB))} MB`;
}
function number(value){
return value.toLocaleString('en-US');
}
const OPENED_BY_NAME=['.gitignore','.gitattributes','.gitmodules','.mailmap'];
const WITH_PATTERNS=['.gitignore','.gitattributes'];
const MANY_PATTERNS_KIB=1_024;
const SLOW='[*]([^*/]+[*]){3}';
const MAX_NAMED=3;
async function delayingFiles(root,index,signal){
const pipes=['-type','p','(',...anyName(OPENED_BY_NAME),'-o','-path','*/.git/*',')','-printf','p%P\\0'];
const isNewer=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(index)?['-o','-cnewer',index]:[];
const size=['(','-size',`+${MANY_PATTERNS_KIB}k`,...isNewer,'-o','-exec','grep','-qE',SLOW,'{}',';',')'];
const patterns=['-type','f','(',...anyName(WITH_PATTERNS),')',...size,'-printf','f%P\\0'];
const place={workTree:root,environment:{PATH:'/usr/bin:/bin',LC_ALL:'C'},cwd:root,signal};
const output=await(0,_machine_program_js__WEBPACK_IMPORTED_MODULE_3__.m)('find',['.',...pipes,'-o',...patterns],place).catch((error)=>error.stdout??'');
const found=signal.aborted?[]:output.split('\0');
const marked=(letter)=>found.filter((each)=>each.startsWith(letter)).map((each)=>each.slice(1));
return{pipes:marked('p'),patternFiles:marked('f')};
}
const anyName=(names)=>names.flatMap((name)=>['-o','-name',name]).slice(1);
}),
44931:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
m:()=>(runProgram),
o:()=>(leaveProgram)
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var node_util__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57975);
var _hardened_environment_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(22388);
async function runProgram(name,args,{workTree,environment,input='',...more}){
const options={...more,env:await(0,_hardened_environment_js__WEBPACK_IMPORTED_MODULE_2__.Zw)(workTree,environment),maxBuffer:64*1024*1024};
const running=(0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(name,[...args],options);
running.child.stdin?.on('error',()=>undefined).end(input);
return(await running).stdout;
}
async function leaveProgram(name,args,place){
const env=await(0,_hardened_environment_js__WEBPACK_IMPORTED_MODULE_2__.Zw)(place.workTree,place.environment);
return(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(name,args,{stdio:'ignore',detached:true,env});
}
}),
17565:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
U3:()=>(createPrivateRepository),
lf:()=>(excludePaths),
qi:()=>(recordWorkspaceCommit),
vQ:()=>(removeLocks)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var _text_git_names_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(67135);
var node_fs__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760);
const WORKSPACE_REF='refs/forgehand/workspace';
function createPrivateRepository(gitDir,shared,isExact){
for(const folder of['info','objects/info','objects/pack','refs/forgehand'])
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,folder),{recursive:true});
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.chmodSync)(gitDir,0o700);
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,'HEAD'),'ref: refs/heads/none\n');
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,'config'),CONFIG);
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,'info/attributes'),isExact?EXACT:'');
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,'info/exclude'),'');
removeLocks(gitDir);
const alternates=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,'objects/info/alternates');
if(!shared)
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(alternates,{force:true});
else{
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)(alternates,`${shared.objects}\n`);
addLines((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,'shallow'),shared.shallow);
}
}
function removeLocks(gitDir){
for(const name of['index.lock','index-of-change.lock','shallow.lock'])
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,name),{force:true});
}
function addLines(path,lines){
const file=(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(path,'a+');
try{
const present=new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(file,'utf8').split('\n'));
const missing=lines.filter((line)=>!present.has(line));
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)(file,missing.map((line)=>`${line}\n`).join(''));
}
finally{
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(file);
}
}
function recordWorkspaceCommit(gitDir,commit){
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,WORKSPACE_REF);
if(commit===undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(path,{force:true});
else
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)(path,`${commit}\n`);
}
const EXACT='* -text -ident !eol !filter !working-tree-encoding\n';
const IGNORES_CASE=process.platform==='darwin'||process.platform==='win32';
const CONFIG=`[core]
	repositoryFormatVersion = 0
	bare = true
	fileMode = true
	symlinks = true
	ignoreCase = ${IGNORES_CASE}
	precomposeUnicode = ${IGNORES_CASE}
	untrackedCache = false
	alternateRefsCommand = true
	protectHFS = true
	protectNTFS = true
	autocrlf = false
	safecrlf = false
	bigFileThreshold = 32m
	commitGraph = false
	multiPackIndex = false
	fsync = none
[protocol "https"]
	allow = always
[protocol "http"]
	allow = always
[http]
	followRedirects = false
	lowSpeedLimit = 1000
	lowSpeedTime = 60
[pack]
	readReverseIndex = false
[gc]
	auto = 0
[maintenance]
	auto = false
[fetch]
	recurseSubmodules = false
[checkout]
	workers = 0
`;
async function excludePaths(gitDir,paths){
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,'info'),{recursive:true});
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,'info','exclude'),paths.map((path)=>`/${(0,_text_git_names_js__WEBPACK_IMPORTED_MODULE_1__.b)(path)}\n`).join(''));
}
}),
85134:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
n:()=>(readRefs),
z:()=>(readHead)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(59973);
var _text_branch_names_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62973);
var _text_near_name_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(58804);
var _untrusted_files_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(80667);
async function readHead(gitDir){
const head=(await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_4__.HA)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'HEAD')))?.toString().trim();
if(head===undefined||(0,_text_near_name_js__WEBPACK_IMPORTED_MODULE_3__.TS)(head))
return head;
const ref=/^ref: (refs\/[\w./+@#-]+)$/.exec(head)?.[1];
if(ref===undefined||ref.includes('..'))
return undefined;
return(await readLooseRef(gitDir,ref))??(await readPackedRefs(gitDir)).get(ref);
}
const MAX_LOOSE_REFS=20_000;
const FOLDERS=['refs/heads','refs/tags','refs/remotes/origin'];
async function readRefs(gitDir){
if(!(await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_4__.jj)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'refs'))))
return new Map();
const packed=[...(await readPackedRefs(gitDir))].filter(([name])=>isCopied(name));
const refs=new Map(packed);
for(const name of await looseRefNames(gitDir)){
const id=await readLooseRef(gitDir,name);
if(id!==undefined)
refs.set(name,id);
}
return refs;
}
function isCopied(name){
const folder=FOLDERS.find((each)=>name.startsWith(`${each}/`));
return folder!==undefined&&(0,_text_branch_names_js__WEBPACK_IMPORTED_MODULE_2__.eB)(name.slice(folder.length+1));
}
async function looseRefNames(gitDir){
const pending=[...FOLDERS];
const names=[];
for(let folder=pending.pop();folder!==undefined;folder=pending.pop()){
const parent=folder;
if(!(await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_4__.jj)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,parent))))
continue;
for(const entry of await(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,parent),{withFileTypes:true}),[])){
const name=`${parent}/${entry.name}`;
if(entry.isDirectory())
pending.push(name);
else if(isCopied(name))
names.push(name);
if(names.length+pending.length>=MAX_LOOSE_REFS)
return names;
}
}
return names;
}
async function readLooseRef(gitDir,ref){
const id=(await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_4__.HA)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,ref)))?.toString().trim();
return id!==undefined&&(0,_text_near_name_js__WEBPACK_IMPORTED_MODULE_3__.TS)(id)?id:undefined;
}
async function readPackedRefs(gitDir){
const lines=((await(0,_untrusted_files_js__WEBPACK_IMPORTED_MODULE_4__.HA)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'packed-refs')))??'').toString().split('\n');
return new Map(lines.flatMap((line)=>((0,_text_near_name_js__WEBPACK_IMPORTED_MODULE_3__.TS)(line.slice(0,40))?[[line.slice(41),line.slice(0,40)]]:[])));
}
}),
80667:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
HA:()=>(readUntrustedFile),
N8:()=>(ABSENCE_CODES),
PJ:()=>(isLink),
Ze:()=>(isRegularFile),
jj:()=>(isRealFolder)
});
var tslib__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(67877);
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
const MAX_BYTES=16*1024*1024;
const ABSENCE_CODES=['ENOENT','ENOTDIR','ELOOP','EACCES','EISDIR','ENXIO'];
function readUntrustedFile(path,maxBytes=MAX_BYTES){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.e4)(readRegularFile(path,maxBytes),undefined,ABSENCE_CODES);
}
async function readRegularFile(path,maxBytes){
const env_1={stack:[],error:void 0,hasError:false};
try{
const file=(0,tslib__WEBPACK_IMPORTED_MODULE_3__.mS)(env_1,await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK),true);
const status=await file.stat();
return status.isFile()&&status.size<=maxBytes?await file.readFile():undefined;
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
const result_1=(0,tslib__WEBPACK_IMPORTED_MODULE_3__.hk)(env_1);
if(result_1)
await result_1;
}
}
async function isRealFolder(path){
return(await statusOf(path))?.isDirectory()??false;
}
async function isRegularFile(path){
return(await statusOf(path))?.isFile()??false;
}
async function isLink(path){
return(await statusOf(path))?.isSymbolicLink()??false;
}
function statusOf(path){
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.e4)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path),undefined,ABSENCE_CODES);
}
}),
21596:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
QR:()=>(parentOfVerified),
YJ:()=>(treeOfVerified),
xq:()=>(readFolderVerified),
xu:()=>(readVerified)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
var node_crypto__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(77598);
const MAX_BYTES=1024*1024;
const MAX_LINKS=3;
async function readVerified(git,{commit,path,onRead}){
const root=await treeOfVerified(git,commit);
let wanted=path;
for(let links=0;links<=MAX_LINKS;links++){
const entry=await findEntry(git,root,wanted.split('/'));
if(!entry||(entry.mode!=='120000'&&!entry.mode.startsWith('100')))
return undefined;
onRead?.(wanted);
const content=await readChecked(git,'blob',entry.id);
if(content.length>MAX_BYTES)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`${path} has ${content.length} bytes. The limit is ${MAX_BYTES} bytes. Shorten it.`);
if(entry.mode!=='120000')
return content.toString('utf8');
wanted=node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(wanted),content.toString('utf8'));
}
return undefined;
}
async function readFolderVerified(git,commit,folder){
const entry=await findEntry(git,await treeOfVerified(git,commit),folder.split('/'));
if(entry?.mode!=='40000')
return[];
const entries=parseTree(await readChecked(git,'tree',entry.id));
const files=entries.filter(({mode})=>mode.startsWith('100')).map(({id})=>id);
const contents=await Promise.all(files.map((id)=>readChecked(git,'blob',id)));
return contents.map((content)=>content.toString('utf8'));
}
async function treeOfVerified(git,commit){
const[,tree]=/^tree ([0-9a-f]{40})\n/.exec((await readChecked(git,'commit',commit)).toString())??[];
if(tree===undefined)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`${commit} is not a commit.`);
return tree;
}
async function parentOfVerified(git,commit){
const text=(await readChecked(git,'commit',commit)).toString();
const[,parent]=/^tree [0-9a-f]{40}\nparent ([0-9a-f]{40})\n(?!parent )/.exec(text)??[];
return parent;
}
async function findEntry(git,tree,[name,...rest]){
const entry=parseTree(await readChecked(git,'tree',tree)).find((candidate)=>candidate.name===name);
if(!entry||rest.length===0)
return entry;
return entry.mode==='40000'?findEntry(git,entry.id,rest):undefined;
}
function parseTree(bytes){
const entries=[];
for(let start=0;start<bytes.length;){
const end=bytes.indexOf(0,start);
if(end<0)
break;
const[,mode='',name='']=/^(\d+) (.*)$/s.exec(bytes.toString('utf8',start,end))??[];
entries.push({mode,name,id:bytes.toString('hex',end+1,end+21)});
start=end+21;
}
return entries;
}
const verified=new WeakMap();
const MAX_KEPT_BYTES=64*1024;
function objectsOf(git){
const objects=verified.get(git)??new Map();
verified.set(git,objects);
return objects;
}
function readChecked(git,type,id){
const objects=objectsOf(git);
const key=`${type} ${id}`;
const content=objects.get(key)??readAndHash(git,type,id);
objects.set(key,content);
if(type==='blob')
void forgetLarge(objects,key);
return content;
}
async function forgetLarge(objects,key){
const content=await objects.get(key)?.catch(()=>undefined);
if(!content||content.length>MAX_KEPT_BYTES)
objects.delete(key);
}
async function readAndHash(git,type,id){
const content=await git.readObject(type,id);
if(objectId(type,content)===id)
return content;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`The ${type} ${id} in the workspace's .git folder is damaged or forged. Start from a clean workspace.`);
}
function objectId(type,content){
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex');
}
}),
99841:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
UH:()=>(deepestCause),
Y4:()=>(isCertificateError),
lW:()=>(TRUST_CERTIFICATE)
});
const TRUST_CERTIFICATE='If a proxy of your company signs certificates, set NODE_EXTRA_CA_CERTS to its certificate in the env of the step.';
const CERTIFICATE_CODES=/^(UNABLE_TO_(GET|VERIFY|DECRYPT|DECODE)_|CERT_|CRL_|ERROR_IN_C(ERT|RL)_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|INVALID_(CA|PURPOSE)$|PATH_LENGTH_EXCEEDED|HOSTNAME_MISMATCH|ERR_TLS_CERT_)/;
function isCertificateError(error){
const cause=deepestCause(error);
return Error.isError(cause)&&'code' in cause&&CERTIFICATE_CODES.test(String(cause.code));
}
function deepestCause(error){
let deepest=error;
while(Error.isError(deepest)&&deepest.cause!==undefined)
deepest=deepest.cause;
return deepest;
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
67135:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
L:()=>(unquoteName),
b:()=>(ignorePattern)
});
const C_ESCAPES={
0:'\0',
a:'\x07',
b:'\b',
f:'\f',
n:'\n',
r:'\r',
t:'\t',
v:'\v'
};
function unquoteName(name){
const bytes=Array.from(name.matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/gs),([,octal,letter,text])=>{
if(octal!==undefined)
return Buffer.from([Number.parseInt(octal,8)]);
return Buffer.from(text??C_ESCAPES[letter??'']??letter??'');
});
return Buffer.concat(bytes).toString();
}
function ignorePattern(path){
return path.replaceAll(/^[!#]|[\\*?[ ]/g,String.raw `\$&`).replaceAll(/[\n\r]/g,'?');
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
6013:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
G:()=>(RequestError)
});
class RequestError extends Error{
name;
status;
request;
response;
constructor(message,statusCode,options){
super(message,{cause:options.cause});
this.name="HttpError";
this.status=Number.parseInt(statusCode);
if(Number.isNaN(this.status)){
this.status=0;
}
/* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */
if("response" in options){
this.response=options.response;
}
const requestCopy=Object.assign({},options.request);
if(options.request.headers.authorization){
requestCopy.headers=Object.assign({},options.request.headers,{
authorization:options.request.headers.authorization.replace(
/(?<! ) .*$/,
" [REDACTED]"
)
});
}
requestCopy.url=requestCopy.url.replace(/\bclient_secret=\w+/g,"client_secret=[REDACTED]").replace(/\baccess_token=\w+/g,"access_token=[REDACTED]");
this.request=requestCopy;
}
}
})
};
;
