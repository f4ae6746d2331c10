"use strict";
exports.id=2188;
exports.ids=[2188];
exports.modules={
12188:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
annotateChange:()=>(annotateChange)
});
var _text_git_names_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(67135);
var _text_hunks_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(11879);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64607);
var _text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(42090);
var _built_in_matchers_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(72267);
var _diagnostic_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98152);
var _problem_matcher_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(55007);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(40458);
const MAX_ANNOTATIONS=10;
const MAX_MESSAGE=400;
const MAX_TITLE=100;
const SEVERITIES=['error','warning','notice'];
const{tsc,'eslint-unix':unix,'eslint-stylish':stylish,gcc,cargo,'go-vet':goVet,ruff}=_built_in_matchers_js__WEBPACK_IMPORTED_MODULE_3__.r;
const MATCHERS=[...tsc,...unix,...gcc,...cargo,...goVet,...ruff,...stylish];
function annotateChange({before,after,syntax,patch,...rest}){
const changed=changedLines(patch);
const reported=(checks)=>checks.flatMap((check)=>diagnosticsIn(check,changed,rest));
const known=new Set(reported(before).map(({diagnostic})=>keyOf(diagnostic)));
const candidates=[...syntax.map((diagnostic)=>({command:'syntax',diagnostic})),...reported(after)];
const placed=candidates.flatMap((each)=>{
const line=lineFor(each.diagnostic,changed);
return line===undefined?[]:[{...each,line,isKnown:known.has(keyOf(each.diagnostic))}];
});
const unique=new Map(placed.toReversed().map((each)=>[`${each.diagnostic.path}:${each.line} ${each.diagnostic.message}`,each]));
return[...unique.values()]
.toReversed()
.sort((one,other)=>SEVERITIES.indexOf(one.diagnostic.severity)-SEVERITIES.indexOf(other.diagnostic.severity)||
Number(one.isKnown)-Number(other.isKnown)||
(0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__.n6)(one.diagnostic.path,other.diagnostic.path)||
one.line-other.line)
.slice(0,MAX_ANNOTATIONS)
.map(toAnnotation);
}
function toAnnotation({command,diagnostic,line}){
const{path,severity,message,code}=diagnostic;
const title=(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.TN)([code,command].filter(Boolean).join(' · '),MAX_TITLE);
return{path,line,severity,title,message:(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.TN)(message,MAX_MESSAGE)};
}
function keyOf({path,message,code}){
return(0,_diagnostic_js__WEBPACK_IMPORTED_MODULE_4__.xy)({path,message,code,line:undefined,column:undefined,severity:'error'});
}
function diagnosticsIn({command,output},changed,{root,checkers=[]}){
const declared=checkers.flatMap((checker)=>(typeof checker==='string'?[]:matchersOf(checker.matchers)));
const diagnostics=(0,_problem_matcher_js__WEBPACK_IMPORTED_MODULE_5__.M)([...declared,...MATCHERS],(0,_text_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__.e)(output))??[];
return diagnostics.flatMap((diagnostic)=>{
const path=changedPath(diagnostic.path,changed,root);
return path===undefined?[]:[{command,diagnostic:{...diagnostic,path}}];
});
}
function matchersOf(matchers){
return typeof matchers==='string'?[]:matchers;
}
function changedPath(printed,changed,root){
const path=printed.replace(/^file:\/\//,'').replace(/^\.\//,'');
const relative=(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_6__.lp)(path,root);
if(changed.has(relative))
return relative;
const below=relative===''?[]:[...changed.keys()].filter((each)=>each.endsWith(`/${relative}`));
return below.length===1?below[0]:undefined;
}
function lineFor({path,line},changed){
const lines=changed.get(path);
if(!lines||line===undefined)
return lines?.first;
return lines.hunks.some(({start,end})=>line>=start&&line<=end)?line:undefined;
}
function changedLines(patch){
const files=patch.split(/(?<![^\n])(?=diff --git )/);
return new Map(files.flatMap((file)=>{
const[,quoted,plain]=/(?<![^\n])\+\+\+ (?:"b\/([^\n]*)"|b\/([^\n]*?))\t?(?=\n|$)/.exec(file)??[];
const path=quoted===undefined?plain:(0,_text_git_names_js__WEBPACK_IMPORTED_MODULE_0__.L)(quoted);
const hunks=(0,_text_hunks_js__WEBPACK_IMPORTED_MODULE_7__.F)(file);
const lines=hunks.flatMap((hunk)=>hunk.lines);
const first=(lines.find(({kind})=>kind==='added')??lines.find(({right})=>right!==undefined))
?.right;
return path===undefined||first===undefined
?[]
:[[path,{first,hunks:hunks.map(({right})=>right)}]];
}));
}
}),
72267:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
r:()=>(builtInMatchers)
});
const place={file:1,line:2,column:3};
const gcc={
severity:'error',
patterns:[
{
regexp:String.raw `^(\S.*?):(\d+):(?:(\d+):)? *(?:fatal )?(error|warning|note|notice|info|style): (.*?)(?: +\[([^\]]*)\])?$`,
...place,
severity:4,
message:5,
code:6
}
]
};
function pythonLines(severity,code){
const regexp=String.raw `^(\S.*?):(\d+):(\d+): (${code}):? (?:\[\*\] )?(.*)$`;
return{severity,patterns:[{regexp,...place,code:4,message:5}]};
}
const python=[
pythonLines('error','SyntaxError|invalid-syntax|E9\\d\\d|F(?:4(?:0[6-7])|63[1-4]|70[1-7]|82[1-3])'),
pythonLines('warning','[A-Za-z]+[\\w-]*')
];
const builtInMatchers={
tsc:[
{
severity:'error',
patterns:[
{
regexp:String.raw `^(\S.*?)\((\d+),(\d+)\): (error|warning|message) (TS\d+): (.*)$`,
...place,
severity:4,
code:5,
message:6
}
]
},
{
severity:'error',
patterns:[{regexp:String.raw `^(error|warning) (TS\d+): (.*)$`,severity:1,code:2,message:3}]
}
],
'eslint-stylish':[
{
severity:'error',
patterns:[
{regexp:String.raw `^(\S.*)$`,file:1},
{
regexp:String.raw `^ +(\d+):(\d+) +(error|warning) +(.*?)(?: {2,}([\w@/-]+))?$`,
line:1,
column:2,
severity:3,
message:4,
code:5,
loop:true
}
]
}
],
'eslint-unix':[
{
severity:'error',
patterns:[
{
regexp:String.raw `^(\S.*?):(\d+):(\d+): (.*) \[(Error|Warning)(?:/([^\]]*))?\]$`,
...place,
message:4,
severity:5,
code:6
}
]
}
],
ruff:python,
flake8:python,
'go-vet':[
{
severity:'error',
patterns:[{regexp:String.raw `^(?:vet: )?(\S.*?\.go):(\d+):(?:(\d+):)? (.*)$`,...place,message:4}]
}
],
cargo:[
{
severity:'error',
patterns:[
{
regexp:String.raw `^(\S.*?):(\d+):(\d+): (error|warning|note|help)(?:\[([^\]]+)\])?: (.*)$`,
...place,
severity:4,
code:5,
message:6
}
]
}
],
maven:[
{
severity:'error',
patterns:[
{
regexp:String.raw `^\[(ERROR|WARNING)\] (\S.*?\.\w+):\[(\d+),(\d+)\] (.*)$`,
severity:1,
file:2,
line:3,
column:4,
message:5
}
]
}
],
gcc:[gcc]
};
}),
55007:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
M:()=>(applyMatchers)
});
var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(61165);
var _text_within_time_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(78301);
const MAX_MS=2_000;
const MAX_LINE_LENGTH=2_000;
const MAX_DIAGNOSTICS=5_000;
function applyMatchers(matchers,output){
const readers=matchers.map((matcher)=>new LineReader(matcher));
return(0,_text_within_time_js__WEBPACK_IMPORTED_MODULE_0__.dn)(MAX_MS,()=>{
const diagnostics=[];
for(const line of(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__.uz)(output)){
if(diagnostics.length===MAX_DIAGNOSTICS)
break;
const diagnostic=firstDiagnostic(readers,line.slice(0,MAX_LINE_LENGTH));
if(diagnostic)
diagnostics.push(diagnostic);
}
return diagnostics;
});
}
function firstDiagnostic(readers,line){
for(const reader of readers){
const diagnostic=reader.read(line);
if(diagnostic)
return diagnostic;
}
return undefined;
}
const FIELDS=['file','fromPath','line','column','severity','code','message'];
class LineReader{
#steps;
#severity;
#pending;
constructor({patterns,severity}){
this.#steps=patterns.map((pattern)=>({pattern,expression:new RegExp(pattern.regexp)}));
this.#severity=severity;
this.#pending=patterns.map((_,index)=>(index===0?{}:undefined));
}
read(line){
for(let index=this.#steps.length-1;index>=0;index-=1){
const fields=this.#readStep(index,line);
if(fields)
return toDiagnostic(fields,this.#severity);
}
return undefined;
}
#readStep(index,line){
const step=this.#steps[index];
const earlier=this.#pending[index];
if(!step||!earlier)
return undefined;
const groups=step.expression.exec(line);
const fields=groups?{...earlier,...fieldsOf(step.pattern,groups)}:undefined;
if(index<this.#steps.length-1){
this.#pending[index+1]=fields;
return undefined;
}
if(fields)
this.#pending.fill(undefined,1);
if(index>0)
this.#pending[index]=fields&&step.pattern.loop?earlier:undefined;
return fields;
}
}
function fieldsOf(pattern,groups){
const fields=FIELDS.flatMap((name)=>{
const number=pattern[name];
const text=number===undefined?undefined:groups[number];
return text===undefined?[]:[[name,text]];
});
return Object.fromEntries(fields);
}
function toDiagnostic({file='',fromPath,line,column,severity,code='',message},defaultSeverity){
if(message===undefined)
return undefined;
return{
path:fromPath===undefined?file:relativeToFile(fromPath,file),
line:toNumber(line),
column:toNumber(column),
severity:toSeverity(severity===undefined||severity===''?defaultSeverity:severity),
message:message.trim(),
code
};
}
function relativeToFile(fromPath,file){
const folder=fromPath.slice(0,fromPath.lastIndexOf('/')+1);
return file.startsWith('/')?file:folder+file;
}
function toNumber(text){
const number=Number.parseInt(text??'',10);
return Number.isNaN(number)||number<1?undefined:number;
}
function toSeverity(word){
if(/^w/i.test(word))
return 'warning';
return/^(n|i|hint|help|suggestion|style|refactor|convention)/i.test(word)?'notice':'error';
}
})
};
;
