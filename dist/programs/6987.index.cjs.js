"use strict";
exports.id=6987;
exports.ids=[6987];
exports.modules={
86987:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
artifactsOf:()=>(artifactsOf),
readArtifact:()=>(readArtifact)
});
var _signed_address_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5491);
const PAGE=100;
const MAX_BYTES=10*2**20;
async function artifactsOf({octokit,repository},runId){
const{data}=await octokit.rest.actions.listWorkflowRunArtifacts({...repository,run_id:runId,per_page:PAGE});
return data.artifacts
.filter(({expired,size_in_bytes:size})=>!expired&&size<=MAX_BYTES)
.toSorted((one,other)=>Date.parse(other.created_at??'')-Date.parse(one.created_at??''))
.map(({id,name})=>({id,name}));
}
async function readArtifact(connection,artifactId,reading){
const{octokit,repository}=connection;
const archive={...repository,artifact_id:artifactId,archive_format:'zip'};
const addressOf=()=>(0,_signed_address_js__WEBPACK_IMPORTED_MODULE_0__.fI)(connection,(request)=>octokit.rest.actions.downloadArtifact({...archive,request}));
const read=await(0,_signed_address_js__WEBPACK_IMPORTED_MODULE_0__.Hu)({title:`The artifact ${artifactId}`,addressOf,download},reading);
return read?.isCut===false?read.bytes:undefined;
}
async function download(address,signal){
return await(0,_signed_address_js__WEBPACK_IMPORTED_MODULE_0__.CB)(await(0,_signed_address_js__WEBPACK_IMPORTED_MODULE_0__.hJ)(address,signal),MAX_BYTES);
}
}),
5491:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
CB:()=>(readBounded),
Hu:()=>(readSignedFile),
fI:()=>(addressAfter),
hJ:()=>(getSigned)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
var _errors_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(72189);
var _pause_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(59642);
async function readSignedFile({title,addressOf,download},{signal,retryLimits:{retries,secondMs,responseTimeoutSeconds}}){
for(let repeats=0;;repeats++){
const address=await addressOf();
if(address===undefined)
return undefined;
const limit=AbortSignal.any([signal,AbortSignal.timeout(responseTimeoutSeconds*1000)]);
try{
return await download(address,limit);
}
catch(error){
signal.throwIfAborted();
if(repeats===retries)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(unreadable(title,error),{cause:error});
}
await(0,_pause_js__WEBPACK_IMPORTED_MODULE_1__.v)((repeats+1)**2*secondMs,signal);
}
}
function unreadable(title,error){
return `${title} could not be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}. Allow the runner to reach the storage of GitHub Actions, then re-run this job.`;
}
async function addressAfter({octokit},ask){
const request={redirect:'manual'};
try{
const{status,headers}=await ask(request);
const{baseUrl}=octokit.request.endpoint.DEFAULTS;
const location=absoluteAddress(headers.location,baseUrl);
if(status!==301||location?.origin!==new URL(baseUrl).origin)
return location?.href;
const renamed=await octokit.request({method:'GET',url:location.href,request});
return absoluteAddress(renamed.headers.location,baseUrl)?.href;
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__.Ro)(error,404,410))
return undefined;
throw error;
}
}
function absoluteAddress(location,base){
return location===undefined?undefined:(URL.parse(location,base)??undefined);
}
async function getSigned(address,signal,range){
const headers={'user-agent':'forgehand',...(range!==undefined&&{range})};
const response=await fetch(address,{headers,redirect:'error',signal});
if(!response.ok){
await response.body?.cancel();
throw new Error(`the storage responded with ${response.status}`);
}
return response;
}
async function readBounded(response,maxBytes){
const chunks=[];
let size=0;
const body=response.body??[];
for await(const chunk of body){
chunks.push(chunk.subarray(0,maxBytes-size));
size+=chunk.length;
if(size>maxBytes)
break;
}
return{bytes:Buffer.concat(chunks),isCut:size>maxBytes};
}
})
};
;
