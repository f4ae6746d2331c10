"use strict";
exports.id=9569;
exports.ids=[9569];
exports.modules={
35659:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
b:()=>(allowsWriting)
});
function allowsWriting(permission){
return permission==='admin'||permission==='write';
}
}),
15884:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
cl:()=>(quoteValue),
sw:()=>(checkInputs),
yw:()=>(readAll)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(59973);
var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(64607);
function checkInputs(schema,read,otherProblems=[]){
const parsed=schema.safeParse(readAll(schema,read));
const problems=new Map();
for(const{path,message}of parsed.error?.issues??[]){
const name=String(path[0]);
problems.set(name,`${name} is ${showInput(name,read(name))}. Expected ${message}.`);
}
const lines=[...problems.values(),...otherProblems].map((problem)=>`- ${problem}`);
if(parsed.success&&lines.length===0)
return parsed.data;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`The inputs of the action have errors (\`with:\` in the workflow file):\n${lines.join('\n')}`);
}
function readAll(schema,read){
return Object.fromEntries(Object.keys(schema.shape).map((name)=>[name,read(name)]));
}
const secrets=['github-token','api-key'];
function showInput(name,value){
if(value.trim()==='')
return 'not set';
if(secrets.includes(name))
return 'invalid';
return quoteValue(name==='base-url'?withoutCredentials(value):value);
}
function withoutCredentials(address){
return address.replace(/\/\/.*@/su,'//***@').replace(/([?#]).*$/su,'$1***');
}
const MAX_CHARACTERS=60;
function quoteValue(value){
return(0,_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.ml)(value===undefined?'missing':JSON.stringify(value),MAX_CHARACTERS);
}
}),
17718:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
LB:()=>(EXPECTED_REVIEWER),
Ob:()=>(MAX_ASSIGNEES),
Pf:()=>(label),
Yc:()=>(reviewer),
Zl:()=>(EXPECTED_LOGIN),
iD:()=>(login),
iP:()=>(MAX_REVIEWERS),
xs:()=>(MAX_LABELS)
});
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3301);
const EXPECTED_LABEL='a label of at most 50 characters';
const EXPECTED_LOGIN='a login such as octocat';
const EXPECTED_REVIEWER='a login such as octocat, or a team such as acme/platform';
const label=zod__WEBPACK_IMPORTED_MODULE_0__.YjP(EXPECTED_LABEL).trim().min(1,EXPECTED_LABEL).max(50,EXPECTED_LABEL);
const login=zod__WEBPACK_IMPORTED_MODULE_0__.YjP(EXPECTED_LOGIN).regex(/^[\w-]{1,100}$/u,EXPECTED_LOGIN);
const reviewer=zod__WEBPACK_IMPORTED_MODULE_0__.YjP(EXPECTED_REVIEWER).regex(/^[\w-]{1,100}(?:\/[\w.-]{1,100})?$/u,EXPECTED_REVIEWER);
const MAX_LABELS=100;
const MAX_REVIEWERS=15;
const MAX_ASSIGNEES=10;
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
Io:()=>(jsonProblem),
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
function jsonProblem(text,message){
if(text.trim()==='')
return 'it is empty';
if(text.includes('\0'))
return 'it is not a text file';
const position=Number(/at position (\d+)/.exec(message)?.[1]??0);
if(/Unexpected end|Unterminated/.test(message)||position>=text.trimEnd().length){
return 'it ends too early. A quotation mark or a bracket is not closed';
}
const[,line,column]=/\(line (\d+) column (\d+)\)/.exec(message)??[];
return line===undefined||column===undefined
?'a name or a value is not valid JSON. Names and texts need double quotation marks'
:`line ${line}, column ${column} is not valid JSON. Names and texts need double quotation marks, and a list must not end with a comma`;
}
}),
83836:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
P:()=>(issuesOfMeantForm)
});
function issuesOfMeantForm(issue,isWrongType){
const forms=issue.errors;
const meant=forms?.find((issues)=>issues.every((each)=>each.path.length>0||!isWrongType(each)));
if(!meant)
return[issue];
return meant.flatMap((inner)=>issuesOfMeantForm({...inner,path:[...issue.path,...inner.path]},isWrongType));
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
21513:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
_:()=>(fieldOf),
w:()=>(issueSentences)
});
var _meant_form_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(83836);
const MAX_ISSUES=5;
function issueSentences(issues,value,lineOf){
const all=issues.flatMap((issue)=>(0,_meant_form_js__WEBPACK_IMPORTED_MODULE_0__.P)(issue,isWrongType));
const sentences=[
...new Set(all.map((issue)=>{
const sentence=sentenceOf(issue,value);
return lineOf?`Line ${lineOf(issue.path)}: ${sentence}`:sentence;
}))
];
if(sentences.length<=MAX_ISSUES)
return sentences;
return[...sentences.slice(0,MAX_ISSUES),`${sentences.length-MAX_ISSUES} more.`];
}
const TYPE=/expected (\w+), received/;
function isWrongType({message}){
return TYPE.test(message);
}
function sentenceOf(issue,value){
const{path,message}=issue;
const name=path.length===0?'The value':`The field ${path.map(String).join('.')}`;
const actual=path.reduce(fieldOf,value);
if(actual===undefined)
return `${name} is missing.`;
const types=expectedTypes(issue);
if(types.length>0)
return `${name} has the type ${kindOf(actual)} instead of ${types.join(' or ')}.`;
const[,options]=/expected one of (.+)/.exec(message)??[];
if(options!==undefined)
return `${name} must be one of ${options.replaceAll('"','').replaceAll('|',', ')}.`;
const[,bound]=/expected \w+ to ((?:be|have) .+)/.exec(message)??[];
return bound===undefined?`${name} cannot be used: ${message}.`:`${name} must ${inWords(bound)}.`;
}
function expectedTypes({message,errors=[]}){
const messages=[message,...errors.flatMap((issues)=>issues.map((each)=>each.message))];
const types=messages.flatMap((text)=>TYPE.exec(text)?.[1]??[]);
return[...new Set(types.map((type)=>(type==='record'?'object':type)))];
}
const COMPARISONS={'>=':'at least ','<=':'at most ','>':'more than ','<':'less than '};
function inWords(bound){
return bound.replace(/[<>]=?/,(sign)=>COMPARISONS[sign]);
}
function fieldOf(value,name){
if(typeof value!=='object'||value===null||!Object.hasOwn(value,name))
return undefined;
return value[name];
}
function kindOf(value){
if(value===null)
return 'null';
return Array.isArray(value)?'array':typeof value;
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
})
};
;
