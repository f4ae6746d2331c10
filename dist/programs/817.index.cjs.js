"use strict";
exports.id=817;
exports.ids=[817];
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
58755:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N:()=>(connect)
});
var utils=__webpack_require__(15562);
var dist_src=__webpack_require__(51432);
;
const VERSION="6.0.0";
;
function requestLog(octokit){
octokit.hook.wrap("request",(request,options)=>{
octokit.log.debug("request",options);
const start=Date.now();
const requestOptions=octokit.request.endpoint.parse(options);
const path=requestOptions.url.replace(options.baseUrl,"");
return request(options).then((response)=>{
const requestId=response.headers["x-github-request-id"];
octokit.log.info(
`${requestOptions.method} ${path} - ${response.status} with id ${requestId} in ${Date.now()-start}ms`
);
return response;
}).catch((error)=>{
const requestId=error.response?.headers["x-github-request-id"]||"UNKNOWN";
octokit.log.error(
`${requestOptions.method} ${path} - ${error.status} with id ${requestId} in ${Date.now()-start}ms`
);
throw error;
});
});
}
requestLog.VERSION=VERSION;
var dist_bundle=__webpack_require__(43973);
var plugin_rest_endpoint_methods_dist_src=__webpack_require__(96840);
;
const version_VERSION="22.0.1";
;
const Octokit=dist_src.E.plugin(requestLog,plugin_rest_endpoint_methods_dist_src.T,dist_bundle.ud).defaults(
{
userAgent:`octokit-rest.js/${version_VERSION}`
}
);
var forge_errors=__webpack_require__(70399);
var request_error_dist_src=__webpack_require__(6013);
var graphql_errors=__webpack_require__(39069);
var repeat_calls=__webpack_require__(79941);
;
const REPEATABLE_POSTS=new Set([
'/repos/{owner}/{repo}/git/blobs',
'/repos/{owner}/{repo}/git/trees',
'/repos/{owner}/{repo}/git/commits',
'/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
'/repos/{owner}/{repo}/issues/{issue_number}/reactions',
'/repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions',
'/repos/{owner}/{repo}/issues/{issue_number}/labels',
'/repos/{owner}/{repo}/issues/{issue_number}/assignees',
'/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers'
]);
function attemptPlugin(signal,timeoutMs){
return({hook,request})=>{
hook.before('request',(options)=>{
options.headers['x-github-api-version']='2022-11-28';
const limited=AbortSignal.any([signal,AbortSignal.timeout(timeoutMs)]);
options.request={...options.request,signal:limited};
});
hook.after('request',(response,options)=>{
const parsed=()=>request.endpoint.parse(options);
const isJson=response.headers['content-type']?.includes('json')===true;
const isTruncated=isJson&&typeof response.data==='string';
const failure=isTruncated||!options.url.endsWith('/graphql')?undefined:(0,graphql_errors.gR)(response,parsed());
if(failure)
throw failure;
const missing=missingFields(options,response.data);
if(!isTruncated&&missing.length===0)
return;
const problem=isTruncated?'the response was truncated':`the response lacks ${missing.join(', ')}`;
throw new request_error_dist_src.G(problem,500,{request:parsed()});
});
};
}
function callPlugin(signal,limits){
const pace=createPace(limits.secondMs,signal);
return({hook})=>{
hook.wrap('request',async(request,options)=>{
signal.throwIfAborted();
const isRead=options.method==='GET'||options.method==='HEAD'||options.url==='/markdown';
const isRepeatable=isRead||options.method!=='POST'||REPEATABLE_POSTS.has(options.url)||options.url.endsWith('/graphql');
if(!isRead)
await pace.write();
const attempt=()=>pace.limit(()=>Promise.resolve(request(options)));
return await(0,repeat_calls.m)(attempt,{isRepeatable,limits,signal});
});
};
}
const REPO='/repos/{owner}/{repo}';
const REQUIRED_FIELDS={
[`GET ${REPO}/branches/{branch}`]:['name','commit.sha','protected'],
[`GET ${REPO}/collaborators/{username}/permission`]:['permission'],
[`GET ${REPO}/compare/{basehead}`]:['commits','merge_base_commit.sha'],
[`GET ${REPO}/git/commits/{commit_sha}`]:['tree.sha','parents','message','verification.verified'],
[`GET ${REPO}/git/blobs/{file_sha}`]:['content'],
[`GET ${REPO}/git/trees/{tree_sha}`]:['tree'],
[`GET ${REPO}/git/ref/{ref}`]:['object.sha'],
[`GET ${REPO}/pulls/{pull_number}`]:[
'number',
'html_url',
'state',
'head.ref',
'head.sha',
'base.ref',
'base.repo.id'
],
[`GET ${REPO}/pulls/{pull_number}/reviews/{review_id}`]:['node_id'],
[`POST ${REPO}/pulls/{pull_number}/reviews`]:['id','html_url'],
[`POST ${REPO}/pulls/{pull_number}/comments/{comment_id}/replies`]:['id'],
[`POST ${REPO}/git/blobs`]:['sha'],
[`POST ${REPO}/git/commits`]:['sha','verification.verified'],
[`POST ${REPO}/git/trees`]:['sha'],
[`POST ${REPO}/issues`]:['number','html_url','state'],
[`POST ${REPO}/issues/{issue_number}/comments`]:['id'],
[`POST ${REPO}/pulls`]:['number','html_url']
};
function missingFields({method,url},data){
if(method==='GET'&&isEmptyObject(data))
return['its content'];
const required=REQUIRED_FIELDS[`${method} ${url}`]??[];
return required.filter((path)=>valueAt(data,path.split('.'))===undefined);
}
function isEmptyObject(data){
return typeof data==='object'&&data!==null&&!Array.isArray(data)&&Object.keys(data).length===0;
}
function valueAt(data,[name,...rest]){
if(name===undefined)
return data??undefined;
if(typeof data!=='object'||data===null||!(name in data))
return undefined;
return valueAt(data[name],rest);
}
const WRITES_AT_ONCE=20;
const CALLS_AT_ONCE=10;
function createPace(secondMs,signal){
let nextWriteAt=-Infinity;
let running=0;
const waiting=[];
return{
write:async()=>{
const now=performance.now();
nextWriteAt=Math.max(nextWriteAt,now-(WRITES_AT_ONCE-1)*secondMs);
const waitMs=nextWriteAt-now;
nextWriteAt+=secondMs;
if(waitMs>0)
await(0,repeat_calls.v)(waitMs,signal);
},
limit:async(call)=>{
if(running===CALLS_AT_ONCE)
await new Promise((resolve)=>waiting.push(resolve));
else
running+=1;
try{
return await call();
}
finally{
const next=waiting.shift();
if(next)
next();
else
running-=1;
}
}
};
}
;
const DEFAULT_RETRY_LIMITS={
retries:3,
maxWaitSeconds:300,
responseTimeoutSeconds:60,
secondMs:1000
};
function connect(settings){
const{owner,repo,token,serverUrl,signal}=settings;
const retryLimits={...DEFAULT_RETRY_LIMITS,...settings.retryLimits};
const createOnce=async({create,find})=>{
for(let repeats=0;;repeats++){
try{
return await create();
}
catch(error){
if(!((0,forge_errors.uU)(error)||(0,forge_errors.Y$)(error))||repeats===retryLimits.retries)
throw error;
}
await(0,repeat_calls.v)(2**repeats*retryLimits.secondMs,signal);
const found=await find();
if(found!==undefined)
return found;
}
};
const page=`${serverUrl}/${owner}/${repo}`;
const octokit=createOctokit(settings,retryLimits);
return{octokit,repository:{owner,repo},page,token,serverUrl,signal,retryLimits,createOnce};
}
function createOctokit({token,apiUrl,signal},retryLimits){
const options={
baseUrl:apiUrl,
userAgent:'forgehand',
log:silence
};
const Client=Octokit.defaults(utils.NT).plugin(attemptPlugin(signal,retryLimits.responseTimeoutSeconds*1000),callPlugin(signal,retryLimits));
return new Client((0,utils.EG)(token,options));
}
const ignore=()=>undefined;
const silence={debug:ignore,info:ignore,warn:ignore,error:ignore};
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
25567:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Fy:()=>(listOwnRefs),
Lo:()=>(ownRefName),
X4:()=>(deleteOwnRef),
Xm:()=>(ownRefReader),
am:()=>(advanceOwnRef),
aq:()=>(readOwnRef),
jl:()=>(readRefMessage),
q8:()=>(writeRefMessage),
uE:()=>(createOwnRef),
yT:()=>(replaceOwnRef),
zy:()=>(readHead)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(59973);
var _forge_errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(70399);
const FOLDER='forgehand/';
function ownRefName(name){
return `refs/${FOLDER}${name}`;
}
function readOwnRef(connection,name){
return readRef(connection,FOLDER+name);
}
function readHead(connection,branch){
return readRef(connection,`heads/${branch}`);
}
async function readRef({octokit,repository},ref){
return(await(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_0__.HD)(octokit.rest.git.getRef({...repository,ref}),undefined,404))?.data.object.sha;
}
function ownRefReader({octokit,repository},name){
let[etag,sha]=[undefined,undefined];
return async()=>{
try{
const{data,headers}=await octokit.rest.git.listMatchingRefs({
...repository,
ref:FOLDER+name,
...(etag!==undefined&&{headers:{'if-none-match':etag}})
});
etag=headers.etag;
sha=data.find(({ref})=>ref===ownRefName(name))?.object.sha;
}
catch(error){
if(!(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_0__.Ro)(error,304))
throw error;
}
return sha;
};
}
async function listOwnRefs({octokit,repository},prefix){
const{data}=await octokit.rest.git.listMatchingRefs({...repository,ref:FOLDER+prefix});
return data.map(({ref,object})=>({name:ref.replace(`refs/${FOLDER}`,''),sha:object.sha}));
}
async function createOwnRef(connection,{name,sha}){
const{octokit,repository,createOnce}=connection;
const creating=createOnce({
create:async()=>{
await octokit.rest.git.createRef({...repository,ref:ownRefName(name),sha});
return true;
},
find:async()=>{
const found=await readOwnRef(connection,name);
return found===undefined?undefined:found===sha;
}
});
return await(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.NN)(creating,false,(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_0__.QQ)(/already exists|reference update failed/i));
}
async function advanceOwnRef(connection,{name,sha}){
const{octokit,repository,createOnce}=connection;
const advancing=createOnce({
create:async()=>{
await octokit.rest.git.updateRef({...repository,ref:FOLDER+name,sha,force:false});
return true;
},
find:async()=>((await readOwnRef(connection,name))===sha?true:undefined)
});
return await(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.NN)(advancing,false,(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_0__.QQ)(/not a fast.forward|does not exist|reference update failed/i));
}
async function replaceOwnRef(connection,{name,sha},previous){
const{octokit,repository,createOnce}=connection;
const find=async()=>{
const now=await readOwnRef(connection,name);
return now===previous?undefined:now===sha;
};
const create=async()=>{
await octokit.rest.git.updateRef({...repository,ref:FOLDER+name,sha,force:true});
return true;
};
return(await find())??(await createOnce({create,find}));
}
const EMPTY_TREE='4b825dc642cb6eb9a060e54bf8d69288fbee4904';
async function writeRefMessage(connection,{name,message,previous}){
const{octokit,repository}=connection;
const parents=previous===undefined?[]:[previous];
const{data}=await octokit.rest.git.createCommit({...repository,message,tree:EMPTY_TREE,parents});
const ref={name,sha:data.sha};
return await(previous===undefined?createOwnRef(connection,ref):advanceOwnRef(connection,ref));
}
async function readRefMessage({octokit,repository},sha){
const commit=octokit.rest.git.getCommit({...repository,commit_sha:sha});
const found=await(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_0__.HD)(commit,undefined,404,422);
return found&&{message:found.data.message,at:found.data.committer.date};
}
async function deleteOwnRef({octokit,repository},name){
const deleted=octokit.rest.git.deleteRef({...repository,ref:FOLDER+name});
const isGone=(error)=>(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_0__.Ro)(error,404,422)&&!(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_0__.Y$)(error);
return(await(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.NN)(deleted,undefined,isGone))!==undefined;
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
87582:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
J:()=>(GITHUB_SIGNER),
r:()=>(authorOf)
});
const GITHUB_SIGNER='noreply@github.com';
function authorOf({author,committer,signature}){
return{
name:author?.name??'',
id:accountIdIn(author?.email??''),
isSigned:signature?.isValid===true&&committer?.email===GITHUB_SIGNER
};
}
function accountIdIn(email){
const[,id]=/^(\d{1,15})\+[^@]+@users\.noreply\.[^@]+$/.exec(email)??[];
return id===undefined?undefined:Number(id);
}
}),
55939:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
GW:()=>(listSessions),
Ko:()=>(writeSession),
ME:()=>(deleteSession),
lt:()=>(RECORD_FILE),
uw:()=>(sessionRef),
xv:()=>(readSessionRecords),
z9:()=>(closedSince),
zZ:()=>(readSessionFile)
});
var _text_github_rules_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(43525);
var _forge_errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(70399);
var _own_refs_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(25567);
var _session_author_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(87582);
const SESSIONS_FOLDER='sessions/';
function sessionRef(key){
return(0,_own_refs_js__WEBPACK_IMPORTED_MODULE_1__.Lo)(SESSIONS_FOLDER+key);
}
async function readSessionFile({octokit,repository},blob){
const{data}=await octokit.rest.git.getBlob({...repository,file_sha:blob});
return Buffer.from(data.content,'base64');
}
async function writeSession(connection,{key,self,previous,isRoot,record,messages,message}){
const{octokit,repository,serverUrl}=connection;
const file={mode:'100644',type:'blob'};
const{data:tree}=await octokit.rest.git.createTree({
...repository,
tree:[
...(messages?[{...file,path:MESSAGES_FILE,content:messages}]:[]),
{...file,path:RECORD_FILE,content:record}
]
});
const{data:commit}=await octokit.rest.git.createCommit({
...repository,
message,
tree:tree.sha,
parents:previous===undefined||isRoot?[]:[previous],
...(self.isBot?{}:{author:gitAuthorOf(self,new URL(serverUrl).hostname)})
});
const ref={name:SESSIONS_FOLDER+key,sha:commit.sha};
if(previous===undefined)
return await(0,_own_refs_js__WEBPACK_IMPORTED_MODULE_1__.uE)(connection,ref);
if(!isRoot)
return await(0,_own_refs_js__WEBPACK_IMPORTED_MODULE_1__.am)(connection,ref);
return await(0,_own_refs_js__WEBPACK_IMPORTED_MODULE_1__.yT)(connection,ref,previous);
}
const RECORD_FILE='session.json';
const MESSAGES_FILE='messages.jsonl.gz.base64';
function gitAuthorOf(person,host){
return{name:person.login,email:(0,_text_github_rules_js__WEBPACK_IMPORTED_MODULE_2__.Q4)(person,host)};
}
async function deleteSession(connection,key){
const name=SESSIONS_FOLDER+key;
return await connection.createOnce({
create:()=>(0,_own_refs_js__WEBPACK_IMPORTED_MODULE_1__.X4)(connection,name),
find:async()=>((await(0,_own_refs_js__WEBPACK_IMPORTED_MODULE_1__.aq)(connection,name))===undefined?true:undefined)
});
}
async function listSessions(connection){
const refs=await(0,_own_refs_js__WEBPACK_IMPORTED_MODULE_1__.Fy)(connection,SESSIONS_FOLDER);
return new Map(refs.map(({name,sha})=>[name.slice(SESSIONS_FOLDER.length),sha]));
}
const SESSIONS_PER_QUERY=20;
async function readSessionRecords(connection){
const all=[...(await listSessions(connection))];
const records=[];
for(let from=0;from<all.length;from+=SESSIONS_PER_QUERY){
const page=all.slice(from,from+SESSIONS_PER_QUERY);
const{repository}=await connection.octokit.graphql(recordsQuery(page.map(([,sha])=>sha)),{...connection.repository});
records.push(...page.flatMap(([key],index)=>recordOf(key,repository[`session${index}`])));
}
return records;
}
function recordsQuery(shas){
const fields=`__typename ... on Commit {
    author { name email } committer { email } signature { __typename isValid }
    file(path: "${RECORD_FILE}") { object { __typename ... on Blob { text isTruncated } } }
  }`;
const objects=shas.map((sha,index)=>`session${index}: object(oid: "${sha}") { ${fields} }`);
return `query ($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${objects.join('\n')} } }`;
}
function recordOf(key,node){
const blob=node?.file?.object;
if(!node||typeof blob?.text!=='string'||blob.isTruncated===true)
return[];
return[{key,author:(0,_session_author_js__WEBPACK_IMPORTED_MODULE_3__.r)(node),record:blob.text}];
}
async function closedSince({octokit,repository},number){
const reading=octokit.rest.issues.get({...repository,issue_number:number});
const{data}=await(0,_forge_errors_js__WEBPACK_IMPORTED_MODULE_0__.HD)(reading,{data:{closed_at:'deleted'}},404,410);
return data.closed_at??undefined;
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
})
};
;
