"use strict";
exports.id=3576;
exports.ids=[3576];
exports.modules={
40042:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__,{
keepKilledWork:()=>(keepKilledWork)
});
var _actions_core__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2327);
var _errors_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(59973);
var _run_publish_keep_change_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64770);
var _run_rooms_prepare_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(68759);
var _secrets_collect_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1624);
var _secrets_redact_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(26837);
var _secrets_scan_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(52897);
var _settings_given_files_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(2343);
var _job_checkout_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(15181);
const MAX_MS=20_000;
async function keepKilledWork({work,baseCommit:startSha},context){
if(!work||startSha===undefined)
return undefined;
const signal=AbortSignal.timeout(MAX_MS);
const reopen=(own)=>(0,_job_checkout_js__WEBPACK_IMPORTED_MODULE_7__.p5)(context,own);
const secrets=(0,_secrets_collect_js__WEBPACK_IMPORTED_MODULE_3__.V4)(_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput,context.environment);
const redact=(0,_secrets_redact_js__WEBPACK_IMPORTED_MODULE_4__.lY)(secrets);
let kept;
try{
const checkout=await reopen(signal);
const files={configPath:_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput('config-path'),givenFiles:(0,_settings_given_files_js__WEBPACK_IMPORTED_MODULE_6__.bp)(_actions_core__WEBPACK_IMPORTED_MODULE_0__.getInput)};
const base=await(0,_run_rooms_prepare_js__WEBPACK_IMPORTED_MODULE_2__.xu)({startSha,baseSha:work.rules,mergeBase:undefined},checkout,files);
const keeper={
reopenCheckout:reopen,
containsSecret:(0,_secrets_scan_js__WEBPACK_IMPORTED_MODULE_5__.I)(secrets),
redact,
savePatch:()=>false,
emit:(event)=>{
if(event.kind==='change-unpublished'&&event.paths.length>0)
kept=event;
if(event.kind==='warning')
_actions_core__WEBPACK_IMPORTED_MODULE_0__.warning(redact(event.text));
},
signal
};
const touched=new Set(work.touched);
await(work.recorded===undefined
?
(0,_run_publish_keep_change_js__WEBPACK_IMPORTED_MODULE_1__.r9)({startSha,baseline:work.baseline,touched,onlyTouched:true},base,keeper)
:(0,_run_publish_keep_change_js__WEBPACK_IMPORTED_MODULE_1__._Q)({startSha,tree:work.recorded},base,keeper));
}
catch(error){
_actions_core__WEBPACK_IMPORTED_MODULE_0__.warning(redact(`The change of the killed run could not be kept: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_8__.bD)(error)}`));
}
return kept;
}
}),
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
59281:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
C:()=>(writePatch),
X:()=>(applyPatch)
});
var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _changes_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(65586);
var _diff_trees_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(70712);
var _git_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(43999);
var _objects_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(68219);
const PATCH_BYTES=1024*1024;
const READ_FACTOR=16;
async function writePatch(git,{base,tree,maxBytes=PATCH_BYTES}){
const all=await(0,_diff_trees_js__WEBPACK_IMPORTED_MODULE_4__.tX)(git,base,tree);
const readable=await filesWithin(git,all,maxBytes*READ_FACTOR);
const isComplete=readable.length===all.length;
const text=await diff(git,{base,tree:isComplete?tree:await(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,base,readable)});
const whole=text.includes('\ufffd')?await withBinaryForm(git,base,readable):text;
return within(whole,maxBytes,isComplete);
}
function diff(git,{base,tree},config={}){
const format=['-r','-p','--binary','--full-index','--no-renames','--no-color'];
return git.run(['diff-tree',...format,'--no-ext-diff','--no-textconv',base,tree],{config});
}
async function withBinaryForm(git,base,all){
const[text,binary]=[[],[]];
for(const difference of all){
const{oldBlob,newBlob}=difference;
const contents=await Promise.all([oldBlob,newBlob].filter((id)=>id!==_diff_trees_js__WEBPACK_IMPORTED_MODULE_4__.iG).map((id)=>(0,_objects_js__WEBPACK_IMPORTED_MODULE_6__.gm)(git,id)));
const list=contents.every((content)=>(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content))?text:binary;
list.push(difference);
}
const attributes=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.directory,'info','binary');
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(attributes,'* -diff\n');
const parts=[
await diff(git,{base,tree:await(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,base,text)}),
await diff(git,{base,tree:await(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,base,binary)},{'core.attributesFile':attributes})
];
return parts.join('');
}
function within(text,maxBytes,isComplete){
if(Buffer.byteLength(text)<=maxBytes)
return{text,isComplete};
return{text:wholeFilesWithin(text,maxBytes),isComplete:false};
}
async function filesWithin(git,all,maxBytes){
const blobs=all.flatMap(({oldBlob,newBlob})=>[oldBlob,newBlob]);
const sizes=await(0,_objects_js__WEBPACK_IMPORTED_MODULE_6__.Iv)(git,blobs);
return all.filter(fits(maxBytes,(_,index)=>(sizes[2*index]??0)+(sizes[2*index+1]??0)));
}
function wholeFilesWithin(text,maxBytes){
const[first='',...others]=text.split('\ndiff --git ');
return[first,...others.map((file)=>`diff --git ${file}`)]
.map((file)=>(file.endsWith('\n')?file:`${file}\n`))
.filter(fits(maxBytes,(file)=>Buffer.byteLength(file)))
.join('');
}
function fits(maxBytes,sizeOf){
let bytesLeft=maxBytes;
return(item,index)=>{
const bytes=sizeOf(item,index);
if(bytes>bytesLeft)
return false;
bytesLeft-=bytes;
return true;
};
}
async function applyPatch(git,{base,patch}){
const indexFile=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.directory,'index-of-approval');
await git.run(['read-tree',base],{indexFile});
const apply=['apply','--cached','--whitespace=nowarn','-'];
if(!(await(0,_git_js__WEBPACK_IMPORTED_MODULE_5__.kz)(git,apply,{indexFile,input:patch})))
return undefined;
return(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__._0)(git,base,(await git.run(['write-tree'],{indexFile})).trim());
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
11879:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
F:()=>(parseHunks)
});
const HEADER=/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?([^]*)$/;
function parseHunks(text){
const hunks=[];
let[left,right]=[0,0];
for(const line of text.replace(/\n$/,'').split('\n')){
const header=HEADER.exec(line);
const lines=hunks.at(-1)?.lines;
if(header){
const hunk=hunkOf(header);
hunks.push(hunk);
left=hunk.left.start;
right=hunk.right.start;
}
else if(lines&&line.startsWith('\\')){
const last=lines.pop();
if(last)
lines.push({...last,hasLineFeed:false});
}
else if(lines){
const kind=kindOf(line);
lines.push({
kind,
left:kind==='added'?undefined:left++,
right:kind==='removed'?undefined:right++,
text:line.slice(1),
hasLineFeed:true
});
}
}
return hunks;
}
function hunkOf([,leftStart,leftCount='1',rightStart,rightCount='1',heading='']){
return{
left:rangeOf(Number(leftStart),Number(leftCount)),
right:rangeOf(Number(rightStart),Number(rightCount)),
heading,
lines:[]
};
}
function rangeOf(start,count){
return count===0?{start:start+1,end:start}:{start,end:start+count-1};
}
function kindOf(line){
if(line.startsWith('+'))
return 'added';
return line.startsWith('-')?'removed':'context';
}
}),
31657:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Ku:()=>(runnerFolders),
PV:()=>(homeIn),
Wm:()=>(programIn),
h2:()=>(homesOfPeople),
t7:()=>(realPaths)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(59973);
var _text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(60409);
function runnerFolders(temp,program){
const[,running]=/^(.+)\/externals\/[^/]+\/bin\/node$/.exec(program)??[];
return[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temp,'..','..'),...(running===undefined?[]:[running])];
}
function homesOfPeople(){
const accounts=((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/etc/passwd','utf8'))??'').split('\n');
return accounts.flatMap((line)=>{
const[,,uid,,,folder]=line.split(':');
const isPerson=uid==='0'||Number(uid)>=FIRST_PERSON;
return isPerson&&folder?.startsWith('/')&&folder!=='/'?folder:[];
});
}
const FIRST_PERSON=1000;
function homeIn(root,homes){
return realPaths(homes).find((home)=>[...(0,_text_normalized_path_js__WEBPACK_IMPORTED_MODULE_2__.Zv)(home),home].some((folder)=>isSameFolder(folder||'/',root)));
}
function programIn(root,nodeOptions='',options=process.execArgv){
const words=[nodeOptions,...options].flatMap((text)=>text.split(/[\s"'=]+|file:\/\//)).filter(Boolean);
const unknown=words.findIndex((word,index)=>LOADS.test(word)&&words[index+1]?.startsWith('/')!==true);
if(unknown!==-1)
return words.slice(unknown,unknown+2).join(' ');
const folders=words.filter((word)=>word.includes('/')).map((word)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(word)));
return homeIn(root,[process.argv[1]??'',process.execPath,...folders]);
}
const LOADS=/^(-r|--(require|import|(experimental[-_])?loader|experimental[-_]default[-_]config[-_]file))$/;
function isSameFolder(one,other){
const[a,b]=[one,other].map((path)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path,{bigint:true})));
return one===other||(a!==undefined&&a.dev===b?.dev&&a.ino===b.ino);
}
function realPaths(paths){
return[...new Set(paths.flatMap((path)=>(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__.OJ)(()=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path))??[]))];
}
})
};
;
