"use strict";
exports.id=692;
exports.ids=[692];
exports.modules={
70692:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
readJobLog:()=>(readJobLog)
});
var _signed_address_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5491);
const MAX_BYTES=20*2**20;
async function readJobLog(connection,jobId,reading){
const{octokit,repository}=connection;
const addressOf=()=>(0,_signed_address_js__WEBPACK_IMPORTED_MODULE_0__.fI)(connection,(request)=>octokit.rest.actions.downloadJobLogsForWorkflowRun({...repository,job_id:jobId,request}));
return await(0,_signed_address_js__WEBPACK_IMPORTED_MODULE_0__.Hu)({title:`The log of the job ${jobId}`,addressOf,download},reading);
}
async function download(address,signal){
const whole=await(0,_signed_address_js__WEBPACK_IMPORTED_MODULE_0__.hJ)(address,signal);
const size=Number(whole.headers.get('content-length')??0);
if(size<=MAX_BYTES)
return await readLog(whole,'end');
await whole.body?.cancel();
const part=await(0,_signed_address_js__WEBPACK_IMPORTED_MODULE_0__.hJ)(address,signal,`bytes=${size-MAX_BYTES}-${size-1}`);
return await readLog(part,part.status===206?'start':'end');
}
async function readLog(response,missing){
const{bytes,isCut}=await(0,_signed_address_js__WEBPACK_IMPORTED_MODULE_0__.CB)(response,MAX_BYTES);
return{text:bytes.toString('utf8'),missing:missing==='start'||isCut?missing:'nothing'};
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
