"use strict";
exports.id=7119;
exports.ids=[7119];
exports.modules={
33403:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
P:()=>(gitHubAddressesOf),
c:()=>(gitHubAddresses)
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
}),
66150:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Z:()=>(gitHubToken)
});
function gitHubToken({GITHUB_TOKEN='',GH_TOKEN=''}){
return GITHUB_TOKEN.trim()||GH_TOKEN.trim();
}
}),
39198:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
stats:()=>(stats)
});
var _stats_read_stats_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(70565);
var _stats_stats_markdown_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(97881);
var _text_repository_name_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(43090);
var _github_addresses_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(33403);
var _github_token_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(66150);
var _interrupt_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(75098);
var _json_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3727);
var _usage_error_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4565);
async function stats(name,{days,json}){
const token=(0,_github_token_js__WEBPACK_IMPORTED_MODULE_4__.Z)(process.env);
const repository=name??process.env['GITHUB_REPOSITORY']??'';
const[owner='',repo='']=repository.split('/');
const problems=[
!_text_repository_name_js__WEBPACK_IMPORTED_MODULE_5__.N.test(repository)?'Name the repository as OWNER/NAME, such as acme/app.':'',
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
...(0,_github_addresses_js__WEBPACK_IMPORTED_MODULE_7__.c)(process.env),
signal:(0,_interrupt_js__WEBPACK_IMPORTED_MODULE_2__.YP)()
};
const{stats:measures,isComplete}=await(0,_stats_read_stats_js__WEBPACK_IMPORTED_MODULE_0__.u)(source,{days,now:new Date()});
const{byTask,byModel,...total}=measures;
const record={
repository,
days,
isComplete,
...total,
byTask:Object.fromEntries(byTask),
byModel:Object.fromEntries(byModel)
};
process.stdout.write(json?(0,_json_text_js__WEBPACK_IMPORTED_MODULE_3__.s)(record):(0,_stats_stats_markdown_js__WEBPACK_IMPORTED_MODULE_1__.f)(measures,{repository,days,isComplete}));
return 0;
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
32686:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ar:()=>(compactJson),
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
43090:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
N:()=>(REPOSITORY_NAME)
});
const REPOSITORY_NAME=/^[\w-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/u;
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
