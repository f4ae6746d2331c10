"use strict";
exports.id=1006;
exports.ids=[1006];
exports.modules={
23213:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
j:()=>(shortenMiddle)
});
function shortenMiddle(text,maxLength){
if(text.length<=maxLength)
return text.toWellFormed();
const room=Math.max(0,maxLength-removedNote(text.length,text.length).length-1);
const head=text.slice(0,characterStart(text,Math.ceil(room/ 2)));
const tail=text.slice(characterStart(text,text.length-Math.floor(room/ 2)));
const removed=text.length-head.length-tail.length;
return `${head}${removedNote(removed,text.length)}${tail}`.toWellFormed();
}
function removedNote(removed,length){
return `\n[… ${removed} of ${length} characters removed here …]\n`;
}
function characterStart(text,position){
const isInside=/^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(position-1,position+1));
return isInside?position-1:position;
}
}),
17565:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
U3:()=>(createPrivateRepository),
lf:()=>(excludePaths),
qi:()=>(recordWorkspaceCommit),
vQ:()=>(removeLocks)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var _text_git_names_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(67135);
var node_fs__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760);
const WORKSPACE_REF='refs/forgehand/workspace';
function createPrivateRepository(gitDir,shared,isExact){
for(const folder of['info','objects/info','objects/pack','refs/forgehand'])
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,folder),{recursive:true});
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.chmodSync)(gitDir,0o700);
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,'HEAD'),'ref: refs/heads/none\n');
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,'config'),CONFIG);
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,'info/attributes'),isExact?EXACT:'');
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,'info/exclude'),'');
removeLocks(gitDir);
const alternates=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,'objects/info/alternates');
if(!shared)
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(alternates,{force:true});
else{
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)(alternates,`${shared.objects}\n`);
addLines((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,'shallow'),shared.shallow);
}
}
function removeLocks(gitDir){
for(const name of['index.lock','index-of-change.lock','shallow.lock'])
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,name),{force:true});
}
function addLines(path,lines){
const file=(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(path,'a+');
try{
const present=new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(file,'utf8').split('\n'));
const missing=lines.filter((line)=>!present.has(line));
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)(file,missing.map((line)=>`${line}\n`).join(''));
}
finally{
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(file);
}
}
function recordWorkspaceCommit(gitDir,commit){
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,WORKSPACE_REF);
if(commit===undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(path,{force:true});
else
(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)(path,`${commit}\n`);
}
const EXACT='* -text -ident !eol !filter !working-tree-encoding\n';
const IGNORES_CASE=process.platform==='darwin'||process.platform==='win32';
const CONFIG=`[core]
	repositoryFormatVersion = 0
	bare = true
	fileMode = true
	symlinks = true
	ignoreCase = ${IGNORES_CASE}
	precomposeUnicode = ${IGNORES_CASE}
	untrackedCache = false
	alternateRefsCommand = true
	protectHFS = true
	protectNTFS = true
	autocrlf = false
	safecrlf = false
	bigFileThreshold = 32m
	commitGraph = false
	multiPackIndex = false
	fsync = none
[protocol "https"]
	allow = always
[protocol "http"]
	allow = always
[http]
	followRedirects = false
	lowSpeedLimit = 1000
	lowSpeedTime = 60
[pack]
	readReverseIndex = false
[gc]
	auto = 0
[maintenance]
	auto = false
[fetch]
	recurseSubmodules = false
[checkout]
	workers = 0
`;
async function excludePaths(gitDir,paths){
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,'info'),{recursive:true});
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir,'info','exclude'),paths.map((path)=>`/${(0,_text_git_names_js__WEBPACK_IMPORTED_MODULE_1__.b)(path)}\n`).join(''));
}
}),
72385:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S:()=>(readingPrograms),
v:()=>(pathsRead)
});
const COUNTS='0123456789';
const patches={
flags:`pwbsuz${COUNTS}`,
valued:'UnL',
long:'stat shortstat numstat name-only name-status patch no-patch unified cached staged color no-color no-renames find-renames '+
'ignore-all-space ignore-space-change ignore-blank-lines word-diff summary check relative diff-filter merge-base oneline '+
'format pretty abbrev-commit date graph all branches tags decorate first-parent merges no-merges reverse follow max-count '+
'skip since until after before author grep no-ext-diff no-textconv'
};
const programs={
cat:{flags:'nbsAETv',long:'number number-nonblank show-all'},
file:{flags:'bi',long:'brief mime mime-type'},
grep:{
flags:'nilcEFGPvwxohHsq',
valued:'eABCm',
long:'line-number ignore-case files-with-matches count extended-regexp fixed-strings perl-regexp invert-match word-regexp color include',
hasPattern:true
},
head:{flags:`qv${COUNTS}`,valued:'nc',long:'lines bytes quiet'},
ls:{flags:'alhA1RtrSdFsi',long:'all almost-all human-readable recursive reverse color'},
pwd:{},
rg:{
flags:'nilcFvwxosSU',
valued:'egtTABCm',
long:'files glob type type-not line-number ignore-case smart-case files-with-matches count fixed-strings word-regexp multiline color',
hasPattern:true
},
stat:{valued:'c',long:'format'},
tail:{flags:`qv${COUNTS}`,valued:'nc',long:'lines bytes quiet'},
wc:{flags:'lwcmL',long:'lines words bytes chars'},
'git blame':{flags:'lswe',valued:'L'},
'git branch':{flags:'arv',long:'show-current list all remotes verbose contains merged no-merged'},
'git diff':patches,
'git grep':{
flags:`nilcEFGPvwohq`,
valued:'eABC',
long:'line-number ignore-case files-with-matches name-only count extended-regexp fixed-strings word-regexp untracked cached',
hasPattern:true
},
'git log':patches,
'git ls-files':{flags:'cdmoz',long:'cached deleted modified others exclude-standard'},
'git rev-parse':{long:'short verify abbrev-ref show-toplevel symbolic-full-name'},
'git show':patches,
'git status':{flags:'sbuz',long:'short branch porcelain untracked-files ignored'}
};
const readingPrograms=Object.keys(programs);
function pathsRead([name='',...words]){
const isGit=name==='git';
const rest=isGit&&words[0]==='--no-pager'?words.slice(1):words;
const options=Object.hasOwn(programs,name)?programs[name]:isGit?programs[`git ${rest[0]??''}`]:undefined;
return options&&operandsOf(isGit?rest.slice(1):rest,options);
}
function operandsOf(words,options){
const{flags='',valued='',long=''}=options;
const short=new RegExp(`^-[${flags}]*(?:([${valued}])(.*))?$`,'s');
const names=long.split(' ');
const operands=[];
let{hasPattern=false}=options;
for(const rest=[...words];rest.length>0;){
const word=rest.shift()??'';
const[isShort,letter,value]=short.exec(word)??[];
if(word==='--')
operands.push(...rest.splice(0));
else if(!/^-./.test(word))
operands.push(word);
else if(isShort===undefined&&!names.includes(word.slice(2).split('=',1)[0]??''))
return undefined;
if(letter!==undefined&&value==='')
rest.shift();
if(letter==='e'||word==='--files')
hasPattern=false;
}
return operands.slice(hasPattern?1:0);
}
}),
47534:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
S:()=>(totalLines),
m:()=>(totalsByPath)
});
function totalLines(edits){
return{
added:edits.reduce((sum,{added})=>sum+added,0),
removed:edits.reduce((sum,{removed})=>sum+removed,0)
};
}
function totalsByPath(edits){
return[...Map.groupBy(edits,({path})=>path)].map(([path,group])=>({path,...totalLines(group)}));
}
}),
3817:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Go:()=>(isBinary),
P$:()=>(encodingOf),
g7:()=>(decodeText),
wx:()=>(encodeText)
});
var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573);
var _errors_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(59973);
const SNIFFED_BYTES=8_000;
function decodeText(content){
const encoding=encodingOf(content);
if(encoding==='utf-8'){
return isBinary(content)||!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content)?undefined:{text:content.toString('utf8'),encoding};
}
if(content.length%2!==0)
return undefined;
const text=inLittleEndian(content,encoding).toString('utf16le');
return text.includes('\0')||!text.isWellFormed()?undefined:{text,encoding};
}
function encodeText(text,encoding){
if(!text.isWellFormed()){
throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.v4('The text contains a lone surrogate, which cannot be encoded. Remove it.');
}
if(encoding==='utf-8')
return Buffer.from(text);
return inLittleEndian(Buffer.from(text,'utf16le'),encoding);
}
function isBinary(content){
return content.subarray(0,SNIFFED_BYTES).includes(0);
}
function encodingOf(content){
const[first,second]=content;
if(first===0xff&&second===0xfe)
return 'utf-16le';
return first===0xfe&&second===0xff?'utf-16be':'utf-8';
}
function inLittleEndian(content,encoding){
return encoding==='utf-16be'?Buffer.from(content).swap16():content;
}
}),
79623:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
B4:()=>(formatCount),
LS:()=>(plural),
WH:()=>(estimateSign),
a3:()=>(formatDuration),
fq:()=>(formatEdits),
nT:()=>(formatDollars),
rL:()=>(listFirst)
});
var _edit_totals_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(47534);
function formatDuration(milliseconds){
if(milliseconds<1_000)
return `${Math.round(milliseconds)} ms`;
if(milliseconds<59_950)
return `${(milliseconds/ 1_000).toFixed(1)} s`;
const seconds=Math.round(milliseconds/ 1_000);
if(seconds<3_600)
return `${Math.floor(seconds/ 60)} min ${pad(seconds%60)} s`;
const minutes=Math.round(seconds/ 60);
return `${Math.floor(minutes/ 60)} h ${pad(minutes%60)} min`;
}
function formatCount(count){
if(count<1_000)
return String(count);
if(count<999_950)
return `${oneDecimal(count/ 1_000)}k`;
return `${oneDecimal(count/ 1_000_000)}M`;
}
function formatDollars(dollars){
return `$${dollars.toFixed(dollars<0.1?4:2)}`;
}
function estimateSign({isEstimate}){
return isEstimate?'≈':'';
}
function plural(count,noun){
return `${count} ${noun}${count===1?'':'s'}`;
}
function listFirst(items,max){
const more=items.length-max;
return items.slice(0,max).join(', ')+(more>0?` and ${more} more`:'');
}
function formatEdits(edits){
if(edits.length===0)
return '';
const{added,removed}=(0,_edit_totals_js__WEBPACK_IMPORTED_MODULE_0__.S)(edits);
return `+${added} −${removed}`;
}
function oneDecimal(value){
return value.toFixed(1).replace(/\.0$/,'');
}
function pad(value){
return String(value).padStart(2,'0');
}
}),
67135:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
L:()=>(unquoteName),
b:()=>(ignorePattern)
});
const C_ESCAPES={
0:'\0',
a:'\x07',
b:'\b',
f:'\f',
n:'\n',
r:'\r',
t:'\t',
v:'\v'
};
function unquoteName(name){
const bytes=Array.from(name.matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/gs),([,octal,letter,text])=>{
if(octal!==undefined)
return Buffer.from([Number.parseInt(octal,8)]);
return Buffer.from(text??C_ESCAPES[letter??'']??letter??'');
});
return Buffer.concat(bytes).toString();
}
function ignorePattern(path){
return path.replaceAll(/^[!#]|[\\*?[ ]/g,String.raw `\$&`).replaceAll(/[\n\r]/g,'?');
}
}),
42090:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
e:()=>(terminalText),
m:()=>(TerminalText)
});
var node_string_decoder__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46193);
var _hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(30113);
const ESC='\u001b';
const BEL='\u0007';
const C1_STRING='\u0090\u0098\u009e\u009f';
const C1_OSC='\u009d';
const C1_CSI='\u009b';
const ST='\u009c';
const INTRODUCERS=`${ESC}${C1_STRING}${C1_OSC}${C1_CSI}`;
const osc=`(?:${ESC}\\]|${C1_OSC})[^\\n${BEL}${ST}${INTRODUCERS}]*`;
const deviceString=`(?:${ESC}[PX^_]|[${C1_STRING}])[^${BEL}${ST}${INTRODUCERS}]*`;
const controlSequence=`(?:${ESC}\\[|${C1_CSI})[0-?]*[ -/]*`;
const sequences=new RegExp(`(?:${osc}|${deviceString})(?:${BEL}|${ST}|${ESC}\\\\)?|${controlSequence}[@-~]?|${ESC}(?:[ -/]+[0-~]|[0-~])?`,'g');
const unfinished=new RegExp(`(?:(?:${osc}|${deviceString})${ESC}?|${controlSequence}|${ESC}[ -/]*)$`);
const special=new RegExp(String.raw `[${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__.W3}--[\t\n]]`,'v');
const control=new RegExp(String.raw `[${_hidden_characters_js__WEBPACK_IMPORTED_MODULE_1__.W3}--[\t\n\r\b]]`,'gv');
const MAX_LINE=65_536;
const MAX_SEQUENCE=1_024;
class TerminalText{
#decoder=new node_string_decoder__WEBPACK_IMPORTED_MODULE_0__.StringDecoder('utf8');
#sequence='';
#line='';
#isRewound=false;
push(chunk){
const text=this.#sequence+this.#decoder.write(chunk);
this.#sequence='';
return special.test(text)?this.#applyControls(this.#strip(text)):this.#addPlain(text);
}
end(){
const rest=this.push(Buffer.from(this.#decoder.end()));
return rest+this.#line;
}
#strip(text){
const start=text.search(unfinished);
if(start>=0)
this.#sequence=shortened(text.slice(start));
const complete=start<0?text:text.slice(0,start);
return complete.replaceAll(sequences,'').replaceAll(control,'');
}
#addPlain(text){
if(text==='')
return '';
const overwrites=this.#isRewound&&!text.startsWith('\n');
this.#isRewound=false;
const all=(overwrites?'':this.#line)+text;
const end=all.lastIndexOf('\n')+1;
return this.#keepLine(all.slice(0,end),all.slice(end));
}
#applyControls(text){
let output='';
for(const[index,piece]of text.split('\r').entries()){
if(index>0)
this.#isRewound=true;
const{erased,rest}=withoutErased(piece);
if(erased>0)
this.#line=this.#line.slice(0,-erased);
output+=this.#addPlain(rest);
}
return output;
}
#keepLine(output,line){
this.#line=line.length>MAX_LINE?'':line;
return line.length>MAX_LINE?output+line:output;
}
}
function withoutErased(text){
if(!text.includes('\b'))
return{erased:0,rest:text};
const kept=[];
let erased=0;
for(const character of text.split('')){
if(character!=='\b')
kept.push(character);
else if(kept.length===0)
erased+=1;
else if(kept.at(-1)!=='\n')
kept.pop();
}
return{erased,rest:kept.join('')};
}
function terminalText(output){
const terminal=new TerminalText();
return terminal.push(Buffer.from(output))+terminal.end();
}
function shortened(sequence){
if(sequence.length<=MAX_SEQUENCE)
return sequence;
return sequence.slice(0,sequence.startsWith(ESC)?2:1)+(sequence.endsWith(ESC)?ESC:'');
}
}),
72427:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
I:()=>(readPackageBinaries),
U:()=>(readDeclaredChecks)
});
var _git_look_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(56296);
var _files_files_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(93597);
var _policy_declared_checks_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(11515);
var _text_json_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(32686);
async function readDeclaredChecks({names,read}){
return(0,_policy_declared_checks_js__WEBPACK_IMPORTED_MODULE_2__.Q)({
packageJson:(0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__.qF)((await read('package.json'))??''),
files:[...names],
makefile:await read('Makefile'),
cargoManifest:await read('Cargo.toml')
});
}
const BINARIES='node_modules/.bin';
async function readPackageBinaries(root){
const[declared,installed]=await Promise.all([
(0,_files_files_js__WEBPACK_IMPORTED_MODULE_1__.Mh)((0,_files_files_js__WEBPACK_IMPORTED_MODULE_1__.aL)(root,'package-lock.json'),''),
(0,_files_files_js__WEBPACK_IMPORTED_MODULE_1__.Mh)((0,_files_files_js__WEBPACK_IMPORTED_MODULE_1__.Il)(root,BINARIES,new _git_look_js__WEBPACK_IMPORTED_MODULE_0__.yx(_git_look_js__WEBPACK_IMPORTED_MODULE_0__.i7)),[])
]);
return[...new Set([...binariesOfLockFile(declared.toString()),...installed.map(({name})=>name)])];
}
function binariesOfLockFile(text){
const lock=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__.qF)(text);
const packages=(0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__.u4)(lock)&&(0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__.u4)(lock['packages'])?Object.entries(lock['packages']):[];
return packages.flatMap(([path,entry])=>path!==''&&(0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__.u4)(entry)&&(0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__.u4)(entry['bin'])?Object.keys(entry['bin']):[]);
}
}),
76898:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Y:()=>(applyChanges)
});
var tslib__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(67877);
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(59973);
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(60409);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(40458);
var _at_once_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(51511);
var _files_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(93597);
var _open_beneath_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(53858);
function applyChanges(root,changes,signal){
return(0,_at_once_js__WEBPACK_IMPORTED_MODULE_4__.z)(()=>{
apply(root,changes,signal);
});
}
function apply(root,changes,signal){
const env_1={stack:[],error:void 0,hasError:false};
try{
const folders=(0,tslib__WEBPACK_IMPORTED_MODULE_7__.mS)(env_1,new DisposableStack(),false);
const undo=new DisposableStack();
const prepared=[];
try{
for(const change of changes){
signal.throwIfAborted();
explainingErrors(change,()=>{
const target=openTarget(root,change,undo);
folders.use(target.folder);
const backupName=changes.length>1?temporaryName():undefined;
prepared.push(prepare(root,{change,target,backupName},undo));
});
}
for(const each of prepared){
explainingErrors(each.change,()=>{
replaceFile(each,undo);
});
}
}
catch(cause){
try{
undo.dispose();
}
catch(failure){
const message='A change failed halfway, and not all of it could be undone.';
throw new AggregateError([cause,failure],message,{cause:failure});
}
throw cause;
}
for(const each of prepared)
cleanUp(root,each);
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_7__.hk)(env_1);
}
}
function explainingErrors({path},work){
try{
work();
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_8__.Or)(error))
throw error;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__.v4(`${path} cannot be changed: ${reasons[error.code??'']??error.code}.`,{cause:error});
}
}
const reasons={
ENOSPC:'no space is left on the disk',
EDQUOT:'no space is left on the disk',
EACCES:'permission denied',
EPERM:'permission denied',
EROFS:'the disk is read-only',
ENOTDIR:'a name before the last one is not a folder',
ELOOP:'a symbolic link has replaced it'
};
function openTarget(root,{path,content},undo){
const{dir,base}=node_path__WEBPACK_IMPORTED_MODULE_2__.posix.parse(path);
if(base==='')
throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__.v4('The root of the repository is a folder; name a file in it.');
if(content!==undefined){
const missing=missingFolders(root,dir);
undo.defer(()=>{
removeFolders(root,missing);
});
}
return{folder:(0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_6__.c)(root,dir,{create:content!==undefined}),name:base};
}
function prepare(root,planned,undo){
const{change,target}=planned;
const{path,content,like,executable}=change;
const old=statsAt(target);
if(old&&!old.isFile())
throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__.v4(`${path} is ${old.isDirectory()?'a folder':'not a regular file'}.`);
if(!old&&content===undefined)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_8__.v4(`${path} does not exist.`);
const prepared={...planned,old};
if(content===undefined)
return{...prepared,newName:undefined};
const newName=temporaryName();
undo.defer(()=>{
unlinkIfExists(target.folder.at(newName));
});
(0,_files_js__WEBPACK_IMPORTED_MODULE_5__.qf)(target.folder,newName,{content,like:like===undefined?old:(0,_files_js__WEBPACK_IMPORTED_MODULE_5__.RE)(root,like)});
if(executable!==undefined)
setExecutable({...target,name:newName},executable);
return{...prepared,newName};
}
function temporaryName(){
return `.forgehand-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
}
function statsAt({folder,name}){
return(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(folder.at(name),{throwIfNoEntry:false});
}
function setExecutable({folder,name},executable){
const env_2={stack:[],error:void 0,hasError:false};
try{
const file=(0,tslib__WEBPACK_IMPORTED_MODULE_7__.mS)(env_2,(0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_6__.T)(folder.at(name)),false);
const{mode}=file.stats;
file.chmod(executable?(mode&0o777)|((mode&0o444)>>2):mode&0o666);
}
catch(e_2){
env_2.error=e_2;
env_2.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_7__.hk)(env_2);
}
}
function replaceFile(prepared,undo){
const{old,newName,backupName}=prepared;
const{folder,name}=prepared.target;
const path=folder.at(name);
if(old&&backupName!==undefined){
const backup=folder.at(backupName);
if(newName===undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(path,backup);
else
backUp(path,backup);
undo.defer(()=>{
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(backup,path);
unlinkIfExists(backup);
});
}
if(newName===undefined){
if(backupName===undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path);
}
else{
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(folder.at(newName),path);
if(!old){
undo.defer(()=>{
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path);
});
}
}
}
function backUp(path,backup){
try{
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.linkSync)(path,backup);
}
catch(error){
if(!(0,_errors_js__WEBPACK_IMPORTED_MODULE_8__.Or)(error))
throw error;
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(path,backup);
}
}
function cleanUp(root,{change,target,old,backupName}){
if(old&&backupName!==undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(target.folder.at(backupName));
if(change.content===undefined)
removeFolders(root,(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_3__.Zv)(change.path).toReversed());
}
function unlinkIfExists(path){
if((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path,{throwIfNoEntry:false}))
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path);
}
function missingFolders(root,folder){
if(folder===''||(0,_files_js__WEBPACK_IMPORTED_MODULE_5__.RE)(root,folder))
return[];
return[folder,...missingFolders(root,(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_9__.yS)(folder))];
}
function removeFolders(root,folders){
for(const path of folders){
const{dir,base}=node_path__WEBPACK_IMPORTED_MODULE_2__.posix.parse(path);
try{
const env_3={stack:[],error:void 0,hasError:false};
try{
const parent=(0,tslib__WEBPACK_IMPORTED_MODULE_7__.mS)(env_3,(0,_open_beneath_js__WEBPACK_IMPORTED_MODULE_6__.c)(root,dir),false);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(parent.at(base));
}
catch(e_3){
env_3.error=e_3;
env_3.hasError=true;
}
finally{
(0,tslib__WEBPACK_IMPORTED_MODULE_7__.hk)(env_3);
}
}
catch(error){
if((0,_errors_js__WEBPACK_IMPORTED_MODULE_8__.Or)(error))
return;
throw error;
}
}
}
}),
1699:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
GD:()=>(shownInTmp),
LI:()=>(resolveInside),
QU:()=>(pathInTmp),
ig:()=>(OutsideTree)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(59973);
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(60409);
var _text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(30113);
var _at_once_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(51511);
var _text_paths_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(40458);
class OutsideTree extends _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4{
}
const MAX_LINKS=40;
const MAX_LENGTH=4_096;
function resolveInside(root,path){
return(0,_at_once_js__WEBPACK_IMPORTED_MODULE_4__.z)(()=>followLinks(root,path));
}
function followLinks(root,path){
const pending=namesOf(relativeTo(root,path),path);
const names=[];
let links=0;
for(let name=pending.shift();name!==undefined;name=pending.shift()){
if(name==='..'){
if(names.pop()===undefined)
throw outside(path);
continue;
}
if((0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__.e9)(name))
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4(`${path} is in .git, which no tool reads or writes. Use git commands.`);
names.push(name);
const target=linkTarget((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,...names));
if(target===undefined)
continue;
links+=1;
if(links>MAX_LINKS)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4(`${path} has too many symbolic links.`);
names.pop();
if(target.startsWith('/'))
names.length=0;
pending.unshift(...namesOf(target.startsWith('/')?relativeTo(root,target,path):target,path));
}
return names.join('/');
}
const TMP='/tmp';
function pathInTmp(root,path){
if(path===TMP)
return '';
return path.startsWith(`${TMP}/`)&&!(0,_text_paths_js__WEBPACK_IMPORTED_MODULE_6__.UO)(path,root)?path.slice(TMP.length+1):undefined;
}
function shownInTmp(path){
return path===''?TMP:`${TMP}/${path}`;
}
function relativeTo(root,path,shown=path){
if(/^~(\/|$)/.test(path))
throw outside(shown);
if(!path.startsWith('/'))
return path;
if(path===root)
return '';
if(!path.startsWith(`${root}/`))
throw outside(shown);
return path.slice(root.length+1);
}
const BREAKS_LINES=new RegExp(`[${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_3__.W3}${_text_hidden_characters_js__WEBPACK_IMPORTED_MODULE_3__.Ev}]`,'v');
function namesOf(path,shown){
if(path.includes('\0'))
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4('The path contains a NUL character. Remove it.');
if(BREAKS_LINES.test(path)||!path.isWellFormed())
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4('The path contains a line break or another control character. Remove it.');
if(path.length>MAX_LENGTH)
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4(`The path is longer than ${MAX_LENGTH} characters.`);
const names=path.split('/').filter((name)=>name!==''&&name!=='.');
if(names.some((name)=>Buffer.byteLength(name)>255))
throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.v4(`${shown} has a name too long for a file.`);
return names;
}
function linkTarget(path){
const readLink=()=>{
const isLink=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path,{throwIfNoEntry:false})?.isSymbolicLink()??false;
return isLink?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path):undefined;
};
return(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__.OJ)(readLink,['ENOENT','ENOTDIR']);
}
function outside(path){
return new OutsideTree(`${path} is outside the repository. Use a path relative to its root, such as src/index.ts.`);
}
}),
42922:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Rj:()=>(fingerprint),
Ie:()=>(viewFile)
});
var external_node_buffer_=__webpack_require__(4573);
var external_node_crypto_=__webpack_require__(77598);
var errors=__webpack_require__(59973);
var text_encoding=__webpack_require__(3817);
var open_file=__webpack_require__(75455);
var shorten=__webpack_require__(64607);
;
const LINE_FEED=10;
const CARRIAGE_RETURN=13;
const MAX_CHARACTER_BYTES=4;
const fallback=new TextDecoder('windows-1252');
class LineWindow{
#range;
#limits;
#lines=[];
#ends={crlf:0,lf:0};
#length=0;
#isFull=false;
#isUtf8=true;
#total=0;
#line=emptyLine();
#countedBytes=0;
constructor(range,limits){
this.#range=range;
this.#limits=limits;
}
push(chunk){
let start=0;
while(start<chunk.length){
const end=chunk.indexOf(LINE_FEED,start);
this.#extend(chunk.subarray(start,end<0?chunk.length:end));
if(end>=0)
this.#endLine({hasLineFeed:true});
start=end<0?chunk.length:end+1;
}
return this.#countedBytes<=this.#limits.maxCountedBytes;
}
end(){
if(this.#line.bytes>0)
this.#endLine({hasLineFeed:false});
const{crlf,lf}=this.#ends;
const lineEnds=crlf===0?'LF':lf===0?'CRLF':'mixed';
return{lines:this.#lines,total:this.#total,lineEnds,isUtf8:this.#isUtf8};
}
#extend(piece){
const line=this.#line;
const bytesLeft=this.#isWanted()?this.#limits.maxLineLength*MAX_CHARACTER_BYTES-line.headBytes:0;
const kept=piece.subarray(0,Math.max(0,bytesLeft));
if(kept.length>0)
line.head.push(Buffer.from(kept));
line.headBytes+=kept.length;
line.bytes+=piece.length;
line.lastByte=piece.at(-1)??line.lastByte;
if(this.#total+1>=this.#range.first)
this.#countedBytes+=piece.length-kept.length+1;
}
#isWanted(){
return!this.#isFull&&this.#total+1>=this.#range.first&&this.#lines.length<this.#range.count;
}
#endLine({hasLineFeed}){
if(this.#isWanted())
this.#addLine(hasLineFeed);
this.#total+=1;
this.#line=emptyLine();
}
#addLine(hasLineFeed){
const{head,headBytes,bytes,lastByte}=this.#line;
const hasReturn=hasLineFeed&&lastByte===CARRIAGE_RETURN;
const length=bytes-(hasReturn?1:0);
const content=Buffer.concat(head).subarray(0,Math.min(headBytes,length));
const{text,isUtf8:isText}=decode(content,{isCut:headBytes<bytes});
const{maxLineLength,redact}=this.#limits;
const whole=this.#total===0?text.replace(/^\ufeff/,''):text;
const plain=whole.length>maxLineLength?redact(whole):whole;
const shown=(0,shorten.VI)(plain,maxLineLength);
this.#length+=shown.length;
if(this.#lines.length>0&&this.#length>this.#limits.maxLength){
this.#isFull=true;
return;
}
if(hasLineFeed)
this.#ends[hasReturn?'crlf':'lf']+=1;
if(!isText)
this.#isUtf8=false;
const isWhole=shown.length===plain.length&&headBytes>=length;
this.#lines.push({
text:shown,
cutBytes:isWhole?0:length-(isText?Buffer.byteLength(shown):shown.length)
});
}
}
function emptyLine(){
return{head:[],headBytes:0,bytes:0,lastByte:LINE_FEED};
}
function decode(content,{isCut}){
for(let dropped=0;dropped<(isCut?MAX_CHARACTER_BYTES:1);dropped+=1){
const whole=content.subarray(0,content.length-dropped);
if((0,external_node_buffer_.isUtf8)(whole))
return{text:whole.toString('utf8'),isUtf8:true};
}
return{text:fallback.decode(content),isUtf8:false};
}
;
const MAX_COUNTED_BYTES=64*1024*1024;
const MAX_HASHED_BYTES=32*1024*1024;
const MAX_MS=10_000;
async function viewFile(file,{range,redact,signal}){
const{size}=file.stats;
const head=Buffer.alloc(Math.min(size,open_file.E));
const start=head.subarray(0,await file.read(head,0));
const encoding=(0,text_encoding.P$)(start);
const type=typeOfBinary(start);
const isText=encoding==='utf-8'?!(0,text_encoding.Go)(start)&&(type===undefined||(0,external_node_buffer_.isUtf8)(start)):type===undefined;
if(!isText)
return{kind:'binary',type,size};
const window=new LineWindow(range,{...range,redact,maxCountedBytes:MAX_COUNTED_BYTES});
const hash=size<=MAX_HASHED_BYTES?(0,external_node_crypto_.createHash)('sha256'):undefined;
const toUtf8=transcoder(encoding);
const isTotal=await readThrough(file,signal,(chunk)=>{
hash?.update(chunk);
return window.push(toUtf8(chunk));
});
const lines=window.end();
if(lines.lines.length===0&&lines.total>0){
if(!isTotal)
throw new errors.v4(`Line ${range.first} was not reached in ${MAX_MS/ 1000} s. Use grep_search.`);
return viewFile(file,{range:{...range,first:lines.total},redact,signal});
}
return{kind:'text',encoding,first:range.first,isTotal,fingerprint:hash?.digest('hex'),...lines};
}
function fingerprint(content){
return(0,external_node_crypto_.createHash)('sha256').update(content).digest('hex');
}
async function readThrough(file,signal,take){
const startedAt=performance.now();
for await(const chunk of file.chunks()){
signal.throwIfAborted();
if(!take(chunk)||performance.now()-startedAt>MAX_MS)
return false;
}
return true;
}
function transcoder(encoding){
if(encoding==='utf-8')
return(chunk)=>chunk;
const decoder=new TextDecoder(encoding,{ignoreBOM:true});
return(chunk)=>Buffer.from(decoder.decode(chunk,{stream:true}));
}
const signatures=[
['89504e470d0a1a0a','PNG image'],
['ffd8ff','JPEG image'],
['47494638','GIF image'],
['57454250','WebP image',8],
['424d','BMP image'],
['00000100','icon'],
['255044462d','PDF document'],
['504b0304','ZIP archive (or Office document, JAR, wheel)'],
['1f8b','gzip archive'],
['425a68','bzip2 archive'],
['fd377a585a00','xz archive'],
['28b52ffd','Zstandard archive'],
['377abcaf271c','7-Zip archive'],
['7573746172','tar archive',257],
['7f454c46','ELF program or library'],
['cffaedfe','Mach-O program or library'],
['4d5a','Windows program or library'],
['0061736d','WebAssembly module'],
['cafebabe','Java class'],
['53514c69746520666f726d6174203300','SQLite database'],
['774f4646','WOFF font'],
['774f4632','WOFF2 font'],
['4f676753','Ogg media'],
['494433','MP3 audio'],
['52494646','RIFF media'],
['66747970','MP4 media',4],
['fffe0000','UTF-32 text']
];
function typeOfBinary(head){
const match=signatures.find(([bytes,,offset=0])=>{
const signature=Buffer.from(bytes,'hex');
return head.subarray(offset,offset+signature.length).equals(signature);
});
return match?.[1];
}
}),
70782:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
W:()=>(LateSandbox)
});
var _trust_contexts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3805);
class LateSandbox{
#test;
#tested;
#expected;
constructor(stateFolder,test){
this.#test=test;
this.#expected={
kind:'bubblewrap',
home:(0,_trust_contexts_js__WEBPACK_IMPORTED_MODULE_0__.Wx)(stateFolder),
temporary:(0,_trust_contexts_js__WEBPACK_IMPORTED_MODULE_0__.BE)(stateFolder)
};
}
get expected(){
return this.#expected;
}
tested(){
this.#tested??=this.#test().then((sandbox)=>{
this.#expected=sandbox;
return sandbox;
});
return this.#tested;
}
}
}),
3573:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Pf:()=>(pathspecsFor),
ij:()=>(globInterpretations),
yZ:()=>(matchingPaths)
});
var node_vm__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(30714);
var picomatch__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(55180);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59973);
var _text_within_time_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(78301);
const MAX_MS=2_000;
const MAX_CHOICES=50;
const filter=new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script(`
  const matches = (path) => (expression) => expression.test(path)
  paths.filter((path) => wanted.some(matches(path)) && !unwanted.some(matches(path)))
`);
function globInterpretations(glob){
const literal=glob.replaceAll(/[[\](){}!+@]/g,'\\$&');
return[
{interpretation:'glob',pattern:glob,ignoreCase:false},
...(literal===glob?[]:[{interpretation:'literal',pattern:literal,ignoreCase:false}]),
{interpretation:'any-case',pattern:glob,ignoreCase:true}
];
}
function matchingPaths(globs,paths,{ignoreCase=false}={}){
const[unwanted=[],wanted=[]]=[true,false].map((isUnwanted)=>globs.filter((glob)=>glob.startsWith('!')===isUnwanted).map((glob)=>expressionOf(glob,ignoreCase)));
if(wanted.length===0)
wanted.push(/^/);
try{
return filter.runInNewContext({paths,wanted,unwanted},{timeout:MAX_MS});
}
catch(error){
if(!(0,_text_within_time_js__WEBPACK_IMPORTED_MODULE_1__.kL)(error))
throw error;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.v4(`Matching ${globs.join(', ').slice(0,200)} takes too long. Use fewer asterisks.`,{
cause:error
});
}
}
function expressionOf(glob,ignoreCase){
return picomatch__WEBPACK_IMPORTED_MODULE_3__.makeRe(fromAnyDepth(glob.replace(/^!/,'')),{dot:true,nocase:ignoreCase});
}
function fromAnyDepth(glob){
const plain=glob.replace(/^\.?\//,'').replace(/\/$/,'/**');
return plain.includes('/')?plain:`**/${plain}`;
}
function pathspecsFor(globs,folder){
const isPlain=(glob)=>/^[\w\-./*{},@~ ]+$/.test(glob)&&!glob.split('/').includes('..');
if(globs.length===0||!globs.every(isPlain))
return undefined;
const patterns=globs.map(fromAnyDepth).flatMap(withoutBraces);
if(patterns.some((pattern)=>/[{}]/.test(pattern)))
return undefined;
const start=folder===''?'':`${folder.replaceAll(/[*?[\]\\]/g,'\\$&')}/`;
return patterns.map((pattern)=>`:(glob)${start}${pattern}`);
}
function withoutBraces(glob){
let patterns=[glob];
while(patterns.length<=MAX_CHOICES){
const next=patterns.flatMap(choices);
if(next.length===patterns.length)
return next;
patterns=next;
}
return[glob];
}
function choices(glob){
const[braces,list]=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(glob)??[];
if(braces===undefined||list===undefined)
return[glob];
return list.split(',').map((choice)=>glob.replace(braces,()=>choice));
}
}),
66362:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
O:()=>(openWorkspace)
});
var modules=__webpack_require__(67877);
var external_node_crypto_=__webpack_require__(77598);
var promises_=__webpack_require__(51455);
var external_node_path_=__webpack_require__(76760);
var settings=__webpack_require__(83872);
var errors=__webpack_require__(59973);
var hardened_environment=__webpack_require__(22388);
var reading_programs=__webpack_require__(72385);
var text_paths=__webpack_require__(40458);
var writable_paths=__webpack_require__(237);
var format=__webpack_require__(79623);
var apply_changes=__webpack_require__(76898);
var external_node_fs_=__webpack_require__(73024);
var lines=__webpack_require__(61165);
;
const passed=new RegExp([
'^(PATH|LANG|LANGUAGE|LC_[A-Z]+|TZ|SHELL|USER|LOGNAME|HOSTNAME|LD_LIBRARY_PATH|PKG_CONFIG_PATH)$',
'^(NODE_(VERSION|PATH|ENV)|NVM_(DIR|BIN|INC)|PNPM_HOME|VOLTA_HOME|COREPACK_HOME|BUN_INSTALL|DENO_(DIR|INSTALL))$',
'^(VIRTUAL_ENV|PYENV_(ROOT|VERSION)|CONDA_(PREFIX|DEFAULT_ENV)|PYTHON(PATH|HOME|USERBASE|_VERSION)|pythonLocation)$',
'^(GO(PATH|ROOT|BIN|FLAGS|TOOLCHAIN|MODCACHE|CACHE|OS|ARCH|PRIVATE|NOSUMDB)|GOROOT_[0-9]+_[0-9]+_[A-Z0-9]+)$',
'^(CARGO_HOME|CARGO_TARGET_DIR|RUSTUP_(HOME|TOOLCHAIN)|RUSTFLAGS)$',
'^(JAVA_HOME(_[0-9]+_[A-Z0-9]+)?|GRADLE_(HOME|USER_HOME)|MAVEN_HOME|M2_HOME|KOTLIN_HOME|ANDROID_(HOME|SDK_ROOT))$',
'^(GEM_(HOME|PATH)|BUNDLE_PATH|RBENV_ROOT|RUBY_VERSION|DOTNET_ROOT|PHP_VERSION|COMPOSER_HOME|HOMEBREW_PREFIX)$',
'^(NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|PIP_CERT|CARGO_HTTP_CAINFO|GIT_SSL_CAINFO)$',
'^(CC|CXX|CFLAGS|CXXFLAGS|LDFLAGS|CMAKE_PREFIX_PATH)$'
].join('|'));
const fixed=variables(`
  CI=1 TERM=dumb PAGER=cat GIT_PAGER=cat MANPAGER=cat GIT_TERMINAL_PROMPT=0 GIT_OPTIONAL_LOCKS=0
  GIT_EDITOR=true DEBIAN_FRONTEND=noninteractive PIP_PROGRESS_BAR=off PIP_NO_INPUT=1 PIP_DISABLE_PIP_VERSION_CHECK=1 TQDM_DISABLE=1
  PYTHONUNBUFFERED=1 npm_config_progress=false npm_config_fund=false npm_config_audit=false npm_config_update_notifier=false
  NO_UPDATE_NOTIFIER=1 CARGO_TERM_PROGRESS_WHEN=never DO_NOT_TRACK=1
`);
function commandEnvironment(environment,home){
const allowed=Object.entries(environment).filter((entry)=>entry[1]!==undefined&&passed.test(entry[0]));
return{LANG:'C.UTF-8',...Object.fromEntries(allowed),...fixed,HOME:home,TMPDIR:'/tmp'};
}
const toolFolders=variables(`
  CARGO_HOME=.cargo RUSTUP_HOME=.rustup GOMODCACHE=go/pkg/mod PYTHONUSERBASE=.local NVM_DIR=.nvm PYENV_ROOT=.pyenv RBENV_ROOT=.rbenv
  VOLTA_HOME=.volta
`);
function toolVariables(environment){
const home=environment['HOME'];
if(home===undefined||home==='')
return{};
const found=Object.entries(toolFolders).map(([name,folder])=>[name,(0,external_node_path_.join)(home,folder)]);
return Object.fromEntries(found.filter(([name,path])=>(environment[name]??'')===''&&(0,external_node_fs_.existsSync)(path)));
}
function variables(text){
return Object.fromEntries((0,lines.aL)(text).map((word)=>word.split('=')));
}
var command_folders=__webpack_require__(78363);
var mount=__webpack_require__(42695);
;
const SIZE=['/usr/bin/du','-sx','--block-size=1','--'];
const COUNT=['/usr/bin/du','-sx','--inodes','--'];
const MAX_ENTRIES=500_000;
const SIZE_MS=20_000;
const COPY_MS=120_000;
const RESERVE=2**30;
async function copyTree(root,to,{without,copies,signal}){
try{
await makeLike(root,to);
const{bavail,bsize}=await(0,promises_.statfs)(to);
const measured=[SIZE,COUNT].map((measure)=>(0,command_folders.pN)([...measure,root],signal,SIZE_MS));
const[size='',entries='']=await Promise.all(measured);
if(Number.parseInt(entries,10)>MAX_ENTRIES)
return `the work tree has more than ${MAX_ENTRIES.toLocaleString('en-US')} files, with those that git ignores`;
if(copies*Number.parseInt(size,10)+RESERVE>bavail*bsize)
return 'the disk has not enough room for a copy';
const left=without.filter((path)=>(0,mount.lQ)(path)||((0,external_node_fs_.existsSync)(path)&&(0,external_node_path_.basename)(path)!=='.git'));
await copyEntries(root,to,left,signal);
return undefined;
}
catch(error){
await(0,command_folders.v$)(to);
signal.throwIfAborted();
if((0,command_folders.N6)(error))
return 'the work tree could not be copied';
throw error;
}
}
async function copyEntries(from,to,without,signal){
const inside=without.filter((path)=>(0,text_paths.UO)(path,from));
const apart=new Set(inside.map((path)=>(0,external_node_path_.join)(from,path.slice(from.length+1).split('/')[0]??'')));
const others=[...apart].flatMap((path)=>['!','-name',(0,external_node_path_.basename)(path).replaceAll(/[*?[\]\\]/g,'\\$&')]);
const entries=['-mindepth','1','-maxdepth','1',...others];
const copy=['/bin/cp','-a','--reflink=auto','-t','.','--','{}','+'];
const find=['/usr/bin/env','-C',to,'/usr/bin/find',from,...entries,'-exec',...copy];
await(0,command_folders.pN)(find,signal,COPY_MS);
for(const path of apart){
const place=(0,external_node_path_.join)(to,(0,external_node_path_.basename)(path));
if(!(0,mount.lQ)(path))
await(0,promises_.writeFile)(place,'');
else
await makeLike(path,place);
if(!without.includes(path))
await copyEntries(path,place,without,signal);
else if((0,external_node_fs_.existsSync)((0,external_node_path_.join)(path,'HEAD')))
await makeRepository(place);
}
}
async function makeRepository(folder){
for(const name of['objects','refs'])
await(0,promises_.mkdir)((0,external_node_path_.join)(folder,name));
await(0,promises_.writeFile)((0,external_node_path_.join)(folder,'HEAD'),'ref: refs/heads/none\n');
}
async function makeLike(folder,made){
const{uid,gid,mode}=await(0,promises_.lstat)(folder);
await(0,promises_.mkdir)(made,{recursive:true,mode:mode&0o777});
await(0,promises_.chown)(made,uid,gid);
}
var external_node_child_process_=__webpack_require__(31421);
var external_node_events_=__webpack_require__(78474);
var external_node_timers_promises_=__webpack_require__(58500);
var spawn=__webpack_require__(69861);
var resource_limits=__webpack_require__(94057);
var external_node_string_decoder_=__webpack_require__(46193);
;
const HEAD_SHARE=0.15;
const CUT_MARGIN=32_768;
class TruncatedOutput{
#limits;
#window;
#start='';
#end='';
#bytes=0;
#lineEnds=0;
#isCut=false;
#file;
constructor(limits){
this.#limits=limits;
this.#window=limits.maxBytes+CUT_MARGIN;
}
push(text){
this.#bytes+=Buffer.byteLength(text);
this.#lineEnds+=countLineEnds(text);
if(this.#isCut)
this.#file?.write(text);
else if(this.#isLong(text)){
this.#isCut=true;
this.#file=this.#limits.createFile?.();
this.#file?.write(this.#start+text);
}
if(this.#end===''&&this.#start.length+text.length<=this.#window)
this.#start+=text;
else
this.#pushEnd(text);
}
text(){
const{redact,maxBytes,maxLines}=this.#limits;
const isWhole=this.#end==='';
const start=redact(this.#start).slice(0,isWhole?undefined:-CUT_MARGIN);
const end=isWhole?undefined:redact(this.#end).slice(CUT_MARGIN);
if(!this.#isCut||(end===undefined&&fits(start,this.#limits)))
return start;
const head=firstPart(start,{bytes:headOf(maxBytes),lines:headOf(maxLines)});
const tail=lastPart(end??start.slice(head.length),{
bytes:maxBytes-headOf(maxBytes),
lines:maxLines-headOf(maxLines)
});
const lineEnd=head.endsWith('\n')?'':'\n';
return `${head}${lineEnd}[… ${this.#missing(head,tail)} omitted${this.#location()} …]\n${tail}`;
}
close(){
this.#file?.close();
}
#pushEnd(text){
if(this.#end===''){
const whole=this.#start+text;
this.#start=whole.slice(0,this.#window);
this.#end=whole;
}
else
this.#end+=text;
if(this.#end.length>2*this.#window)
this.#end=this.#end.slice(-this.#window);
}
#isLong(text){
const{maxBytes,maxLines}=this.#limits;
const lines=this.#lineEnds+(text.endsWith('\n')?0:1);
return this.#bytes>maxBytes||lines>maxLines;
}
#missing(head,tail){
const bytes=Math.max(0,this.#bytes-Buffer.byteLength(head)-Buffer.byteLength(tail));
const lines=this.#lineEnds-countLineEnds(head)-countLineEnds(tail);
return lines>0?`${lines} lines, ${bytes} bytes`:`${bytes} bytes`;
}
#location(){
if(!this.#file||this.#file.bytes===0)
return '';
const{name,bytes,isComplete}=this.#file;
return isComplete?`; full output: ${name}`:`; first ${bytes} bytes: ${name}`;
}
}
function fits(text,{maxBytes,maxLines}){
const lines=countLineEnds(text)+(text.endsWith('\n')?0:1);
return lines<=maxLines&&Buffer.byteLength(text)<=maxBytes;
}
function headOf(limit){
return Math.floor(limit*HEAD_SHARE);
}
function firstPart(text,{bytes,lines}){
const fitting=new external_node_string_decoder_.StringDecoder('utf8').write(Buffer.from(text).subarray(0,bytes));
let end=0;
for(let line=0;line<lines;line+=1){
const next=fitting.indexOf('\n',end);
if(next<0)
break;
end=next+1;
}
return end>0?fitting.slice(0,end):fitting;
}
function lastPart(text,{bytes,lines}){
const all=Buffer.from(text);
const fitting=fromCharacter(all.subarray(-bytes)).toString();
let start=fitting.length;
for(let line=0;line<lines;line+=1){
const previous=start<2?-1:fitting.lastIndexOf('\n',start-2);
if(previous<0)
return start===fitting.length||all.length<=bytes?fitting:fitting.slice(start);
start=previous+1;
}
return fitting.slice(start);
}
function fromCharacter(bytes){
const start=bytes.findIndex((byte)=>(byte&0xc0)!==0x80);
return bytes.subarray(Math.max(start,0));
}
function countLineEnds(text){
return text.split('\n').length-1;
}
var process_tree=__webpack_require__(30108);
var terminal_text=__webpack_require__(42090);
var temporary_usage=__webpack_require__(33899);
var resource_usage=__webpack_require__(45150);
var documentation_url=__webpack_require__(47728);
var external_node_net_=__webpack_require__(77030);
var external_node_util_=__webpack_require__(57975);
;
const MAX_OUTPUT_BYTES=30_000;
const MAX_OUTPUT_LINES=100;
const DRAIN_MS=2_000;
const END_MS=5_000;
async function runCommand(script,run){
const startedAt=performance.now();
const marker=(0,external_node_crypto_.randomUUID)();
const terminal=new terminal_text.m();
const window=createOutput(run);
const mark=new StartMark(run.sandbox.kind==='none'?'':marker);
const pipe=await openOutputPipe(run.pipeFolder,(chunk)=>{
const output=mark.without(chunk);
window.push(terminal.push(output));
run.onOutput?.(output);
});
try{
const marked={...run,marker};
const child=launchCommand(script,{...marked,writer:pipe.writer});
const{exceeded,...end}=await waitForEnd(child,marked);
await Promise.race([pipe.ended,(0,external_node_timers_promises_.setTimeout)(DRAIN_MS,undefined,{ref:false})]);
run.signal.throwIfAborted();
if(!mark.isSeen)
window.push(terminal.push(mark.waiting));
window.push(terminal.end());
const text=window.text();
const{limits}=run.sandbox;
const emptied=hasOwnTmp(run)?await(0,temporary_usage.u)(run.folders.temporary,limits.temporaryMb):undefined;
const notStarted=end.exitCode!==undefined&&!mark.isSeen?NOT_STARTED:undefined;
const note=notStarted??exceeded??emptied??(0,resource_limits.Ub)({...end,output:text},limits);
const output=note===undefined?text:`${text.replace(/(?<=.)\n?$/s,'\n')}[${note}]\n`;
const own=emptied===undefined?end.exitCode:undefined;
const exitCode=notStarted===undefined?own:CANNOT_EXECUTE;
return{...end,exitCode,output,durationMs:Math.round(performance.now()-startedAt)};
}
finally{
pipe.close();
window.close();
}
}
const NOT_STARTED=`The sandbox did not start the command. See ${(0,documentation_url.o)('docs/sandbox.md')} for what a sandbox needs.`;
const CANNOT_EXECUTE=126;
class StartMark{
#line;
waiting=Buffer.alloc(0);
isSeen;
constructor(mark){
this.#line=Buffer.from(`${mark}\n`);
this.isSeen=mark==='';
}
without(chunk){
if(this.isSeen)
return chunk;
this.waiting=Buffer.concat([this.waiting,chunk]);
const at=this.waiting.indexOf(this.#line);
if(at<0)
return Buffer.alloc(0);
this.isSeen=true;
return Buffer.concat([this.waiting.subarray(0,at),this.waiting.subarray(at+this.#line.length)]);
}
}
function hasOwnTmp({sandbox}){
return sandbox.temporary!==undefined;
}
function createOutput({outputs,redact}){
const limits={maxBytes:MAX_OUTPUT_BYTES,maxLines:outputs?MAX_OUTPUT_LINES:MAX_OUTPUT_BYTES};
return new TruncatedOutput({...limits,redact,createFile:()=>outputs?.create()});
}
function launchCommand(script,run){
const{sandbox,cwd,marker,writer}=run;
try{
run.signal.throwIfAborted();
const launch=sandbox.wrap({
...run,
script,
startMark:marker,
environment:{...run.environment,[process_tree.tl]:marker}
});
return(0,spawn.Nu)(launch,{cwd,stdio:[sandbox.usesParentDeathPipe?'pipe':'ignore',writer,writer]});
}
finally{
(0,external_node_fs_.closeSync)(writer);
}
}
async function waitForEnd(child,run){
const settled=new AbortController();
const{signal}=settled;
const exit=(0,external_node_events_.once)(child,'exit',{signal});
const timeout=(0,external_node_timers_promises_.setTimeout)(run.timeoutMs,undefined,{signal});
const abort=(0,external_node_events_.once)(run.signal,'abort',{signal});
const usage=limitExceeded(child,run,signal);
try{
const reason=await Promise.race([
exit.then(()=>({hasExited:true})),
timeout.then(()=>({timedOut:true})),
abort.then(()=>({})),
usage
]);
const{hasExited=false,timedOut=false,exceeded}=reason;
await(0,process_tree.vo)(child,run);
if(!hasExited)
await Promise.race([exit,(0,external_node_timers_promises_.setTimeout)(END_MS,undefined,{signal})]);
return{exitCode:hasExited?(0,spawn.FO)(child):undefined,timedOut,exceeded};
}
finally{
settled.abort();
await Promise.allSettled([exit,timeout,abort]);
}
}
async function limitExceeded(child,run,signal){
const{pid}=child;
const never=new Promise(()=>undefined);
if(pid===undefined)
return never;
const{limits}=run.sandbox;
const{home,temporary}=run.folders;
const own=hasOwnTmp(run)?temporary:undefined;
const exceeded=await(0,resource_usage.i)({leader:pid,limits,folders:[run.cwd,home],temporary:own,signal});
return exceeded===undefined?never:{exceeded:`The command was killed: ${exceeded}.`};
}
const SYSTEM_PATH='/usr/bin:/bin';
async function openOutputPipe(folder,onChunk){
const path=(0,external_node_path_.join)(folder,(0,external_node_crypto_.randomUUID)());
await(0,external_node_util_.promisify)(external_node_child_process_.execFile)('mkfifo',['-m','600',path],{env:{PATH:SYSTEM_PATH}});
const descriptor=(0,external_node_fs_.openSync)(path,external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_NONBLOCK);
const writer=(0,external_node_fs_.openSync)(path,external_node_fs_.constants.O_WRONLY);
const reader=new external_node_net_.Socket({fd:descriptor,readable:true,writable:false});
reader.on('data',onChunk);
return{
writer,
ended:(0,external_node_events_.once)(reader,'close'),
close:()=>{
reader.destroy();
(0,external_node_fs_.rmSync)(path,{force:true});
}
};
}
var find_declared_checks=__webpack_require__(72427);
var files_files=__webpack_require__(93597);
var near_name=__webpack_require__(58804);
;
const MAX_NAMES=3;
const MIN_SIMILARITY=0.6;
function nearestPaths(path,files){
const wanted=analyze(path.toLowerCase().replace(/\/+$/,''));
const scored=[];
for(const candidate of new Set([...files,...foldersOf(files)])){
const score=scoreOf(wanted,candidate.toLowerCase());
if(score>0)
scored.push({path:candidate,score});
}
return scored
.sort((a,b)=>b.score-a.score||(a.path<b.path?-1:1))
.slice(0,MAX_NAMES)
.map((each)=>each.path);
}
function foldersOf(files){
const folders=new Set();
for(const file of files){
for(let end=file.lastIndexOf('/');end>0;end=file.lastIndexOf('/',end-1)){
const folder=file.slice(0,end);
if(folders.has(folder))
break;
folders.add(folder);
}
}
return folders;
}
function analyze(path){
const name=(0,text_paths.Vb)(path);
return{path,name,names:path.split('/'),stem:stemOf(name),pairs:(0,near_name.nF)(name)};
}
function scoreOf(wanted,path){
if(wanted.path===path)
return 3;
const name=(0,text_paths.Vb)(path);
if(wanted.name===name)
return 2+sharedNames(wanted,path);
if(wanted.stem===stemOf(name))
return 1+sharedNames(wanted,path);
const common=commonPairs(wanted,name);
return common>=MIN_SIMILARITY?common:0;
}
function stemOf(name){
const dot=name.lastIndexOf('.');
return dot<=0?name:name.slice(0,dot);
}
function sharedNames({names},path){
const others=new Set(path.split('/'));
return names.filter((name)=>others.has(name)).length/(names.length+1);
}
function commonPairs({name,pairs},other){
const[count,otherCount]=[name.length-1,other.length-1];
if(count<1||otherCount<1||2*Math.min(count,otherCount)<MIN_SIMILARITY*(count+otherCount))
return 0;
return(0,near_name.k8)(pairs,(0,near_name.nF)(other));
}
var resolve_inside=__webpack_require__(1699);
;
async function resolveWorkingFolder(root,path,listFiles){
const relative=await(0,errors.NN)((0,resolve_inside.LI)(root,path),undefined,(error)=>error instanceof resolve_inside.ig);
if(relative===undefined)
return{path:'',isClamped:true};
const kind=await(0,files_files.oq)(root,relative);
if(kind==='folder')
return{path:relative,isClamped:false};
if(kind!==undefined)
throw new errors.v4(`${path} is not a folder. Name a folder, or omit cwd for the root.`);
const nearest=nearestPaths(path,[...foldersOf(await listFiles())]);
const hint=nearest.length>0?`Did you mean ${nearest.join(', ')}?`:'Omit cwd for the root.';
throw new errors.v4(`There is no folder ${path}. ${hint}`);
}
;
const LIMITS={maxBytes:20*2**20,maxTotalBytes:100*2**20};
class OutputFiles{
#folder;
#limits;
#files=[];
#count=0;
constructor(folder,limits=LIMITS){
this.#folder=folder;
this.#limits=limits;
}
pathOf(name){
return this.#files.find((file)=>file.name===name)?.path;
}
create(){
const{maxBytes,maxTotalBytes}=this.#limits;
const hasRoom=()=>this.#files.reduce((sum,{bytes})=>sum+bytes,maxBytes)<=maxTotalBytes;
while(this.#files.length>0&&!hasRoom())
(0,external_node_fs_.rmSync)(this.#files.shift()?.path??'',{force:true});
const number=this.#count+1;
const path=(0,external_node_path_.join)(this.#folder,`${number}.txt`);
return(0,errors.OJ)(()=>{
(0,external_node_fs_.mkdirSync)(this.#folder,{recursive:true,mode:0o700});
const file=new OutputFile({name:`output:${number}`,path,maxBytes});
this.#count=number;
this.#files.push(file);
return file;
});
}
}
class OutputFile{
name;
path;
#maxBytes;
#descriptor;
bytes=0;
isComplete=true;
constructor({name,path,maxBytes}){
this.name=name;
this.path=path;
this.#maxBytes=maxBytes;
this.#descriptor=(0,external_node_fs_.openSync)(path,'w',0o600);
}
write(text){
if(!this.isComplete)
return;
const all=Buffer.from(text);
const fitting=all.subarray(0,this.#maxBytes-this.bytes);
this.isComplete=fitting.length===all.length;
const written=(0,errors.OJ)(()=>{
(0,external_node_fs_.writeFileSync)(this.#descriptor,fitting);
return fitting.length;
});
if(written===undefined)
this.isComplete=false;
this.bytes+=written??0;
}
close(){
(0,external_node_fs_.closeSync)(this.#descriptor);
}
}
var root_files=__webpack_require__(25178);
var closed_paths=__webpack_require__(31657);
var git_folders=__webpack_require__(95750);
var late_sandbox=__webpack_require__(70782);
var none=__webpack_require__(69082);
var tree_mounts=__webpack_require__(39735);
var trust_contexts=__webpack_require__(3805);
var shell_quote=__webpack_require__(41609);
;
const MAX_STDERR_BYTES=2_000;
const GRACE_MS=300;
const background_process_END_MS=5_000;
const background_process_DRAIN_MS=200;
function startBackgroundProcess([program,...args],run){
const{sandbox,cwd,redact,wrap=(plain)=>plain}=run;
const marker=(0,external_node_crypto_.randomUUID)();
const script=wrap(['exec',...[program,...args].map(shell_quote.eC)].join(' '));
const environment={...run.environment,[process_tree.tl]:marker};
const launch=sandbox.wrap({...run,script,environment,isBackground:true});
const child=(0,spawn.Nu)(launch,{cwd,stdio:['pipe','pipe','pipe']});
for(const stream of[child.stdin,child.stdout,child.stderr])
stream.on('error',()=>undefined);
let stderr=Buffer.alloc(0);
child.stderr.on('data',(chunk)=>{
stderr=Buffer.concat([stderr,chunk]).subarray(-(MAX_STDERR_BYTES+CUT_MARGIN));
});
const errorsClosed=new Promise((resolve)=>child.stderr.once('close',resolve));
const outputClosed=new Promise((resolve)=>child.stdout.once('close',resolve));
const killAll=()=>{
child.stderr.destroy();
return(0,process_tree.vo)(child,{sandbox,marker});
};
let reason;
const watch=new AbortController();
void(0,resource_usage.i)({
...{leader:child.pid??0,limits:sandbox.limits,folders:[],temporary:undefined},
signal:watch.signal
}).then(async(exceeded)=>{
if(exceeded===undefined)
return;
reason??=exceeded;
await killAll();
});
const ended=endOf(child).then(async(how)=>{
watch.abort();
await Promise.race([errorsClosed,pause(background_process_DRAIN_MS)]);
await killAll();
return reason??how;
});
const end=async()=>{
child.stdin.end();
await Promise.race([ended,pause(GRACE_MS)]);
if(child.exitCode===null&&child.signalCode===null)
await killAll();
child.stdout.resume();
await Promise.race([Promise.all([ended,outputClosed]),pause(background_process_END_MS)]);
child.stdin.destroy();
child.stdout.destroy();
};
return{
input:child.stdin,
output:child.stdout,
ended,
stderrTail:()=>{
const isCut=stderr.length===MAX_STDERR_BYTES+CUT_MARGIN;
const margin=isCut?(0,terminal_text.e)(stderr.subarray(0,CUT_MARGIN).toString()).length:0;
const text=redact((0,terminal_text.e)(stderr.toString())).slice(margin);
return text.slice(-MAX_STDERR_BYTES).toWellFormed().trim();
},
end
};
}
function endOf(child){
return new Promise((resolve)=>{
child.once('error',(error)=>{
resolve(`it could not be started: ${(0,errors.bD)(error)}`);
});
child.once('exit',()=>{
resolve(`exit code ${(0,spawn.FO)(child)}`);
});
});
}
function pause(ms){
return(0,external_node_timers_promises_.setTimeout)(ms,undefined,{ref:false});
}
var view_file=__webpack_require__(42922);
var git_look=__webpack_require__(56296);
;
const list_folder_MAX_ENTRIES=500;
async function listFolder(path,{git,files,signal}){
const look=new git_look.yx(git_look.i7,signal);
const hidden=await git.hidden();
const pathOf=({name})=>(path===''?name:`${path}/${name}`);
const found=await(0,files_files.Il)(git.root,path,look);
const all=found.filter((entry)=>!(0,text_paths.U5)(pathOf(entry),hidden));
const shown=all.slice(0,list_folder_MAX_ENTRIES);
const ignored=await files.ignored(shown.map(pathOf),look);
const entries=await Promise.all(shown.map(async(entry)=>{
const listed={...entry,isIgnored:ignored.has(pathOf(entry))};
const target=entry.kind==='link'?await targetOf(git.root,pathOf(entry)):undefined;
return target?{...listed,target}:listed;
}));
return{kind:'folder',path,entries,more:all.length-shown.length};
}
async function targetOf(root,link){
const path=await(0,files_files.io)(root,link);
if(path===undefined)
return undefined;
try{
return{path,kind:(await(0,files_files.oq)(root,await(0,resolve_inside.LI)(root,link)))??'missing'};
}
catch(error){
if(error instanceof resolve_inside.ig)
return{path,kind:'outside'};
if(error instanceof errors.v4||(0,errors.Or)(error))
return{path,kind:'missing'};
throw error;
}
}
var open_file=__webpack_require__(75455);
var git_names=__webpack_require__(67135);
var at_once=__webpack_require__(51511);
var search_glob=__webpack_require__(3573);
;
const MAX_BYTES=64*1024*1024;
const MAX_DEPTH=3;
const BATCH=500;
const MAX_CONFIRMED=200;
class WorkTreeFiles{
#git;
constructor(git){
this.#git=git;
}
files(signal){
return this.#below({folder:'',ignored:false},new git_look.yx(git_look.i7,signal));
}
async find({glob,folder},signal){
const look=new git_look.yx(git_look.i7,signal);
const visible=await this.#below({folder,ignored:false},look);
const isIgnored=visible.length===0&&folder!==''&&(await this.ignored([folder],look)).size>0;
const all=isIgnored?await this.#below({folder,ignored:true},look):visible;
const start=folder===''?'':`${folder}/`;
const below=start===''?all:all.map((file)=>file.slice(start.length));
for(const{interpretation,pattern,ignoreCase}of(0,search_glob.ij)(glob)){
const files=(0,search_glob.yZ)([pattern],below,{ignoreCase});
if(files.length>0)
return{files:await this.#confirmed(files.map((file)=>start+file)),interpretation,isIgnored};
}
return{files:[],interpretation:'glob',isIgnored};
}
async #confirmed(files){
const shown=files.slice(0,MAX_CONFIRMED);
const exists=await Promise.all(shown.map((file)=>(0,files_files.a4)(this.#git.root,file)));
return[...shown.filter((_,index)=>exists[index]),...files.slice(MAX_CONFIRMED)];
}
async largerThan(bytes,listing,look){
const large=[];
const files=await this.#below(listing,look);
for(let start=0;start<files.length;start+=BATCH){
await(0,at_once.h)();
look.throwIfOver();
const batch=files.slice(start,start+BATCH);
const stats=await Promise.all(batch.map((file)=>(0,files_files.iV)(this.#git.root,file)));
large.push(...batch.filter((_,index)=>(stats[index]?.size??0)>bytes));
}
return large;
}
async ignored(paths,look){
if(paths.length===0)
return new Set();
const args=['-c','core.quotePath=false','check-ignore','--',...paths.map((path)=>`./${path}`)];
const lines=await this.#output(args,{folder:'',separator:'\n'},look);
const names=lines.map((line)=>(line.startsWith('"')?(0,git_names.L)(line.slice(1,-1)):line));
return new Set(names.map((name)=>name.slice('./'.length)));
}
async #below({folder,ignored,depth=0},look){
const repository=await this.#repositoryOf(folder);
const start=repository===''?'':`${repository}/`;
const pathspec=folder===repository?[]:[`:(literal)${folder.slice(start.length)}`];
const args=['ls-files','--others','-z',...(ignored?[]:['--exclude-standard']),'--',...pathspec];
const names=await this.#output(args,{folder:repository,separator:'\0'},look);
look.list(names.map((name)=>start+name));
const files=[];
const hidden=await this.#git.hidden();
for(const name of names){
if((0,text_paths.U5)(start+name,hidden))
continue;
if(!name.endsWith('/'))
files.push(start+name);
else if(depth<MAX_DEPTH){
const inside={folder:start+name.slice(0,-1),ignored,depth:depth+1};
files.push(...(await this.#below(inside,look)));
}
}
return files;
}
async #repositoryOf(folder){
const names=folder.split('/');
for(let count=folder===''?0:names.length;count>0;count-=1){
const candidate=names.slice(0,count).join('/');
if(await(0,files_files.a4)(this.#git.root,`${candidate}/.git`))
return candidate;
}
return '';
}
async #output(args,{folder,separator},look){
const chunks=[];
let size=0;
const take=(chunk)=>{
chunks.push(chunk);
size+=chunk.length;
return size<MAX_BYTES;
};
const parts=()=>Buffer.concat(chunks).toString().split(separator).filter(Boolean);
try{
const{exitCode,stderr,stoppedBy}=await this.#git.run(args,{take,folder,look});
if(stoppedBy==='enough')
throw look.cutOff(parts(),'the list of them is too long');
if(stderr.includes('beyond a symbolic link')){
throw new errors.v4('A folder was replaced with a symbolic link, which is not followed.');
}
if(exitCode>1)
throw new Error(`git ${args[0]??''} failed: ${stderr}`);
return parts();
}
catch(error){
if(error instanceof git_look.UB)
look.throwIfOver(parts());
throw error;
}
}
}
var private_repository=__webpack_require__(17565);
;
const MAX_STDERR=2_000;
const KILLED=137;
class IsolatedGit{
#root;
#parts;
#gitFolder;
#isReady;
constructor(root,parts){
this.#root=root;
this.#parts=parts;
this.#gitFolder=(0,external_node_path_.join)(parts.stateFolder,'empty.git');
}
exclude(paths){
return(0,private_repository.lf)(this.#gitFolder,paths);
}
get root(){
return this.#root;
}
async hidden(){
return(await this.#parts.guard)?.hidden??[];
}
async run(args,{take,folder,look,timeoutMs}){
await(this.#isReady??=this.#makeEmptyRepository());
const timeout=timeoutMs===undefined?undefined:AbortSignal.timeout(timeoutMs);
const root=(0,external_node_path_.join)(this.#root,folder);
const child=(0,external_node_child_process_.spawn)('git',args,{
cwd:root,
env:{
...(0,hardened_environment.jm)(this.#parts.searchPath),
GIT_DIR:this.#gitFolder,
GIT_WORK_TREE:root,
LC_ALL:'C.UTF-8'
},
signal:timeout?AbortSignal.any([look.signal,timeout]):look.signal,
killSignal:'SIGKILL',
stdio:['ignore','pipe','pipe']
});
child.on('error',()=>undefined);
const stderr=[];
child.stderr.on('data',(chunk)=>stderr.push(chunk.toString()));
const taking=takeAll(child.stdout,take).finally(()=>{
if(!child.stdout.readableEnded)
child.kill('SIGKILL');
});
const endWatch=look.watchGit(this.#root,this.#gitFolder);
try{
const[hasEnough]=await Promise.all([taking,(0,external_node_events_.once)(child,'close')]);
if(hasEnough)
return{exitCode:0,stderr:'',stoppedBy:'enough'};
const text=stderr.join('').slice(0,MAX_STDERR);
return{exitCode:child.exitCode??KILLED,stderr:text,stoppedBy:undefined};
}
catch(error){
look.throwIfOver();
if(timeout?.aborted)
return{exitCode:0,stderr:'',stoppedBy:'time'};
throw error;
}
finally{
endWatch();
}
}
async #makeEmptyRepository(){
await(0,promises_.mkdir)((0,external_node_path_.join)(this.#gitFolder,'objects'),{recursive:true});
await(0,promises_.mkdir)((0,external_node_path_.join)(this.#gitFolder,'refs'),{recursive:true});
await(0,promises_.writeFile)((0,external_node_path_.join)(this.#gitFolder,'HEAD'),'ref: refs/heads/none\n');
}
}
async function takeAll(output,take){
for await(const chunk of output)
if(!take(chunk))
return true;
return false;
}
;
const MAX_LINE_BYTES=300;
const BEFORE_MATCH_BYTES=100;
const MAX_PENDING_BYTES=1024*1024;
const LINE_FEED=10;
class GrepOutput{
#limits;
#admit;
#admissions=new Map();
#lines=[];
#files=new Set();
#binaries=[];
#pending=[];
#pendingBytes=0;
#matches=0;
constructor(limits,admit){
this.#limits=limits;
this.#admit=admit;
}
push(chunk){
const records=this.#split(chunk).flatMap(parse);
const paths=new Set(records.map(({path})=>path).filter((path)=>!this.#admissions.has(path)));
const admissions=this.#admit([...paths]);
for(const[index,path]of[...paths].entries())
this.#admissions.set(path,admissions[index]??'excluded');
for(const record of records)
if(this.#admissions.get(record.path)==='included')
this.#add(record);
return this.#matches<this.#limits.maxCounted;
}
get found(){
return{
lines:this.#lines,
matches:this.#matches,
files:this.#files.size,
binaries:this.#binaries,
skipped:[...this.#admissions.values()].filter((admission)=>admission==='skipped').length
};
}
#split(chunk){
const lines=[];
let start=0;
for(let end=chunk.indexOf(LINE_FEED);end>=0;end=chunk.indexOf(LINE_FEED,start)){
lines.push(this.#completed(chunk.subarray(start,end)));
start=end+1;
}
if(start<chunk.length&&this.#pendingBytes<MAX_PENDING_BYTES){
this.#pending.push(chunk.subarray(start));
this.#pendingBytes+=chunk.length-start;
}
return lines;
}
#completed(end){
if(this.#pending.length===0)
return end;
const isCut=this.#pendingBytes>=MAX_PENDING_BYTES;
const line=Buffer.concat(isCut?this.#pending:[...this.#pending,end]);
this.#pending=[];
this.#pendingBytes=0;
return line;
}
#add(record){
if(record.kind==='binary'){
this.#binaries.push(record.path);
return;
}
const{kind,path,line}=record;
const isMatch=kind==='match';
if(isMatch){
this.#matches+=1;
this.#files.add(path);
}
if(this.#isReturned(record))
this.#lines.push({path,line,isMatch,text:shorten(record,this.#limits.redact)});
}
#isReturned({kind,path,line}){
const{maxMatches,context}=this.#limits;
if(this.#matches!==maxMatches||kind==='match')
return this.#matches<=maxMatches;
const last=this.#lines.findLast(({isMatch})=>isMatch);
return last?.path===path&&line<=last.line+context;
}
}
function parse(record){
const pathEnd=record.indexOf(0);
const lineEnd=record.indexOf(0,pathEnd+1);
if(pathEnd<0||lineEnd<0){
const binary=/^Binary file (.*) matches$/.exec(record.toString('utf8',0,5_000))?.[1];
return binary===undefined?[]:[{kind:'binary',path:binary}];
}
const place={
path:record.toString('utf8',0,pathEnd),
line:Number(record.toString('latin1',pathEnd+1,lineEnd))
};
const columnEnd=record.indexOf(0,lineEnd+1);
const column=columnEnd<0?'':record.toString('latin1',lineEnd+1,Math.min(columnEnd,lineEnd+12));
return/^\d{1,10}$/.test(column)
?[{kind:'match',...place,text:record.subarray(columnEnd+1),match:Number(column)-1}]
:[{kind:'context',...place,text:record.subarray(lineEnd+1),match:0}];
}
function shorten({text:line,match:column},redact){
if(line.length<=MAX_LINE_BYTES)
return line.toString().replace(/\r$/,'');
const{text,match}=redactedAround(column,line,redact);
const start=Math.max(0,Math.min(match-BEFORE_MATCH_BYTES,text.length-MAX_LINE_BYTES));
const end=start+MAX_LINE_BYTES;
const part=text
.subarray(start,end)
.toString()
.replaceAll(/^\ufffd+|\ufffd+$/g,'');
return `${start>0?'…':''}${part}${end<text.length?'…':''}`;
}
function redactedAround(match,line,redact){
const from=Math.max(0,match-CUT_MARGIN);
const near=line.subarray(from,match+CUT_MARGIN).toString();
const redacted=redact(near);
if(redacted===near)
return{text:line,match};
return{text:Buffer.from(redacted),match:Math.min(match-from,redacted.length)};
}
;
const FIRST_TIMEOUT_MS=4_000;
const SECOND_TIMEOUT_MS=16_000;
const MAX_FILE_BYTES=50*1024*1024;
const MAX_COUNTED=10_000;
const SECONDS=(FIRST_TIMEOUT_MS+SECOND_TIMEOUT_MS)/ 1000;
const MAX_EXCLUDED=100;
class TextSearch{
#git;
#files;
#redact;
constructor(git,files,redact){
this.#git=git;
this.#files=files;
this.#redact=redact;
}
async lines(query,signal){
if(query.pattern.includes('\0')){
throw new errors.v4('The pattern contains a NUL character, which never occurs in text. Remove it.');
}
if(query.pattern.includes('\n')){
throw new errors.v4('The pattern contains a line break, but the search looks at single lines. Search for one of its lines.');
}
const look=new git_look.yx(git_look.i7,signal);
const found=await this.#confirmed(query,false,look);
if(found.matches>0||query.path==='')
return{...found,isIgnored:false};
const isIgnored=(await this.#files.ignored([query.path],look)).size>0;
return{...(isIgnored?await this.#confirmed(query,true,look):found),isIgnored};
}
async #confirmed(query,ignored,look){
const found=await this.#grep(query,ignored,look);
return{...found,...(await confirmMatches(this.#git.root,found,look))};
}
async #grep(query,ignored,look){
const first=await this.#attempt(query,{ignored,excluded:[],timeoutMs:FIRST_TIMEOUT_MS},look);
if(first.end.stoppedBy!=='time'&&!/out of memory/i.test(first.end.stderr))
return resultOf(query,first);
const large=await this.#files.largerThan(MAX_FILE_BYTES,{folder:query.path,ignored},look);
const tooLarge=large.filter((file)=>file!==query.path).slice(0,MAX_EXCLUDED);
const second=await this.#attempt(query,{ignored,excluded:tooLarge,timeoutMs:SECOND_TIMEOUT_MS},look);
return{...resultOf(query,second),tooLarge};
}
async #attempt(query,{ignored,excluded,timeoutMs},look){
const limits={...query,maxCounted:MAX_COUNTED,redact:this.#redact};
const pathspecs=(0,search_glob.Pf)(query.globs,query.path);
const globs=pathspecs?[]:query.globs;
const hidden=await this.#git.hidden();
const output=new GrepOutput(limits,(paths)=>this.#admit(paths,{...query,globs,hidden}));
const args=[
...optionsOf(query),
...[ignored?'--no-exclude-standard':'--exclude-standard','--'],
...(pathspecs??[`:(literal)${query.path}`]),
...excluded.map((path)=>`:(exclude,literal)${path}`)
];
const take=(chunk)=>output.push(chunk);
const end=await this.#git.run(args,{take,folder:'',look,timeoutMs});
return{found:output.found,end};
}
#admit(paths,{globs,path,hidden}){
const start=path===''?0:path.length+1;
const below=paths.map((each)=>each.slice(start));
const matching=globs.length===0?undefined:new Set((0,search_glob.yZ)(globs,below));
return paths.map((each)=>{
if(matching?.has(each.slice(start))===false||(0,text_paths.U5)(each,hidden))
return 'excluded';
return this.#isOwn(each)?'included':'skipped';
});
}
#isOwn(path){
return(0,errors.OJ)(()=>(0,files_files.Z4)(path,(0,external_node_fs_.lstatSync)((0,external_node_path_.join)(this.#git.root,path))))??false;
}
}
function resultOf(query,{found,end}){
if(end.exitCode>1)
throw searchError(query,end);
if(end.stoppedBy==='time'&&found.matches===0){
throw new errors.v4(`The search took longer than ${SECONDS} s. Search a narrower path or a simpler pattern.`);
}
return{...found,tooLarge:[],stoppedBy:end.stoppedBy};
}
function optionsOf({pattern,isLiteral,ignoreCase,context}){
return[
...['grep','--no-index','--no-textconv','--no-color','--full-name','-n','--column','-z'],
...(context>0?[`-C${context}`]:[]),
...(ignoreCase?['-i']:[]),
...[isLiteral?'-F':'-P','-e',pattern]
];
}
function searchError({pattern},{stderr}){
const reason=/match limit exceeded|JIT stack/.test(stderr)
?'the pattern takes too many steps on a long line. Exclude minified files with glob, or use fewer repetitions'
:(describeRegexError(pattern)??stderr.replace(/^fatal: (?:-e option, |command line, )?/,'').trim());
return new errors.v4(`The search failed: ${reason}. Fix the regular expression, or set literal to true.`);
}
function describeRegexError(pattern){
const open=[];
let before='';
for(const{text,index}of tokensOf(pattern)){
const at=`at character ${index+1}`;
if(text==='\\')
return `the backslash ${at} has nothing after it`;
if(text==='[')
return `the [ ${at} is never closed`;
if(text==='(')
open.push(index);
if(text===')'&&open.pop()===undefined)
return `the ) ${at} closes nothing`;
if(/^[*+?]$/.test(text)&&/^[(|]?$/.test(before))
return `the ${text} ${at} has nothing to repeat`;
before=text;
}
const unclosed=open.at(-1);
return unclosed===undefined?undefined:`the ( at character ${unclosed+1} is never closed`;
}
function tokensOf(pattern){
const token=/\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\(\?[^)\s]|[^]/g;
return[...pattern.matchAll(token)].map(({0:text,index})=>({text:text.startsWith('(?')?'(':text,index}));
}
const search_text_LINE_FEED=10;
async function confirmMatches(root,result,look){
const byPath=Map.groupBy(result.lines,({path})=>path);
const unconfirmed=new Set();
for(const[path,lines]of byPath){
look.throwIfOver();
if(!(await containsLines({root,look},path,lines)))
unconfirmed.add(path);
}
if(unconfirmed.size===0)
return result;
const lines=result.lines.filter(({path})=>!unconfirmed.has(path));
return{
...result,
lines,
matches:result.matches-countMatches(result.lines)+countMatches(lines),
files:result.files-unconfirmed.size,
skipped:result.skipped+unconfirmed.size
};
}
function countMatches(lines){
return lines.filter(({isMatch})=>isMatch).length;
}
async function containsLines({root,look},path,lines){
const wanted=new Set(lines.map(({line})=>line));
const reading=(0,files_files.mn)(root,path,(file,{size})=>{
look.read([{path,bytes:size}]);
return readLines(file,wanted);
});
const actual=await(0,files_files.Mh)(reading,undefined);
return lines.every(({line,text})=>actual?.get(line)?.includes(withoutEllipses(text)));
}
function withoutEllipses(text){
return text.replace(/^…/,'').replace(/…$/,'');
}
async function readLines(file,wanted){
const last=Math.max(...wanted);
const lines=new Map();
let parts=[];
let number=1;
const complete=()=>{
if(wanted.has(number))
lines.set(number,Buffer.concat(parts).toString());
parts=[];
number+=1;
};
for await(const chunk of file.chunks()){
let start=0;
for(let end=chunk.indexOf(search_text_LINE_FEED);end>=0;end=chunk.indexOf(search_text_LINE_FEED,start)){
if(wanted.has(number))
parts.push(Buffer.from(chunk.subarray(start,end)));
complete();
start=end+1;
}
if(number>last)
break;
if(wanted.has(number))
parts.push(Buffer.from(chunk.subarray(start)));
}
complete();
return lines;
}
;
const MAX_HASHED_BYTES=1024*1024;
class WorkspaceReader{
#parts;
#tree;
constructor(parts){
this.#parts=parts;
this.#tree=this.#place(parts.root,(path)=>path,parts.guard);
}
#place(root,shown,guard){
const git=new IsolatedGit(root,{...this.#parts,guard});
const files=new WorkTreeFiles(git);
return{root,git,files,search:new TextSearch(git,files,this.#parts.redact),shown};
}
ofCopy(root){
return new WorkspaceReader({...this.#parts,root});
}
exclude(paths){
return this.#tree.git.exclude(paths);
}
#placeOf(path){
const temporary=this.#parts.temporary?.();
const inTmp=temporary===undefined?undefined:(0,resolve_inside.QU)(this.#parts.root,path);
if(temporary===undefined||inTmp===undefined)
return{place:this.#tree,inside:path};
return{place:this.#place(temporary,resolve_inside.GD),inside:inTmp};
}
files(signal){
return this.#tree.files.files(signal);
}
async view(path,range,signal){
const output=this.#outputPath(path);
if(output!==undefined){
const env_1={stack:[],error:void 0,hasError:false};
try{
const file=(0,modules.mS)(env_1,new open_file.T(output,external_node_fs_.constants.O_RDONLY),false);
return{path,...(await(0,view_file.Ie)(file,{range,redact:this.#parts.redact,signal}))};
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
(0,modules.hk)(env_1);
}
}
const{place,relative}=await this.locate(path);
return this.explainingErrors(path,signal,async()=>{
if((await(0,files_files.oq)(place.root,relative))==='folder')
return this.listFolder(path,signal);
const{redact}=this.#parts;
const view=await(0,files_files.mn)(place.root,relative,(file)=>(0,view_file.Ie)(file,{range,redact,signal}));
return{path:place.shown(relative),...view};
});
}
async readBytes(path,maxBytes,signal){
const{place,relative}=await this.locate(path);
return this.explainingErrors(path,signal,()=>(0,files_files.mn)(place.root,relative,async(file,{size})=>{
if(size<=maxBytes)
return await file.content();
throw new errors.v4(`${path} has ${size} bytes; the limit is ${maxBytes}.`);
}));
}
async listFolder(path,signal){
const{place,relative}=await this.locate(path);
const folder=await this.explainingErrors(path,signal,()=>listFolder(relative,{...place,signal}));
return{...folder,path:place.shown(relative)};
}
async fingerprint(path,signal){
const output=this.#outputPath(path);
if(output!==undefined)
return output;
const{place,relative}=await this.locate(path);
return(0,files_files.mn)(place.root,relative,async(file,stats)=>{
signal.throwIfAborted();
if(stats.size>MAX_HASHED_BYTES)
return identityOf(stats);
return(0,view_file.Rj)(await file.content());
});
}
async findFiles(glob,path,signal){
const{place,relative:folder}=await this.locate(path);
const kind=await(0,files_files.oq)(place.root,folder);
if(kind===undefined)
throw await this.#missing(path,signal);
if(kind!=='folder')
throw new errors.v4(`${path} is not a folder. Name a folder, or omit path.`);
const found=await place.files.find({glob:(0,text_paths.lp)(glob,place.root),folder},signal);
return{...found,files:found.files.map(place.shown)};
}
async search(query,signal){
const output=this.#outputPath(query.path);
if(output!==undefined){
const outputs=this.#place((0,external_node_path_.dirname)(output),()=>query.path);
return searchIn(outputs,{...query,path:(0,external_node_path_.basename)(output),globs:[]},signal);
}
const{place,relative:path}=await this.locate(query.path);
const kind=await(0,files_files.oq)(place.root,path);
if(kind===undefined)
throw await this.#missing(query.path,signal);
const globs=kind==='folder'?query.globs:[];
const relative=globs.map((glob)=>relativeGlob(glob,[place.root,path]));
return searchIn(place,{...query,path,globs:relative},signal);
}
async explainingErrors(path,signal,work){
try{
return await work();
}
catch(error){
if(!(0,errors.Or)(error))
throw error;
if(error.code!=='ENOENT')
throw new errors.v4(explain(path,error.code),{cause:error});
throw await this.#missing(path,signal,error);
}
}
async #missing(path,signal,cause){
const{place,inside}=this.#placeOf(path);
const files=await place.files.files(signal);
if(files.includes(external_node_path_.posix.normalize(inside))){
return new errors.v4(`${path} is a broken symbolic link. Use list_directory to see its target.`);
}
const nearest=nearestPaths(inside,files).map(place.shown);
const hint=nearest.length>0?` Did you mean ${nearest.join(', ')}?`:' Use find_files to find it.';
return new errors.v4(`${path} does not exist.${hint}`,{cause});
}
async locate(path){
const{place,inside}=this.#placeOf(path);
return{
place,
relative:place===this.#tree?await this.resolve(path):await(0,resolve_inside.LI)(place.root,inside)
};
}
async resolve(path){
const relative=await(0,resolve_inside.LI)(this.#parts.root,path);
if(!(0,text_paths.U5)(relative,await this.hidden()))
return relative;
throw new errors.v4(`${path} is closed to tools and commands. Use git to see history.`);
}
hidden(){
return this.#tree.git.hidden();
}
async requireChangeable(path){
if(!(0,text_paths.U5)(path,(await this.#parts.guard)?.kept))
return;
throw new errors.v4(`${path} was not changed: the configuration of git makes git read it. Only people change it.`);
}
#outputPath(path){
const output=this.#parts.outputs.pathOf(path);
if(output===undefined&&/^output:\d+$/.test(path)){
throw new errors.v4(`${path} does not exist or was deleted. Run the command again.`);
}
return output;
}
}
function relativeGlob(glob,folders){
const sign=glob.startsWith('!')?'!':'';
return sign+folders.reduce(text_paths.lp,glob.slice(sign.length));
}
async function searchIn({search,shown},query,signal){
const{lines,...found}=await search.lines(query,signal);
const[binaries,tooLarge]=[found.binaries.map(shown),found.tooLarge.map(shown)];
return{...found,lines:lines.map((line)=>({...line,path:shown(line.path)})),binaries,tooLarge};
}
function identityOf({ino,size,mtimeMs,ctimeMs}){
return[ino,size,mtimeMs,ctimeMs].join(':');
}
function explain(path,code){
switch(code){
case 'ENOTDIR':
return `${path} is not a folder, or one of the names before it is a file.`;
case 'ELOOP':
return `${path} was replaced with a symbolic link, which is not followed.`;
case 'EACCES':
case 'EPERM':
return `${path} cannot be opened: permission denied.`;
case 'ENXIO':
return `${path} is not a regular file.`;
default:
return `${path} cannot be opened: ${code??'unknown error'}.`;
}
}
;
const DEFAULT_TIMEOUT_MS=120_000;
const MAX_LEFT=10;
const workspace_SYSTEM_PATH='/usr/local/bin:/usr/bin:/bin';
const NO_LIST='agent.yml lists hosts under network, but with sandbox: off commands have access to the whole network. Remove the list, or choose a sandbox.';
const NO_CONFINEMENT='agent.yml lists writable-paths, but with sandbox: off commands can change everything. Remove the list, or choose a sandbox.';
const ONLY_REPOSITORY='A patch changes only files of the repository. Use write_file or edit_file in /tmp.';
const NO_SANDBOX='No command can be run, because no sandbox works on this machine. Use only the file tools, and say in your summary '+
'that nothing was run.';
async function openWorkspace(options){
const{networkLimit=true}=options;
const network=(0,settings.f)(options.network??false,networkLimit);
const expected=expectedSandbox(options.sandbox);
if(expected?.kind==='none'&&hostsOf(network).length>0)
throw new errors.yo(NO_LIST);
if(expected?.kind==='none'&&options.writablePaths)
throw new errors.yo(NO_CONFINEMENT);
const root=await(0,promises_.realpath)(options.root);
await(0,promises_.mkdir)(options.stateFolder,{recursive:true,mode:0o700});
if((0,text_paths.UO)(await(0,promises_.realpath)(options.stateFolder),root)){
throw new errors.yo(`${options.stateFolder} is in the work tree ${root}. Set TMPDIR to a folder outside of it.`);
}
const guard=(0,tree_mounts.Qk)({root,environment:options.environment},(0,closed_paths.t7)(options.closed??[]));
guard.catch(()=>undefined);
if(expected?.temporary!==undefined)
await(0,promises_.mkdir)(expected.temporary,{recursive:true});
const declared=await(0,find_declared_checks.U)(await(0,root_files.W)(root));
const environment={PATH:workspace_SYSTEM_PATH,...options.environment,...toolVariables(options.environment)};
const trusted=await(0,hardened_environment.Zw)(root,environment);
const home=expected?.home??'/nonexistent';
const outputs=new OutputFiles((0,external_node_path_.join)(options.stateFolder,'outputs'));
const redact=options.redact??((text)=>text);
return new Workspace({
root,
sandbox:options.sandbox,
environment:commandEnvironment(environment,home),
trusted:commandEnvironment(trusted,home),
commands:options.commands,
checks:options.verify??declared.tests.map((run)=>({run,quick:undefined,reports:[]})),
packageChecks:[],
reader:new WorkspaceReader({
root,
stateFolder:options.stateFolder,
searchPath:trusted['PATH']??workspace_SYSTEM_PATH,
outputs,
redact,
guard,
temporary:()=>expectedSandbox(options.sandbox)?.temporary
}),
guard,
pipeFolder:options.stateFolder,
outputs,
redact,
network,
networkLimit,
writablePaths:options.writablePaths,
readable:[],
openRoute:async(hosts,allowsMirrors)=>{
const[{openRoute},{openInternet}]=await Promise.all([
__webpack_require__.e(6035).then(__webpack_require__.bind(__webpack_require__,26035)),
__webpack_require__.e(1344).then(__webpack_require__.bind(__webpack_require__,41344))
]);
const{stateFolder,internet=openInternet(),warn=()=>undefined}=options;
const{settingsFile='agent.yml'}=options;
return openRoute({hosts,settingsFile,allowsMirrors,stateFolder,internet,onRefusal:warn});
}
});
}
function expectedSandbox(sandbox){
return sandbox instanceof late_sandbox.W?sandbox.expected:sandbox;
}
function hostsOf(network){
return typeof network==='boolean'?[]:network;
}
class Workspace{
root;
checks;
packageChecks;
reader;
#parts;
constructor(parts){
this.root=parts.root;
this.checks=parts.checks;
this.packageChecks=parts.packageChecks;
this.reader=parts.reader;
this.#parts=parts;
}
get shownRoot(){
return this.#parts.shownRoot??this.root;
}
get sandbox(){
return expectedSandbox(this.#parts.sandbox);
}
async testedSandbox(){
const{sandbox}=this.#parts;
const tested=sandbox instanceof late_sandbox.W?await sandbox.tested():sandbox;
if(!tested)
throw new errors.v4(NO_SANDBOX);
return tested;
}
with({environment,searchPath,readable}){
const parts=this.#parts;
const added=(to)=>{
return{...to,...environment,PATH:[...searchPath,to['PATH']??workspace_SYSTEM_PATH].join(':')};
};
const environments={environment:added(parts.environment),trusted:added(parts.trusted)};
return new Workspace({...parts,...environments,readable:[...parts.readable,...readable]});
}
get verifyCommands(){
return this.checks.map(({run})=>run);
}
async declaredChecks(){
return(await(0,find_declared_checks.U)(await(0,root_files.W)(this.root))).tests;
}
withPackageChecks(packageChecks){
return new Workspace({...this.#parts,packageChecks});
}
async copy(signal,copies=1){
const parts=this.#parts;
const hidden=await parts.guard.then((guard)=>guard.hidden).catch(()=>undefined);
if(!this.isBounded||!hidden)
return 'no sandbox separates commands from it';
const root=(0,external_node_path_.join)(await(0,promises_.realpath)(parts.pipeFolder),`copy-${(0,external_node_crypto_.randomUUID)()}`);
const without=['.git',...hidden].map((path)=>(0,external_node_path_.join)(this.root,path));
const obstacle=await copyTree(this.root,root,{without,copies,signal});
const own={root,copy:root,shownRoot:this.shownRoot,reader:parts.reader.ofCopy(root)};
return obstacle??new Workspace({...parts,...own});
}
async ofData(files,signal){
const parts=this.#parts;
const root=(0,external_node_path_.join)(await(0,promises_.realpath)(parts.pipeFolder),`data-${(0,external_node_crypto_.randomUUID)()}`);
await makeLike(this.root,root);
const changes=[...files].map(([path,content])=>({path,content:Buffer.from(content)}));
await(0,apply_changes.Y)(root,changes,signal);
const data={root,copy:root,isData:true,reader:parts.reader.ofCopy(root)};
return Object.assign(new Workspace({...parts,...data}),{[Symbol.asyncDispose]:()=>(0,command_folders.v$)(root)});
}
withoutCommands(){
return new Workspace({...this.#parts,sandbox:undefined});
}
withFirstCheck(run){
const rest=this.checks.filter((check)=>check.run!==run);
const first=this.checks.find((check)=>check.run===run)??{run,quick:undefined,reports:[]};
return new Workspace({...this.#parts,checks:[first,...rest]});
}
keepOutput(text){
const file=this.#parts.outputs.create();
file?.write(text);
file?.close();
return file?.name;
}
get hosts(){
return hostsOf(this.#parts.network);
}
get allowedCommands(){
const{commands:setting}=this.#parts;
if(!this.isBounded)
return{kind:'lines',lines:typeof setting==='object'?setting:[],readingPrograms:reading_programs.S};
return typeof setting==='object'?{kind:'reading-and-rules',rules:setting}:{kind:setting??'default'};
}
get isBounded(){
return this.sandbox!==undefined&&this.sandbox.kind!=='none';
}
async resolve(path){
const{place,relative}=await this.reader.locate(path);
return place.shown(relative);
}
async exists(path){
const{place,relative}=await this.reader.locate(path);
return(0,files_files.a4)(place.root,relative);
}
async readFile(path,signal){
const{place,relative}=await this.reader.locate(path);
const content=await this.reader.explainingErrors(path,signal,()=>(0,files_files.aL)(place.root,relative));
return{path:place.shown(relative),content};
}
async writeFile(path,content,signal){
const{place,relative}=await this.reader.locate(path);
const{root,shown}=place;
if(root===this.root)
await this.#requireWritable(relative);
const isNew=!(await(0,files_files.a4)(root,relative));
await(0,apply_changes.Y)(root,[{path:relative,content:Buffer.from(content)}],signal);
return{path:shown(relative),isNew};
}
async applyChanges(changes,signal){
if(changes.some(({path})=>path.startsWith('/')))
throw new errors.v4(ONLY_REPOSITORY);
for(const{path}of changes)
await this.#requireWritable(path);
await(0,apply_changes.Y)(this.root,changes,signal);
}
async #requireWritable(path){
const{writablePaths=[]}=this.#parts;
await this.reader.requireChangeable(path);
if((0,writable_paths.nH)(path,this.#parts.writablePaths))
return;
throw new errors.v4(`${path} was not changed: agent.yml allows changes only in ${(0,format.rL)(writablePaths,20)}.`);
}
files(signal){
return this.reader.files(signal);
}
async leftRepositories(){
if(!this.sandbox)
return undefined;
try{
const{repositories:known}=await this.#parts.guard;
const left=(await(0,git_folders.vL)(this.root)).repositories.filter((path)=>!known.includes(path));
if(left.length===0)
return undefined;
return `The work left a repository in ${(0,format.rL)(left,MAX_LEFT)}, which a list of changes may not show and no undo removes. In it, git runs what its configuration names: delete what you did not ask for.`;
}
catch(error){
if(error instanceof mount.GK)
return error.message;
throw error;
}
}
workingFolder(path,signal){
return resolveWorkingFolder(this.root,path,()=>this.reader.files(signal));
}
async judge(command,folder=''){
const{commands:setting}=this.#parts;
const{isBounded,root}=this;
if(!this.sandbox)
throw new errors.v4(NO_SANDBOX);
if(this.#isOwnCheck(command))
return{kind:'allowed',rules:[command.trim()]};
const{judgeCommand}=await Promise.all([__webpack_require__.e(9863),__webpack_require__.e(2536),__webpack_require__.e(8542)]).then(__webpack_require__.bind(__webpack_require__,22536));
const judgment=judgeCommand(command,{setting,isBounded});
if(judgment.kind==='allowed'){
for(const path of judgment.paths??[])
await this.reader.resolve((0,external_node_path_.isAbsolute)(path)?path:`./${folder}/${path}`);
return judgment;
}
if(!isBounded)
return judgment;
return judgeCommand(command,{setting,isBounded,packageBinaries:await(0,find_declared_checks.I)(root)});
}
#isOwnCheck(command){
const lines=[...this.checks.flatMap(({run,quick})=>[run,quick]),...this.packageChecks];
return lines.includes(command.trim());
}
async run(command,options){
const env_1={stack:[],error:void 0,hasError:false};
try{
const{pipeFolder,root,copy,isData,readable,writablePaths,redact}=this.#parts;
const sandbox=await this.#sandboxFor(command,options);
const{timeoutMs=DEFAULT_TIMEOUT_MS,cwd='.',allowsMirrors=false,keepsOutput=false}=options;
const{writable=[],onOutput,context,signal}=options;
const network=(0,settings.f)(options.network??this.#parts.network,this.#parts.networkLimit);
const seesTree=context!=='tools';
const environment=this.#parts[typeof context==='object'&&'keeps' in context?'trusted':'environment'];
const folder=seesTree?(0,external_node_path_.join)(root,await(0,resolve_inside.LI)(root,cwd)):'/';
const outputs=keepsOutput?this.#parts.outputs:undefined;
const confinedTo=context==='agent'?writablePaths?.map((path)=>(0,external_node_path_.join)(root,path)):undefined;
const folders=(0,modules.mS)(env_1,await sandbox.contexts.open(context,signal),true);
const ownFolder=seesTree?[]:[(0,trust_contexts.yi)(sandbox.home)];
const own={folders,readable,writable:[...writable,...ownFolder],confinedTo};
const where={cwd:folder,copy,isData,seesTree,...own};
const run={sandbox,environment,pipeFolder,outputs,redact,...where,timeoutMs,onOutput,signal};
const hosts=hostsOf(network);
if(hosts.length===0)
return await runCommand(command,{...run,network:network===true});
if(sandbox.kind==='none')
throw new errors.yo(NO_LIST);
const route=(0,modules.mS)(env_1,await this.#parts.openRoute(hosts,allowsMirrors),true);
const withRoute={...run,network:false,readable:[...readable,...route.readable]};
const result=await runCommand(route.wrap(command),withRoute);
return{...result,output:`${endingLine(result.output)}${route.notes()}`};
}
catch(e_1){
env_1.error=e_1;
env_1.hasError=true;
}
finally{
const result_1=(0,modules.hk)(env_1);
if(result_1)
await result_1;
}
}
async #sandboxFor(command,{isFromModel=false}){
const sandbox=await this.testedSandbox();
if(sandbox.kind!=='none'||!isFromModel||this.#isOwnCheck(command))
return sandbox;
const{plainCommand}=await Promise.all([__webpack_require__.e(9863),__webpack_require__.e(8476)]).then(__webpack_require__.bind(__webpack_require__,38476));
const words=plainCommand(command);
if(!words)
throw new errors.v4('Without a sandbox, only one command of plain words can run.');
return(0,none.F)(sandbox,words);
}
async startBackgroundProcess(command,options){
const env_2={stack:[],error:void 0,hasError:false};
try{
const{root,readable,redact,networkLimit}=this.#parts;
const network=(0,settings.f)(options.network,networkLimit);
const sandbox=await this.testedSandbox();
const hosts=hostsOf(network);
if(hosts.length>0&&sandbox.kind==='none')
throw new errors.v4(NO_LIST);
const opened=(0,modules.mS)(env_2,new AsyncDisposableStack(),true);
const folders=opened.use(await sandbox.contexts.open('alone'));
const route=hosts.length>0?opened.use(await this.#parts.openRoute(hosts,false)):undefined;
const started=startBackgroundProcess(command,{
sandbox,
cwd:root,
folders,
readable:[...readable,...(route?.readable??[])],
redact,
environment:{...this.#parts.environment,...options.environment},
network:route===undefined&&network===true,
wrap:(script)=>route?.wrap(script)??script
});
const kept=opened.move();
void started.ended.then(()=>kept.disposeAsync());
return started;
}
catch(e_2){
env_2.error=e_2;
env_2.hasError=true;
}
finally{
const result_2=(0,modules.hk)(env_2);
if(result_2)
await result_2;
}
}
}
function endingLine(output){
return output===''||output.endsWith('\n')?output:`${output}\n`;
}
})
};
;
