exports.id=4084;
exports.ids=[4084];
exports.modules={
90776:
((module,__unused_webpack_exports,__webpack_require__)=>{
module.exports=__webpack_require__(74488);
}),
74488:
((__unused_webpack_module,exports,__webpack_require__)=>{
"use strict";
var net=__webpack_require__(69278);
var tls=__webpack_require__(64756);
var http=__webpack_require__(58611);
var https=__webpack_require__(65692);
var events=__webpack_require__(24434);
var assert=__webpack_require__(42613);
var util=__webpack_require__(39023);
exports.httpOverHttp=httpOverHttp;
exports.httpsOverHttp=httpsOverHttp;
exports.httpOverHttps=httpOverHttps;
exports.httpsOverHttps=httpsOverHttps;
function httpOverHttp(options){
var agent=new TunnelingAgent(options);
agent.request=http.request;
return agent;
}
function httpsOverHttp(options){
var agent=new TunnelingAgent(options);
agent.request=http.request;
agent.createSocket=createSecureSocket;
agent.defaultPort=443;
return agent;
}
function httpOverHttps(options){
var agent=new TunnelingAgent(options);
agent.request=https.request;
return agent;
}
function httpsOverHttps(options){
var agent=new TunnelingAgent(options);
agent.request=https.request;
agent.createSocket=createSecureSocket;
agent.defaultPort=443;
return agent;
}
function TunnelingAgent(options){
var self=this;
self.options=options||{};
self.proxyOptions=self.options.proxy||{};
self.maxSockets=self.options.maxSockets||http.Agent.defaultMaxSockets;
self.requests=[];
self.sockets=[];
self.on('free',function onFree(socket,host,port,localAddress){
var options=toOptions(host,port,localAddress);
for(var i=0,len=self.requests.length;i<len;++i){
var pending=self.requests[i];
if(pending.host===options.host&&pending.port===options.port){
self.requests.splice(i,1);
pending.request.onSocket(socket);
return;
}
}
socket.destroy();
self.removeSocket(socket);
});
}
util.inherits(TunnelingAgent,events.EventEmitter);
TunnelingAgent.prototype.addRequest=function addRequest(req,host,port,localAddress){
var self=this;
var options=mergeOptions({request:req},self.options,toOptions(host,port,localAddress));
if(self.sockets.length>=this.maxSockets){
self.requests.push(options);
return;
}
self.createSocket(options,function(socket){
socket.on('free',onFree);
socket.on('close',onCloseOrRemove);
socket.on('agentRemove',onCloseOrRemove);
req.onSocket(socket);
function onFree(){
self.emit('free',socket,options);
}
function onCloseOrRemove(err){
self.removeSocket(socket);
socket.removeListener('free',onFree);
socket.removeListener('close',onCloseOrRemove);
socket.removeListener('agentRemove',onCloseOrRemove);
}
});
};
TunnelingAgent.prototype.createSocket=function createSocket(options,cb){
var self=this;
var placeholder={};
self.sockets.push(placeholder);
var connectOptions=mergeOptions({},self.proxyOptions,{
method:'CONNECT',
path:options.host+':'+options.port,
agent:false,
headers:{
host:options.host+':'+options.port
}
});
if(options.localAddress){
connectOptions.localAddress=options.localAddress;
}
if(connectOptions.proxyAuth){
connectOptions.headers=connectOptions.headers||{};
connectOptions.headers['Proxy-Authorization']='Basic '+
new Buffer(connectOptions.proxyAuth).toString('base64');
}
debug('making CONNECT request');
var connectReq=self.request(connectOptions);
connectReq.useChunkedEncodingByDefault=false;
connectReq.once('response',onResponse);
connectReq.once('upgrade',onUpgrade);
connectReq.once('connect',onConnect);
connectReq.once('error',onError);
connectReq.end();
function onResponse(res){
res.upgrade=true;
}
function onUpgrade(res,socket,head){
process.nextTick(function(){
onConnect(res,socket,head);
});
}
function onConnect(res,socket,head){
connectReq.removeAllListeners();
socket.removeAllListeners();
if(res.statusCode!==200){
debug('tunneling socket could not be established, statusCode=%d',
res.statusCode);
socket.destroy();
var error=new Error('tunneling socket could not be established, '+
'statusCode='+res.statusCode);
error.code='ECONNRESET';
options.request.emit('error',error);
self.removeSocket(placeholder);
return;
}
if(head.length>0){
debug('got illegal response body from proxy');
socket.destroy();
var error=new Error('got illegal response body from proxy');
error.code='ECONNRESET';
options.request.emit('error',error);
self.removeSocket(placeholder);
return;
}
debug('tunneling connection has established');
self.sockets[self.sockets.indexOf(placeholder)]=socket;
return cb(socket);
}
function onError(cause){
connectReq.removeAllListeners();
debug('tunneling socket could not be established, cause=%s\n',
cause.message,cause.stack);
var error=new Error('tunneling socket could not be established, '+
'cause='+cause.message);
error.code='ECONNRESET';
options.request.emit('error',error);
self.removeSocket(placeholder);
}
};
TunnelingAgent.prototype.removeSocket=function removeSocket(socket){
var pos=this.sockets.indexOf(socket)
if(pos===-1){
return;
}
this.sockets.splice(pos,1);
var pending=this.requests.shift();
if(pending){
this.createSocket(pending,function(socket){
pending.request.onSocket(socket);
});
}
};
function createSecureSocket(options,cb){
var self=this;
TunnelingAgent.prototype.createSocket.call(self,options,function(socket){
var hostHeader=options.request.getHeader('host');
var tlsOptions=mergeOptions({},self.options,{
socket:socket,
servername:hostHeader?hostHeader.replace(/:.*$/,''):options.host
});
var secureSocket=tls.connect(0,tlsOptions);
self.sockets[self.sockets.indexOf(socket)]=secureSocket;
cb(secureSocket);
});
}
function toOptions(host,port,localAddress){
if(typeof host==='string'){
return{
host:host,
port:port,
localAddress:localAddress
};
}
return host;
}
function mergeOptions(target){
for(var i=1,len=arguments.length;i<len;++i){
var overrides=arguments[i];
if(typeof overrides==='object'){
var keys=Object.keys(overrides);
for(var j=0,keyLen=keys.length;j<keyLen;++j){
var k=keys[j];
if(overrides[k]!==undefined){
target[k]=overrides[k];
}
}
}
}
return target;
}
var debug;
if(process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)){
debug=function(){
var args=Array.prototype.slice.call(arguments);
if(typeof args[0]==='string'){
args[0]='TUNNEL: '+args[0];
}else{
args.unshift('TUNNEL:');
}
console.error.apply(console,args);
}
}else{
debug=function(){};
}
exports.debug=debug;
}),
33403:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
P:()=>(gitHubAddressesOf),
c:()=>(gitHubAddresses)
});
var _errors_js_0_=__webpack_require__(59973);
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
throw new _errors_js_0_.yo(`${url} is not a URL. Set GITHUB_API_URL and GITHUB_SERVER_URL to the URLs of your GitHub server, such as https://github.acme.com/api/v3 and https://github.acme.com.`);
return url.replace(/\/$/,'');
}
}),
66150:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
Z:()=>(gitHubToken)
});
function gitHubToken({GITHUB_TOKEN='',GH_TOKEN=''}){
return GITHUB_TOKEN.trim()||GH_TOKEN.trim();
}
}),
39198:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
stats:()=>(stats)
});
var _stats_read_stats_js_0_=__webpack_require__(88122);
var _stats_stats_markdown_js_1_=__webpack_require__(97881);
var _text_repository_name_js_5_=__webpack_require__(43090);
var _github_addresses_js_7_=__webpack_require__(33403);
var _github_token_js_4_=__webpack_require__(66150);
var _interrupt_js_2_=__webpack_require__(75098);
var _json_text_js_3_=__webpack_require__(3727);
var _usage_error_js_6_=__webpack_require__(4565);
async function stats(name,{days,json}){
const token=(0,_github_token_js_4_.Z)(process.env);
const repository=name??process.env['GITHUB_REPOSITORY']??'';
const[owner='',repo='']=repository.split('/');
const problems=[
!_text_repository_name_js_5_.N.test(repository)?'Name the repository as OWNER/NAME, such as acme/app.':'',
token===''
?'Set GITHUB_TOKEN or GH_TOKEN to a token that can read the repository, such as that of `gh auth token`.'
:''
].filter(Boolean);
if(problems.length>0)
throw new _usage_error_js_6_.e(problems.join('\n'));
const source={
owner,
repo,
token,
...(0,_github_addresses_js_7_.c)(process.env),
signal:(0,_interrupt_js_2_.YP)()
};
const{stats:measures,isComplete}=await(0,_stats_read_stats_js_0_.u)(source,{days,now:new Date()});
const{byTask,byModel,...total}=measures;
const record={
repository,
days,
isComplete,
...total,
byTask:Object.fromEntries(byTask),
byModel:Object.fromEntries(byModel)
};
process.stdout.write(json?(0,_json_text_js_3_.s)(record):(0,_stats_stats_markdown_js_1_.f)(measures,{repository,days,isComplete}));
return 0;
}
}),
3071:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
ProxyAgent:()=>(ProxyAgent),
fetch:()=>(fetch)
});
class ProxyAgent{
#options;
#agent;
constructor(options){
this.#options=options;
}
async fetch(url,options){
const undici=await __webpack_require__.e(734).then(__webpack_require__.t.bind(__webpack_require__,50734,19));
this.#agent??=new undici.ProxyAgent(this.#options);
return await undici.fetch(url,{...options,dispatcher:this.#agent});
}
}
async function fetch(url,{dispatcher,...options}={}){
return dispatcher?await dispatcher.fetch(url,options):await globalThis.fetch(url,options);
}
}),
71271:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
E:()=>(claimKey),
Z:()=>(sourceKey)
});
var node_crypto_0_=__webpack_require__(77598);
var _task_key_js_1_=__webpack_require__(26150);
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
return `task-${(0,_task_key_js_1_.D)(trigger)}-${trigger.runId}`;
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
return(0,node_crypto_0_.createHash)('sha256').update(label.toLowerCase()).digest('hex').slice(0,12);
}
}),
87044:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
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
26150:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
D:()=>(taskKey)
});
function taskKey({taskId,item}){
return item?`${taskId}_${item.id}`:taskId;
}
}),
66634:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
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
35695:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
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
814:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
S3:()=>(LOGIN),
SN:()=>(OBJECT_ID),
TS:()=>(isObjectId),
Zx:()=>(CLAIM_KEY)
});
const OBJECT_ID=/^[0-9a-f]{40}$/;
const LOGIN=/^[\w-]{1,100}(?:\[bot\])?$/;
const CLAIM_KEY=/^[a-z\d-]{1,100}$/;
function isObjectId(text){
return OBJECT_ID.test(text);
}
}),
62070:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
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
var _fence_js_3_=__webpack_require__(35695);
var _visible_text_js_0_=__webpack_require__(2754);
var _shorten_js_1_=__webpack_require__(64607);
var _active_content_js_2_=__webpack_require__(66634);
const MAX_SPAN=160;
const MAX_SENTENCES=2_000;
function codeSpan(text,maxLength=MAX_SPAN){
const code=(0,_active_content_js_2_.Jr)((0,_shorten_js_1_.TN)(text,maxLength));
if(code==='')
return '';
const ticks=(0,_fence_js_3_.b)(code,1);
const padding=code.startsWith('`')||code.endsWith('`')?' ':'';
return ticks+padding+code+padding+ticks;
}
function codeCell(text,maxLength=MAX_SPAN){
const code=(0,_shorten_js_1_.TN)(text,maxLength);
return code.includes('|')?codeElement(code,maxLength):codeSpan(code,maxLength);
}
function codeElement(text,maxLength=MAX_SPAN){
const code=(0,_active_content_js_2_.Jr)((0,_shorten_js_1_.TN)(text,maxLength));
return `<code>${code.replace(/[!-/:-@[-`{-~]/g,(character)=>`&#${character.charCodeAt(0)};`)}</code>`;
}
function escapeMarkdown(text,maxLength=MAX_SENTENCES){
return(0,_active_content_js_2_._N)((0,_shorten_js_1_.TN)(text,maxLength),false)
.map(({isActive,text:piece})=>(isActive?codeSpan((0,_active_content_js_2_.UJ)(piece),maxLength):escapePunctuation(piece)))
.join('');
}
function codeBlock(text,language=''){
const shown=(0,_visible_text_js_0_.Q)(text).replace(/(?<!\n)\n+$/,'');
const code=language===''?(0,_active_content_js_2_.Jr)(shown):shown;
const ticks=(0,_fence_js_3_.b)(code,3);
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
79435:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
"use strict";
__webpack_require__.d(__webpack_exports__,{
p6:()=>(date),
w$:()=>(datetime)
});
var _core_index_js_0_=__webpack_require__(68729);
var _schemas_js_1_=__webpack_require__(3301);
function datetime(params){
return _core_index_js_0_.G1(_schemas_js_1_.You,params);
}
function date(params){
return _core_index_js_0_.db(_schemas_js_1_.Brp,params);
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
