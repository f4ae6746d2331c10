"use strict";
exports.id=2732;
exports.ids=[2732];
exports.modules={
59642:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
v:()=>(pause)
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58500);
async function pause(milliseconds,signal){
try{
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds,undefined,{signal});
}
catch(error){
signal?.throwIfAborted();
throw error;
}
}
}),
13316:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
l:()=>(excludePaths)
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760);
var _text_git_names_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(67135);
async function excludePaths(gitDir,paths){
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'info'),{recursive:true});
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,'info','exclude'),paths.map((path)=>`/${(0,_text_git_names_js__WEBPACK_IMPORTED_MODULE_2__.b)(path)}\n`).join(''));
}
}),
56296:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Mi:()=>(CHANGE_LIMITS),
UB:()=>(TreeTooLarge),
i7:()=>(LIST_LIMITS),
yx:()=>(Look)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(59973);
var _text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2754);
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760);
var _text_format_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(79623);
var _machine_program_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(44931);
const MB=2**20;
const CHANGE_LIMITS={
counted:'new or changed files',
entries:100_000,
bytes:2_048*MB,
seconds:180
};
const LIST_LIMITS={counted:'files',entries:1_000_000,bytes:1_024*MB,seconds:60};
const MAX_NAMES=128*MB;
const PATIENCE_MS=500;
class TreeTooLarge extends _errors_js__WEBPACK_IMPORTED_MODULE_4__.yo{
name='TreeTooLarge';
}
class Look{
signal;
#limits;
#timeout;
#blocked=new AbortController();
#entries=[];
#reads=[];
#bytes=0;
#names=0;
#patternFiles=[];
constructor(limits,signal){
this.#limits=limits;
this.#timeout=AbortSignal.timeout(limits.seconds*1000);
this.signal=AbortSignal.any([...(signal?[signal]:[]),this.#timeout,this.#blocked.signal]);
}
watchGit(root,gitDirectory){
const ended=new AbortController();
const search=async()=>{
const signal=AbortSignal.any([ended.signal,this.signal]);
const{pipes,patternFiles}=await delayingFiles(root,(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory,'index'),signal);
this.#patternFiles=patternFiles;
if(pipes[0]!==undefined)
this.#blocked.abort(new TreeTooLarge(blockedBy(pipes[0])));
};
const timer=setTimeout(()=>void search(),PATIENCE_MS);
return()=>{
clearTimeout(timer);
ended.abort();
};
}
list(paths){
const{entries,counted}=this.#limits;
for(const path of paths){
this.#entries.push({path,weight:1});
this.#names+=path.length;
}
if(this.#names>MAX_NAMES)
throw this.cutOff([],'their names are too long');
if(this.#entries.length<=entries)
return;
const{path,weight}=heaviestFolder(this.#entries);
throw tooLarge(path,`has ${number(weight)} ${counted}, and the limit is ${number(entries)}`);
}
read(files){
const{bytes:limit,counted}=this.#limits;
for(const{path,bytes}of files){
this.#reads.push({path,weight:bytes});
this.#bytes+=bytes;
}
if(this.#bytes<=limit)
return;
const{path,weight}=heaviestFolder(this.#reads);
throw tooLarge(path,`has ${megabytes(weight)} in ${counted}, and the limit is ${megabytes(limit)}`);
}
throwIfOver(seen=[]){
if(!this.signal.aborted)
return;
if(this.signal.reason!==this.#timeout.reason)
this.signal.throwIfAborted();
const took=`looking at it took longer than ${this.#limits.seconds} s`;
if(this.#patternFiles.length===0)
throw this.cutOff(seen,took);
throw new TreeTooLarge(`The work tree could not be read, because ${took}. Git compares every path with the patterns of these files, which are large or have just changed: `+
`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__.rL)(this.#patternFiles.map(_text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q),MAX_NAMED)}. Shorten or restore them in the command that writes them.`);
}
cutOff(seen,why){
const all=[...this.#entries,...seen.map((each)=>({path:each,weight:1}))];
const{path,weight}=heaviestFolder(all);
if(weight===0)
return new TreeTooLarge(`The work tree could not be read, because ${why}.`);
return tooLarge(path,`has at least ${number(weight)} ${this.#limits.counted}, and ${why}`);
}
}
function blockedBy(pipe){
return `${(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(pipe)} is a named pipe, for which git waits without end. Delete it in the command that creates it.`;
}
function tooLarge(folder,what){
const name=folder===''?'The root of the repository':(0,_text_visible_text_js__WEBPACK_IMPORTED_MODULE_0__.Q)(folder);
const remedy=folder===''?'Add them to .gitignore':'Add the folder to .gitignore';
return new TreeTooLarge(`${name} ${what}. ${remedy}, or delete them in the command that creates them.`);
}
const MAX_DEPTH=8;
const MAX_SAMPLE=20_000;
function heaviestFolder(all){
const step=Math.ceil(all.length/ MAX_SAMPLE);
const sample=all.filter((_,index)=>index%step===0);
const half=weightOf(sample)/ 2;
let inside=sample;
let path='';
for(let depth=1;depth<=MAX_DEPTH;depth+=1){
const below=inside.filter((each)=>each.path.split('/',depth+1).length>depth);
const children=Map.groupBy(below,(each)=>each.path.split('/',depth).join('/'));
const heavy=[...children].find(([,files])=>weightOf(files)>half);
if(!heavy)
break;
[path,inside]=heavy;
}
return{path,weight:weightOf(path===''?all:all.filter((each)=>each.path.startsWith(`${path}/`)))};
}
function weightOf(files){
return files.reduce((sum,{weight})=>sum+weight,0);
}
function megabytes(bytes){
return `${number(Math.round(bytes/ MB))} MB`;
}
function number(value){
return value.toLocaleString('en-US');
}
const OPENED_BY_NAME=['.gitignore','.gitattributes','.gitmodules','.mailmap'];
const WITH_PATTERNS=['.gitignore','.gitattributes'];
const MANY_PATTERNS_KIB=1_024;
const MAX_NAMED=3;
async function delayingFiles(root,index,signal){
const pipes=['-type','p','(',...anyName(OPENED_BY_NAME),'-o','-path','*/.git/*',')','-printf','p%P\\0'];
const isNewer=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(index)?['-o','-cnewer',index]:[];
const size=['(','-size',`+${MANY_PATTERNS_KIB}k`,...isNewer,')'];
const patterns=['-type','f','(',...anyName(WITH_PATTERNS),')',...size,'-printf','f%P\\0'];
const place={workTree:root,environment:{PATH:'/usr/bin:/bin',LC_ALL:'C'},cwd:root,signal};
const output=await(0,_machine_program_js__WEBPACK_IMPORTED_MODULE_3__.m)('find',['.',...pipes,'-o',...patterns],place).catch((error)=>error.stdout??'');
const found=signal.aborted?[]:output.split('\0');
const marked=(letter)=>found.filter((each)=>each.startsWith(letter)).map((each)=>each.slice(1));
return{pipes:marked('p'),patternFiles:marked('f')};
}
const anyName=(names)=>names.flatMap((name)=>['-o','-name',name]).slice(1);
}),
44931:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
m:()=>(runProgram),
o:()=>(leaveProgram)
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421);
var node_util__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(57975);
var _hardened_environment_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(22388);
async function runProgram(name,args,{workTree,environment,input='',...more}){
const options={...more,env:await(0,_hardened_environment_js__WEBPACK_IMPORTED_MODULE_2__.Zw)(workTree,environment),maxBuffer:64*1024*1024};
const running=(0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(name,[...args],options);
running.child.stdin?.on('error',()=>undefined).end(input);
return(await running).stdout;
}
async function leaveProgram(name,args,place){
const env=await(0,_hardened_environment_js__WEBPACK_IMPORTED_MODULE_2__.Zw)(place.workTree,place.environment);
return(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(name,args,{stdio:'ignore',detached:true,env});
}
}),
62973:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
NJ:()=>(isSameBranch),
eB:()=>(isValidBranchName),
uO:()=>(headRef)
});
var _near_name_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58804);
const ALLOWED=/^(?!@$)[A-Za-z0-9_@][A-Za-z0-9/_.,#+@-]*$/;
const MAX_LENGTH=244;
function isValidBranchName(name){
if(name.length>MAX_LENGTH||!ALLOWED.test(name))
return false;
if(name.includes('..')||/^(HEAD|refs)(\/|$)/i.test(name)||name.includes('@{')||(0,_near_name_js__WEBPACK_IMPORTED_MODULE_0__.TS)(name))
return false;
return name.split('/').every((part)=>part!==''&&!/^[.-]|\.$|\.lock$/i.test(part));
}
function isSameBranch(one,other){
return one.normalize('NFKC').toLowerCase()===other.normalize('NFKC').toLowerCase();
}
function headRef(branch){
return `refs/heads/${branch}`;
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
99377:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
u:()=>(isLockFile)
});
const LOCK_FILE=/(^|\/)(package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|deno\.lock|(uv|poetry|pdm|Pipfile|Cargo|Gemfile|composer|mix|pubspec|flake)\.lock|pylock(\.[^/]+)?\.toml|gems\.locked|go\.(work\.)?sum|gradle\.lockfile|packages\.lock\.json|paket\.lock|Podfile\.lock|Package\.resolved)$/;
function isLockFile(path){
return LOCK_FILE.test(path);
}
}),
37991:
((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.d(__webpack_exports__,{
Q:()=>(noReplyAddress)
});
function noReplyAddress({login,id},host){
return `${id}+${login}@users.noreply.${host}`;
}
})
};
;
