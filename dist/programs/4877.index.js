export const id=4877;
export const ids=[4877];
export const modules={
2818:
((__unused_webpack_module,exports)=>{
var __webpack_unused_export__;
__webpack_unused_export__=true;
exports.Io=exports.kp=void 0;
var peq=new Uint32Array(0x10000);
var myers_32=function(a,b){
var n=a.length;
var m=b.length;
var lst=1<<(n - 1);
var pv=-1;
var mv=0;
var sc=n;
var i=n;
while(i--){
peq[a.charCodeAt(i)]|=1<<i;
}
for(i=0;i<m;i++){
var eq=peq[b.charCodeAt(i)];
var xv=eq|mv;
eq|=((eq&pv)+ pv)^ pv;
mv|=~(eq|pv);
pv&=eq;
if(mv&lst){
sc++;
}
if(pv&lst){
sc--;
}
mv=(mv<<1)|1;
pv=(pv<<1)|~(xv|mv);
mv&=xv;
}
i=n;
while(i--){
peq[a.charCodeAt(i)]=0;
}
return sc;
};
var myers_x=function(b,a){
var n=a.length;
var m=b.length;
var mhc=[];
var phc=[];
var hsize=Math.ceil(n / 32);
var vsize=Math.ceil(m / 32);
for(var i=0;i<hsize;i++){
phc[i]=-1;
mhc[i]=0;
}
var j=0;
for(;j<vsize - 1;j++){
var mv_1=0;
var pv_1=-1;
var start_1=j * 32;
var vlen_1=Math.min(32,m)+ start_1;
for(var k=start_1;k<vlen_1;k++){
peq[b.charCodeAt(k)]|=1<<k;
}
for(var i=0;i<n;i++){
var eq=peq[a.charCodeAt(i)];
var pb=(phc[(i / 32)|0]>>>i)&1;
var mb=(mhc[(i / 32)|0]>>>i)&1;
var xv=eq|mv_1;
var xh=((((eq|mb)&pv_1)+ pv_1)^ pv_1)|eq|mb;
var ph=mv_1|~(xh|pv_1);
var mh=pv_1&xh;
if((ph>>>31)^ pb){
phc[(i / 32)|0]^=1<<i;
}
if((mh>>>31)^ mb){
mhc[(i / 32)|0]^=1<<i;
}
ph=(ph<<1)|pb;
mh=(mh<<1)|mb;
pv_1=mh|~(xv|ph);
mv_1=ph&xv;
}
for(var k=start_1;k<vlen_1;k++){
peq[b.charCodeAt(k)]=0;
}
}
var mv=0;
var pv=-1;
var start=j * 32;
var vlen=Math.min(32,m - start)+ start;
for(var k=start;k<vlen;k++){
peq[b.charCodeAt(k)]|=1<<k;
}
var score=m;
for(var i=0;i<n;i++){
var eq=peq[a.charCodeAt(i)];
var pb=(phc[(i / 32)|0]>>>i)&1;
var mb=(mhc[(i / 32)|0]>>>i)&1;
var xv=eq|mv;
var xh=((((eq|mb)&pv)+ pv)^ pv)|eq|mb;
var ph=mv|~(xh|pv);
var mh=pv&xh;
score +=(ph>>>(m - 1))&1;
score -=(mh>>>(m - 1))&1;
if((ph>>>31)^ pb){
phc[(i / 32)|0]^=1<<i;
}
if((mh>>>31)^ mb){
mhc[(i / 32)|0]^=1<<i;
}
ph=(ph<<1)|pb;
mh=(mh<<1)|mb;
pv=mh|~(xv|ph);
mv=ph&xv;
}
for(var k=start;k<vlen;k++){
peq[b.charCodeAt(k)]=0;
}
return score;
};
var distance=function(a,b){
if(a.length<b.length){
var tmp=b;
b=a;
a=tmp;
}
if(b.length===0){
return a.length;
}
if(a.length<=32){
return myers_32(a,b);
}
return myers_x(a,b);
};
exports.Io=distance;
var closest=function(str,arr){
var min_distance=Infinity;
var min_index=0;
for(var i=0;i<arr.length;i++){
var dist=distance(str,arr[i]);
if(dist<min_distance){
min_distance=dist;
min_index=i;
}
}
return arr[min_index];
};
exports.kp=closest;
}),
29922:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
CG:()=>(MAX_ITEM_TITLE),
P7:()=>(MAX_ITEM_KEY),
_5:()=>(MAX_ITEMS),
vP:()=>(MAX_ITEM_TEXT)
});
const MAX_ITEMS=256;
const MAX_ITEM_KEY=500;
const MAX_ITEM_TITLE=200;
const MAX_ITEM_TEXT=8_000;
}),
1624:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(collectInputSecrets),
V4:()=>(collectJobSecrets),
vf:()=>(collectLocalSecrets)
});
var _settings_api_keys_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6697);
var _settings_providers_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28658);
const SECRET_NAME=/(?:^|[_-])(?:tokens?|secrets?|passwords?|passwd|passphrase|credentials?|api[_-]?keys?|private[_-]?key|access[_-]?key|auth)$/i;
const MIN_SECRET=12;
const HARMLESS=/^(?:[/~.].*|\d+|[a-z]+)$/i;
function collectJobSecrets(read,environment){
const identity=environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN']??'';
return[...collectInputSecrets(read),...withoutEmpty([identity]),...collectEnvironmentSecrets(environment)];
}
function collectInputSecrets(read){
return withoutEmpty([read('github-token'),...(0,_settings_api_keys_js__WEBPACK_IMPORTED_MODULE_0__ .V)(read('api-key'))]);
}
function collectLocalSecrets(environment){
const keys=_settings_providers_js__WEBPACK_IMPORTED_MODULE_1__ .r5.map(({keyVariable=''})=>environment[keyVariable]?.trim()??'');
return[...withoutEmpty(keys),...collectEnvironmentSecrets(environment)];
}
function collectEnvironmentSecrets(environment){
const values=Object.entries(environment).flatMap(([name,value])=>value !==undefined&&SECRET_NAME.test(name)?[value,...value.split(/\r?\n/)]:[]);
const trimmed=values.map((value)=>value.trim());
return[...new Set(trimmed)].filter((value)=>value.length>=MIN_SECRET&&!HARMLESS.test(value));
}
function withoutEmpty(secrets){
return secrets.filter((secret)=>secret !=='');
}
}),
590:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
M0:()=>(REVIEWER),
Ob:()=>(MAX_ASSIGNEES),
Pf:()=>(label),
S3:()=>(LOGIN),
Yc:()=>(reviewer),
iD:()=>(login),
iP:()=>(MAX_REVIEWERS),
xs:()=>(MAX_LABELS)
});
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3301);
const LABEL='a label of at most 50 characters';
const LOGIN='a login such as octocat';
const REVIEWER='a login such as octocat, or a team such as acme/platform';
const label=zod__WEBPACK_IMPORTED_MODULE_0__ .YjP(LABEL).trim().min(1,LABEL).max(50,LABEL);
const login=zod__WEBPACK_IMPORTED_MODULE_0__ .YjP(LOGIN).regex(/^[\w-]{1,100}$/u,LOGIN);
const reviewer=zod__WEBPACK_IMPORTED_MODULE_0__ .YjP(REVIEWER).regex(/^[\w-]{1,100}(?:\/[\w.-]{1,100})?$/u,REVIEWER);
const MAX_LABELS=100;
const MAX_REVIEWERS=15;
const MAX_ASSIGNEES=10;
}),
30420:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
L:()=>(checksRequest),
f:()=>(CHECKS_LABEL)
});
const CHECKS_LABEL='fix-ci';
function checksRequest({subject,request}){
if(subject !=='pull-request'||request.verb !=='fix')
return undefined;
const[found,anyway]=/^ci(\s+anyway)?[.!]?$/iu.exec(request.text)??[];
if(found===undefined)
return undefined;
return anyway===undefined?'usual':'anyway';
}
}),
71271:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
E:()=>(claimKey),
Z:()=>(sourceKey)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var _task_key_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(26150);
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
return `auto-review-${trigger.headSha}`;
case 'prompt':
return `task-${(0,_task_key_js__WEBPACK_IMPORTED_MODULE_1__ .D)(trigger)}-${trigger.runId}`;
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
}),
26150:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
D:()=>(taskKey)
});
function taskKey({taskId,item}){
return item?`${taskId}_${item.id}`:taskId;
}
}),
66634:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
GD:()=>(breakSkipMarkers),
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
const BOT_MENTION=new RegExp(`@(?=${BOT_NAME})`,'gi');
const BOT_LINE=new RegExp(String.raw `^([ \t]*)@(?=${BOT_NAME}[\w-]*[ \t]+[a-z])`,'gim');
const COMMAND_LINE=new RegExp(String.raw `^(?=(?:[/!][a-z][\w-]*|(?:${BOTS_WITHOUT_SIGN})[:,]?)(?:[ \t]|$))`,'gim');
const SKIPS_CHECKS=/\[((?:skip|no)[ _-]?(?:ci|actions)|(?:ci|actions)[ _-]?skip)\]/gi;
const TRAILING_PUNCTUATION=/[.,;:!?'")\]*_~]+$/;
const SCHEME=/^[a-z][a-z0-9+.-]*:\/\//i;
function splitActiveContent(text,startsLine){
const pieces=[];
const active=new RegExp(ACTIVE_PATTERNS.join('|'),'gim');
const firstLineStart=startsLine?0:text.indexOf('\n')+ 1||Infinity;
let start=0;
for(let match=active.exec(text);match;match=active.exec(text)){
if(match.groups?.['command']&&match.index<firstLineStart){
active.lastIndex=match.index + 1;
continue;
}
const found=match[0].replace(TRAILING_PUNCTUATION,'')||match[0];
if(match.index>start)
pieces.push({isActive:false,text:text.slice(start,match.index)});
pieces.push({isActive:true,text:found});
start=match.index + found.length;
active.lastIndex=start;
}
if(start<text.length)
pieces.push({isActive:false,text:text.slice(start)});
return pieces;
}
function inertText(active){
return withoutScheme(active).replace(BOT_MENTION,'');
}
function indentCommands(code){
return code.replace(COMMAND_LINE,' ').replace(BOT_LINE,'$1');
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
return '`'.repeat(Math.max(atLeast,longest + 1));
}
function labeledFence(label,text){
const marks=backticksAround(text,5);
return `${label}\n${marks}\n${text===''?'(empty)':text}\n${marks}`;
}
}),
52628:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
M:()=>(MAX_TITLE_LENGTH),
t:()=>(MAX_BODY_LENGTH)
});
const MAX_BODY_LENGTH=65_536;
const MAX_TITLE_LENGTH=256;
}),
66855:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Hj:()=>(exceedsParserLimits),
V1:()=>(hasAmbiguousBlocks),
b7:()=>(countMatches),
fF:()=>(isStackOverflow),
jM:()=>(loadMarkdownParser)
});
var _github_limits_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(52628);
const DECORATION=['attention','strikethrough','hardBreakEscape','wwwAutolink','protocolAutolink','emailAutolink'];
const DISABLED={
all:[],
structure:DECORATION,
blocks:[
...DECORATION,
'autolink',
'htmlText',
'codeText',
'labelEnd',
'labelStartImage',
'labelStartLink',
'characterEscape',
'characterReference',
'gfmFootnoteCall',
'gfmPotentialFootnoteCall'
]
};
async function loadMarkdownParser(){
const[{fromMarkdown},{gfm},{gfmFromMarkdown}]=await Promise.all([
Promise.all([__webpack_require__.e(108),__webpack_require__.e(3011),__webpack_require__.e(6688)]).then(__webpack_require__.bind(__webpack_require__,16556)),
Promise.all([__webpack_require__.e(3361),__webpack_require__.e(7221)]).then(__webpack_require__.bind(__webpack_require__,3361)),
Promise.all([__webpack_require__.e(1479),__webpack_require__.e(5850),__webpack_require__.e(1462)]).then(__webpack_require__.bind(__webpack_require__,36514))
]);
const options=(depth)=>({
extensions:[gfm(),{disable:{null:DISABLED[depth]}}],
mdastExtensions:gfmFromMarkdown().filter(({transforms})=>depth==='all'||!transforms)
});
const byDepth={all:options('all'),structure:options('structure'),blocks:options('blocks')};
return(text,depth)=>fromMarkdown(text,byDepth[depth]);
}
const MARKERS=String.raw `(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])|\[\^[^\]\s]{1,99}\]:))`;
const NO_BREAK=String.raw `(?![ \t]*([-*])(?:[ \t]*\1)*[ \t]*$)`;
const TOO_DEEP=new RegExp(`^${NO_BREAK}${MARKERS}{13}`,'m');
const CONTAINERS=new RegExp(`^${MARKERS}+`,'gm');
const UNDERLINES=/^[ \t]*(?:=+|-+)[ \t]*$/gm;
const MAX_CONTAINERS=2_500;
const MAX_UNDERLINES=2_500;
const AMBIGUOUS_ITEM=/^(?:[ \t>]*(?:[-*+]|\d{1,9}[.)])(?=[ \t\n]))+[ \t]*\n[ \t>]*(?:\t| {2})\n/mu;
function hasAmbiguousBlocks(markdown){
return AMBIGUOUS_ITEM.test(markdown);
}
const MAX_PARSED=2 * _github_limits_js__WEBPACK_IMPORTED_MODULE_0__ .t;
function exceedsParserLimits(markdown){
return(markdown.length>MAX_PARSED||
TOO_DEEP.test(markdown)||
countMarkerCharacters(CONTAINERS,markdown)>MAX_CONTAINERS||
countMatches(UNDERLINES,markdown)>MAX_UNDERLINES);
}
function isStackOverflow(error){
return Error.isError(error)&&error.name==='RangeError';
}
function countMatches(pattern,text){
return(text.match(pattern)??[]).length;
}
function countMarkerCharacters(pattern,text){
return(text.match(pattern)??[]).reduce((sum,found)=>sum + found.replace(/[ \t\d]+/g,'').length,0);
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
const code=(0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text,maxLength);
if(code==='')
return '';
const ticks=(0,_fence_js__WEBPACK_IMPORTED_MODULE_3__ .b)(code,1);
const padding=code.startsWith('`')||code.endsWith('`')?' ':'';
return ticks + padding + code + padding + ticks;
}
function codeCell(text,maxLength=MAX_SPAN){
const code=(0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text,maxLength);
return code.includes('|')?codeElement(code,maxLength):codeSpan(code,maxLength);
}
function codeElement(text,maxLength=MAX_SPAN){
const code=(0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text,maxLength);
return `<code>${code.replace(/[!-/:-@[-`{-~]/g,(character)=>`&#${character.charCodeAt(0)};`)}</code>`;
}
function escapeMarkdown(text,maxLength=MAX_SENTENCES){
return(0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__ ._N)((0,_shorten_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text,maxLength),false)
.map(({isActive,text:piece})=>(isActive?codeSpan((0,_active_content_js__WEBPACK_IMPORTED_MODULE_2__ .UJ)(piece),maxLength):escapePunctuation(piece)))
.join('');
}
function codeBlock(text,language=''){
const code=(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__ .Q)(text).replace(/\n+$/,'');
const ticks=(0,_fence_js__WEBPACK_IMPORTED_MODULE_3__ .b)(code,3);
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
})
};
