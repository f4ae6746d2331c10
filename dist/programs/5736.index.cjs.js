"use strict";
exports.id=5736;
exports.ids=[5736];
exports.modules={
69859:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
openDisplay:()=>(openDisplay)
});
var external_node_fs_=__webpack_require__(73024);
var external_node_path_=__webpack_require__(76760);
var errors=__webpack_require__(59973);
var visible_text=__webpack_require__(2754);
var format_event=__webpack_require__(58233);
;
class LineReporter{
#write;
constructor(write){
this.#write=write;
}
onEvent(event){
const lines=(0,format_event.q)(event);
if(lines.length>0)
this.#write(`${(0,visible_text.Q)(lines.join('\n'))}\n`);
}
}
var reporters=__webpack_require__(60589);
var run_record=__webpack_require__(61183);
var trace_file=__webpack_require__(39237);
var shows_live=__webpack_require__(35593);
var terminal_writer=__webpack_require__(44977);
var usage_error=__webpack_require__(4565);
var file_problem=__webpack_require__(99736);
;
async function openDisplay({stream,environment,redact,trace}){
const now=()=>Date.now();
const record=new run_record.d({now});
const snapshot=()=>record.snapshot();
const write=(0,terminal_writer.A)(stream,environment);
const live=(0,shows_live.d)(stream,environment)
?(await __webpack_require__.e(8524).then(__webpack_require__.bind(__webpack_require__,8524))).openLive(stream,environment,{snapshot,redact,now})
:undefined;
const onFailure=(text)=>{
if(live)
live.print(text);
else
write(`${text}\n`);
};
const files=trace===undefined?[]:[openTrace({path:(0,external_node_path_.resolve)(trace),now,onFailure})];
return{reporters:new reporters.T([record,live??new LineReporter(write),...files],redact),snapshot};
}
function openTrace(options){
try{
if(isOtherFile(options.path)){
throw new usage_error.e(`${options.path} exists and is not a trace, so it was not overwritten. Choose another path with --trace.`);
}
return new trace_file.eM(options);
}
catch(error){
if(!(0,errors.Or)(error))
throw error;
throw new usage_error.e(`The trace ${options.path} cannot be written: ${(0,file_problem.W)(error)}. Choose another path with --trace.`);
}
}
function isOtherFile(path){
const stats=(0,external_node_fs_.statSync)(path,{throwIfNoEntry:false});
if(!stats?.isFile()||stats.size===0)
return false;
const start=Buffer.alloc(trace_file.hI.length);
const file=(0,external_node_fs_.openSync)(path,'r');
try{
(0,external_node_fs_.readSync)(file,start);
}
finally{
(0,external_node_fs_.closeSync)(file);
}
return start.toString('latin1')!==trace_file.hI;
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
})
};
;
