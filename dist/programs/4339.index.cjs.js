"use strict";
exports.id=4339;
exports.ids=[4339];
exports.modules={
70399:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
A3:()=>(reasonOf),
Ft:()=>(addPermission),
Ro:()=>(hasStatus),
ST:()=>(isGone),
Up:()=>(missingPermission),
Ux:()=>(reasonSentence),
WB:()=>(isPrimaryRateLimit),
WM:()=>(isForbiddenToToken),
Y$:()=>(isRefLocked),
a5:()=>(isRateLimit),
dZ:()=>(toUserError),
fj:()=>(pullRequestSetting),
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
function pullRequestSetting({message},settingsUrl){
if(!/not permitted to create/i.test(message))
return undefined;
return `Allow GitHub Actions to create pull requests: select the last checkbox at ${settingsUrl} (Settings → Actions → General → Workflow permissions). If it is disabled, allow it in the organization's settings first. Or set \`github-token\` to the token of a GitHub App.`;
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
13316:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
l:()=>(excludePaths)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _text_git_names_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(67135);
async function excludePaths(gitDir,paths){
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'info'),{recursive:true});
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'info','exclude'),paths.map((path)=>`/${(0,_text_git_names_js__WEBPACK_IMPORTED_MODULE_2__.b)(path)}\n`).join(''));
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
99377:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
u:()=>(isLockFile)
});
const LOCK_FILE=/(^|\/)(package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|deno\.lock|(uv|poetry|pdm|Pipfile|Cargo|Gemfile|composer|mix|pubspec|flake)\.lock|pylock(\.[^/]+)?\.toml|gems\.locked|go\.(work\.)?sum|gradle\.lockfile|packages\.lock\.json|paket\.lock|Podfile\.lock|Package\.resolved)$/;
function isLockFile(path){
return LOCK_FILE.test(path);
}
}),
37991:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Q:()=>(noReplyAddress)
});
function noReplyAddress({login,id},host){
return `${id}+${login}@users.noreply.${host}`;
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
