"use strict";
exports.id=2090;
exports.ids=[2090];
exports.modules={
52743:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Gt:()=>(countFindings),
p0:()=>(findingsJson),
ph:()=>(inState)
});
function inState(findings,wanted){
return findings.filter(({state})=>state===wanted);
}
function countFindings(findings){
const count=(wanted)=>inState(findings,wanted).length;
return{ok:count('ok'),warning:count('warning'),problem:count('problem'),unknown:count('unknown')};
}
function findingsJson(findings){
const{problem:problems,warning:warnings,unknown:notChecked,ok:inOrder}=countFindings(findings);
const all=findings.map(({detail=null,remedy=null,...finding})=>({...finding,detail,remedy}));
return{ok:problems===0,problems,warnings,notChecked,inOrder,findings:all};
}
}),
32090:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
findingsMarkdown:()=>(findingsMarkdown)
});
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(64607);
var _text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(62070);
var _finding_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(52743);
var _report_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54612);
const MAX_SHOWN=24;
const MAX_TITLE=300;
const MAX_BLOCK=900;
function findingsMarkdown(findings){
const open=['problem','warning','unknown'].flatMap((state)=>(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__.ph)(findings,state));
const hidden=open.length-MAX_SHOWN;
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.ml)([
`**${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_2__.dC)(findings)}**`,
...open.slice(0,MAX_SHOWN).map(section),
hidden>0?`${hidden} more are in the log of the job.`:'',
okSection((0,_finding_js__WEBPACK_IMPORTED_MODULE_3__.ph)(findings,'ok'))
]);
}
function section({state,title,detail,remedy}){
const isBlock=detail?.includes('\n')===true;
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.ml)([
`${_report_text_js__WEBPACK_IMPORTED_MODULE_2__.NX[state]} **${inline(title)}**${detail!==undefined&&!isBlock?` ${inline(detail)}`:''}`,
isBlock?(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.DV)((0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.ml)(detail,MAX_BLOCK)):'',
remedy===undefined?'':remedyMarkdown(remedy)
]);
}
function remedyMarkdown(remedy){
return/^[A-Z][^\n]*$/.test(remedy)?inline(remedy):(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.DV)((0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.ml)(remedy,MAX_BLOCK));
}
function okSection(findings){
if(findings.length===0)
return '';
const lines=findings.map(({title})=>`- ${_report_text_js__WEBPACK_IMPORTED_MODULE_2__.NX.ok} ${inline(title)}`);
return(0,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.zH)(`${findings.length} OK`,lines.join('\n'));
}
function inline(text){
const parts=(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.ml)(text,MAX_TITLE*2).split(/(\s*)`([^`\n]*)`(\s*)/);
const write=[_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.FV,String,_text_quote_markdown_js__WEBPACK_IMPORTED_MODULE_1__.SS,String];
return parts.map((part,index)=>write[index%4]?.(part)).join('');
}
}),
54612:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
NX:()=>(STATE_SIGNS),
_g:()=>(findingsText),
dC:()=>(summaryLine)
});
var _agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(41079);
var _text_format_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(79623);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64607);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(2754);
var _finding_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(52743);
var _text_columns_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(23869);
const STATE_SIGNS={
ok:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2.done.symbol,
warning:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2['could-not-run'].symbol,
problem:_agent_call_status_js__WEBPACK_IMPORTED_MODULE_0__.B2.failed.symbol,
unknown:'–'
};
const MAX_TEXT=4_000;
function findingsText(findings,width,paint){
const blocks=findings.map((finding)=>block(finding,width,paint));
return `${[...blocks,'',summaryLine(findings)].join('\n')}\n`;
}
function summaryLine(findings){
const{problem,warning,unknown,ok}=(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__.Gt)(findings);
const parts=[
problem>0?(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__.LS)(problem,'problem'):'',
warning>0?(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__.LS)(warning,'warning'):'',
unknown>0?`${unknown} not checked`:'',
`${ok} OK`
];
return `${parts.filter(Boolean).join(', ')}.`;
}
function block({state,title,detail='',remedy=''},width,paint){
const sentence=(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)(title).replaceAll(/\s+/g,' ').trim();
const[first='',...rest]=wrapped(sentence,width-2).map((line)=>`  ${line}`);
return[
paint(state,STATE_SIGNS[state])+first.slice(1),
...rest,
...linesOf(detail).flatMap((line)=>wrapped(line,width-4).map((part)=>`    ${part}`)),
...linesOf(remedy).map((line)=>(line===''?'':`    ${paint('remedy',line)}`))
].join('\n');
}
function linesOf(text){
return text===''?[]:(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)((0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.ml)(text,MAX_TEXT)).trimEnd().split('\n');
}
function wrapped(line,width){
const[indent='']=/^\s*/.exec(line)??[];
const parts=(0,_text_columns_js__WEBPACK_IMPORTED_MODULE_5__.cd)(line.trim(),width-indent.length,{breaksWords:false});
return parts.map((part)=>indent+part);
}
}),
23869:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
PL:()=>(columnsOf),
Pk:()=>(fitColumns),
cd:()=>(wrapColumns)
});
const WIDE=/[\u1100-\u115F\u231A-\u231B\u2329-\u232A\u23E9-\u23F3\u25FD-\u25FE\u2600-\u27BF\u2B00-\u2BFF\u2E80-\uA4CF\uA960-\uA97F\uAC00-\uD7FF\uF900-\uFAFF\uFE10-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{10000}-\u{10FFFF}]/u;
const NARROW=/[✓✗⊘↷⚠]/u;
function columnsOf(line){
let columns=0;
for(const character of line)
columns+=widthOf(character);
return columns;
}
function fitColumns(line,columns){
if(columnsOf(line)<=columns)
return line;
return `${takeColumns(line,columns-1).trimEnd()}…`;
}
function wrapColumns(line,columns,{breaksWords=true}={}){
const lines=[];
let current='';
for(const word of line.split(' ')){
const longer=current===''?word:`${current} ${word}`;
if(columnsOf(longer)<=columns){
current=longer;
continue;
}
if(current!=='')
lines.push(current);
current=word;
while(breaksWords&&columnsOf(current)>columns){
const part=takeColumns(current,columns);
lines.push(part);
current=current.slice(part.length);
}
}
return current===''?lines:[...lines,current];
}
function takeColumns(line,columns){
let taken='';
let used=0;
for(const character of line){
used+=widthOf(character);
if(used>columns&&taken!=='')
break;
taken+=character;
}
return taken;
}
function widthOf(character){
return WIDE.test(character)&&!NARROW.test(character)?2:1;
}
})
};
;
